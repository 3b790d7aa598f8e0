import type { ResourceKind } from '../../contract.ts'
import { fitTasks, PAGE_ROOM, setCloser } from '../../html/page-fit.ts'
import type { TaskPage } from '../../resource.ts'
import { LEVELS, type Level, type Task } from '../../task.ts'
import type { Lesson, TopicApproach } from '../prepare/lesson.ts'
import { makeTasks } from '../prepare/make-tasks.ts'
import { risingTasks, spread } from '../prepare/rising-tasks.ts'
import type { LessonRequest } from '../read/request.ts'
import { topicInstructions } from './instructions.ts'
import { MARKS } from './marks.data.ts'

/** A list is set close before it takes more than two A4 pages; each after the first begins with a little less. */
const TWO_PAGES = 2 * PAGE_ROOM - 20
/** As far as a list goes on where so many questions were asked for. */
const FOUR_PAGES = 4 * PAGE_ROOM - 60
/** Cards are cut out, so they may fill more paper. */
const MAX_CARDS = 40
const USUAL: Record<ResourceKind, number> = { worksheet: 12, activity: 8, assessment: 8 }
/** The most that is made where more is asked for; what does not fit is left out. */
const MAX_MADE = 100

/** Is a number of questions asked for, or something about the pages that decides how many there are? */
export const isCounted = ({ understood: { count, levels, onePage } }: LessonRequest): boolean =>
  count !== null || onePage || levels === 1 || levels === 2

function levelsOf({ kind, understood: { levels, onePage } }: LessonRequest): readonly Level[] {
  if (kind !== 'worksheet' || onePage || levels === null || levels === 1) return ['core']
  return levels === 2 ? ['support', 'core'] : LEVELS
}

/** How many questions each page gets. Said of each, or too few to spread, the count is that of every page. */
function sharesOf({ kind, understood }: LessonRequest, levels: readonly Level[]): Map<Level, number> {
  const count = Math.min(understood.count ?? USUAL[kind], MAX_MADE)
  if (levels.length === 1 || understood.countEach || count < 2 * levels.length)
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
  return fitTasks(setCloser(tasks, TWO_PAGES), FOUR_PAGES)
}

/** The pupil pages of a resource whose number of questions, levels or pages was asked for. */
export function listPages(lesson: Lesson, { topic }: TopicApproach): TaskPage[] {
  const { request } = lesson
  const levels = levelsOf(request)
  const used = new Set<string>()
  return [...sharesOf(request, levels)].map(([level, count]) => {
    const made =
      levels.length === 1
        ? risingTasks(lesson, { topic, count, used })
        : makeTasks(lesson, { topic, level, count, used, prefix: `${level}-` })
    const tasks = fitted(request, made)
    return {
      id: `tasks-${level}` as const,
      level,
      mark: levels.length === 1 ? '' : MARKS[level],
      instructions: topicInstructions({ kind: request.kind, level, tasks, year: request.year }),
      example: null,
      tasks,
    }
  })
}
