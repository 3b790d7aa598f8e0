import { isBlockTag, tagOf } from './dom-kinds.ts'
import { LINE_WRAPPER } from './line-wrappers.ts'

/** On an empty line's `<br>` that only keeps the line open. */
export const FILLER_MARK = 'data-q'

const OURS = `.ql-cursor,br[${FILLER_MARK}],${LINE_WRAPPER}`

/** The HTML a tree stands for, without what the editor added to hold it. */
export function serialise(root: Element): string {
  if (!root.querySelector(OURS)) return root.innerHTML
  const copy = root.cloneNode(true) as Element
  for (const cursor of copy.querySelectorAll('.ql-cursor')) dropCursor(cursor, copy)
  for (const filler of copy.querySelectorAll(`br[${FILLER_MARK}]`)) filler.remove()
  for (const wrapper of copy.querySelectorAll(LINE_WRAPPER)) wrapper.replaceWith(...wrapper.childNodes)
  copy.normalize()
  return copy.innerHTML
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
