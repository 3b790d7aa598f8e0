import { type Blot, type ParentBlot, Registry } from 'parchment'
import { BoxBlot } from './blots/box.ts'
import { hasBlock, isElement, tagOf } from './dom-kinds.ts'

/**
 * Typing in a very long document costs what the browser needs to lay out, count and paint all of it at each key. From
 * `LONG` elements on, stretches of blocks are wrapped in a `q-part` while the document is open, and the browser skips
 * the parts that are far from the window. A part changes neither look nor order. Only this file knows of parts: they are
 * put in when the document has been opened and checked, and taken out of its HTML again.
 */
const PART = 'q-part'
/** Elements; with half as many, parts save nothing */
const LONG = 1_000
/** Chromium keeps about three windows' height laid out, in whole parts; much smaller parts cost as much as they save. */
const ELEMENTS_PER_PART = 40

/** A box around the whole document may hold the blocks in the place of the body. */
const FLOW = /^(DIV|MAIN|ARTICLE|SECTION)$/
/** Their margin is their own while they hold no blocks. */
const LINES = /^(P|H[1-6]|PRE|HR|LI)$/
const LISTS = /^(UL|OL)$/
const BLOCK_LEVEL = /^(block|list-item|table|flow-root|flex|grid)$/

/** Rows, cells and items keep their neighbours, so rules that look at those may stay. */
const OF_ITEMS = /\b(tr|td|th|li)(:[\w-]+(\([^)]*\))?)+/g
const LOOKS_AT_NEIGHBOURS = /[>+~]|:(first|last|nth|only|has)/
/** Layouts and counters that reach from one block into another */
const REACHES_OUT = /\b(float|position|counter-\w+|columns?|column-\w+)\s*:|margin[^;]*:[^;]*-\d/i

/** No rule of the document reaches a part; inherited properties pass through it. */
const LOOK = `${PART} {
  all: unset !important; display: block !important;
  content-visibility: auto !important; overflow-clip-margin: 2000px !important;
}`

interface Edge {
  /** The first block after the edge */
  first: HTMLElement
  /** How far the margins on both sides overlap, in CSS pixels */
  overlap: number
  /** The end of the margin above the edge, and the beginning of the one below it */
  end: number
  start: number
}

/** Wraps the blocks of a very long document in parts. Does nothing where a part could change how the document looks. */
export function splitIntoParts(scroll: ParentBlot): void {
  const root = scroll.domNode as HTMLElement
  if (!isLong(root) || !isPlain(root)) return
  const flow = flowOf(root)
  const edges = edgesOf(flow)
  const box = Registry.blots.get(flow) as ParentBlot | null | undefined
  if (!box || edges.length < 2) return
  addLook(root.ownerDocument)
  for (const [i, edge] of edges.entries()) {
    const next = edges[i + 1]
    if (next) wrap(box, edge, next, i + 2 === edges.length)
  }
}

/** Removes the tags of parts from HTML. A document whose own text holds such a tag is never split. */
export function withoutParts(html: string): string {
  return html.includes(`<${PART}`) ? html.replace(/<\/?q-part[^>]*>/g, '') : html
}

/** Two blocks stay neighbours where one part ends and the next begins. */
export function parentOutsideParts(block: HTMLElement): Element | null {
  return block.parentElement?.closest(`:not(${PART})`) ?? null
}

const sheets = new WeakMap<Document, CSSStyleSheet>()

function addLook(page: Document): void {
  if (sheets.has(page)) return
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(LOOK)
  sheets.set(page, sheet)
  page.adoptedStyleSheets.push(sheet)
}

/** Answers true in Chromium only: editing next to skipped content has not been tried in other browsers. */
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
  const aside = root.querySelector('img[align],table[align]')
  if (aside || inline.some((style) => REACHES_OUT.test(style))) return false
  return rules.every(isPlainRule) && !root.innerHTML.includes(PART)
}

function isPlainRule(rule: CSSRule): boolean {
  const selector = 'selectorText' in rule ? String(rule.selectorText) : ''
  if (LOOKS_AT_NEIGHBOURS.test(selector.replace(OF_ITEMS, ''))) return false
  if ('style' in rule && REACHES_OUT.test((rule.style as CSSStyleDeclaration).cssText)) return false
  return !('cssRules' in rule) || [...(rule.cssRules as CSSRuleList)].every(isPlainRule)
}

/** The element whose children are the blocks. */
function flowOf(root: HTMLElement): HTMLElement {
  const only = root.children.length === 1 ? root.firstElementChild : null
  return isElement(only) && FLOW.test(tagOf(only)) && isBlock(only) ? flowOf(only) : root
}

const isBlock = (element: Element) => BLOCK_LEVEL.test(getComputedStyle(element).display)

function edgesOf(flow: HTMLElement): Edge[] {
  const edges: Edge[] = []
  if (getComputedStyle(flow).display !== 'block') return edges
  let held = ELEMENTS_PER_PART
  for (let element = flow.firstElementChild; element; element = element.nextElementSibling) {
    const edge = held >= ELEMENTS_PER_PART ? edgeBefore(element as HTMLElement) : null
    if (edge) {
      edges.push(edge)
      held = 0
    }
    held += 1 + element.getElementsByTagName('*').length
  }
  return edges
}

/** Null unless the two margins alone make the distance: margins do not leave a part, so their overlap must be known. */
function edgeBefore(first: HTMLElement): Edge | null {
  const last = first.previousElementSibling
  if (!last || !isBlock(first) || !isBlock(last)) return null
  const [above, below] = [last.getBoundingClientRect(), first.getBoundingClientRect()]
  const [bottom, top] = [marginOf(last, 'Bottom'), marginOf(first, 'Top')]
  if (!(Math.abs(below.top - above.bottom - Math.max(top, bottom)) < 0.05)) return null
  return { first, overlap: Math.min(top, bottom), end: above.bottom + bottom, start: below.top - top }
}

/** NaN where the margin of a child may collapse with it. */
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

function wrap(box: ParentBlot, edge: Edge, next: Edge, isLast: boolean): void {
  const element = document.createElement(PART)
  const below = isLast ? -next.overlap : 0
  element.style.setProperty('margin', `${-edge.overlap}px 0 ${below}px`, 'important')
  element.style.setProperty('contain-intrinsic-height', `auto ${next.end - edge.start}px`, 'important')
  const part = new BoxBlot(box.scroll as BoxBlot['scroll'], element)
  const end = Registry.blots.get(next.first)
  let blot: Blot | null | undefined = Registry.blots.get(edge.first)
  box.insertBefore(part, blot)
  while (blot && blot !== end) {
    const { next: following }: Blot = blot
    part.appendChild(blot)
    blot = following
  }
}
