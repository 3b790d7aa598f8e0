import type { Block } from '../../../content/blocks.ts'
import { textsIn } from '../../../content/checks/text.ts'
import { GOAL_WORDING_NOTE } from '../../../content/lesson-plan.ts'
import { resourceKindName } from '../../../content/outline.ts'
import { KEY_BY_LETTER, lettersOfPages } from '../../../content/planner/forms/quiz/with-choices.ts'
import type { LessonRequest } from '../../../content/planner/read/request.ts'
import { needsNoGoal } from '../../../content/planner/write/goal-note.ts'
import type { ResourceHeader, ResourceSection, TaskPage, TeacherPage } from '../../../content/resource.ts'
import type { Level, Task } from '../../../content/task.ts'
import type { Want } from '../../../content/understood.ts'
import { toCheck } from '../shape-plan.ts'
import { answersLine } from '../tasks.ts'
import { beyondBank } from '../writing/beyond-bank.ts'
import { pageMade } from './shape-page.ts'
import type { ResourceKey, ResourceWire } from './wire-forms.ts'

const LABELS: Record<Level, string> = { support: 'Support', core: 'Core', extension: 'Extension' }

/** The form that is printed in place of the kind. */
const FORM_NAMES: Partial<Record<Want, string>> = {
  reading: 'Reading comprehension',
  quiz: 'Quiz',
  'vocabulary cards': 'Vocabulary',
  rubric: 'Rubric',
  checklist: 'Checklist',
  'writing frame': 'Writing frame',
  game: 'Game',
  'word search': 'Word search',
  crossword: 'Crossword',
  'exit tickets': 'Exit tickets',
  letter: 'Note to whānau',
}

export interface ResourceParts {
  /** The request as it was when the pages were asked for, which says what form they have. */
  asked: LessonRequest
  /** The request as the model has read it since. */
  request: LessonRequest
  parts: Partial<ResourceWire>
  model: string
  /** What the teacher is told. Pages add what was left out of them. */
  notes: string[]
  /** What belongs to the pages on the teacher page, in the order of the pages. */
  key: Block[]
}

function headerOf({ asked, request, parts }: ResourceParts): ResourceHeader | null {
  if (!parts.header) return null
  const { yearGroup, subject } = request
  const { want } = asked.understood
  const form = FORM_NAMES[want]
  return {
    id: 'header',
    kind: asked.kind,
    ...(form === undefined ? {} : { form }),
    ...(want === 'letter' ? { noName: true } : {}),
    title: parts.header.title.replace(/[.\s]+$/, ''),
    subtitle: [yearGroup, subject].filter((part) => part !== null).join(' · '),
  }
}

/** Builds a section from its part, or null while the part is missing. */
export function partOf(id: ResourceKey, given: ResourceParts): ResourceSection | null {
  const { parts, asked } = given
  if (id === 'header') return headerOf(given)
  if (id === 'steps') return parts.steps ? { id, ...parts.steps } : null
  const part = parts[id]
  if (!part) return null
  const { page, key, notes } = pageMade({
    id,
    part,
    request: asked,
    title: parts.header?.title ?? 'Read this',
  })
  given.key.push(...key)
  given.notes.push(...notes)
  return page
}

/** The pupil pages among these sections. */
export const pagesIn = (sections: readonly { id: string }[]): TaskPage[] =>
  sections.filter((section): section is TaskPage => section.id.startsWith('tasks-'))

/** The choices that are right, by letter, where every question has choices. */
export function letters(pages: readonly TaskPage[]): Block[] {
  const chosen = pages.filter(({ tasks }) => tasks.length > 0 && tasks.every(({ choices }) => choices))
  if (chosen.length === 0) return []
  return [
    { kind: 'heading', text: KEY_BY_LETTER },
    { kind: 'paragraph', text: lettersOfPages(chosen) },
  ]
}

const BANDS = (total: number) => [
  {
    see: `${Math.ceil(total * 0.8)} to ${total} right, with reasons`,
    next: 'secure: go on to something harder.',
  },
  {
    see: `${Math.ceil(total / 2)} to ${Math.ceil(total * 0.8) - 1} right`,
    next: 'look at which kind was missed, and teach that in a small group.',
  },
  {
    see: `fewer than ${Math.ceil(total / 2)} right`,
    next: 'go back to materials and a worked example, then check again.',
  },
]

/** Only an assessment and a quiz are marked; a rubric or a set of tickets is not. */
const isMarked = ({ understood: { want } }: LessonRequest) => want === 'assessment' || want === 'quiz'

const told = (tasks: readonly Task[]) => (tasks.length > 0 ? [answersLine(tasks).line] : [])

/** The teacher's page. The program builds it from the finished pages; the model never writes it. */
export function keyOf(
  { asked, request, model, notes, key }: ResourceParts,
  written: readonly ResourceSection[],
): TeacherPage {
  const pages = pagesIn(written)
  const tasks = pages.flatMap((page) => page.tasks)
  const beyond = beyondBank(request, written)
  const blocks = [...letters(pages), ...key]
  return {
    id: 'key',
    ...(blocks.length > 0 ? { blocks } : {}),
    goals: request.goals,
    goalNote: needsNoGoal(asked)
      ? ''
      : request.goals.length === 0
        ? 'No curriculum goal was chosen. This is made from your words alone.'
        : `This is ${GOAL_WORDING_NOTE}.`,
    groups: pages.map(({ level, mark, tasks: asked }) => ({
      level,
      mark,
      label: pages.length > 1 ? LABELS[level] : 'All',
      tasks: asked,
    })),
    bands: isMarked(asked) && tasks.length > 0 ? BANDS(tasks.length) : [],
    notes: [`Draft written by a language model (${model}).`, ...beyond.lines, ...told(tasks)],
    checkThis: [...new Set([...notes, ...beyond.check, ...toCheck(request, tasks, textsIn(written))])],
    draftCode: request.draftCode,
    ...(beyond.kit === undefined ? {} : { kit: beyond.kit }),
  }
}

/** "Here is your crossword", "Here are your exit tickets". */
const hereIs = (form: string) => `Here ${/[^s]s$/i.test(form) ? 'are' : 'is'} your ${form.toLowerCase()}`

/** The short message in the chat about the resource. */
export function noteOf(
  { asked, request, parts, model }: ResourceParts,
  sections: readonly ResourceSection[],
): string {
  const tasks = sections.flatMap((section) => ('tasks' in section ? section.tasks : []))
  const form = FORM_NAMES[asked.understood.want] ?? resourceKindName(asked.kind)
  const answers =
    tasks.length > 0
      ? `The answers are on a teacher page of their own. ${told(tasks).join(' ')}`
      : 'What belongs to it is on a teacher page of its own.'
  return `${hereIs(form)}, ${parts.header?.title ?? ''}. ${answers} Draft by a language model (${model}): look it over before you print. Draft code ${request.draftCode}`
}
