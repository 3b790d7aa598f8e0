import { isLongTable, keepColumns } from './long-table.ts'
import { PICTURES } from './page-boxes.ts'

/**
 * Tags no document styles: a rule such as `.bank span` must not hit what we add. Without a dash: of elements with one
 * the rasteriser copies every property.
 */
const HIDER = 'qhidden'
const GAP = 'qgap'
const UNSEEN = 'all:initial!important;display:block!important;visibility:hidden!important'
const PLACING = ['margin', 'order', 'grid-area', 'align-self', 'justify-self']
/** Where what follows a gap must begin, and how many nodes stand between */
const PLACE = 'data-qplace'

/** A block, or the lines between two blocks */
interface Item {
  nodes: ChildNode[]
  top: number
  bottom: number
  /** In the flow, with a height of its own */
  flows: boolean
  /** Placed by a grid or a row: something of its size must stand there */
  isApart: boolean
}

const FLEXIBLE = /^(flex|grid)$/
/** Fewer are copied as they are. */
const MANY = 8

type CopyPart = (element: Element, top: number, bottom: number) => Element

/**
 * Copies what stands between two heights, with one empty block for all that stands before and one for all after: the
 * rasteriser copies and measures whatever it is given. The original is not touched, so it is laid out only once.
 */
export function partCopier(page: Document, drawn: ReadonlySet<Node>): CopyPart {
  const known = new Map<Element, Item[] | null>()
  const whole = (node: Node): Node => {
    const copy = node.cloneNode()
    if (drawn.has(node)) return hidden(page, copy)
    for (const child of node.childNodes) copy.appendChild(whole(child))
    return copy
  }
  const copyPart: CopyPart = (element, top, bottom) => {
    const items = known.has(element) ? known.get(element) : itemsOf(element)
    known.set(element, items ?? null)
    const isOutside = (item: Item) => item.bottom < top || item.top > bottom
    // Of one that reaches in only with its edge the height counts.
    if (!items || items.every(isOutside)) return whole(element) as Element
    const copy = element.cloneNode() as HTMLElement
    if (element.localName === 'table') keepColumns(element as HTMLTableElement, copy)
    let outside: Item[] = []
    let gap: { shell: HTMLElement; skip: number } | null = null
    for (const item of items) {
      if (isOutside(item)) {
        if (item.isApart) copy.append(...item.nodes.flatMap((node) => standIn(node) ?? []))
        else outside.push(item)
        continue
      }
      if (outside.length > 0) gap = { shell: addGap(copy, outside), skip: 0 }
      outside = []
      if (gap && item.flows) gap.shell.setAttribute(PLACE, `${item.top} ${gap.skip}`)
      gap = gap && !item.flows ? { ...gap, skip: gap.skip + item.nodes.length } : null
      for (const node of item.nodes)
        copy.append(node.nodeType === 1 ? copyPart(node as Element, top, bottom) : whole(node))
    }
    if (outside.length > 0) addGap(copy, outside)
    return copy
  }
  return copyPart
}

function hidden(page: Document, text: Node): Element {
  const hider = page.createElement(HIDER)
  hider.style.cssText = 'color:transparent!important;text-decoration-color:transparent!important'
  hider.append(text)
  return hider
}

/** As many more as keep odd ones odd, and one like the last: what follows may be styled by what it follows. */
function addGap(copy: Element, items: Item[]): HTMLElement {
  const elements = items.flatMap(({ nodes }) => nodes.filter((node) => node.nodeType === 1))
  const last = elements.at(-1) as HTMLElement | undefined
  const shell =
    last && !PICTURES.test(last.localName)
      ? (last.cloneNode() as HTMLElement)
      : copy.ownerDocument.createElement(GAP)
  const flowing = items.filter(({ flows }) => flows)
  const top = Math.min(...flowing.map((item) => item.top))
  const height = flowing.length > 0 ? Math.max(...flowing.map((item) => item.bottom)) - top : 0
  const after = last?.ownerDocument.defaultView?.getComputedStyle(last).marginBottom ?? 0
  shell.style.cssText = `${UNSEEN};height:${height}px!important;margin-bottom:${after}!important`
  if (elements.length % 2 === 0) {
    const more = copy.ownerDocument.createElement(GAP)
    more.style.cssText = UNSEEN
    copy.append(more)
  }
  copy.append(shell)
  return shell
}

function standIn(node: Node): Node | null {
  if (node.nodeType !== 1) return node.cloneNode()
  const element = node as HTMLElement
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  if (!style || style.display === 'none' || /absolute|fixed/.test(style.position)) return null
  const { width, height } = element.getBoundingClientRect()
  const shell = element.ownerDocument.createElement(GAP)
  const look = { width: `${width}px`, height: `${height}px`, 'box-sizing': 'border-box', flex: 'none' }
  shell.style.cssText = UNSEEN
  for (const [name, value] of Object.entries(look)) shell.style.setProperty(name, value, 'important')
  for (const name of PLACING) shell.style.setProperty(name, style.getPropertyValue(name), 'important')
  return shell
}

/** Margins that ran together are lost with what was left out: the empty blocks make up for them. */
export function settleGaps(copy: Document): void {
  const range = copy.createRange()
  for (const shell of copy.querySelectorAll<HTMLElement>(`[${PLACE}]`)) {
    const [top = 0, skip = 0] = (shell.getAttribute(PLACE) ?? '').split(' ').map(Number)
    let next = shell.nextSibling
    for (let i = 0; i < skip; i += 1) next = next?.nextSibling ?? null
    if (!next) continue
    range.selectNode(next)
    const height = Number.parseFloat(shell.style.height) + top - range.getBoundingClientRect().top + 1 / 128
    shell.style.setProperty('height', `${Math.max(0, height)}px`, 'important')
  }
}

function isStack(element: Element, style: CSSStyleDeclaration): boolean {
  if (/^table(-row-group)?$/.test(style.display)) return isLongTable(element.closest('table'))
  if (/^(fieldset|details)$/.test(element.localName) || PICTURES.test(element.localName)) return false
  if (FLEXIBLE.test(style.display)) return element.children.length > MANY
  const isOneColumn = `${style.columnCount}${style.columnWidth}` === 'autoauto'
  return isOneColumn && /^(block|flow-root|list-item)$/.test(style.display)
}

/** Of blocks one below the other; null for what cannot be left out in part. */
function itemsOf(element: Element): Item[] | null {
  const view = element.ownerDocument.defaultView
  const style = view?.getComputedStyle(element)
  if (!style || !isStack(element, style)) return null
  if (/^(pre|break)/.test(style.whiteSpace)) return null
  const groups: { nodes: ChildNode[]; block: boolean; flows: boolean }[] = []
  for (const node of element.childNodes) {
    const line = groups.at(-1)
    const isInLine = line !== undefined && !line.block
    if (node.nodeType === 3 ? !isInLine && !/[^ \t\r\n\f]/.test((node as Text).data) : node.nodeType !== 1)
      continue
    const its = node.nodeType === 1 ? view?.getComputedStyle(node as Element) : undefined
    const flows = !its || (its.float === 'none' && !/absolute|fixed/.test(its.position))
    const block = its !== undefined && !/^(inline|ruby|contents)/.test(its.display)
    // What floats in a line is part of it.
    if (isInLine && (!block || !flows)) line.nodes.push(node)
    else groups.push({ nodes: [node], block, flows })
  }
  const range = element.ownerDocument.createRange()
  return groups.map(({ nodes, flows }) => {
    range.setStartBefore(nodes[0] as ChildNode)
    range.setEndAfter(nodes.at(-1) as ChildNode)
    const { top, bottom, height } = range.getBoundingClientRect()
    return { nodes, top, bottom, flows: flows && height > 0, isApart: FLEXIBLE.test(style.display) }
  })
}
