import type Quill from 'quill'
import type { LosslessQuill } from '../lossless-quill.ts'

interface IndexRange {
  index: number
  length: number
}

/** Turns bold, italic or underline on, or off again. */
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
  const linked = range.length > 0 ? range : linkAround(quill, range.index)
  if (linked) quill.formatText(linked.index, linked.length, { link: address || null }, 'user')
  else if (address) {
    quill.insertText(range.index, address, 'link', address, 'user')
    quill.setSelection(range.index + address.length, 0, 'silent')
  }
}

/** The whole link around the caret. */
function linkAround(quill: LosslessQuill, index: number): IndexRange | null {
  const [leaf] = quill.getLeaf(index)
  const link = leaf?.domNode.parentElement?.closest('a[href]')
  const blot = link && quill.scroll.find(link)
  return blot ? { index: blot.offset(quill.scroll), length: blot.length() } : null
}

/** @param at the index where it was dropped or pasted; without it the image replaces the selection */
export function insertImage(quill: LosslessQuill, source: string, description: string, at?: number): void {
  const range = at === undefined ? quill.getSelection(true) : { index: at, length: 0 }
  quill.documentHistory.cutoff()
  if (range.length > 0) deleteRange(quill, range)
  const index = Math.min(range.index, quill.getLength() - 1)
  quill.insertEmbed(index, 'image', { src: source, alt: description }, 'user')
  quill.setSelection(index + 1, 0, 'silent')
}

export function deleteRange(quill: Quill, { index, length }: IndexRange): void {
  quill.deleteText(index, length, 'user')
  quill.setSelection(index, 0, 'silent')
}
