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
import { LEVELS, type Level, type Task } from '../task.ts'
import { frameAssessment, frameTasks } from './frames/frame-tasks.ts'
import { type Lesson, makeTasks } from './lesson.ts'
import type { Topic } from './maths/topic.ts'
import { fitTasks, PAGE_ROOM, taskHeight } from './page-fit.ts'
import { goalNote, honesty } from './plan.ts'

/** Printed on pupil pages in place of the level's name, which only the teacher page gives. */
const MARKS: Record<Level, string> = { support: '▲', core: '●', extension: '■' }
const LABELS: Record<Level, string> = { support: 'Support', core: 'Core', extension: 'Extension' }

const COUNT: Record<ResourceKind, number> = { worksheet: 6, activity: 8, assessment: 5 }

/** Checks of questions that are looked at, named, sorted or drawn. */
const LOOKED_AT: ReadonlySet<string | undefined> = new Set([
  'shape',
  'polygon',
  'symmetry',
  'triangle',
  'quadrilateral',
  'solid',
  'fact',
  'compare',
  'order',
  'words',
  'reo-number',
  'ordinal',
  'at',
  'most',
  'cycle',
  'season',
  'unit-for',
])

/** Questions that are worked out with numbers; others are looked at, named or drawn. */
function isCalculating(tasks: readonly Task[]): boolean {
  const worked = tasks.filter(
    ({ working, check }) => working !== null && check !== null && !LOOKED_AT.has(check.kind),
  )
  return worked.length * 2 >= tasks.length
}

function instructions(kind: ResourceKind, level: Level, tasks: readonly Task[], year: number): string {
  const computed = isCalculating(tasks)
  if (kind === 'assessment')
    return `Work on your own. ${computed ? 'Show your working, and check' : 'Check your work'} before you hand it in.`
  if (kind === 'activity')
    return 'Cut out the cards. Take turns: draw a card, work it out, and say how you know.'
  if (!computed && tasks.some(({ figure, space }) => figure !== null || space === 'draw'))
    return 'Look closely at each one, then write or draw your answer.'
  if (!computed) return 'Read each one with care, then write your answer.'
  return level === 'support'
    ? `Work it out. Use ${year <= 4 ? 'counters or a drawing' : 'a drawing'} to help, and show your working.`
    : 'Work it out and show your working.'
}

/** Short questions leave half a page empty: a few more of the same kind fill it. */
function withMore(lesson: Lesson, topic: Topic, tasks: Task[], used: Set<string>): Task[] {
  const [first] = tasks
  const height = tasks.reduce((sum, task) => sum + taskHeight(task), 0)
  const wordy = tasks.some(({ prompt, answer }) => prompt.length > 60 || answer.length > 24)
  if (first === undefined || wordy || height > PAGE_ROOM * 0.65) return tasks
  const asked = new Set(tasks.map(({ prompt, figure }) => prompt + JSON.stringify(figure)))
  const more = makeTasks(lesson, topic, first.level, 3, used, `${first.level}-more-`)
  return [...tasks, ...more.filter(({ prompt, figure }) => !asked.has(prompt + JSON.stringify(figure)))]
}

/** On one page where a question less makes it fit, else on two. */
function fitAssessment(tasks: readonly Task[]): Task[] {
  const one = fitTasks(tasks, PAGE_ROOM)
  return one.length >= tasks.length - 1 ? one : fitTasks(tasks, 2 * PAGE_ROOM - 20)
}

function topicPages(lesson: Lesson, kind: ResourceKind): TaskPage[] {
  const { approach } = lesson
  if (approach.kind !== 'topic') return []
  const used = new Set<string>()
  const levels: readonly Level[] = kind === 'worksheet' ? LEVELS : ['core']
  return levels.map((level) => {
    const [example] =
      level === 'support'
        ? makeTasks(lesson, approach.topic, 'support', 1, used, 'example-').filter(
            ({ working, figure }) => working !== null && figure === null,
          )
        : []
    const tasks =
      kind === 'assessment'
        ? [
            ...makeTasks(lesson, approach.topic, 'support', 2, used, 'a'),
            ...makeTasks(lesson, approach.topic, 'core', COUNT[kind], used, 'b'),
            ...makeTasks(lesson, approach.topic, 'extension', 1, used, 'c'),
          ]
        : makeTasks(lesson, approach.topic, level, COUNT[kind], used, `${level}-`)
    const fitted =
      kind === 'activity'
        ? tasks
        : kind === 'assessment'
          ? fitAssessment(tasks)
          : fitTasks(withMore(lesson, approach.topic, tasks, used), PAGE_ROOM - (example ? 30 : 0))
    return {
      id: `tasks-${level}` as const,
      level,
      mark: MARKS[level],
      instructions: instructions(kind, level, fitted, lesson.request.year),
      example: example
        ? { prompt: example.prompt, working: example.working ?? '', answer: example.answer }
        : null,
      tasks: fitted,
    }
  })
}

function framePages({ approach, request }: Lesson, kind: ResourceKind): TaskPage[] {
  if (approach.kind !== 'frame') return []
  const how = kind === 'assessment' ? 'Work on your own. Give reasons.' : 'Talk first, then write or draw.'
  const levels: readonly Level[] = kind === 'worksheet' ? LEVELS : ['core']
  return levels.map((level) => ({
    id: `tasks-${level}` as const,
    level,
    mark: MARKS[level],
    instructions: kind === 'assessment' ? how : `Our question: ${approach.frame.question} ${how}`,
    example: null,
    tasks:
      kind === 'assessment'
        ? frameAssessment(approach.frame, request.year)
        : frameTasks(approach.frame, level, request.year),
  }))
}

function stepsPage(lesson: Lesson): StepsPage {
  const { approach } = lesson
  if (approach.kind === 'frame')
    return {
      id: 'steps',
      materials: [...approach.frame.materials],
      steps: [
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

function keyPage(lesson: Lesson, kind: ResourceKind, pages: TaskPage[]): TeacherPage {
  const { approach, request } = lesson
  const { lines, checkThis } = honesty(
    lesson,
    pages.flatMap(({ tasks }) => tasks),
  )
  const total = pages.reduce((sum, { tasks }) => sum + tasks.length, 0)
  const strong = Math.ceil(total * 0.8)
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
    bands:
      kind === 'assessment' && approach.kind === 'topic'
        ? [
            { see: `${strong} to ${total} right, with working`, next: 'secure: go on to the extension.' },
            {
              see: `${Math.ceil(total / 2)} to ${strong - 1} right`,
              next: 'look at which kind was missed, and teach that in a small group.',
            },
            {
              see: `fewer than ${Math.ceil(total / 2)} right`,
              next: 'go back to materials and the worked example, then check again.',
            },
          ]
        : kind === 'assessment'
          ? [
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
          : [],
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
