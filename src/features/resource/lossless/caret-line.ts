import { type Blot, LeafBlot, type ParentBlot } from 'parchment'
import { Range } from 'quill/core/selection.js'
import { isLineBlot, timesRebuilt } from './blot-tree.ts'
import type { LosslessQuill } from './lossless-quill.ts'

interface Stand {
  line: ParentBlot
  /** What stands before the line and after it, in Quill's count */
  before: number
  after: number
  rebuilt: number
}

/**
 * Keeps where the caret's line stands. To tell the caret's index Quill adds up every line of the document, several times
 * at each key; while nothing but this line changes, what is before and after it stays as long as it was.
 */
export function countFromCaretLine(quill: LosslessQuill): void {
  const { scroll, selection, root } = quill
  let stand: Stand | null = null
  const see = (records: MutationRecord[]) => {
    if (stand && records.some(({ target }) => !stand?.line.domNode.contains(target))) stand = null
  }
  const observer = new MutationObserver(see)
  observer.observe(root, { subtree: true, childList: true, characterData: true })
  // What the observer saw before the tree followed was counted in the old tree.
  scroll.emitter.on('scroll-optimize', see)

  const standOf = (line: ParentBlot): Stand => {
    see(observer.takeRecords())
    if (stand?.line === line && stand.rebuilt === timesRebuilt()) return stand
    const before = line.offset(scroll)
    stand = { line, before, after: scroll.length() - before - line.length(), rebuilt: timesRebuilt() }
    return stand
  }

  const countAll = selection.normalizedToRange.bind(selection)
  selection.normalizedToRange = (range) => {
    const { node, offset } = range.start
    const blot = range.native.collapsed ? scroll.find(node, true) : null
    const line = lineOf(blot)
    if (!blot || !line) return countAll(range)
    const { before, after } = standOf(line)
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
