import type { Block, BoxHeight } from '../../../blocks.ts'

/** One box of the sheet with the answer that stands on the teacher page. */
export interface AnsweredBox {
  heading: string
  help?: string
  answer: string
}

export interface SheetRow {
  height: BoxHeight
  boxes: readonly AnsweredBox[]
}

/** Boxes that belong together, so many a row. */
export function rowsOf(boxes: readonly AnsweredBox[], across: number, height: BoxHeight = 'low'): SheetRow[] {
  const rows = Math.ceil(boxes.length / across)
  return Array.from({ length: rows }, (_, at) => ({
    height,
    boxes: boxes.slice(at * across, (at + 1) * across),
  }))
}

export const printedRows = (rows: readonly SheetRow[]): Block[] =>
  rows.map(({ height, boxes }) => ({
    kind: 'boxes',
    height,
    rows: [boxes.map(({ heading, help = '' }) => ({ heading, help }))],
  }))

export const keyOf = (rows: readonly SheetRow[]): Block[] => [
  { kind: 'heading', text: 'Answers' },
  {
    kind: 'table',
    head: ['Box', 'Answer'],
    rows: rows.flatMap(({ boxes }) => boxes).map(({ heading, answer }) => [heading, answer]),
  },
]
