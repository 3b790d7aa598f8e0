import { Paragraph, Table, TableCell, TableRow } from 'docx'
import { type Edges, edgesOf, NO_EDGES } from './borders.ts'
import type { Area, WordContext } from './context.ts'
import { beginning, gapTo } from './paragraph.ts'
import { pixels, tint, twips } from './units.ts'

export type Block = Paragraph | Table

export interface GridCell {
  element: Element
  rowSpan: number
  /** Writes what stands in the cell. */
  write: (area: Area) => Iterable<Block>
  /** Its own box is drawn by the cell. */
  boxed: boolean
}

export interface GridRow {
  top: number
  bottom: number
  header: boolean
  cells: GridCell[]
}

interface Grid {
  rows: GridRow[]
  /** Left and right ends of the columns, in CSS pixels */
  edges: number[]
}

const SAME = 2
/** Word takes no more. */
const MAX_COLUMNS = 63
const PAGE_HEIGHT = 970

/** Cells side by side, as a table of Word with the columns they have on the page. */
export function* gridBlocks(
  rows: GridRow[],
  frame: Element | null,
  area: Area,
  context: WordContext,
): Generator<Block> {
  const grid = { rows, edges: columnEdges(rows) }
  const top = rows[0]?.top ?? 0
  const [left = area.left] = grid.edges
  yield spacer(area, top, context)
  const built = grid.rows.map((row, i) => rowOf(row, i, grid, context))
  const outer = frame ? edgesOf(context.style(frame)) : NO_EDGES
  yield new Table({
    rows: built,
    columnWidths: widths(grid.edges),
    width: { size: twips((grid.edges.at(-1) ?? 0) - left), type: 'dxa' },
    indent: { size: twips(Math.max(0, left - area.left)), type: 'dxa' },
    layout: 'fixed',
    borders: { ...outer, insideHorizontal: NO_EDGES.top, insideVertical: NO_EDGES.top },
  })
  area.flow.bottom = rows.at(-1)?.bottom ?? area.flow.bottom
  area.flow.afterTable = true
}

/** Word joins tables that touch, and a table has no distance of its own: a thin paragraph gives it. */
function spacer(area: Area, top: number, context: WordContext): Paragraph {
  const gap = gapTo(area, top)
  const marker = area.marker && !area.marker.used ? area.marker : undefined
  if (marker) marker.used = true
  return new Paragraph({
    ...beginning(context),
    spacing: {
      before: 0,
      after: 0,
      line: marker ? 240 : twips(Math.max(1.4, gap)),
      lineRule: marker ? 'auto' : 'exact',
    },
    ...(marker && { numbering: { reference: marker.reference, level: 0 } }),
    keepNext: true,
  })
}

function columnEdges(rows: GridRow[]): number[] {
  const cells = rows.flatMap((row) => row.cells.map(({ element }) => element.getBoundingClientRect()))
  const lefts = cells.map(({ left }) => left).sort((a, b) => a - b)
  const edges: number[] = []
  for (const left of lefts) {
    const last = edges.at(-1)
    if ((last === undefined || left - last > SAME) && edges.length < MAX_COLUMNS) edges.push(left)
  }
  return [...edges, Math.max(...cells.map(({ right }) => right))]
}

const widths = (edges: number[]) =>
  edges.slice(1).map((edge, i) => Math.max(60, twips(edge - (edges[i] ?? edge))))

function rowOf(row: GridRow, index: number, grid: Grid, context: WordContext): TableRow {
  const columns = grid.edges.length - 1
  const cells: TableCell[] = []
  let bottom = row.top
  for (let column = 0; column < columns; ) {
    const above = reachingInto(grid, index, column)
    if (above) {
      column = Math.max(column + 1, above.end)
      continue
    }
    const cell = row.cells.find(({ element }) => startOf(element, grid.edges) === column)
    const end = cell ? endOf(cell.element, grid.edges) : nextStart(row, grid, index, column)
    if (cell)
      bottom = Math.max(bottom, writeCell(cell, end - column, grid.rows.length - index, cells, context))
    else cells.push(emptyCell(end - column))
    column = end
  }
  const height = row.bottom - row.top
  const roomy = row.bottom - bottom > 16 && height < PAGE_HEIGHT
  return new TableRow({
    children: cells,
    cantSplit: height < PAGE_HEIGHT / 2,
    tableHeader: row.header,
    ...(roomy && { height: { value: twips(height), rule: 'atLeast' as const } }),
  })
}

function startOf(element: Element, edges: number[]): number {
  const { left } = element.getBoundingClientRect()
  const at = edges.findLastIndex((edge) => edge <= left + SAME)
  return Math.min(Math.max(0, at), edges.length - 2)
}

function endOf(element: Element, edges: number[]): number {
  const { right } = element.getBoundingClientRect()
  const at = edges.findIndex((edge) => edge >= right - SAME)
  return Math.max(startOf(element, edges) + 1, at === -1 ? edges.length - 1 : at)
}

/** The column after a cell that began in a row above and reaches into this one; Word's library fills its place itself. */
function reachingInto(grid: Grid, index: number, column: number): { end: number } | undefined {
  for (let above = 0; above < index; above += 1) {
    for (const cell of grid.rows[above]?.cells ?? []) {
      if (above + cell.rowSpan <= index) continue
      const [start, end] = [startOf(cell.element, grid.edges), endOf(cell.element, grid.edges)]
      if (column >= start && column < end) return { end }
    }
  }
  return undefined
}

function nextStart(row: GridRow, grid: Grid, index: number, column: number): number {
  const starts = row.cells.map(({ element }) => startOf(element, grid.edges))
  for (let at = column + 1; at < grid.edges.length - 1; at += 1)
    if (starts.includes(at) || reachingInto(grid, index, at)) return at
  return grid.edges.length - 1
}

/** Returns where its text ends. */
function writeCell(
  { element, rowSpan, write, boxed }: GridCell,
  columnSpan: number,
  rowsLeft: number,
  cells: TableCell[],
  context: WordContext,
): number {
  const style = context.style(element)
  const box = element.getBoundingClientRect()
  const inner = insideOf(box, style)
  // What hangs from the middle or the bottom is placed by Word, not by the distance from the top.
  const align = element.localName === 'td' || element.localName === 'th' ? style.verticalAlign : 'top'
  const hanging = /middle|bottom/.test(align)
  const area: Area = {
    ...inner,
    boxOf: element,
    flow: { bottom: hanging ? Number.POSITIVE_INFINITY : inner.top, afterTable: false },
  }
  const children = [...write(area)]
  if (children.length === 0 || area.flow.afterTable) children.push(thin())
  const ground = boxed ? tint(style) : undefined
  cells.push(
    new TableCell({
      children,
      columnSpan,
      rowSpan: Math.min(rowSpan, rowsLeft),
      borders: boxed ? (edgesOf(style) as Edges) : NO_EDGES,
      ...(ground && { shading: { type: 'clear', fill: ground, color: 'auto' } }),
      ...(hanging && { verticalAlign: align === 'bottom' ? 'bottom' : 'center' }),
      margins: {
        top: twips(Math.max(1, inner.top - box.top)),
        bottom: twips(Math.max(1, box.bottom - inner.bottom)),
        left: twips(inner.left - box.left),
        // What fits its column to the hair in one program breaks in another.
        right: twips(Math.max(0, box.right - inner.right - 4)),
        marginUnitType: 'dxa',
      },
    }),
  )
  return Number.isFinite(area.flow.bottom) && rowSpan === 1 ? area.flow.bottom : box.bottom
}

function insideOf(box: DOMRect, style: CSSStyleDeclaration) {
  const edge = (side: string) =>
    pixels(style.getPropertyValue(`border-${side}-width`)) + pixels(style.getPropertyValue(`padding-${side}`))
  return {
    left: box.left + edge('left'),
    right: box.right - edge('right'),
    top: box.top + edge('top'),
    bottom: box.bottom - edge('bottom'),
  }
}

function emptyCell(columnSpan: number): TableCell {
  return new TableCell({ children: [thin()], columnSpan, borders: NO_EDGES })
}

function thin(): Paragraph {
  return new Paragraph({ spacing: { before: 0, after: 0, line: 20, lineRule: 'exact' } })
}
