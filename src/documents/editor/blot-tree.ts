import { type Blot, type LinkedList, ParentBlot, Registry } from 'parchment'
import { hasStrayText, isBox, isElement, tagOf } from './dom-kinds.ts'
import { prepareTree, wrapBareText } from './line-wrappers.ts'

/**
 * Parchment's tree laid over the document's own DOM. These functions change the tree and leave the DOM as it is.
 * Parchment itself re-inserts each node it touches, which reloads images and loses the caret.
 */

export const nameOf = (blot: Blot | null | undefined): string => blot?.statics.blotName ?? ''
export const isLineBlot = (blot: Blot | null | undefined): boolean => nameOf(blot) === 'block'
export const isBoxBlot = (blot: Blot | null | undefined): boolean => nameOf(blot) === 'container'

export function* each(list: LinkedList<Blot>): Generator<Blot> {
  for (let blot = list.head; blot; blot = blot.next) yield blot
}

/** ParentBlot.insertBefore, without touching a DOM node that is already in its place. */
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
/** How many blots have been built again from their DOM; a change tells that kept positions are out of date. */
export const timesRebuilt = () => rebuilt

/** Adds a blot whose DOM node is already below the parent's. */
function adopt(parent: ParentBlot, blot: Blot): void {
  rebuilt += 1
  let next = blot.domNode.nextSibling
  while (next && Registry.blots.get(next)?.parent !== parent) next = next.nextSibling
  parent.children.insertBefore(blot, next ? (Registry.blots.get(next) ?? null) : null)
  blot.parent = parent
  blot.attach()
}

/** Builds the blot again from its DOM, when its content makes it another kind of blot. */
export function rebuild(blot: ParentBlot): void {
  const { parent, domNode, scroll } = blot
  if (!parent || domNode.parentNode !== parent.domNode) return
  ParentBlot.prototype.detach.call(blot)
  if (isBox(domNode)) wrapBareText(domNode)
  adopt(parent as ParentBlot, scroll.create(domNode))
}

/** Makes a line of bare text that a browser or a paste has put into a box. */
export function wrapStrayText(box: ParentBlot): void {
  if (!hasStrayText(box.domNode)) return
  wrapBareText(box.domNode)
  for (const child of box.domNode.children) {
    if (tagOf(child) !== 'Q-LINE' || Registry.blots.get(child)?.parent === box) continue
    for (const node of child.childNodes) {
      const old = Registry.blots.get(node)
      if (old?.parent === box) old.detach()
    }
    adopt(box, box.scroll.create(child))
  }
}

type Root = ParentBlot & { observer: MutationObserver }

/**
 * Builds the tree again for the smallest line or box that holds all the changed nodes.
 * @param prepare called with that element first: new content may hold bare text, while undo wants it as it was
 */
export function rebuildAround(scroll: Root, nodes: Node[], prepare?: (element: Element) => void): void {
  scroll.observer.takeRecords()
  const root = scroll.domNode
  const common = commonElement(root, nodes)
  if (!common) return
  // One level up, because the change may have made `common` another kind of blot.
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
    adopt(parent, scroll.scroll.create(element))
    forgetLengths(parent)
  }
  scroll.observer.takeRecords()
}

/** The browser and the commands may move nodes in ways Parchment does not follow. Then that part is built again. */
export function repairTree(scroll: Root, records: MutationRecord[]): void {
  const wrong = records.filter(
    ({ target, addedNodes }) => differs(target, false) || [...addedNodes].some((node) => differs(node, true)),
  )
  if (wrong.length === 0) return
  const targets = wrong.map(({ target }) => target)
  rebuildAround(scroll, targets, (element) => isBox(element) && prepareTree(element))
  for (const target of targets) optimizeLines(Registry.blots.get(target))
}

/** True when the tree no longer agrees with the DOM. */
function differs(node: Node, deep: boolean): boolean {
  const blot = Registry.blots.get(node)
  if (!blot || !('children' in blot)) return false
  let child = node.firstChild
  for (const inner of each(blot.children as LinkedList<Blot>)) {
    if (!child || inner.domNode !== child || (deep && differs(child, true))) return true
    child = child.nextSibling
  }
  return child !== null
}

/** Gives emptied lines their filler. */
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

function rebuildAll(scroll: ParentBlot): void {
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
