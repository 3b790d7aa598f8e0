import { isBlockTag, isElement, tagOf } from './dom-kinds.ts'
import { LINE_WRAPPER, PART } from './line-wrappers.ts'

/** On an empty line's `<br>` that only keeps the line open. */
export const FILLER_MARK = 'data-q'

const OURS = `.ql-cursor,br[${FILLER_MARK}],${LINE_WRAPPER},:scope > * ${PART}`

/** The HTML a tree stands for, without what the editor added to hold it. */
export function serialise(root: Element): string {
  if (!root.querySelector(OURS)) return withoutParts(root)
  const copy = root.cloneNode(true) as Element
  for (const cursor of copy.querySelectorAll('.ql-cursor')) dropCursor(cursor, copy)
  for (const filler of copy.querySelectorAll(`br[${FILLER_MARK}]`)) filler.remove()
  for (const wrapper of copy.querySelectorAll(`${LINE_WRAPPER},${PART}`))
    wrapper.replaceWith(...wrapper.childNodes)
  copy.normalize()
  return copy.innerHTML
}

/** The same as of a copy, which of a long document takes longer than all else. */
function withoutParts(root: Element): string {
  if (!root.querySelector(PART)) return root.innerHTML
  return [...root.childNodes]
    .map((node) => (tagOf(node) === 'Q-PART' ? inside(node) : outside(node)))
    .join('')
}

const inside = (node: Node) => (isElement(node) ? node.innerHTML : '')

function outside(node: Node): string {
  const holder = document.createElement('div')
  holder.append(node.cloneNode(true))
  return holder.innerHTML
}
/** Quill's caret holder, with the empty format elements made to hold it. */
function dropCursor(cursor: Element, root: Element): void {
  let holder = cursor.parentElement
  cursor.replaceWith((cursor.textContent ?? '').replaceAll('\uFEFF', ''))
  while (
    holder &&
    holder !== root &&
    !isBlockTag(tagOf(holder)) &&
    !holder.textContent &&
    !holder.children.length
  ) {
    const empty: Element = holder
    holder = holder.parentElement
    empty.remove()
  }
}
