import type { LosslessQuill } from '../lossless-quill.ts'

/** Bold, italic, underline: on, or off again. */
export function toggleFormat(quill: LosslessQuill, name: 'bold' | 'italic' | 'underline'): void {
  const range = quill.getSelection(true)
  quill.documentHistory.cutoff()
  quill.format(name, !quill.getFormat(range)[name], 'user')
}

export function setColour(quill: LosslessQuill, name: 'color' | 'background', value: string | null): void {
  quill.getSelection(true)
  quill.documentHistory.cutoff()
  quill.format(name, value, 'user')
}

/** Makes the selection a link, or types the address when nothing is selected; an empty address takes the link away. */
export function setLink(quill: LosslessQuill, address: string): void {
  const range = quill.getSelection(true)
  quill.documentHistory.cutoff()
  if (range.length === 0 && address) {
    quill.insertText(range.index, address, 'link', address, 'user')
    quill.setSelection(range.index + address.length, 0, 'silent')
  } else quill.formatText(range.index, range.length, 'link', address || null, 'user')
}

export function insertImage(quill: LosslessQuill, source: string, description: string): void {
  const range = quill.getSelection(true)
  quill.documentHistory.cutoff()
  quill.insertEmbed(range.index, 'image', { src: source, alt: description }, 'user')
  quill.setSelection(range.index + 1, 0, 'silent')
}
