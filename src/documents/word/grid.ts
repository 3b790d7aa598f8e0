import { Paragraph, Table, TableCell, TableRow } from 'docx'
import { CONTENT_HEIGHT } from '../render/page-size.ts'
import { type Edges, edgesOf, NO_EDGES } from './borders.ts'
import type { Area, WordContext } from './context.ts'
import {
  type Block,
  columnEdges,
  columnWidths,
  endOf,
  type Grid,
  type GridCell,
  type GridRow,
  nextStart,
  reachingInto,
  startOf,
} from './grid-columns.ts'
import { gapTo, pageBreak } from './paragraph.ts'
import { backgroundColour, pixels, twips } from './units.ts'

/** Cells that stand side by side, as a Word table with the columns they have on the page. */
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
    columnWidths: columnWidths(grid.edges),
    width: { size: twips((grid.edges.at(-1) ?? 0) - left), type: 'dxa' },
    indent: { size: twips(Math.max(0, left - area.left)), type: 'dxa' },
    layout: 'fixed',
    borders: { ...outer, insideHorizontal: NO_EDGES.top, insideVertical: NO_EDGES.top },
  })
  area.flow.bottom = rows.at(-1)?.bottom ?? area.flow.bottom
  area.flow.afterTable = true
}

/** A thin paragraph before a table: Word joins tables that touch, and a table has no distance of its own. */
function spacer(area: Area, top: number, context: WordContext): Paragraph {
  const gap = gapTo(area, top)
  const marker = area.marker && !area.marker.used ? area.marker : undefined
  if (marker) marker.used = true
  return new Paragraph({
    ...pageBreak(context),
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
  const roomy = row.bottom - bottom > 16 && height < CONTENT_HEIGHT
  return new TableRow({
    children: cells,
    cantSplit: height < CONTENT_HEIGHT / 2,
    tableHeader: row.header,
    ...(roomy && { height: { value: twips(height), rule: 'atLeast' as const } }),
  })
}

/** Adds a cell and answers where its text ends. */
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
  const verticalAlign = verticalAlignOf(element, style)
  const area: Area = {
    ...inner,
    boxOf: element,
    // Word itself places text in the middle or at the bottom, so there it keeps no distance from the top.
    flow: { bottom: verticalAlign ? Number.POSITIVE_INFINITY : inner.top, afterTable: false },
  }
  const children = [...write(area)]
  if (children.length === 0 || area.flow.afterTable) children.push(thin())
  const background = boxed ? backgroundColour(style) : undefined
  cells.push(
    new TableCell({
      children,
      columnSpan,
      rowSpan: Math.min(rowSpan, rowsLeft),
      borders: boxed ? (edgesOf(style) as Edges) : NO_EDGES,
      ...(background && { shading: { type: 'clear', fill: background, color: 'auto' } }),
      ...(verticalAlign && { verticalAlign }),
      margins: marginsOf(box, inner),
    }),
  )
  return Number.isFinite(area.flow.bottom) && rowSpan === 1 ? area.flow.bottom : box.bottom
}

function verticalAlignOf(
  { localName }: Element,
  style: CSSStyleDeclaration,
): 'bottom' | 'center' | undefined {
  const align = /^t[dh]$/.test(localName) ? style.verticalAlign : 'top'
  if (!/middle|bottom/.test(align)) return undefined
  return align === 'bottom' ? 'bottom' : 'center'
}

function marginsOf(box: DOMRect, inner: ReturnType<typeof insideOf>) {
  return {
    top: twips(Math.max(1, inner.top - box.top)),
    bottom: twips(Math.max(1, box.bottom - inner.bottom)),
    left: twips(inner.left - box.left),
    // Four pixels of slack, because Word and LibreOffice measure text slightly differently.
    right: twips(Math.max(0, box.right - inner.right - 4)),
    marginUnitType: 'dxa' as const,
  }
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
