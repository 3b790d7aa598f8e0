import { resourceKindName, resourceOutline } from '../outline.ts'
import type {
  Resource,
  ResourceKind,
  ResourceSection,
  StepsPage,
  TaskPage,
  TeacherPage,
} from '../resource.ts'
import { RESOURCE_VERSION } from '../resource.ts'
import type { Level, Task } from '../task.ts'
import type { Lesson } from './lesson.ts'
import { goalNote, honesty } from './plan.ts'
import { framePages, topicPages } from './pupil-pages.ts'

const LABELS: Record<Level, string> = { support: 'Support', core: 'Core', extension: 'Extension' }

const READ_TOGETHER = [
  'One of you reads the first paragraph aloud. The others follow with a finger.',
  'Say in one sentence what it told you. The next reader goes on.',
  'Take the questions one by one. Nobody answers until each has underlined a place in the text.',
  'Compare the places. Agree on an answer, and write it down.',
  'Choose the question you argued about most, to tell the class.',
]

function stepsPage(lesson: Lesson): StepsPage {
  const { approach } = lesson
  if (approach.kind === 'frame')
    return {
      id: 'steps',
      materials: approach.text
        ? ['the text on the next page, a copy each', 'a pencil to underline']
        : [...approach.frame.materials],
      steps: approach.text
        ? [...READ_TOGETHER]
        : [
            `Read the question together: ${approach.frame.question}`,
            ...approach.frame.work.filter((line) => !/\b(?:record|table)\b/i.test(line)),
            `Record what you find in the table: ${approach.frame.lens.columns.join(' · ')}.`,
            'Each of you explains one row to the others.',
          ],
      talk: [approach.frame.angle?.ask ?? approach.frame.ask, approach.frame.lens.ask],
    }
  return {
    id: 'steps',
    materials: [
      'the cards on the next page, cut out',
      'paper or whiteboards',
      ...approach.topic.teaching.materials.slice(0, 1),
    ],
    steps: [
      'Put the cards face down in the middle.',
      'One of you turns a card over and reads it aloud.',
      'Everyone works it out without talking.',
      'Compare. If you differ, each explains, and you agree on one answer.',
      'Write the answer with the card’s letter. The next person turns a card.',
    ],
    talk: [approach.topic.teaching.ask, 'Which card was hardest, and what helped?'],
  }
}

/** What an assessment tells, and what to teach next. */
function bandsFor(approach: Lesson['approach'], total: number): TeacherPage['bands'] {
  const [strong, half] = [Math.ceil(total * 0.8), Math.ceil(total / 2)]
  if (approach.kind === 'topic')
    return [
      { see: `${strong} to ${total} right, with working`, next: 'secure: go on to the extension.' },
      {
        see: `${half} to ${strong - 1} right`,
        next: 'look at which kind was missed, and teach that in a small group.',
      },
      {
        see: `fewer than ${half} right`,
        next: 'go back to materials and the worked example, then check again.',
      },
    ]
  if (approach.text)
    return [
      {
        see: `${strong} to ${total} right, each with a place in the text`,
        next: 'secure: ask the same of a harder text.',
      },
      {
        see: 'Finds what is stated, and guesses at the rest',
        next: 'model one inference aloud from a clue, then try one together.',
      },
      {
        see: `fewer than ${half} right`,
        next: 'read the text aloud together and ask again by word of mouth: was it the reading or the thinking?',
      },
    ]
  return [
    {
      see: 'Answers the question with a reason and two fitting examples',
      next: 'secure: use the extension.',
    },
    {
      see: 'Answers, with a reason or one example',
      next: 'ask for the missing part aloud, then teach it in a small group.',
    },
    {
      see: 'No answer yet, or one that does not fit',
      next: 'work on the table together again, then ask once more.',
    },
  ]
}

function keyPage(lesson: Lesson, kind: ResourceKind, pages: TaskPage[]): TeacherPage {
  const { approach, request } = lesson
  const { lines, checkThis } = honesty(
    lesson,
    pages.flatMap(({ tasks }) => tasks),
  )
  const total = pages.reduce((sum, { tasks }) => sum + tasks.length, 0)
  return {
    id: 'key',
    goals: request.goals,
    goalNote: goalNote(lesson),
    groups: pages.map(({ level, mark, tasks }) => ({
      level,
      mark,
      label: kind === 'worksheet' ? LABELS[level] : 'All',
      tasks,
    })),
    bands: kind === 'assessment' ? bandsFor(approach, total) : [],
    notes: lines,
    checkThis,
    draftCode: request.draftCode,
  }
}

function subtitle({ request }: Lesson): string {
  return [request.yearGroup, request.subject].filter((part) => part !== null).join(' · ')
}

/** Title, pupil pages and the teacher page, in printing order. */
export function resourceSections(lesson: Lesson): ResourceSection[] {
  const kind = lesson.request.kind
  const pages = [...topicPages(lesson, kind), ...framePages(lesson, kind)]
  return [
    { id: 'header', kind, title: lesson.title, subtitle: subtitle(lesson) },
    ...(kind === 'activity' ? [stepsPage(lesson)] : []),
    ...pages,
    keyPage(lesson, kind, pages),
  ]
}

export function emptyResource(kind: ResourceKind, sections: readonly ResourceSection[]): Resource {
  return {
    format: 'resource',
    version: RESOURCE_VERSION,
    kind,
    outline: resourceOutline(sections.map(({ id }) => id)),
    sections: [],
  }
}

function keyNote(tasks: readonly Task[]): string {
  const proven = tasks.filter(({ check }) => check !== null).length
  if (proven === tasks.length)
    return `Every one of its ${tasks.length} answers was worked out from its numbers.`
  if (proven === 0) return 'Its answers are guides on what to look for.'
  return `${proven} of its ${tasks.length} answers were worked out from their numbers, the others are guides on what to look for.`
}

/** The short message that goes with a resource in the chat. */
export function resourceNote(lesson: Lesson, tasks: Task[]): string {
  const { kind, draftCode } = lesson.request
  const computed = lesson.approach.kind === 'topic' && lesson.approach.computed
  const key = computed
    ? keyNote(tasks)
    : lesson.approach.kind === 'topic'
      ? 'Its answers come from a list of examples.'
      : 'Its answers are guides on what to look for.'
  return `Here is your ${resourceKindName(kind).toLowerCase()}, ${lesson.title}. The answers are on a teacher page of their own. ${key} Built-in draft: look it over before you print. Draft code ${draftCode}`
}
