import { type FlowItem, flowItems } from './flow-items.ts'
import { keepColumns } from './long-table.ts'
import { PICTURES } from './page-boxes.ts'

/**
 * Tags that no document styles: a rule such as `.bank span` must not hit what is added here. They have no dash, because
 * the rasteriser copies every property of an element with one.
 */
const HIDER = 'qhidden'
const GAP = 'qgap'
const UNSEEN = 'all:initial!important;display:block!important;visibility:hidden!important'
/** The attribute of a gap with the height at which the next item in the flow must begin, and the nodes before that item */
const PLACE = 'data-qplace'

/**
 * Copies the part of a page between two heights: the rasteriser copies and measures all it is given. Items above and
 * below the part are left out, and replaced by a gap: an empty block as high as they are. The original is not
 * touched, so it is laid out only once.
 */
export class PartCopier {
  private readonly page: Document
  /** Text that is drawn as letters: in the copy it keeps its room and shows nothing */
  private readonly drawn: ReadonlySet<Node>
  private readonly known = new Map<Element, FlowItem[] | null>()

  constructor(page: Document, drawn: ReadonlySet<Node>) {
    this.page = page
    this.drawn = drawn
  }

  copy(element: Element, top: number, bottom: number): Element {
    const items = this.itemsOf(element)
    const isInside = (item: FlowItem) => item.bottom >= top && item.top <= bottom
    // When only the element's own edge reaches in, its height counts.
    if (!items?.some(isInside)) return this.whole(element) as Element
    const copy = element.cloneNode() as HTMLElement
    if (element.localName === 'table') keepColumns(element as HTMLTableElement, copy)
    let leftOut: FlowItem[] = []
    let gap: { element: HTMLElement; skip: number } | null = null
    for (const item of items) {
      if (!isInside(item)) {
        leftOut.push(item)
        continue
      }
      if (leftOut.length > 0) gap = { element: this.addGap(copy, leftOut), skip: 0 }
      leftOut = []
      if (gap && item.flows) gap.element.setAttribute(PLACE, `${item.top} ${gap.skip}`)
      gap = gap && !item.flows ? { ...gap, skip: gap.skip + item.nodes.length } : null
      for (const node of item.nodes)
        copy.append(node.nodeType === 1 ? this.copy(node as Element, top, bottom) : this.whole(node))
    }
    if (leftOut.length > 0) this.addGap(copy, leftOut)
    return copy
  }

  private itemsOf(element: Element): FlowItem[] | null {
    const items = this.known.has(element) ? this.known.get(element) : flowItems(element)
    this.known.set(element, items ?? null)
    return items ?? null
  }

  private whole(node: Node): Node {
    const copy = node.cloneNode()
    if (this.drawn.has(node)) return this.hidden(copy)
    for (const child of node.childNodes) copy.appendChild(this.whole(child))
    return copy
  }

  private hidden(text: Node): Element {
    const hider = this.page.createElement(HIDER)
    hider.style.cssText = 'color:transparent!important;text-decoration-color:transparent!important'
    hider.append(text)
    return hider
  }

  /**
   * The element after a gap may be styled by its place (`:nth-child(odd)`) or by the element before it (`h2 + p`). So the
   * gap is a copy of the last element left out, and a second empty block keeps odd children odd where needed.
   */
  private addGap(copy: Element, items: FlowItem[]): HTMLElement {
    const elements = items.flatMap(({ nodes }) => nodes.filter((node) => node.nodeType === 1))
    const last = elements.at(-1) as HTMLElement | undefined
    const gap =
      last && !PICTURES.test(last.localName)
        ? (last.cloneNode() as HTMLElement)
        : this.page.createElement(GAP)
    const flowing = items.filter(({ flows }) => flows)
    const top = Math.min(...flowing.map((item) => item.top))
    const height = flowing.length > 0 ? Math.max(...flowing.map((item) => item.bottom)) - top : 0
    const margin = last?.ownerDocument.defaultView?.getComputedStyle(last).marginBottom ?? 0
    gap.style.cssText = `${UNSEEN};height:${height}px!important;margin-bottom:${margin}!important`
    if (elements.length % 2 === 0) {
      const second = this.page.createElement(GAP)
      second.style.cssText = UNSEEN
      copy.append(second)
    }
    copy.append(gap)
    return gap
  }
}

/** Margins that overlapped are lost with what was left out: each gap is made as high as puts what follows in its place. */
export function settleGaps(copy: Document): void {
  const range = copy.createRange()
  for (const gap of copy.querySelectorAll<HTMLElement>(`[${PLACE}]`)) {
    const [top = 0, skip = 0] = (gap.getAttribute(PLACE) ?? '').split(' ').map(Number)
    let next = gap.nextSibling
    for (let i = 0; i < skip; i += 1) next = next?.nextSibling ?? null
    if (!next) continue
    range.selectNode(next)
    const height = Number.parseFloat(gap.style.height) + top - range.getBoundingClientRect().top + 1 / 128
    gap.style.setProperty('height', `${Math.max(0, height)}px`, 'important')
  }
}
