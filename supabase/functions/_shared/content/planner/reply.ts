import type { PlanSection, PlanSectionId } from '../lesson-plan.ts'
import type { ResourceKind, ResourceSection, ResourceSectionId } from '../resource.ts'
import type { Task } from '../task.ts'
import type { PlannerInput } from './input.ts'
import { type Lesson, prepareLesson, topicWords } from './lesson.ts'
import { requestIn } from './pasted.ts'
import { emptyPlan, planSections } from './plan.ts'
import { isChange, minutesIn, readRequest, yearsIn } from './request.ts'
import { emptyResource, resourceNote, resourceSections } from './resource.ts'
import { fixSlips } from './spelling.ts'
import { guessSubject, isBareSubject } from './subject.ts'

/** What the built-in planner answers: a plan, a resource, or a few words. */
export type PlannedReply =
  | { format: 'plan'; outline: { id: PlanSectionId; title: string }[]; sections: PlanSection[] }
  | {
      format: 'resource'
      kind: ResourceKind
      outline: { id: ResourceSectionId; title: string }[]
      sections: ResourceSection[]
      note: string
    }
  | { format: 'note'; markdown: string }

const GREETING =
  /^(hi|hello|hey|kia ora( koutou)?|mōrena|morena|tēnā (koe|koutou)|thanks?( you)?|thank you( very much)?|cheers|ngā mihi|ka pai|great|ok(ay)?|awesome|good (morning|afternoon))\b[\s!.,]*(there|team|everyone)?[\s!.,]*$/i
const HELLO =
  /^(?:hi|hello|hey|kia ora(?: koutou| anō)?|mōrena|morena|tēnā (?:koe|koutou)|thanks?(?: you)?|ngā mihi|good (?:morning|afternoon))(?![\p{L}\p{M}])(?: there| team| everyone)?[\s!.,–-]*/iu
const QUESTION = /^(what|who|how|why|when|where|can|could|do|does|is|are|should|will|would)\b[^\n]*\?\s*$/i
const ASKS_FOR_WORK =
  /\b(lesson|plan|worksheet|activit(y|ies)|assessment|quiz|resource|unit|make|create|write|teach|design|prepare|need|give me)\b/i

/** A greeting or a plain question: answered in words, never with a made-up plan. */
export function isPlainTalk({ content, context, history, generatorType }: PlannerInput): boolean {
  const said = content.trim()
  if (GREETING.test(said)) return true
  const text = fixSlips(said.replace(HELLO, ''))
  if (generatorType === 'lessonPlan' && OTHER_KIND.test(said)) return true
  if (history.some(({ role }) => role === 'assistant') && isChange(text)) return false
  if (history.every(({ role }) => role !== 'assistant') && context === null) {
    const words = topicWords(fixSlips(requestIn(text)))
    if (words === '' || POINTING.test(words)) return true
  }
  const names =
    (context?.goals.length ?? 0) > 0 ||
    yearsIn(text).length > 0 ||
    minutesIn(text) !== null ||
    guessSubject(text) !== null
  if (QUESTION.test(text)) return !ASKS_FOR_WORK.test(text) || !names
  if (context === null && isBareSubject(topicWords(text))) return true
  if (names) return false
  if (text !== said && !ASKS_FOR_WORK.test(text)) return true
  return !ASKS_FOR_WORK.test(text) ? text.split(/\s+/).length < 2 : topicWords(text) === ''
}

/** Words that only point at something: with nothing there to point at, they ask for nothing. */
const POINTING =
  /^(?:do|redo|change|again|and|just|make|turn|(?:in)?to|as|it|this|that|these|them|one|ones|another|next|more|yes|no|yeah|ok|sure|please|shorter|longer|easier|harder|different|different numbers|the|hook|lesson|plan|[\s,.!?])+$/i

/** A worksheet is made in a chat of its own: a second plan would be no answer. */
const OTHER_KIND =
  /^(?:please |now |can you |could you |and )*(?:make|turn|change|convert)\s+(?:it|this|that|the (?:lesson|plan))(?:\s+(?:lesson|plan))*\s+(?:in)?(?:to )?(?:an? )?(?:worksheets?|quiz|assessment|test|activity|task cards?)(?: instead)?(?:,? please)?[\s.!?]*$/i

function plainAnswer({ content, generatorType }: PlannerInput): string {
  const plan = generatorType === 'lessonPlan'
  const what = plan ? 'a lesson plan' : 'a worksheet, an activity or an assessment'
  const example = plan
    ? 'Year 5, fractions of a set, 50 minutes, in the māra kai'
    : 'A worksheet on telling the time for Year 3'
  const said = content.trim()
  if (plan && OTHER_KIND.test(said))
    return 'This chat makes lesson plans. For a worksheet, an activity or an assessment to go with this one, choose “Create resource” under the plan.'
  const text = said.replace(HELLO, '')
  const hello = GREETING.test(said) || text !== said ? 'Kia ora. ' : ''
  const why =
    QUESTION.test(text) && !ASKS_FOR_WORK.test(text)
      ? 'I am a built-in planner and cannot answer questions in general. '
      : hello === ''
        ? 'I need a little more to go on. '
        : ''
  return `${hello}${why}Tell me the year, the topic and ${plan ? 'how long the lesson is' : 'what kind of resource you need'}, or choose a curriculum goal, and I will draft ${what}. For example: ${example}.\n\nAfterwards you can ask for a change, such as ${plan ? 'make it 30 minutes' : 'make it easier'} or different numbers.`
}

function resourceReply(lesson: Lesson): PlannedReply {
  const sections = resourceSections(lesson)
  const tasks = sections.flatMap((section): Task[] => ('tasks' in section ? section.tasks : []))
  const { kind } = lesson.request
  return {
    format: 'resource',
    kind,
    outline: emptyResource(kind, sections).outline,
    sections,
    note: resourceNote(lesson, tasks),
  }
}

/** Answers a message of the chat. The same input always gives the same reply. */
export function planReply(input: PlannerInput): PlannedReply {
  if (isPlainTalk(input)) return { format: 'note', markdown: plainAnswer(input) }
  const lesson = prepareLesson(readRequest(input))
  if (input.generatorType === 'resourceGenerator') return resourceReply(lesson)
  const sections = planSections(lesson)
  return { format: 'plan', outline: emptyPlan(sections).outline, sections }
}
