import {
  fitTasks,
  PAGE_ROOM,
  READING_ROOM,
  setCloser,
  taskHeight,
  textHeight,
} from '../../../content/html/page-fit.ts'
import type { PrintedText } from '../../../content/printed-text.ts'
import type { Task } from '../../../content/task.ts'

/** The room of each sheet after the first, whose title repeats nothing. */
const NEXT_SHEET = PAGE_ROOM - 20
/** A page this much too long is set closer; a longer one goes on to a second sheet. */
const NEARLY = 1.35
const LINE_ROOM = 9

const height = (tasks: readonly Task[]) => tasks.reduce((sum, task) => sum + taskHeight(task), 0)

interface Paper {
  text: PrintedText | null
  /** The lines of lists and tables that stand before the questions. */
  lines: number
  onePage: boolean
  /** True where the teacher named a number of questions, which may then take four sheets. */
  isCounted: boolean
}

/** The questions that fit on the paper of a page, with less room to write where that is enough, and how many do not. */
export function fitPage(
  tasks: readonly Task[],
  { text, lines, onePage, isCounted }: Paper,
): { tasks: Task[]; left: number } {
  const taken = (text === null ? 0 : textHeight(text)) + lines * LINE_ROOM
  const first = (text === null ? PAGE_ROOM : READING_ROOM) - taken
  if (height(tasks) <= first) return { tasks: [...tasks], left: 0 }
  const close = setCloser(tasks, first)
  if (height(close) <= first && (onePage || height(tasks) <= NEARLY * first)) return { tasks: close, left: 0 }
  const sheets = isCounted ? 4 : 2 + Math.floor(taken / PAGE_ROOM)
  const room = onePage ? first : first + NEXT_SHEET * (sheets - 1)
  const two = first + NEXT_SHEET
  const kept = onePage ? fitTasks(close, room) : fitTasks(setCloser(tasks, two), room)
  return { tasks: kept, left: tasks.length - kept.length }
}
