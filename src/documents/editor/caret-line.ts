import { type Blot, LeafBlot, type ParentBlot } from 'parchment'
import { Range } from 'quill/core/selection.js'
import { isLineBlot, timesRebuilt } from './blot-tree.ts'
import type { LosslessQuill } from './lossless-quill.ts'

interface LinePosition {
  line: ParentBlot
  /** The lengths of the document before the line and after it, in Quill's units */
  before: number
  after: number
  rebuilt: number
}

/**
 * Remembers the position of the caret's line. To find the caret's index Quill adds up every line of the document, several
 * times at each key. While only this line changes, the lengths before and after it stay the same.
 */
export function countFromCaretLine(quill: LosslessQuill): void {
  const { scroll, selection, root } = quill
  let known: LinePosition | null = null
  const forgetIfOutside = (records: MutationRecord[]) => {
    if (known && records.some(({ target }) => !known?.line.domNode.contains(target))) known = null
  }
  const observer = new MutationObserver(forgetIfOutside)
  observer.observe(root, { subtree: true, childList: true, characterData: true })
  // Positions read before the tree followed a change were counted in the old tree.
  scroll.emitter.on('scroll-optimize', forgetIfOutside)

  const positionOf = (line: ParentBlot): LinePosition => {
    forgetIfOutside(observer.takeRecords())
    if (known?.line === line && known.rebuilt === timesRebuilt()) return known
    const before = line.offset(scroll)
    known = { line, before, after: scroll.length() - before - line.length(), rebuilt: timesRebuilt() }
    return known
  }

  const countAll = selection.normalizedToRange.bind(selection)
  selection.normalizedToRange = (range) => {
    const { node, offset } = range.start
    const blot = range.native.collapsed ? scroll.find(node, true) : null
    const line = lineOf(blot)
    if (!blot || !line) return countAll(range)
    const { before, after } = positionOf(line)
    const index = before + blot.offset(line) + within(blot, node, offset)
    return new Range(Math.min(index, before + line.length() + after - 1), 0)
  }
}

function lineOf(blot: Blot | null): ParentBlot | null {
  for (let up = blot; up; up = up.parent) if (isLineBlot(up)) return up as ParentBlot
  return null
}

function within(blot: Blot, node: Node, offset: number): number {
  if (offset === 0) return 0
  return blot instanceof LeafBlot ? blot.index(node, offset) : blot.length()
}
