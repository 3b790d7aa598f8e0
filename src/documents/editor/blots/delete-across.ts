import type { Blot, ParentBlot } from 'parchment'
import { BlockEmbed } from 'quill/blots/block.js'
import Break from 'quill/blots/break.js'
import type Scroll from 'quill/blots/scroll.js'
import { each, isBoxBlot, isLineBlot, nameOf } from '../blot-tree.ts'
import { isCell, isRemovable, tagOf } from '../dom-kinds.ts'
import { parentOutsideParts } from '../parts.ts'
import type { LineBlot } from './line.ts'

/** A line that the range touches, with its place in the document */
interface TouchedLine {
  line: LineBlot | BlockEmbed
  start: number
  length: number
}

/** Deletes a range over several lines. Cells are emptied and never removed; text is joined only within one flow. */
export function deleteAcrossLines(scroll: Scroll, index: number, length: number): void {
  const end = index + length
  const [, offset] = scroll.line(index)
  const touched = touchedLines(scroll, index, length)
  const first = touched[0]
  const last = touched.at(-1)
  for (const part of [...touched].reverse()) deletePart(part, index, end)
  for (const { line } of touched.slice(1, -1))
    if (line.domNode.isConnected && !(line instanceof BlockEmbed)) removeUpwards(line)
  if (first && last && first !== last && end > last.start - 1) join(first, last, offset)
}

function touchedLines(scroll: Scroll, index: number, length: number): TouchedLine[] {
  const lines = scroll.lines(index, length) as (LineBlot | BlockEmbed)[]
  const [last, lastOffset] = scroll.line(index + length) as [LineBlot | BlockEmbed | null, number]
  if (last && !lines.includes(last) && lastOffset === 0) lines.push(last)
  return lines.map((line) => ({ line, start: line.offset(scroll), length: line.length() }))
}

function deletePart({ line, start, length }: TouchedLine, index: number, end: number): void {
  if (line instanceof BlockEmbed) {
    if (start >= index && start + 1 <= end) removeUpwards(line)
    return
  }
  const from = Math.max(index, start) - start
  const to = Math.min(end, start + length - 1) - start
  if (to > from) line.deleteAt(from, to - from)
}

function join(first: TouchedLine, last: TouchedLine, offset: number): void {
  const [a, b] = [first.line, last.line]
  if (a instanceof BlockEmbed || b instanceof BlockEmbed || !isLineBlot(a) || !isLineBlot(b)) return
  if (!a.domNode.isConnected || !b.domNode.isConnected) return
  if (!isRemovable(tagOf(b.domNode)) || isCell(tagOf(a.domNode)) || !inSameFlow(a.domNode, b.domNode)) return
  for (const line of [a, b]) if (line.children.head instanceof Break) line.children.head.remove()
  a.edited = true
  if (offset === 0 && first.length === 1) removeUpwards(a)
  else {
    b.moveChildren(a)
    removeUpwards(b, true)
  }
}

function inSameFlow(a: HTMLElement, b: HTMLElement): boolean {
  const cell = (element: HTMLElement) => element.closest('td,th,caption,figcaption,summary,legend')
  if (cell(a) !== cell(b)) return false
  if (parentOutsideParts(a) === parentOutsideParts(b)) return true
  return (tagOf(a) === 'LI' || tagOf(b) === 'LI') && !a.contains(b) && !b.contains(a)
}

/** Removes a line and the boxes it leaves empty; a cell stays. */
function removeUpwards(blot: Blot, evenCell = false): void {
  if (!evenCell && isCell(tagOf(blot.domNode))) return
  let box: Blot | null = blot.parent
  blot.remove()
  while (isBoxBlot(box) && box && isEmpty(box as ParentBlot)) {
    const above: Blot | null = box.parent
    if (isCell(tagOf(box.domNode))) {
      ;(box as unknown as { rebuild(): void }).rebuild()
      return
    }
    box.remove()
    box = above
  }
}

function isEmpty(box: ParentBlot): boolean {
  return [...each(box.children)].every((child) => nameOf(child) === 'between')
}
