import { isAtom, isCell, tagOf } from '../dom-kinds.ts'
import type { LosslessQuill } from '../lossless-quill.ts'
import { renameElement } from '../rename-element.ts'
import { selectedLines, transact, wrapContents } from './transaction.ts'

/** Makes the selected lines headings, or paragraphs again when they already are. In a cell the heading goes inside. */
export function setHeading(quill: LosslessQuill, level: 1 | 2 | 3): void {
  transact(quill, () => {
    for (const line of selectedLines(quill)) if (!isAtom(line)) makeHeading(line, `H${level}`)
  })
}

function makeHeading(line: HTMLElement, heading: string): void {
  const tag = tagOf(line)
  if (/^(P|H[1-6])$/.test(tag)) renameElement(line, tag === heading ? 'p' : heading.toLowerCase())
  else if (tag === 'Q-LINE') line.replaceWith(wrapContents(line, heading.toLowerCase()))
  else if (isCell(tag) || /^(LI|DD|DT|DIV)$/.test(tag)) wrapContents(line, heading.toLowerCase())
}
