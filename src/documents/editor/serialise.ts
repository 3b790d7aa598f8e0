import { isBlockTag, tagOf } from './dom-kinds.ts'
import { LINE_WRAPPER } from './line-wrappers.ts'

/** Marks the `<br>` that only keeps an empty line open. */
export const FILLER_MARK = 'data-q'

const OURS = `.ql-cursor,br[${FILLER_MARK}],${LINE_WRAPPER}`

/** The HTML of a tree without the elements that the editor added. */
export function serialise(root: Element): string {
  if (!root.querySelector(OURS)) return root.innerHTML
  const copy = root.cloneNode(true) as Element
  for (const cursor of copy.querySelectorAll('.ql-cursor')) dropCursor(cursor, copy)
  for (const filler of copy.querySelectorAll(`br[${FILLER_MARK}]`)) filler.remove()
  for (const wrapper of copy.querySelectorAll(LINE_WRAPPER)) wrapper.replaceWith(...wrapper.childNodes)
  copy.normalize()
  return copy.innerHTML
}

/** Removes Quill's caret holder and the empty format elements around it. */
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
