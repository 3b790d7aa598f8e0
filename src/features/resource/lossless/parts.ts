import { hasBlock, isElement, tagOf } from './dom-kinds.ts'
import { PART } from './line-wrappers.ts'
import { FILLER_MARK } from './serialise.ts'

/** Elements; with half as many, parts save nothing. */
const LONG = 1_000
/** The browser keeps about three windows' height in its reckoning, in whole parts; much smaller ones cost as much as they save. */
const PER_PART = 40

const FLOW = /^(DIV|MAIN|ARTICLE|SECTION)$/
/** Their margin is their own while they hold no blocks. */
const LINES = /^(P|H[1-6]|PRE|HR|LI)$/
const LISTS = /^(UL|OL)$/
const BLOCK_LEVEL = /^(block|list-item|table|flow-root|flex|grid)$/

/** Rules that look at neighbours, but for those of rows, cells and items, which keep theirs; layouts that reach across. */
const OF_ITEMS = /\b(tr|td|th|li)(:[\w-]+(\([^)]*\))?)+/g
const ASKS_NEIGHBOURS = /[>+~]|:(first|last|nth|only|has)/
const REACHES_OUT = /\b(float|position|counter-\w+|columns?|column-\w+)\s*:|margin[^;]*:[^;]*-\d/i

/** No rule of the document's reaches a part, and what inherits goes through it. */
const LOOK = `${PART} {
  all: unset !important; display: block !important;
  content-visibility: auto !important; overflow-clip-margin: 2000px !important;
}`

interface Edge {
  /** First element after the edge */
  first: HTMLElement
  /** How far the margins on both sides overlap, in CSS pixels */
  overlap: number
  /** Where the margin of what is before ends, and that of what follows begins */
  end: number
  start: number
}

/**
 * A very long document stands in parts while it is edited, and the browser leaves out those far from the window: at each
 * key it would lay out, count and paint all of it. A part changes neither look nor order, and is never saved.
 */
export function standInParts(root: HTMLElement): void {
  if (!isLong(root) || !isPlain(root)) return
  fillEmptyLines(root)
  const edges = edgesOf(flowOf(root))
  if (edges.length > 1) addLook(root.ownerDocument)
  for (const [i, edge] of edges.entries()) {
    const next = edges[i + 1]
    if (next) wrap(edge, next, i + 2 === edges.length)
  }
}

const sheets = new WeakMap<Document, CSSStyleSheet>()

function addLook(page: Document): void {
  if (sheets.has(page)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(LOOK)
  sheets.set(page, sheet)
  page.adoptedStyleSheets.push(sheet)
}

/** Elsewhere than in Chromium editing beside what is left out has not been tried. */
function isLong(root: HTMLElement): boolean {
  return (
    'userAgentData' in navigator &&
    CSS.supports('content-visibility', 'auto') &&
    root.getElementsByTagName('*').length >= LONG &&
    root.ownerDocument.documentElement.scrollWidth <= root.ownerDocument.documentElement.clientWidth
  )
}

function isPlain(root: HTMLElement): boolean {
  const rules = [...root.ownerDocument.styleSheets].flatMap(({ cssRules }) => [...cssRules])
  const inline = [...root.querySelectorAll('[style]')].map((element) => element.getAttribute('style') ?? '')
  const aside =
    root.querySelector('img[align],table[align]') ?? inline.find((style) => REACHES_OUT.test(style))
  return aside === undefined && rules.every(isPlainRule)
}

function isPlainRule(rule: CSSRule): boolean {
  const selector = 'selectorText' in rule ? String(rule.selectorText) : ''
  if (ASKS_NEIGHBOURS.test(selector.replace(OF_ITEMS, ''))) return false
  if ('style' in rule && REACHES_OUT.test((rule.style as CSSStyleDeclaration).cssText)) return false
  return !('cssRules' in rule) || [...(rule.cssRules as CSSRuleList)].every(isPlainRule)
}

/** Where the blocks are: inside the one box that holds everything, if there is one. */
function flowOf(root: HTMLElement): HTMLElement {
  const only = root.children.length === 1 ? root.firstElementChild : null
  return isElement(only) && FLOW.test(tagOf(only)) && isBlock(only) ? flowOf(only) : root
}

const isBlock = (element: Element) => BLOCK_LEVEL.test(getComputedStyle(element).display)

/** As opening will, so that what is measured stays. */
function fillEmptyLines(root: HTMLElement): void {
  for (const line of root.querySelectorAll('p,h1,h2,h3,h4,h5,h6,li,dt,dd,blockquote,address')) {
    if (line.firstChild) continue
    const filler = document.createElement('br')
    filler.setAttribute(FILLER_MARK, '')
    line.append(filler)
  }
}

function edgesOf(flow: HTMLElement): Edge[] {
  const edges: Edge[] = []
  if (getComputedStyle(flow).display !== 'block') return edges
  let held = PER_PART
  for (let element = flow.firstElementChild; element; element = element.nextElementSibling) {
    const edge = held >= PER_PART ? edgeBefore(element as HTMLElement) : null
    if (edge) {
      edges.push(edge)
      held = 0
    }
    held += 1 + element.getElementsByTagName('*').length
  }
  return edges
}

/** Only where the distance is what the two margins make: a part keeps margins in, so their overlap must be known. */
function edgeBefore(first: HTMLElement): Edge | null {
  const last = first.previousElementSibling
  if (!last || !isBlock(first) || !isBlock(last)) return null
  const [above, below] = [last.getBoundingClientRect(), first.getBoundingClientRect()]
  const [bottom, top] = [marginOf(last, 'Bottom'), marginOf(first, 'Top')]
  if (!(Math.abs(below.top - above.bottom - Math.max(top, bottom)) < 0.05)) return null
  return { first, overlap: Math.min(top, bottom), end: above.bottom + bottom, start: below.top - top }
}

/** Not a number where a child's margin may fall together with it. */
function marginOf(element: Element, side: 'Top' | 'Bottom'): number {
  const tag = tagOf(element)
  const own = Number.parseFloat(getComputedStyle(element)[`margin${side}`])
  const alone = tag === 'TABLE' || (LINES.test(tag) && !hasBlock(element))
  if (own < 0 || element.getBoundingClientRect().height === 0) return Number.NaN
  if (alone) return own
  const item = side === 'Top' ? element.firstElementChild : element.lastElementChild
  const plainList = LISTS.test(tag) && item !== null && tagOf(item) === 'LI'
  return plainList && marginOf(item, side) === 0 ? own : Number.NaN
}

function wrap(edge: Edge, next: Edge, isLast: boolean): void {
  const part = document.createElement(PART)
  const below = isLast ? -next.overlap : 0
  part.style.setProperty('margin', `${-edge.overlap}px 0 ${below}px`, 'important')
  part.style.setProperty('contain-intrinsic-height', `auto ${next.end - edge.start}px`, 'important')
  edge.first.before(part)
  while (part.nextSibling && part.nextSibling !== next.first) part.append(part.nextSibling)
}
