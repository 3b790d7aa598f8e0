import type { PrintedText } from '../printed-text.ts'
import type { Figure, Space, Task } from '../task.ts'

/** Millimetres of an A4 page left for tasks under name, title and instructions. */
export const PAGE_ROOM = 212

/** The same for a page with a text, whose height is known more exactly; measured in a browser. */
export const READING_ROOM = 246

const ROOM: Record<Space, number> = { none: 0, blank: 8, line: 8, lines: 16, long: 40, box: 22, draw: 46 }
const LINE = 6.2
const LETTERS_A_LINE = 90

function figureHeight(figure: Figure | null): number {
  switch (figure?.kind) {
    case 'bar':
      return 11
    case 'clock':
      return 32
    case 'array':
      return figure.rows * 5.5 + 4
    case 'rectangle':
      return 36
    case 'table':
      return 13 + figure.rows.reduce((sum, row) => sum + (row.every((cell) => cell === '') ? 18 : 9), 0)
    case 'squares':
      return figure.rows * 8 + 4
    case 'number-line':
      return 22
    case 'bars':
      return 52
    case 'grid':
    case 'map':
      return 62
    case 'dots':
      return 24
    case 'shape':
      return 34
    case 'angle':
      return 54
    default:
      return 0
  }
}

/** Height of a printed task in millimetres, a little too much rather than too little. */
export function taskHeight({ prompt, figure, space }: Task): number {
  return Math.ceil((prompt.length + 4) / LETTERS_A_LINE) * LINE + figureHeight(figure) + ROOM[space] + 4
}

/** Height of a printed text in millimetres. */
export function textHeight(text: PrintedText | undefined): number {
  if (text === undefined) return 0
  return text.paragraphs.reduce((sum, part) => sum + Math.ceil(part.length / 82) * LINE + 2.5, 20)
}

/** As many of the tasks, in order, as fit on so many millimetres; always at least one. */
export function fitTasks(tasks: readonly Task[], room: number): Task[] {
  let left = room
  const kept = tasks.filter((task, index) => {
    left -= taskHeight(task)
    return left >= 0 || index === 0
  })
  return kept
}
