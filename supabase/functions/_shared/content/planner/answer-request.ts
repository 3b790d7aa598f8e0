import { textsIn } from '../checks/text.ts'
import type { ResourceKind } from '../contract.ts'
import type { PlanSection, PlanSectionId } from '../lesson-plan.ts'
import type { Question } from '../question.ts'
import type { ResourceSection, ResourceSectionId } from '../resource.ts'
import type { ToldBack } from '../understood.ts'
import { goalQuestion } from './ask/goal-question.ts'
import { wordsForNoChange, wordsInstead } from './follow/answer-in-words.ts'
import { inputBefore } from './follow/before.ts'
import { whatChanged } from './follow/changed/what-changed.ts'
import { besideTold } from './follow/edits/beside-told.ts'
import { lessonChanged } from './follow/edits/lesson-changed.ts'
import { ordersNotDone } from './follow/edits/orders-told.ts'
import { swapTold } from './follow/edits/swap-told.ts'
import { editedPlan } from './follow/plan-edits.ts'
import { editedResource } from './follow/resource-edits.ts'
import { isSameDocument } from './follow/same-document.ts'
import { formFor } from './forms/choose-form.ts'
import { isQuestion } from './forms/made-form.ts'
import { wantsAnyLesson } from './kits/kits-wanted.ts'
import { coreNotServed } from './not-done/core-not-served.ts'
import { nothingOn } from './not-done/matter/matter-not-printed.ts'
import { notDone } from './not-done/not-done.ts'
import { anyMaths } from './prepare/any-maths.ts'
import type { Lesson } from './prepare/lesson.ts'
import { otherLessons } from './prepare/other-lessons.ts'
import { prepareLesson } from './prepare/prepare-lesson.ts'
import { titleAsPrinted } from './prepare/theme-in-title.ts'
import { readChat } from './read/chat.ts'
import { WHICH_WAY } from './read/goal-difference/goal-difference.data.ts'
import type { PlannerInput } from './read/input.ts'
import {
  asksForWork,
  isMeantForClass,
  isNotUnderstood,
  isOnlyNumbers,
  isPlainTalk,
} from './read/plain-talk.ts'
import { readRequest } from './read/request.ts'
import { asksForBlankSheet } from './read/words/named-sheets.ts'
import { wordsOnly } from './read/words-only/words-only.ts'
import { planInBoth, resourceInBoth } from './write/in-both/in-both.ts'
import { plainAnswer } from './write/in-words/plain-answer.ts'
import { emptyPlan, planSections } from './write/plan.ts'
import { emptyResource, resourceNote, resourceSections } from './write/resource.ts'

type Told = Required<Omit<ToldBack, 'changed'>> & Pick<ToldBack, 'changed'>

const toldBack = (lesson: Lesson, sections: readonly (PlanSection | ResourceSection)[]): Told => ({
  understood: lesson.request.understood,
  notDone: notDone({ lesson, sections }),
  otherLessons: otherLessons(lesson),
})

/** The answer of the built-in planner: a plan, a resource, or a few words. */
export type Answer =
  | ({ format: 'plan'; outline: { id: PlanSectionId; title: string }[]; sections: PlanSection[] } & Told)
  | ({
      format: 'resource'
      kind: ResourceKind
      outline: { id: ResourceSectionId; title: string }[]
      sections: ResourceSection[]
      note: string
    } & Told)
  | Note

interface Note {
  format: 'note'
  markdown: string
  question?: Question
}

/** A document, and what is told with it. */
type Made = Exclude<Answer, Note>

function planAnswer(lesson: Lesson): Made {
  const sections = planInBoth(editedPlan(planSections(lesson), lesson), lesson.request)
  return { format: 'plan', outline: emptyPlan(sections).outline, sections, ...toldBack(lesson, sections) }
}

/** Says first that the core of a request is not served: a cheerful "Here is your worksheet" would hide it. */
const withCoreFirst = (note: string, missing: readonly string[]) =>
  missing.length === 0
    ? note
    : `${missing.join(' ')}\n\n${note.replace(/^Here (?:is|are) your (\S)/, (_, first: string) => `What I made: ${first}`)}`

function resourceAnswer(lesson: Lesson): Made | Note {
  const made = formFor(lesson)
  if (made !== null && isQuestion(made)) return { format: 'note', markdown: made.question }
  const sections = resourceInBoth(editedResource(resourceSections(lesson), lesson), lesson.request)
  const { kind } = lesson.request
  return {
    format: 'resource',
    kind,
    outline: emptyResource(kind, sections).outline,
    sections,
    ...toldBack(lesson, sections),
    note: withCoreFirst(
      resourceNote(
        lesson,
        sections.filter((section) => 'tasks' in section),
      ),
      [...coreNotServed({ lesson, sections }), ...nothingOn({ lesson, sections })],
    ),
  }
}

const madeFrom = (lesson: Lesson): Made | Note =>
  lesson.request.understood.want === 'lesson plan' ? planAnswer(lesson) : resourceAnswer(lesson)

function written(input: PlannerInput): Made | Note {
  const request = readRequest(input)
  const lesson = prepareLesson(request)
  const made = madeFrom(lesson)
  const title = made.format === 'note' ? lesson.title : titleAsPrinted(lesson, made.sections)
  // The lots are drawn again from the start, so that the questions stay as they were.
  return title === lesson.title ? made : madeFrom({ ...prepareLesson(request), title })
}

/** The document before a message, written again; null where the chat has none of ours. */
function shownBefore(input: PlannerInput): Made | null {
  const before = inputBefore(input)
  const shown = before && written(before)
  return shown === null || shown.format === 'note' ? null : shown
}

/** True where the answer is the document before it, once more. */
const isUnchanged = (shown: Made | null, answer: Made): boolean =>
  shown !== null && isSameDocument(shown.sections, answer.sections)

/** What a change of the document before it did to it, in sentences; nothing for a new request or the next lesson. */
function toldAsChanged(input: PlannerInput, shown: Made | null, answer: Made): Pick<Told, 'changed'> {
  const { messages, undone } = readChat(input)
  if (shown === null || (messages.length === 0 && undone === 0)) return {}
  return { changed: whatChanged(shown.sections, answer.sections) }
}

/** What a message asked for and did not get, or got in another lesson than before. */
function toldOfChange(input: PlannerInput, answer: Made): string[] {
  const { messages, shown } = readChat(input)
  if (messages.length === 0) return []
  const changed = lessonChanged(shown, answer.sections, readRequest(input))
  const last = messages.at(-1)?.followUps ?? []
  const beside = [...besideTold(last), ...swapTold(last, answer.sections)]
  return [...beside, ...ordersNotDone(input, changesNothing, textsIn(answer.sections)), ...changed]
}

/** True where a message would leave the document before it as it was. */
function changesNothing(input: PlannerInput): boolean {
  const answer = written(input)
  return answer.format !== 'note' && isUnchanged(shownBefore(input), answer)
}

/** A new request of another learning area than its chosen goal is asked about, once. */
function questionAbout(input: PlannerInput): Note | null {
  const { goals, goalDifference, goalDecision, follows } = readRequest(input)
  const [goal] = input.context === null ? [] : goals
  const asked = input.history.findLast(({ role }) => role === 'assistant')?.content.includes(WHICH_WAY)
  if (!goal || goalDifference?.kind !== 'area' || goalDecision !== null || follows !== null) return null
  const { messages, undone } = readChat(input)
  if (asked || messages.length > 0 || undone > 0) return null
  return { format: 'note', ...goalQuestion(goalDifference, goal, input.context) }
}

/** True where a lesson of the bank whose own words were said is served, though the planner alone would ask for the topic. */
const mayBeMet = (input: PlannerInput) =>
  wantsAnyLesson(input) ||
  ((asksForWork(input.content) || (isNotUnderstood(input) && isMeantForClass(input.content))) &&
    !isOnlyNumbers(input.content) &&
    !wordsOnly(input))

/** True where any mathematics will do: number facts are practised then. */
function wantsAnyMaths(input: PlannerInput): boolean {
  const { subject, topic, year } = readRequest(input)
  return (
    input.history.length === 0 && subject === 'Mathematics and statistics' && anyMaths(topic, year) !== null
  )
}

/**
 * Answers a message that has passed the door (`generate/check-request.ts`). The same input always gives the same answer.
 */
export function answerRequest(input: PlannerInput): Answer {
  const isBlankSheet = input.generatorType === 'resourceGenerator' && asksForBlankSheet(input.content)
  const isMet =
    isBlankSheet || (mayBeMet(input) && (input.kits ?? []).some(({ named }) => named)) || wantsAnyMaths(input)
  if (!isMet && isPlainTalk(input)) return { format: 'note', markdown: plainAnswer(input) }
  const instead = wordsInstead(input)
  if (instead !== null) return { format: 'note', markdown: instead }
  const question = questionAbout(input)
  if (question) return question
  const answer = written(input)
  if (answer.format === 'note') return answer
  const shown = shownBefore(input)
  if (isUnchanged(shown, answer)) return { format: 'note', markdown: wordsForNoChange(input) }
  return {
    ...answer,
    ...toldAsChanged(input, shown, answer),
    notDone: [...toldOfChange(input, answer), ...answer.notDone],
  }
}
