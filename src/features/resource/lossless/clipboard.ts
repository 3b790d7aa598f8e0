import Clipboard from 'quill/modules/clipboard.js'
import Delta from 'quill-delta'
import { sanitiseBody } from '#platform/sanitise-html.ts'
import type { DocumentHistory } from './history.ts'
import { insertFragment } from './insert-fragment.ts'
import { serialise } from './serialise.ts'

/** Copies the document's own HTML, and pastes any HTML cleaned, without going through Quill's formats. */
export class DocumentClipboard extends Clipboard {
  override onCaptureCopy(event: ClipboardEvent, isCut = false) {
    if (event.defaultPrevented) return
    event.preventDefault()
    const selection = document.getSelection()
    if (!selection?.rangeCount || selection.isCollapsed) return
    const holder = document.createElement('div')
    holder.append(selection.getRangeAt(0).cloneContents())
    event.clipboardData?.setData('text/plain', selection.toString())
    event.clipboardData?.setData('text/html', serialise(holder))
    const range = isCut ? this.quill.getSelection() : null
    if (!range) return
    this.quill.deleteText(range.index, range.length, 'user')
    this.quill.setSelection(range.index, 0, 'silent')
  }

  /** Quill asks for this once, for the empty page it starts with. */
  override convert() {
    return new Delta()
  }

  override onPaste(
    range: { index: number; length: number },
    { text = '', html }: { text?: string; html?: string },
  ) {
    const { quill } = this
    const history = quill.history as unknown as DocumentHistory
    history.cutoff()
    if (range.length > 0) {
      quill.deleteText(range.index, range.length, 'user')
      quill.setSelection(range.index, 0, 'silent')
    }
    const clean = html ? sanitiseBody(withoutFragmentMarks(html)) : ''
    if (clean) this.pasteHtml(range.index, clean)
    else {
      quill.insertText(range.index, text, 'user')
      quill.setSelection(range.index + text.length, 0, 'silent')
    }
    history.cutoff()
  }

  private pasteHtml(index: number, html: string) {
    const { quill } = this
    const template = document.createElement('template')
    template.innerHTML = html
    const lengthBefore = quill.getLength()
    insertFragment(quill, index, template.content)
    quill.update('user')
    quill.setSelection(index + (quill.getLength() - lengthBefore), 0, 'silent')
  }
}

function withoutFragmentMarks(html: string): string {
  return html.replace(/<!--(Start|End)Fragment-->/g, '')
}
