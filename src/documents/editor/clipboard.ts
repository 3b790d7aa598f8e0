import Clipboard from 'quill/modules/clipboard.js'
import Delta from 'quill-delta'
import { sanitiseBody } from '../html/sanitise-html.ts'
import { deleteRange } from './commands/inline.ts'
import type { DocumentHistory } from './history.ts'
import { insertFragment } from './insert-fragment.ts'
import { withoutParts } from './parts.ts'
import { cleanPaste } from './paste/clean-paste.ts'
import { serialise } from './serialise.ts'

/** A format of our own next to the HTML, so that a copied part of a document is pasted as it was */
const OURS = 'application/x-mahere-document'

/** Emitted as Quill's event `problem`. Pictures from outside are emitted as `pictures`. */
export type PasteProblem = 'only-rtf' | 'lost-pictures' | 'not-a-picture'

interface Pasted {
  text?: string
  html?: string
  own?: string
}

/** Copies the document's own HTML, and pastes any HTML cleaned, without going through Quill's formats. */
export class DocumentClipboard extends Clipboard {
  override onCaptureCopy(event: ClipboardEvent, isCut = false) {
    if (event.defaultPrevented) return
    event.preventDefault()
    const selection = document.getSelection()
    if (!selection?.rangeCount || selection.isCollapsed) return
    this.writeSelection(selection, event.clipboardData)
    const range = isCut ? this.quill.getSelection() : null
    if (range) deleteRange(this.quill, range)
  }

  writeSelection(selection: Selection, data: DataTransfer | null) {
    const holder = document.createElement('div')
    holder.append(selection.getRangeAt(0).cloneContents())
    const html = withoutParts(serialise(holder))
    data?.setData('text/plain', selection.toString())
    data?.setData('text/html', html)
    data?.setData(OURS, html)
  }

  /** Quill calls this once, for the empty page it starts with. */
  override convert() {
    return new Delta()
  }

  override onCapturePaste(event: ClipboardEvent) {
    if (event.defaultPrevented || !this.quill.isEnabled()) return
    event.preventDefault()
    const range = this.quill.getSelection(true)
    if (range && event.clipboardData) this.take(range, event.clipboardData)
  }

  /** Puts pasted or dropped content in at the range, in place of the selection. */
  take(range: { index: number; length: number }, data: DataTransfer) {
    const [html, text, own] = [data.getData('text/html'), data.getData('text/plain'), data.getData(OURS)]
    const files = [...data.files]
    const pictures = files.filter(({ type }) => type.startsWith('image/'))
    // A picture copied in a browser comes as a file, and as HTML that only points to it.
    const onlyPoints = !own && !/<(p|table|li|h\d)[\s>]/i.test(html) && !text
    if (pictures.length > 0 && onlyPoints) this.emit('pictures', pictures, range)
    else if (html || text) this.onPaste(range, { html, text, own })
    else if (files.length > 0) this.emit('problem', 'not-a-picture')
    else if (data.types.some((type) => /rtf/i.test(type))) this.emit('problem', 'only-rtf')
  }

  override onPaste(range: { index: number; length: number }, { text = '', html, own }: Pasted) {
    const { quill } = this
    const history = quill.history as unknown as DocumentHistory
    history.cutoff()
    if (range.length > 0) deleteRange(quill, range)
    const paste = own ? { html: sanitiseBody(own), lostPictures: 0 } : html ? cleanPaste(html) : null
    if (paste?.lostPictures) this.emit('problem', 'lost-pictures')
    if (paste?.html) this.pasteHtml(range.index, paste.html)
    else {
      quill.insertText(range.index, text, 'user')
      quill.setSelection(range.index + text.length, 0, 'silent')
    }
    history.cutoff()
  }

  private emit(event: string, ...details: unknown[]) {
    this.quill.emitter.emit(event, ...details)
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
