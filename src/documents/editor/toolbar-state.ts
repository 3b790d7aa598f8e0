import type { EditorState } from './document-editor.ts'
import type { LosslessQuill } from './lossless-quill.ts'

export function readState(quill: LosslessQuill): EditorState {
  const range = quill.selection.lastRange
  const anchor = range ? document.getSelection()?.anchorNode : null
  const formats = range?.length ? quill.getFormat(range) : formatsAround(quill, anchor)
  const { undo, redo } = quill.documentHistory.stack
  const element = anchor?.nodeType === 1 ? (anchor as Element) : anchor?.parentElement
  return {
    bold: Boolean(formats.bold),
    italic: Boolean(formats.italic),
    underline: Boolean(formats.underline),
    heading: Number(formats.header ?? 0) || 0,
    list: formats.list === 'bullet' || formats.list === 'ordered' ? formats.list : null,
    link: typeof formats.link === 'string' ? formats.link : null,
    inTable: Boolean(element?.closest('td,th')),
    canUndo: undo.length > 0,
    canRedo: redo.length > 0,
  }
}

/** The formats at the caret, read upwards from its node: to find its index Quill would count through the whole document. */
function formatsAround(quill: LosslessQuill, node: Node | null | undefined): Record<string, unknown> {
  let found: Record<string, unknown> = {}
  let blot = node ? quill.scroll.find(node, true) : null
  for (; blot && blot !== quill.scroll; blot = blot.parent) {
    if ('formats' in blot && typeof blot.formats === 'function') found = { ...blot.formats(), ...found }
  }
  return found
}
