import type { Paragraph, Table } from 'docx'
import type { Area } from './context.ts'
import { twips } from './units.ts'

export type Block = Paragraph | Table

export interface GridCell {
  element: Element
  rowSpan: number
  /** Writes the content of the cell. */
  write: (area: Area) => Iterable<Block>
  /** True when the table cell draws the element's own box */
  boxed: boolean
}

export interface GridRow {
  top: number
  bottom: number
  header: boolean
  cells: GridCell[]
}

export interface Grid {
  rows: GridRow[]
  /** Left and right edges of the columns, in CSS pixels */
  edges: number[]
}

/** Edges closer than this, in CSS pixels, are the same. */
const SAME_PX = 2
/** Word's own limit */
const MAX_COLUMNS = 63

/** The edges of the columns, where the cells of any row begin. */
export function columnEdges(rows: GridRow[]): number[] {
  const cells = rows.flatMap((row) => row.cells.map(({ element }) => element.getBoundingClientRect()))
  const lefts = cells.map(({ left }) => left).sort((a, b) => a - b)
  const edges: number[] = []
  for (const left of lefts) {
    const last = edges.at(-1)
    if ((last === undefined || left - last > SAME_PX) && edges.length < MAX_COLUMNS) edges.push(left)
  }
  return [...edges, Math.max(...cells.map(({ right }) => right))]
}

/** The widths of the columns in twips */
export const columnWidths = (edges: number[]) =>
  edges.slice(1).map((edge, i) => Math.max(60, twips(edge - (edges[i] ?? edge))))

/** The index of the column that an element begins in. */
export function startOf(element: Element, edges: number[]): number {
  const { left } = element.getBoundingClientRect()
  const at = edges.findLastIndex((edge) => edge <= left + SAME_PX)
  return Math.min(Math.max(0, at), edges.length - 2)
}

/** The index of the column after an element. */
export function endOf(element: Element, edges: number[]): number {
  const { right } = element.getBoundingClientRect()
  const at = edges.findIndex((edge) => edge >= right - SAME_PX)
  return Math.max(startOf(element, edges) + 1, at === -1 ? edges.length - 1 : at)
}

/** The column after a cell that began in a row above and reaches into this one. The library fills its place itself. */
export function reachingInto(grid: Grid, index: number, column: number): { end: number } | undefined {
  for (let above = 0; above < index; above += 1) {
    for (const cell of grid.rows[above]?.cells ?? []) {
      if (above + cell.rowSpan <= index) continue
      const [start, end] = [startOf(cell.element, grid.edges), endOf(cell.element, grid.edges)]
      if (column >= start && column < end) return { end }
    }
  }
  return undefined
}

/** The next column in which a cell begins, or into which one from above reaches. */
export function nextStart(row: GridRow, grid: Grid, index: number, column: number): number {
  const starts = row.cells.map(({ element }) => startOf(element, grid.edges))
  for (let at = column + 1; at < grid.edges.length - 1; at += 1)
    if (starts.includes(at) || reachingInto(grid, index, at)) return at
  return grid.edges.length - 1
}
