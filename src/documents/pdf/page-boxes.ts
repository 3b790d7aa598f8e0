import { asksForNewPage } from '../html/page-break.ts'
import type { MayYield } from '../render/yield-to-main.ts'

/** A stretch of the laid-out document, in CSS pixels */
export type Span = readonly [top: number, bottom: number]

export interface PageBoxes {
  total: number
  /** Boxes that are never cut: lines of text, pictures, fields, ruled answer lines */
  hard: Span[]
  /** Boxes that are kept whole where possible: rows, and headings with the start of what follows */
  keep: Span[]
  /** Boxes that are kept whole where there is room: small boxes and figures */
  soft: Span[]
  /** Heights at which the document asks for a new page */
  forced: number[]
  /** Heights at which something visible begins: a border or a background */
  edges: number[]
  /** Table heads to repeat on each page that the table continues on */
  heads: TableHead[]
}

export interface TableHead {
  top: number
  /** The end of the head, where the first row begins */
  bottom: number
  tableBottom: number
}

export const PICTURES = /^(img|svg|canvas|input|select|textarea|button|math|video|hr|progress|meter)$/

export async function collectBoxes(
  page: Document,
  pageHeight: number,
  mayYield: MayYield,
): Promise<PageBoxes> {
  const boxes: PageBoxes = {
    total: page.body.scrollHeight,
    hard: await textLines(page, mayYield),
    keep: [],
    soft: [],
    forced: [],
    edges: [],
    heads: [],
  }
  const view = page.defaultView
  if (!view) return boxes
  for (const element of page.body.querySelectorAll<HTMLElement>('*')) {
    await mayYield()
    const { top, bottom, height } = element.getBoundingClientRect()
    if (PICTURES.test(element.localName)) {
      add(boxes.hard, top, bottom)
      continue
    }
    if (element.closest('svg,math')) continue
    const style = view.getComputedStyle(element)
    collectKept(element, style, boxes)
    if (element.localName === 'thead') collectHead(element, style, pageHeight, boxes)
    if (hasTopEdge(element, style)) boxes.edges.push(top)
    if (isSmallBox(element, style) && height < pageHeight / 2) add(boxes.soft, top, bottom)
    if (isAnswerLine(element, style, height)) add(boxes.hard, top, bottom)
    if (asksForNewPage(style.breakBefore)) boxes.forced.push(top)
    if (asksForNewPage(style.breakAfter)) boxes.forced.push(bottom)
  }
  return boxes
}

function add(list: Span[], top: number, bottom: number): void {
  if (bottom - top > 0.5) list.push([top, bottom])
}

async function textLines(page: Document, mayYield: MayYield): Promise<Span[]> {
  const lines: Span[] = []
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const range = page.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    await mayYield()
    if (!node.textContent?.trim()) continue
    range.selectNodeContents(node)
    for (const rect of range.getClientRects()) add(lines, rect.top, rect.bottom)
  }
  return lines
}

function collectKept(element: HTMLElement, style: CSSStyleDeclaration, { keep }: PageBoxes): void {
  const { top, bottom } = element.getBoundingClientRect()
  if (element.localName === 'tr') add(keep, top, rowEnd(element as HTMLTableRowElement, bottom))
  if (/^avoid/.test(style.breakInside)) add(keep, top, bottom)
  if (/^avoid/.test(style.breakBefore)) add(keep, startOfLast(element, top), bottom)
  if (/^(p|li|dd)$/.test(element.localName))
    for (const [from, to] of joinedLines(element)) add(keep, from, to)
  if (/^h[1-6]$/.test(element.localName) || /^avoid/.test(style.breakAfter))
    add(keep, top, startOfNext(element, bottom))
  if (element.localName === 'thead') {
    const next = element.nextElementSibling as HTMLTableSectionElement | null
    const firstRow = next?.rows?.[0]
    if (firstRow) add(keep, top, firstRow.getBoundingClientRect().bottom)
  }
}

/** A head taller than a fifth of the page would leave too little room for rows, so it is not repeated. */
function collectHead(
  thead: HTMLElement,
  style: CSSStyleDeclaration,
  pageHeight: number,
  { heads }: PageBoxes,
): void {
  const table = thead.closest('table')
  const { top, bottom, height } = thead.getBoundingClientRect()
  const nested = table?.parentElement?.closest('table')
  if (!table || nested || style.display !== 'table-header-group') return
  if (height < 1 || height > pageHeight / 5) return
  heads.push({ top, bottom, tableBottom: table.getBoundingClientRect().bottom })
}

/** A row ends where its longest cell ends, even over several rows. */
function rowEnd(row: HTMLTableRowElement, bottom: number): number {
  const spanning = [...row.cells].filter((cell) => cell.rowSpan > 1)
  return Math.max(bottom, ...spanning.map((cell) => cell.getBoundingClientRect().bottom))
}

/** No line of a paragraph stands alone on a page: the first two lines stay together, and the last two. */
function joinedLines(element: Element): Span[] {
  const range = element.ownerDocument.createRange()
  range.selectNodeContents(element)
  const tops = [...range.getClientRects()].map(({ top }) => top).sort((a, b) => a - b)
  const bottom = element.getBoundingClientRect().bottom
  const lines = tops.filter((top, i) => i === 0 || top > (tops[i - 1] ?? top) + 6)
  const [first, third, beforeLast] = [lines[0], lines[2] ?? bottom, lines.at(-2)]
  if (first === undefined || beforeLast === undefined) return []
  return [
    [first, third],
    [beforeLast, bottom],
  ]
}

/** A heading stays with the first row, item or lines after it. */
function startOfNext(heading: Element, bottom: number): number {
  const next = heading.nextElementSibling
  if (!next) return bottom
  const block = next.getBoundingClientRect()
  const first = (next.querySelector('tr,li,dd') ?? next).getBoundingClientRect()
  return Math.min(block.bottom, Math.max(block.top + 60, Math.min(first.bottom, block.top + 140)))
}

/** The top of the last row, item or line before an element that must not be parted from it. */
function startOfLast(element: Element, top: number): number {
  const before = element.previousElementSibling
  const last = before?.lastElementChild ?? before
  return last ? last.getBoundingClientRect().top : top
}

function isSmallBox(element: Element, style: CSSStyleDeclaration): boolean {
  if (/^(td|th|table|body)$/.test(element.localName)) return false
  const bordered =
    Number.parseFloat(style.borderTopWidth) > 0 && Number.parseFloat(style.borderBottomWidth) > 0
  return element.localName === 'figure' || bordered || style.backgroundColor !== 'rgba(0, 0, 0, 0)'
}

function isAnswerLine(element: Element, style: CSSStyleDeclaration, height: number): boolean {
  const ruled = Number.parseFloat(style.borderBottomWidth) > 0
  return height > 0 && height < 60 && ruled && !element.textContent?.trim()
}

function hasTopEdge(element: Element, style: CSSStyleDeclaration): boolean {
  if (Number.parseFloat(style.borderTopWidth) > 0) return true
  const plain = style.backgroundColor === 'rgba(0, 0, 0, 0)' && style.backgroundImage === 'none'
  return !plain && element.localName !== 'body'
}

/** True when nothing visible begins at the very top of a page. Then what shows there belongs to the page before. */
export function beginsBare(boxes: PageBoxes, cut: number): boolean {
  return cut > 0 && !boxes.edges.some((edge) => Math.abs(edge - cut) < 1.5)
}
