import type { ResourceKind } from '../../contract.ts'
import {
  EXAMPLE_ROOM,
  fitTasks,
  PAGE_ROOM,
  READING_ROOM,
  setCloser,
  taskHeight,
  textHeight,
} from '../../html/page-fit.ts'
import type { PrintedText } from '../../printed-text.ts'
import type { TaskPage } from '../../resource.ts'
import { LEVELS, type Level, type Task } from '../../task.ts'
import { frameAssessment, frameTasks } from '../frames/frame-tasks.ts'
import { aboutOneFigure } from '../prepare/about-one-figure.ts'
import { withChallenges } from '../prepare/challenges.ts'
import type { FrameApproach, Lesson, TopicApproach } from '../prepare/lesson.ts'
import { makeTasks, questionKey } from '../prepare/make-tasks.ts'
import { easyToHard } from '../prepare/question-kind.ts'
import type { ReadingText } from '../reading/reading-text.ts'
import { textAssessment, textTasks } from '../reading/text-tasks.ts'
import { kitPages } from './from-kit/kit-pages.ts'
import { readThenAnswer, topicInstructions } from './instructions.ts'
import { isCounted, listPages } from './list-pages.ts'
import { MARKS } from './marks.data.ts'
import { asOneList } from './one-list.ts'

const COUNT: Record<ResourceKind, number> = { worksheet: 6, activity: 8, assessment: 7 }
/** A test begins with easy questions and ends with hard ones: with those of its year they make 15 marks. */
const TEST = { easy: 4, hard: 4 } as const
/** Totals that are easily turned into a mark. */
const TEST_TOTALS = [20, 15, 12, 10] as const

/** Fills a page that short questions leave half empty with a few more, asked nowhere else on the sheet. */
function withMore(lesson: Lesson, { topic }: TopicApproach, tasks: Task[], used: Set<string>): Task[] {
  const [first] = tasks
  const height = tasks.reduce((sum, task) => sum + taskHeight(task), 0)
  const wordy = tasks.some(({ prompt, answer }) => prompt.length > 60 || answer.length > 24)
  if (first === undefined || wordy || height > PAGE_ROOM * 0.65) return tasks
  const before = new Set(used)
  const { level } = first
  const more = makeTasks(lesson, { topic, level, count: 3, used, prefix: `${level}-more-` })
  return easyToHard([...tasks, ...more.filter((task) => !before.has(questionKey(task)))])
}

/** Fits an assessment on one page if leaving out one question is enough, else on two; the questions are set closer first. */
function fitAssessment(tasks: readonly Task[]): Task[] {
  const one = fitTasks(tasks, PAGE_ROOM)
  if (one.length >= tasks.length - 1) return one
  const room = 2 * PAGE_ROOM - 20
  return fitTasks(setCloser(tasks, room), room)
}

/** A round number of questions: those left out are spread over the test, so that it still goes from easy to hard. */
function roundNumber(tasks: readonly Task[]): Task[] {
  const total = TEST_TOTALS.find((size) => size <= tasks.length) ?? tasks.length
  const extra = tasks.length - total
  const left = new Set(
    Array.from({ length: extra }, (_, at) => Math.round(((at + 1) * tasks.length) / (extra + 1))),
  )
  return tasks.filter((_, at) => !left.has(at))
}

/** A short list of questions may not have so many different ones as a test asks for. */
const distinct = (tasks: readonly Task[]): Task[] =>
  tasks.filter((task, at) => tasks.findIndex((one) => questionKey(one) === questionKey(task)) === at)

interface Drafted {
  level: Level
  example: Task | undefined
  tasks: Task[]
}

/** The questions of each level, before their page is filled. */
function drafted(lesson: Lesson, { topic }: TopicApproach, kind: ResourceKind, used: Set<string>): Drafted[] {
  const make = (level: Level, count: number, prefix: string, before = 0) =>
    easyToHard(makeTasks(lesson, { topic, level, count, used, prefix, before }))
  const levels: readonly Level[] = kind === 'worksheet' ? LEVELS : ['core']
  return levels.map((level) => {
    const [example] = level === 'support' ? make('support', 1, 'example-') : []
    const tasks =
      kind === 'assessment'
        ? distinct([
            ...make('support', TEST.easy, 'a'),
            ...make('core', COUNT[kind], 'b', TEST.easy),
            ...make('extension', TEST.hard, 'c', TEST.easy + COUNT[kind]),
          ])
        : make(level, COUNT[kind], `${level}-`)
    return {
      level,
      example: example?.working != null && example.figure === null ? example : undefined,
      tasks,
    }
  })
}

function topicPages(lesson: Lesson, approach: TopicApproach): TaskPage[] {
  const { kind, year, draftCode } = lesson.request
  const used = new Set<string>()
  const { kit } = approach.topic
  if (kit && (kit.text !== null || !isCounted(lesson.request))) return kitPages(kit, lesson.request)
  if (isCounted(lesson.request)) return listPages(lesson, approach)
  const fitted = ({ tasks, example }: Drafted) => {
    if (kind === 'activity') return tasks
    const several = (all: readonly Task[]) => aboutOneFigure(all, draftCode, null)
    if (kind === 'assessment') return roundNumber(fitAssessment(several(tasks)))
    const filled = several(withMore(lesson, approach, tasks, used))
    return fitTasks(filled, PAGE_ROOM - (example ? EXAMPLE_ROOM : 0))
  }
  return drafted(lesson, approach, kind, used).map((page) => {
    const { level, example } = page
    const tasks = fitted(page)
    return {
      id: `tasks-${level}` as const,
      level,
      mark: MARKS[level],
      instructions: topicInstructions({ kind, level, tasks, year }),
      example: example
        ? { prompt: example.prompt, working: example.working ?? '', answer: example.answer }
        : null,
      tasks,
    }
  })
}

/** Drops the first, easiest questions until text and questions share one page. */
function besideText(text: PrintedText, tasks: readonly Task[]): Task[] {
  const height = tasks.reduce((sum, task) => sum + taskHeight(task), textHeight(text))
  return height > READING_ROOM && tasks.length > 3 ? besideText(text, tasks.slice(1)) : [...tasks]
}

const READING_INSTRUCTIONS: Record<Exclude<ResourceKind, 'worksheet'>, string> = {
  assessment: 'Work on your own. Read the text twice, then answer.',
  activity: 'Read the text to each other. Then answer together, and point to the words that helped you.',
}

function readingPage({ request }: Lesson, text: ReadingText, focus: string, level: Level): TaskPage {
  const { kind, year } = request
  const printed = { title: text.title, paragraphs: [...text.paragraphs] }
  return {
    id: `tasks-${level}`,
    level,
    mark: MARKS[level],
    instructions: kind === 'worksheet' ? readThenAnswer(printed, year) : READING_INSTRUCTIONS[kind],
    example: null,
    text: printed,
    tasks:
      kind === 'assessment'
        ? textAssessment(text, focus, year)
        : besideText(printed, textTasks(text, { level, focus, year })),
  }
}

function framePage({ request: { kind, year } }: Lesson, { frame }: FrameApproach, level: Level): TaskPage {
  const isAssessment = kind === 'assessment'
  return {
    id: `tasks-${level}`,
    level,
    mark: MARKS[level],
    instructions: isAssessment
      ? 'Work on your own. Give reasons.'
      : `Our question: ${frame.question} Talk first, then write or draw.`,
    example: null,
    tasks: isAssessment ? frameAssessment(frame, year) : frameTasks(frame, level, year),
  }
}

/** The pages pupils work on: one for each level of a worksheet, one for all in an activity or assessment. */
export function pupilPages(lesson: Lesson): TaskPage[] {
  const { approach, request } = lesson
  const answers = request.understood.answersOnSheet ? { answersBelow: true } : {}
  if (approach.kind === 'topic')
    return withChallenges(lesson, approach, topicPages(lesson, approach)).map((page) => ({
      ...page,
      ...answers,
    }))
  const { text, focus } = approach
  const levels: readonly Level[] = request.kind === 'worksheet' ? LEVELS : ['core']
  const pages = levels.map((level) =>
    text ? readingPage(lesson, text, focus, level) : framePage(lesson, approach, level),
  )
  return asOneList(pages, request).map((page) => ({ ...page, ...answers }))
}
