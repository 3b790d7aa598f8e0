import { Paragraph } from 'docx'
import { asksForNewPage } from '../html/page-break.ts'
import { CONTENT_HEIGHT } from '../render/page-size.ts'
import { drawnSides, edgesOf } from './borders.ts'
import type { Area, WordContext } from './context.ts'
import { flowNodes, hasContent, isBlock, isElement, isHidden } from './flow.ts'
import { gridBlocks } from './grid.ts'
import type { Block, GridCell, GridRow } from './grid-columns.ts'
import { areaOfItem, markersOf } from './lists.ts'
import { gapTo, pageBreak, paragraphOf } from './paragraph.ts'
import { backgroundColour, pixels, twips } from './units.ts'

/** Elements whose box is the frame of one paragraph */
const PARAGRAPHS = /^(p|h[1-6]|pre|li|dt|dd|summary|legend|figcaption|caption|address)$/

/** The content of an element as Word's paragraphs and tables, in reading order. */
export function* blocksOf(parent: Element, area: Area, context: WordContext): Generator<Block> {
  let line: Node[] = []
  for (const node of flowNodes(parent, context)) {
    if (!isBlock(node, context)) {
      line.push(node)
      continue
    }
    yield* lineOf(parent, line, area, context)
    line = []
    yield* blockOf(node as HTMLElement, area, context)
  }
  yield* lineOf(parent, line, area, context)
}

function* lineOf(parent: Element, nodes: Node[], area: Area, context: WordContext): Generator<Block> {
  const shown = nodes.filter((node) => isElement(node) || node.textContent?.trim())
  const [first, last] = [shown[0], shown.at(-1)]
  if (!first || !last) return
  const trimmed = nodes.slice(nodes.indexOf(first), nodes.indexOf(last) + 1)
  if (trimmed.some((node) => !isElement(node) || node.localName !== 'br'))
    yield paragraphOf(parent, trimmed, area, context)
}

/** @param bare true when its box is drawn already, by the table cell it is in */
function* blockOf(element: HTMLElement, area: Area, context: WordContext, bare = false): Generator<Block> {
  const style = context.style(element)
  if (asksForNewPage(style.breakBefore)) context.newPage = true
  if (element.localName === 'table') yield* tableBlocks(element as HTMLTableElement, area, context)
  else if (/^(ul|ol|menu)$/.test(element.localName)) yield* listBlocks(element, area, context)
  else if (!bare && isBox(element, style)) yield* boxBlocks(element, area, context)
  else if (!hasContent(element) && !hasBoxes(element, context))
    yield* emptyBlock(element, style, area, context)
  else {
    const rows = /^(flex|grid)$/.test(style.display) ? sideBySide(element, context) : []
    if (rows.some(({ cells }) => cells.length > 1)) yield* gridBlocks(rows, null, area, context)
    else yield* blocksOf(element, withRule(area, element, style), context)
  }
  if (asksForNewPage(style.breakAfter)) context.newPage = true
}

/** True when it has borders on three sides or more, or a background of its own. */
function isBox(element: Element, style: CSSStyleDeclaration): boolean {
  const { height } = element.getBoundingClientRect()
  if (PARAGRAPHS.test(element.localName) || height < 4) return false
  if (drawnSides(style).length >= 3) return true
  // A background taller than a page belongs to the page and not to a box.
  return backgroundColour(style) !== undefined && height < CONTENT_HEIGHT
}

function hasBoxes(element: Element, { style }: WordContext): boolean {
  return [...element.querySelectorAll('*')].some((inner) => drawnSides(style(inner)).length > 0)
}

function* boxBlocks(element: HTMLElement, area: Area, context: WordContext): Generator<Block> {
  const { top, bottom } = element.getBoundingClientRect()
  const cell: GridCell = {
    element,
    rowSpan: 1,
    boxed: true,
    write: (inside) => blockOf(element, inside, context, true),
  }
  yield* gridBlocks([{ top, bottom, header: false, cells: [cell] }], null, area, context)
}

/** An empty block is a line to write on, or only a distance. */
function* emptyBlock(
  element: Element,
  style: CSSStyleDeclaration,
  area: Area,
  context: WordContext,
): Generator<Block> {
  const sides = drawnSides(style)
  const side = sides.includes('bottom') ? 'bottom' : sides.includes('top') ? 'top' : undefined
  if (!side) return
  const { top, bottom, left, right } = element.getBoundingClientRect()
  const edge = edgesOf(style)[side]
  yield new Paragraph({
    ...pageBreak(context),
    spacing: {
      before: twips(gapTo(area, top)),
      after: 0,
      line: twips(Math.min(400, Math.max(2, bottom - top))),
      lineRule: 'exact',
    },
    indent: { left: twips(Math.max(0, left - area.left)), right: twips(Math.max(0, area.right - right)) },
    // Without `between`, lines that follow each other become one frame with one line at its end.
    border: side === 'bottom' ? { bottom: edge, between: edge } : { top: edge, between: edge },
  })
  area.flow.bottom = bottom
  area.flow.afterTable = false
}

function withRule(area: Area, element: Element, style: CSSStyleDeclaration): Area {
  const { left } = edgesOf(style)
  const only = drawnSides(style).join() === 'left' && !PARAGRAPHS.test(element.localName)
  return only ? { ...area, rule: { size: left.size ?? 6, color: String(left.color ?? '000000') } } : area
}

function* listBlocks(list: HTMLElement, area: Area, context: WordContext): Generator<Block> {
  const markers = markersOf(list, context)
  let line: Node[] = []
  for (const node of flowNodes(list, context)) {
    if (!isBlock(node, context)) {
      line.push(node)
      continue
    }
    yield* lineOf(list, line, areaOfItem(area, undefined), context)
    line = []
    const inside = areaOfItem(area, markers.get(node as Element))
    yield* blockOf(node as HTMLElement, inside, context)
    if (inside.marker && !inside.marker.used) yield paragraphOf(node as Element, [], inside, context)
  }
  yield* lineOf(list, line, areaOfItem(area, undefined), context)
}

function* tableBlocks(table: HTMLTableElement, area: Area, context: WordContext): Generator<Block> {
  const captions = [...table.children].filter((child) => child.localName === 'caption')
  for (const caption of captions) yield* blockOf(caption as HTMLElement, area, context)
  const rows: GridRow[] = [...table.rows]
    .filter((row) => !isHidden(row, context) && row.cells.length > 0)
    .map((row) => ({
      ...span(row),
      header: row.parentElement?.localName === 'thead',
      cells: [...row.cells]
        .filter((cell) => !isHidden(cell, context))
        .map((cell) => cellOf(cell, table, context)),
    }))
    .sort((a, b) => a.top - b.top)
  if (rows.some(({ cells }) => cells.length > 0)) yield* gridBlocks(rows, table, area, context)
}

function cellOf(cell: HTMLTableCellElement, table: HTMLTableElement, context: WordContext): GridCell {
  const rest = table.rows.length
  return {
    element: cell,
    rowSpan: Math.max(1, Math.min(cell.rowSpan || rest, rest)),
    boxed: true,
    write: (inside) => blocksOf(cell, inside, context),
  }
}

const span = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return { top, bottom }
}

/** The items of a flex row or grid, in the rows they are shown in. */
function sideBySide(element: HTMLElement, context: WordContext): GridRow[] {
  const hasText = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim())
  if (hasText) return []
  const items = [...flowNodes(element, context)].filter(isElement)
  const rows: GridRow[] = []
  for (const item of items) {
    const { top, bottom, left, width } = item.getBoundingClientRect()
    if (width === 0) continue
    const row = rows.at(-1)
    const before = row?.cells.at(-1)?.element.getBoundingClientRect()
    const follows = row && before && left >= before.right - 2 && top < row.bottom - 2
    if (follows) {
      row.cells.push(itemCell(item, context))
      row.bottom = Math.max(row.bottom, bottom)
    } else rows.push({ top, bottom, header: false, cells: [itemCell(item, context)] })
  }
  return rows
}

function itemCell(item: HTMLElement, context: WordContext): GridCell {
  const style = context.style(item)
  const boxed = drawnSides(style).length > 0 || backgroundColour(style) !== undefined
  const framed = boxed && !PARAGRAPHS.test(item.localName) && item.localName !== 'table'
  const write = (inside: Area) =>
    isBlock(item, context)
      ? blockOf(item, inside, context, framed)
      : lineOf(item.parentElement ?? item, [item], inside, context)
  return { element: item, rowSpan: 1, boxed: framed, write }
}

/** The inside of the body, which holds the text of the page. */
export function pageArea(body: Element, { style }: WordContext): Area {
  const { left, right, top } = body.getBoundingClientRect()
  const bodyStyle = style(body)
  return {
    left: left + pixels(bodyStyle.paddingLeft),
    right: right - pixels(bodyStyle.paddingRight),
    flow: { bottom: top + pixels(bodyStyle.paddingTop), afterTable: false },
  }
}
