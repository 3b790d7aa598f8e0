import type { ResourceKind } from '../../contract.ts'
import { fitTasks, PAGE_ROOM, setCloser } from '../../html/page-fit.ts'
import type { TaskPage } from '../../resource.ts'
import { LEVELS, type Level, type Task } from '../../task.ts'
import type { ClassPart } from '../../understood.ts'
import { aboutOneFigure } from '../prepare/about-one-figure.ts'
import type { Lesson, TopicApproach } from '../prepare/lesson.ts'
import { makeTasks } from '../prepare/make-tasks.ts'
import { easyToHard } from '../prepare/question-kind.ts'
import { risingTasks, spread } from '../prepare/rising-tasks.ts'
import type { LessonRequest } from '../read/request.ts'
import { topicInstructions } from './instructions.ts'
import { MARKS } from './marks.data.ts'

/** A list is set close before it takes more than two A4 pages; each after the first begins with a little less. */
const TWO_PAGES = 2 * PAGE_ROOM - 20
/** As far as a list goes on where so many questions were asked for. */
const FOUR_PAGES = 4 * PAGE_ROOM - 60
/** Things with a picture that were counted, such as clocks, take so much more that the number would not be kept. */
const EIGHT_PAGES = 8 * PAGE_ROOM - 120
/** Cards are cut out, so they may fill more paper. */
const MAX_CARDS = 40
const USUAL: Record<ResourceKind, number> = { worksheet: 12, activity: 8, assessment: 8 }
const QUESTIONS_A_MINUTE = 3
/** Sums that are worked out at speed, where no number was said. */
const SUMS_AT_SPEED = 30
const LEAST_FOR_TIME = 6
/** The most that is made where more is asked for; what does not fit is left out. */
const MAX_MADE = 100

/** Is a number of questions asked for, or something about the pages that decides how many there are? */
export const isCounted = ({ understood: { count, levels, onePage } }: LessonRequest): boolean =>
  count !== null || onePage || levels === 1 || levels === 2

/** The class has the page of the middle, and each part of it a page of its own. */
function levelsWithParts(parts: readonly ClassPart[]): readonly Level[] {
  return LEVELS.filter((level) => level === 'core' || parts.some((part) => part.level === level))
}

function levelsOf({ kind, understood }: LessonRequest): readonly Level[] {
  const { levels, onePage, parts = [] } = understood
  if (kind === 'worksheet' && levels === null && !onePage && parts.length > 0) return levelsWithParts(parts)
  if (kind !== 'worksheet' || onePage || levels === null || levels === 1) return ['core']
  return levels === 2 ? ['support', 'core'] : LEVELS
}

/** A short task starts from more questions than it has time for; `size/within-size.ts` keeps those that fit. */
function usualCount({ kind, understood }: LessonRequest): number {
  const { taskMinutes, numbers } = understood
  if (taskMinutes !== undefined) return Math.max(LEAST_FOR_TIME, taskMinutes * QUESTIONS_A_MINUTE)
  return numbers.items === 'sums' ? SUMS_AT_SPEED : USUAL[kind]
}

/** How many questions each page gets. Said of each, or too few to spread, the count is that of every page. */
function sharesOf(request: LessonRequest, levels: readonly Level[]): Map<Level, number> {
  const { understood } = request
  const count = Math.min(understood.count ?? usualCount(request), MAX_MADE)
  const isForParts = understood.levels === null
  if (levels.length === 1 || isForParts || understood.countEach || count < 2 * levels.length)
    return new Map(levels.map((level) => [level, count]))
  const three = spread(count)
  const [first = 'core', second = 'core'] = levels
  return levels.length === 3
    ? new Map(levels.map((level) => [level, three[level]]))
    : new Map([
        [first, Math.floor(count / 2)],
        [second, Math.ceil(count / 2)],
      ])
}

function fitted({ kind, understood }: LessonRequest, tasks: readonly Task[]): Task[] {
  if (kind === 'activity') return tasks.slice(0, MAX_CARDS)
  if (understood.onePage) return fitTasks(setCloser(tasks, PAGE_ROOM), PAGE_ROOM)
  const room = understood.numbers.items === undefined ? FOUR_PAGES : EIGHT_PAGES
  return fitTasks(setCloser(tasks, TWO_PAGES), room)
}

const NAMES: Record<Level, string> = { support: 'easy', core: 'medium', extension: 'hard' }

/** Tells which questions of a list are easy and which are hard, where they were counted apart. */
function levelsTold({ understood }: LessonRequest, tasks: readonly Task[]): string[] {
  if (understood.levelCounts === undefined) return []
  const told = LEVELS.flatMap((level) => {
    const places = tasks.flatMap((task, at) => (task.level === level ? [at + 1] : []))
    const [first, last = 0] = [places[0], places.at(-1)]
    return first === undefined
      ? []
      : [
          `${first === last ? `${first} is` : `${first} ${last === first + 1 ? 'and' : 'to'} ${last} are`} ${NAMES[level]}`,
        ]
  })
  return told.length > 1 ? [`Questions ${told.join(', ')}.`] : []
}

/** The pupil pages of a resource whose number of questions, levels or pages was asked for. */
export function listPages(lesson: Lesson, { topic }: TopicApproach): TaskPage[] {
  const { request } = lesson
  const levels = levelsOf(request)
  const used = new Set<string>()
  return [...sharesOf(request, levels)].map(([level, count]) => {
    const made =
      levels.length === 1
        ? risingTasks(lesson, { topic, count, used, shares: request.understood.levelCounts })
        : easyToHard(makeTasks(lesson, { topic, level, count, used, prefix: `${level}-` }))
    const asked = request.kind === 'activity' ? made : aboutOneFigure(made, request.draftCode, count)
    const tasks = fitted(request, asked)
    return {
      id: `tasks-${level}` as const,
      level,
      mark: levels.length === 1 ? '' : MARKS[level],
      instructions: [
        topicInstructions({ kind: request.kind, level, tasks, year: request.year }),
        ...levelsTold(request, tasks),
      ].join(' '),
      example: null,
      tasks,
    }
  })
}
