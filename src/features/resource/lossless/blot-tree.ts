import { type Blot, type LinkedList, ParentBlot, Registry } from 'parchment'
import { hasStrayText, isBox, isElement, tagOf } from './dom-kinds.ts'
import { prepareTree, wrapBareText } from './line-wrappers.ts'

/**
 * Parchment's tree laid over the document's own DOM. These functions change the tree and leave the DOM where it is:
 * Parchment itself re-inserts each node it touches, which reloads images and loses the caret.
 */

export const nameOf = (blot: Blot | null | undefined): string => blot?.statics.blotName ?? ''
export const isLineBlot = (blot: Blot | null | undefined): boolean => nameOf(blot) === 'block'
export const isBoxBlot = (blot: Blot | null | undefined): boolean => nameOf(blot) === 'container'

export function* each(list: LinkedList<Blot>): Generator<Blot> {
  for (let blot = list.head; blot; blot = blot.next) yield blot
}

/** ParentBlot.insertBefore, without touching a node that already stands in its place. */
export function insertInPlace(parent: ParentBlot, child: Blot, ref?: Blot | null): void {
  child.parent?.children.remove(child)
  parent.children.insertBefore(child, ref ?? null)
  child.parent = parent
  const after = ref ? ref.domNode : null
  if (child.domNode.parentNode !== parent.domNode || child.domNode.nextSibling !== after)
    parent.domNode.insertBefore(child.domNode, after)
  child.attach()
}

/** A copy of the element for the second half of a split. The id stays with the first. */
export function cloneElement(element: HTMLElement): HTMLElement {
  const copy = element.cloneNode(false) as HTMLElement
  copy.removeAttribute('id')
  return copy
}

let rebuilt = 0
/** Grows with each part that was made anew from its DOM. */
export const timesRebuilt = () => rebuilt

/** Enters a blot whose DOM node already stands under the parent's. */
function link(parent: ParentBlot, blot: Blot): void {
  rebuilt += 1
  let next = blot.domNode.nextSibling
  while (next && Registry.blots.get(next)?.parent !== parent) next = next.nextSibling
  parent.children.insertBefore(blot, next ? (Registry.blots.get(next) ?? null) : null)
  blot.parent = parent
  blot.attach()
}

/** Makes the blot anew from its DOM, when what it holds has changed its kind. */
export function rebuild(blot: ParentBlot): void {
  const { parent, domNode, scroll } = blot
  if (!parent || domNode.parentNode !== parent.domNode) return
  ParentBlot.prototype.detach.call(blot)
  if (isBox(domNode)) wrapBareText(domNode)
  link(parent as ParentBlot, scroll.create(domNode))
}

/** Bare text that appeared in a box (a browser or a paste put it there) becomes a line. */
export function wrapStrayText(box: ParentBlot): void {
  if (!hasStrayText(box.domNode)) return
  wrapBareText(box.domNode)
  for (const child of box.domNode.children) {
    if (tagOf(child) !== 'Q-LINE' || Registry.blots.get(child)?.parent === box) continue
    for (const node of child.childNodes) {
      const old = Registry.blots.get(node)
      if (old?.parent === box) old.detach()
    }
    link(box, box.scroll.create(child))
  }
}

type Root = ParentBlot & { observer: MutationObserver }

/**
 * Builds the tree anew for the smallest line or box that holds all the changed nodes.
 * @param prepare for each box before it is built: undo wants it as it was, a new one may hold bare text
 */
export function rebuildAround(scroll: Root, nodes: Node[], prepare?: (element: Element) => void): void {
  scroll.observer.takeRecords()
  const root = scroll.domNode
  const common = commonElement(root, nodes)
  if (!common) return
  // One level up: what `common` is may have changed with its content.
  let element = common === root ? root : (common.parentElement ?? root)
  let blot = Registry.blots.get(element)
  while (element !== root && !isLineBlot(blot) && !isBoxBlot(blot)) {
    element = element.parentElement ?? root
    blot = Registry.blots.get(element)
  }
  prepare?.(element)
  if (element === root || !blot?.parent || element.parentNode !== blot.parent.domNode) rebuildAll(scroll)
  else {
    const parent = blot.parent as ParentBlot
    blot.detach()
    link(parent, scroll.scroll.create(element))
    forgetLengths(parent)
  }
  scroll.observer.takeRecords()
}

/** The browser itself, and commands, may move nodes in ways Parchment does not follow: then that part is read anew. */
export function mendAfter(scroll: Root, records: MutationRecord[]): void {
  const torn = records.filter(
    ({ target, addedNodes }) => isTorn(target, false) || [...addedNodes].some((node) => isTorn(node, true)),
  )
  if (torn.length === 0) return
  const targets = torn.map(({ target }) => target)
  rebuildAround(scroll, targets, (element) => isBox(element) && prepareTree(element))
  for (const target of targets) optimizeLines(Registry.blots.get(target))
}

/** Whether the tree says something else than the DOM does. */
function isTorn(node: Node, deep: boolean): boolean {
  const blot = Registry.blots.get(node)
  if (!blot || !('children' in blot)) return false
  let child = node.firstChild
  for (const inner of each(blot.children as LinkedList<Blot>)) {
    if (!child || inner.domNode !== child || (deep && isTorn(child, true))) return true
    child = child.nextSibling
  }
  return child !== null
}

/** Emptied lines get their filler. */
function optimizeLines(blot: Blot | null | undefined): void {
  if (isLineBlot(blot)) blot?.optimize({})
  else if (blot && 'children' in blot)
    for (const child of each(blot.children as LinkedList<Blot>)) optimizeLines(child)
}

export function hasLine(blot: ParentBlot): boolean {
  for (const child of each(blot.children))
    if (child.statics.blotName !== 'between' && (!isBoxBlot(child) || hasLine(child as ParentBlot)))
      return true
  return false
}

export function rebuildAll(scroll: ParentBlot): void {
  rebuilt += 1
  for (let head = scroll.children.head; head; head = scroll.children.head) {
    head.detach()
    scroll.children.remove(head)
  }
  ParentBlot.prototype.build.call(scroll)
}

function commonElement(root: HTMLElement, nodes: Node[]): HTMLElement | null {
  let common: HTMLElement | null = null
  for (const node of nodes) {
    if (!root.contains(node)) continue
    const element: HTMLElement | null = isElement(node) ? node : node.parentElement
    common ??= element
    while (common && !common.contains(element)) common = common.parentElement
  }
  return common
}

function forgetLengths(from: ParentBlot): void {
  for (
    let blot: (ParentBlot & { cache?: object }) | null = from;
    blot;
    blot = blot.parent as ParentBlot | null
  )
    if (blot.cache) blot.cache = {}
}
