import { nodeLength } from '../history.ts'
import type { LosslessQuill } from '../lossless-quill.ts'

/** Runs a change of the DOM as one step of undo; Quill reads the result from its observer. The selection stays. */
export function transact(quill: LosslessQuill, change: () => void): void {
  const history = quill.documentHistory
  const selection = document.getSelection()
  const range = selection?.rangeCount ? selection.getRangeAt(0).cloneRange() : null
  const place = range && {
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
  if (!place?.start.isConnected || !place.end.isConnected) return
  selection?.setBaseAndExtent(
    place.start,
    Math.min(place.startOffset, nodeLength(place.start)),
    place.end,
    Math.min(place.endOffset, nodeLength(place.end)),
  )
  quill.update('silent')
}

/** The elements of the lines the selection touches. */
export function selectedLines(quill: LosslessQuill): HTMLElement[] {
  const { index, length } = quill.getSelection(true)
  return quill.scroll.lines(index, Math.max(1, length)).map((line) => line.domNode as HTMLElement)
}

export function renameElement(element: Element, tag: string): HTMLElement {
  const renamed = document.createElement(tag)
  for (const attribute of [...element.attributes]) renamed.setAttribute(attribute.name, attribute.value)
  renamed.append(...element.childNodes)
  element.replaceWith(renamed)
  return renamed
}

/** An element that takes over all of another's children and stands in it. */
export function wrapContents(element: Element, tag: string): HTMLElement {
  const inner = document.createElement(tag)
  inner.append(...element.childNodes)
  element.append(inner)
  return inner
}
