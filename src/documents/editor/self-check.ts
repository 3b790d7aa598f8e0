import { forceAtom, isElement, isForcedAtom } from './dom-kinds.ts'
import { serialise } from './serialise.ts'

/** True when the opened tree still serialises to exactly the HTML it was made from. */
export function survived(pristine: Element, live: Element): boolean {
  return serialise(pristine) === serialise(live)
}

/**
 * Marks the smallest subtrees of the pristine tree that opening has changed, so that they are opened as atoms. Returns how
 * many there are; 0 means the change could not be found.
 */
export function protectDifferences(pristine: Element, live: Element): number {
  const [before, after] = [[...pristine.childNodes], [...live.childNodes]]
  if (before.length !== after.length) return protectAll(pristine)
  let count = 0
  for (const [i, node] of before.entries()) {
    const other = after[i]
    if (!other || node.isEqualNode(other) || !isElement(node)) continue
    const inside = isElement(other) && sameTag(node, other) ? protectDifferences(node, other) : 0
    if (inside === 0) forceAtom(node)
    count += inside || 1
  }
  return count
}

function protectAll(parent: Element): number {
  for (const child of parent.children) forceAtom(child)
  return parent.children.length
}

function sameTag(a: Element, b: Element): boolean {
  const shallow = (element: Element) => (element.cloneNode(false) as Element).outerHTML
  return shallow(a) === shallow(b)
}

/** A deep copy with the same subtrees protected. */
export function copyProtected(tree: HTMLElement): HTMLElement {
  const copy = tree.cloneNode(true) as HTMLElement
  const copies = copy.querySelectorAll('*')
  for (const [i, element] of tree.querySelectorAll('*').entries()) {
    const twin = copies[i]
    if (twin && isForcedAtom(element)) forceAtom(twin)
  }
  return copy
}
