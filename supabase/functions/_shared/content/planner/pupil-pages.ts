import type { PrintedText } from '../printed-text.ts'
import type { ResourceKind, TaskPage } from '../resource.ts'
import { LEVELS, type Level, type Task } from '../task.ts'
import { frameAssessment, frameTasks } from './frames/frame-tasks.ts'
import { type Lesson, makeTasks } from './lesson.ts'
import type { Topic } from './maths/topic.ts'
import { fitTasks, PAGE_ROOM, READING_ROOM, taskHeight, textHeight } from './page-fit.ts'
import type { ReadingText } from './reading/reading-text.ts'
import { textAssessment, textTasks } from './reading/text-tasks.ts'

/** Printed on pupil pages in place of the level's name, which only the teacher page gives. */
const MARKS: Record<Level, string> = { support: '▲', core: '●', extension: '■' }
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

/** Short questions leave half a page empty: a few more, asked nowhere else on the sheet, fill it. */
function withMore(lesson: Lesson, topic: Topic, tasks: Task[], used: Set<string>): Task[] {
  const [first] = tasks
  const height = tasks.reduce((sum, task) => sum + taskHeight(task), 0)
  const wordy = tasks.some(({ prompt, answer }) => prompt.length > 60 || answer.length > 24)
  if (first === undefined || wordy || height > PAGE_ROOM * 0.65) return tasks
  const before = new Set(used)
  const more = makeTasks(lesson, topic, first.level, 3, used, `${first.level}-more-`)
  return [
    ...tasks,
    ...more.filter(({ prompt, figure }) => !before.has(`${prompt}|${JSON.stringify(figure)}`)),
  ]
}

/** On one page where a question less makes it fit, else on two. */
function fitAssessment(tasks: readonly Task[]): Task[] {
  const one = fitTasks(tasks, PAGE_ROOM)
  return one.length >= tasks.length - 1 ? one : fitTasks(tasks, 2 * PAGE_ROOM - 20)
}

interface Drafted {
  level: Level
  example: Task | undefined
  tasks: Task[]
}

/** The questions of each level, before their page is filled. */
function drafted(lesson: Lesson, topic: Topic, kind: ResourceKind, used: Set<string>): Drafted[] {
  const make = (level: Level, count: number, prefix: string) =>
    makeTasks(lesson, topic, level, count, used, prefix)
  const levels: readonly Level[] = kind === 'worksheet' ? LEVELS : ['core']
  return levels.map((level) => {
    const [example] = level === 'support' ? make('support', 1, 'example-') : []
    const tasks =
      kind === 'assessment'
        ? [...make('support', 2, 'a'), ...make('core', COUNT[kind], 'b'), ...make('extension', 1, 'c')]
        : make(level, COUNT[kind], `${level}-`)
    return {
      level,
      example: example?.working != null && example.figure === null ? example : undefined,
      tasks,
    }
  })
}

export function topicPages(lesson: Lesson, kind: ResourceKind): TaskPage[] {
  const { approach, request } = lesson
  if (approach.kind !== 'topic') return []
  const used = new Set<string>()
  return drafted(lesson, approach.topic, kind, used).map(({ level, example, tasks }) => {
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
      instructions: instructions(kind, level, fitted, request.year),
      example: example
        ? { prompt: example.prompt, working: example.working ?? '', answer: example.answer }
        : null,
      tasks: fitted,
    }
  })
}

/** Text and questions share one page; the first, easiest questions give way. */
function besideText(text: PrintedText, tasks: readonly Task[]): Task[] {
  const height = tasks.reduce((sum, task) => sum + taskHeight(task), textHeight(text))
  return height > READING_ROOM && tasks.length > 3 ? besideText(text, tasks.slice(1)) : [...tasks]
}

function readingPage(
  text: ReadingText,
  level: Level,
  focus: string,
  kind: ResourceKind,
  year: number,
): TaskPage {
  const how =
    kind === 'assessment'
      ? 'Work on your own. Read the text twice, then answer.'
      : kind === 'activity'
        ? 'Read the text to each other. Then answer together, and point to the words that helped you.'
        : 'Read the text twice. Then answer, and underline the words that helped you.'
  const printed = { title: text.title, paragraphs: [...text.paragraphs] }
  return {
    id: `tasks-${level}`,
    level,
    mark: MARKS[level],
    instructions: how,
    example: null,
    text: printed,
    tasks:
      kind === 'assessment'
        ? textAssessment(text, focus, year)
        : besideText(printed, textTasks(text, level, focus, year)),
  }
}

export function framePages({ approach, request }: Lesson, kind: ResourceKind): TaskPage[] {
  if (approach.kind !== 'frame') return []
  const how = kind === 'assessment' ? 'Work on your own. Give reasons.' : 'Talk first, then write or draw.'
  const levels: readonly Level[] = kind === 'worksheet' ? LEVELS : ['core']
  const { text, focus } = approach
  if (text) return levels.map((level) => readingPage(text, level, focus, kind, request.year))
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
