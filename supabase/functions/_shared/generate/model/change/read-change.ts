import { planSection } from '../../../content/lesson-plan.ts'
import { CANNOT_SAY } from '../../../content/planner/follow/words.data.ts'
import { IN_ENGLISH } from '../../../content/planner/read/corrections/corrections.data.ts'
import { areaCorrected } from '../../../content/planner/read/corrections/corrections.ts'
import { lessonAfter } from '../../../content/planner/read/follow-up.ts'
import { askedChange } from '../../../content/planner/read/follow-ups/asked-change.ts'
import type { PlannerInput } from '../../../content/planner/read/input.ts'
import { requestIn } from '../../../content/planner/read/pasted.ts'
import { sheetIn } from '../../../content/planner/read/wishes/sheet.ts'
import { withoutYearOfSome } from '../../../content/planner/read/words/year-of-some.ts'
import { yearsIn } from '../../../content/planner/read/years.ts'
import type { Want } from '../../../content/understood.ts'
import { collectSections } from '../collect-sections.ts'
import type { WritingContext } from '../section-request.ts'
import { changeRequest } from './change-request.ts'
import { changeWire, type ReadChange } from './change-wire.ts'
import { goalsOf, partsOf, type Target, yearOf } from './document-parts.ts'
import { editedOutline } from './document-shown.ts'
import { newLength } from './new-length.ts'
import { saidByModel } from './said-by-model.ts'

/** What is done with a message under a document. */
export type Change =
  | { kind: 'new' }
  | { kind: 'words'; words: string }
  | {
      kind: 'parts'
      ids: readonly string[]
      minutes: number | null
      told: readonly string[]
      read: ReadChange
    }

const WHICH_PART =
  'I could not tell what to change, so the document is as it was. Name a part of it, such as “the start” or “the questions”, and say how it should be.'

/** Forms whose names a plan's own parts have too: under a plan, a model says which is meant. */
const ALSO_A_PART: ReadonlySet<Want> = new Set(['vocabulary cards', 'exit tickets'])

/** Puts something into the plan itself, such as "add a quiz at the end". */
const INTO_PLAN =
  /\b(?:add|put|include|have|finish|start|end)\b[^.!?]*\b(?:at the (?:very )?(?:start|beginning|end)|(?:to|into|in) (?:the|this|my) (?:lesson|plan|start|end)|as (?:the|a) (?:starter|hook|warm[ -]?up|plenary))\b/i

/** True for words that ask for another form, other levels or another language, and for nothing else. */
function isOtherForm(text: string, { generatorType }: PlannerInput, { kind }: Target): boolean {
  const followUps = askedChange(text, generatorType)?.followUps ?? []
  const isForm =
    !(kind === 'plan' && INTO_PLAN.test(text)) &&
    followUps.length > 0 &&
    followUps.every((one) => one.kind === 'form' && !(kind === 'plan' && ALSO_A_PART.has(one.want)))
  const isLevels = kind === 'resource' && sheetIn(text).levels !== null
  return isForm || isLevels || IN_ENGLISH.pattern.test(text)
}

/** True where the message says plainly what only another document can be: another year or area, other goals, the next lesson. */
function isPlainlyNew(input: PlannerInput, target: Target): boolean {
  const text = withoutYearOfSome(requestIn(input.content))
  const years = yearsIn(text)
  const printed = yearsIn(yearOf(target) ?? '')
  const otherYear = years.length > 0 && printed.length > 0 && !years.some((year) => printed.includes(year))
  const known = goalsOf(target).map(({ goalId }) => goalId)
  const otherGoals = (input.context?.goals ?? []).some(({ id, missing }) => !missing && !known.includes(id))
  const shown = target.kind === 'plan' ? `# Lesson plan: ${planSection(target.doc, 'header')?.title}` : ''
  if (isOtherForm(text, input, target)) return true
  return otherYear || otherGoals || areaCorrected([text]) !== null || lessonAfter(text, shown) !== null
}

/** Thanks need no call to a model. */
function isThanks({ content, generatorType }: PlannerInput): boolean {
  const followUps = askedChange(requestIn(content), generatorType)?.followUps ?? []
  return followUps.length === 1 && followUps.every((one) => one.kind === 'cannot' && one.why === 'thanks')
}

/** What was read, without words that no teacher is to be shown. */
const readOf = (read: ReadChange): ReadChange => ({ ...read, say: saidByModel(read.say) })

function changeOf(read: ReadChange, input: PlannerInput, target: Target): Change {
  if (read.means === 'new document') return { kind: 'new' }
  const { minutes, told } = newLength(input.content, target, read.understood)
  const isUnderstood = read.means === 'sections' || (read.means === 'unclear' && minutes !== null)
  if (!isUnderstood) return { kind: 'words', words: read.say.trim() || WHICH_PART }
  const ids = [...new Set([...read.sections, ...(minutes === null ? [] : ['header', 'phases'])])]
  return ids.length === 0
    ? { kind: 'words', words: read.say.trim() || told[0] || WHICH_PART }
    : { kind: 'parts', ids, minutes, told, read }
}

/** Reads what a message means for the document above it: which of its sections, another document, or words alone. */
export async function readChange(context: WritingContext, target: Target): Promise<Change> {
  const { input, ask, signal } = context
  if (isThanks(input)) return { kind: 'words', words: CANNOT_SAY.thanks }
  const parts = partsOf(target)
  if (parts.length === 0 || isPlainlyNew(input, target)) return { kind: 'new' }
  const wire = changeWire(parts)
  for await (const part of collectSections(
    ask,
    changeRequest(context, { parts, edited: editedOutline(target), wire }),
    signal,
  ))
    if (part.state === 'written') return changeOf(readOf(wire.change.parse(part.value)), input, target)
  throw new Error('the model did not say what is to change')
}
