import type { DocumentClipboard } from './clipboard.ts'
import { deleteRange } from './commands/inline.ts'
import type { LosslessQuill } from './lossless-quill.ts'

type IndexRange = { index: number; length: number }

/**
 * Inserts dropped content where it falls, cleaned like a paste, with pictures stored inside the document. The browser's
 * own drop would move nodes across lines. A dragged part of this document is removed from its old place.
 */
export function takeDrops(quill: LosslessQuill): void {
  let dragged: IndexRange | null = null
  const clipboard = quill.clipboard as DocumentClipboard
  quill.root.addEventListener('dragstart', (event) => {
    dragged = quill.getSelection()
    const selection = document.getSelection()
    if (selection?.rangeCount && dragged?.length) clipboard.writeSelection(selection, event.dataTransfer)
  })
  quill.root.addEventListener('dragend', () => {
    dragged = null
  })
  document.addEventListener('dragover', (event) => event.preventDefault())
  document.addEventListener('drop', (event) => {
    event.preventDefault()
    const data = event.dataTransfer
    const at = data && indexAt(quill, event.clientX, event.clientY)
    if (!data || at === null) return
    const from = dragged
    dragged = null
    if (from && at >= from.index && at <= from.index + from.length) return
    quill.documentHistory.noteSelection()
    if (from) deleteRange(quill, from)
    clipboard.take({ index: from && from.index < at ? at - from.length : at, length: 0 }, data)
    window.focus()
  })
}

function indexAt(quill: LosslessQuill, x: number, y: number): number | null {
  const range = document.caretRangeFromPoint?.(x, y) ?? rangeAt(x, y)
  if (!range || !quill.root.contains(range.startContainer)) return quill.getLength() - 1
  const native = quill.selection.normalizeNative(range)
  return native ? quill.selection.normalizedToRange(native).index : null
}

/** The same for Firefox, which has another name for it. */
function rangeAt(x: number, y: number): Range | null {
  const place = document.caretPositionFromPoint?.(x, y)
  if (!place) return null
  const range = document.createRange()
  range.setStart(place.offsetNode, place.offset)
  return range
}
