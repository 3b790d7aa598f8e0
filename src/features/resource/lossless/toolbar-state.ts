import type { EditorState } from './document-editor.ts'
import type { LosslessQuill } from './lossless-quill.ts'

export function readState(quill: LosslessQuill): EditorState {
  const range = quill.getSelection()
  const formats = range ? quill.getFormat(range) : {}
  const { undo, redo } = quill.documentHistory.stack
  const anchor = range ? document.getSelection()?.anchorNode : null
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
