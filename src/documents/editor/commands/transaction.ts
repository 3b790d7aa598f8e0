import { nodeLength } from '../history.ts'
import type { LosslessQuill } from '../lossless-quill.ts'

/** Runs a change of the DOM as one undo step. Quill reads the result from its observer, and the selection stays. */
export function transact(quill: LosslessQuill, change: () => void): void {
  const history = quill.documentHistory
  const selection = document.getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null
  const before = range && {
    start: range.startContainer,
    startOffset: range.startOffset,
    end: range.endContainer,
    endOffset: range.endOffset,
  }
  history.noteSelection()
  history.cutoff()
  change()
  quill.update('user')
  history.cutoff()
  if (!before?.start.isConnected || !before.end.isConnected) return
  selection?.setBaseAndExtent(
    before.start,
    Math.min(before.startOffset, nodeLength(before.start)),
    before.end,
    Math.min(before.endOffset, nodeLength(before.end)),
  )
  quill.update('silent')
}

/** The elements of the lines the selection touches. */
export function selectedLines(quill: LosslessQuill): HTMLElement[] {
  const { index, length } = quill.getSelection(true)
  return quill.scroll.lines(index, Math.max(1, length)).map((line) => line.domNode as HTMLElement)
}

/** Puts all of an element's children into a new element inside it. */
export function wrapContents(element: Element, tag: string): HTMLElement {
  const inner = document.createElement(tag)
  inner.append(...element.childNodes)
  element.append(inner)
  return inner
}
