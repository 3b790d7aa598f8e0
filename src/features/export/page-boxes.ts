/** From top to bottom in CSS pixels of the laid-out document */
export type Span = readonly [top: number, bottom: number]

export interface PageBoxes {
  total: number
  /** Never cut: lines of text, pictures, fields, ruled answer lines */
  hard: Span[]
  /** Kept whole: rows, a heading with what follows it */
  keep: Span[]
  /** Kept whole where there is room: small boxes and figures */
  soft: Span[]
  /** The document asks for a new page here */
  forced: number[]
  /** Where something visible begins: a border or a ground of its own */
  edges: number[]
  /** Tables with a head to write again on each page they go on to */
  heads: TableHead[]
}

export interface TableHead {
  top: number
  /** Where the head ends and the first row begins */
  bottom: number
  tableBottom: number
}

export const PICTURES = /^(img|svg|canvas|input|select|textarea|button|math|video|hr|progress|meter)$/
const NEW_PAGE = /page|always|left|right/

export async function collectBoxes(
  page: Document,
  pageHeight: number,
  rest: () => Promise<void>,
): Promise<PageBoxes> {
  const boxes: PageBoxes = {
    total: page.body.scrollHeight,
    hard: await textLines(page, rest),
    keep: [],
    soft: [],
    forced: [],
    edges: [],
    heads: [],
  }
  const view = page.defaultView
  if (!view) return boxes
  for (const element of page.body.querySelectorAll<HTMLElement>('*')) {
    await rest()
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
    if (NEW_PAGE.test(style.breakBefore)) boxes.forced.push(top)
    if (NEW_PAGE.test(style.breakAfter)) boxes.forced.push(bottom)
  }
  return boxes
}

function add(list: Span[], top: number, bottom: number): void {
  if (bottom - top > 0.5) list.push([top, bottom])
}

async function textLines(page: Document, rest: () => Promise<void>): Promise<Span[]> {
  const lines: Span[] = []
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT)
  const range = page.createRange()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    await rest()
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
  if (/^h[1-6]$/.test(element.localName) || /^avoid/.test(style.breakAfter))
    add(keep, top, startOfNext(element, bottom))
  if (element.localName === 'thead') {
    const next = element.nextElementSibling as HTMLTableSectionElement | null
    const firstRow = next?.rows?.[0]
    if (firstRow) add(keep, top, firstRow.getBoundingClientRect().bottom)
  }
}

/** A head of more than a fifth of the page would leave too little room for rows. */
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

/** A row ends where its longest cell ends, over all the rows it spans. */
function rowEnd(row: HTMLTableRowElement, bottom: number): number {
  const spanning = [...row.cells].filter((cell) => cell.rowSpan > 1)
  return Math.max(bottom, ...spanning.map((cell) => cell.getBoundingClientRect().bottom))
}

/** A heading stays with the first row, item or lines after it. */
function startOfNext(heading: Element, bottom: number): number {
  const next = heading.nextElementSibling
  if (!next) return bottom
  const block = next.getBoundingClientRect()
  const first = (next.querySelector('tr,li') ?? next).getBoundingClientRect()
  return Math.min(block.bottom, Math.max(block.top + 60, Math.min(first.bottom, block.top + 140)))
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

/** Whether a page begins without an edge at its very top: then what shows there belongs to the page before. */
export function beginsBare(boxes: PageBoxes, cut: number): boolean {
  return cut > 0 && !boxes.edges.some((edge) => Math.abs(edge - cut) < 1.5)
}
