import { textsIn } from '../../../checks/text.ts'
import { listHeight, PAGE_ROOM, READING_ROOM, setCloser, textHeight } from '../../../html/page-fit.ts'
import type { TaskPage } from '../../../resource.ts'
import type { Task } from '../../../task.ts'
import type { LessonRequest } from '../../read/request.ts'
import { HALF_PAGE } from '../../read/wishes/size/size.data.ts'
import { secondsFor } from './task-time.ts'

/** The millimetres of half an A4 page that are left for tasks under name, title and instructions. */
export const HALF_ROOM = 92
const FEWEST = 2
const LETTERS_A_LINE = 82
const LINE = 6.2
/** An estimate of time that is over by less than this is kept. */
const TOLERANCE = 1.1

/** Estimates the height of what stands above the questions in millimetres. */
const above = ({ text, blocks }: TaskPage): number =>
  textHeight(text) +
  textsIn(blocks ?? []).reduce((sum, one) => sum + Math.ceil(one.length / LETTERS_A_LINE) * LINE, 0)

/** The room for questions in millimetres where the size of the paper was named; null where it was not. */
const roomFor = ({ understood: { halfPage, onePage } }: LessonRequest, { text }: TaskPage): number | null =>
  halfPage ? HALF_ROOM : onePage ? (text === undefined ? PAGE_ROOM : READING_ROOM) : null

/** True where a page of questions keeps to the paper that was asked for. */
export const keepsToPaper = (page: TaskPage, request: LessonRequest): boolean =>
  listHeight(page.tasks) + above(page) <= (roomFor(request, page) ?? Number.POSITIVE_INFINITY)

/** So many of the questions, spread evenly over the list, so that it still goes from easy to hard. */
const evenly = (tasks: readonly Task[], count: number): Task[] =>
  Array.from({ length: count }, (_, at) =>
    count === 1 ? 0 : Math.round((at * (tasks.length - 1)) / (count - 1)),
  ).flatMap((place) => tasks[place] ?? [])

/** True where the number of questions was named and the half page was not: an exit ticket is planned for one. */
const countsMore = ({ asked, understood: { count, halfPage } }: LessonRequest): boolean =>
  count !== null && halfPage === true && !HALF_PAGE.pattern.test(asked)

/** As many of the questions as fit into the paper and the minutes that were asked for, and at least two. */
function fitted(page: TaskPage, request: LessonRequest): Task[] {
  const { taskMinutes, count } = request.understood
  const paper = roomFor(request, page)
  if (countsMore(request)) return setCloser(page.tasks, HALF_ROOM)
  const room = paper === null ? Number.POSITIVE_INFINITY : Math.max(0, paper - above(page))
  const seconds = taskMinutes === undefined ? Number.POSITIVE_INFINITY : taskMinutes * 60 * TOLERANCE
  const closer = paper === null ? [...page.tasks] : setCloser(page.tasks, room)
  const fits = (tasks: readonly Task[]) =>
    listHeight(tasks) <= room &&
    // A number of questions that was named counts more than the minutes.
    (count !== null || tasks.reduce((sum, task) => sum + secondsFor(task, request.year), 0) <= seconds)
  for (let size = closer.length; size > FEWEST; size--) {
    const tasks = evenly(closer, size)
    if (fits(tasks)) return tasks
  }
  return evenly(closer, Math.min(FEWEST, closer.length))
}

const PLAYED: ReadonlySet<string | undefined> = new Set(['board', 'cards', 'cut-out', 'crossword', 'letters'])

/** Pages to cut up or to play with have the size that they have. */
const isSized = ({ tasks, layout, blocks }: TaskPage): boolean =>
  tasks.length > 0 && layout === undefined && !(blocks ?? []).some(({ kind }) => PLAYED.has(kind))

/** The pages of a resource within the minutes and the paper that were asked for. */
export function withinSize(pages: readonly TaskPage[], request: LessonRequest): TaskPage[] {
  const { taskMinutes, halfPage, onePage } = request.understood
  if (taskMinutes === undefined && !halfPage && !onePage) return [...pages]
  if (request.kind === 'activity') return [...pages]
  return pages.map((page) => (isSized(page) ? { ...page, tasks: fitted(page, request) } : page))
}
