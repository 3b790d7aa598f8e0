import type { PageBoxes, Span } from './page-boxes.ts'

/** A page emptier than this is not accepted for the sake of keeping a box whole. */
const LEAST_FULL = 0.25

/**
 * Where the pages end, first and last edge included. A cut never goes through a line of text or a picture, unless one
 * is taller than a page; rows and headings stay together, and small boxes where there is room.
 */
export function choosePageCuts(boxes: PageBoxes, pageHeight: number): number[] {
  const { total, hard, keep, soft } = boxes
  const forced = boxes.forced.filter((at) => at < total - 1).sort((a, b) => a - b)
  const cuts = [0]
  let top = 0
  for (;;) {
    const asked = forced.find((at) => at > top + 1 && at <= top + pageHeight + 0.5)
    if (asked === undefined && top + pageHeight >= total - 1) break
    const cut = asked ?? bestCut(top, pageHeight, [hard, keep, soft])
    // On a pixel of the picture, and below the cut: else the edge of what came before shows on the next page.
    top = Math.ceil(cut * 2) / 2
    cuts.push(top)
  }
  cuts.push(total)
  return cuts
}

function bestCut(top: number, pageHeight: number, sets: Span[][]): number {
  const limit = top + pageHeight
  const least = top + pageHeight * LEAST_FULL
  for (let kept = sets.length; kept > 0; kept -= 1) {
    const cut = liftAbove(limit, sets.slice(0, kept), pageHeight)
    if (cut >= least || (kept === 1 && cut > top + 1)) return cut
  }
  return limit
}

/** Moves the cut up until no span straddles it. What is taller than a page cannot be kept. */
function liftAbove(limit: number, sets: Span[][], pageHeight: number): number {
  let cut = limit
  for (let moved = true; moved; ) {
    moved = false
    for (const [spanTop, bottom] of sets.flat()) {
      if (spanTop < cut - 0.5 && bottom > cut + 0.5 && bottom - spanTop <= pageHeight) {
        cut = spanTop
        moved = true
      }
    }
  }
  return cut
}
