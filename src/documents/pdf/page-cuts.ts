import type { PageBoxes, Span, TableHead } from './page-boxes.ts'

/** The least share of a page that must be filled for the sake of keeping a box whole */
const MIN_FULL = 0.25

/** CSS pixels that may run into the lower margin where nothing is shown in them */
const MOST_BLANK = 60

export interface PageSpan {
  top: number
  bottom: number
  /** The head of the table that continues here, repeated above its rows */
  head: TableHead | null
}

/**
 * Chooses where each page begins and ends. A page never ends inside a line of text or a picture, unless one is taller
 * than a page; rows and headings stay together, and small boxes where there is room.
 */
export function choosePages(boxes: PageBoxes, pageHeight: number): PageSpan[] {
  const { total, hard, keep, soft } = boxes
  const forced = boxes.forced.filter((at) => at < total - 1).sort((a, b) => a - b)
  const pages: PageSpan[] = []
  let top = 0
  for (;;) {
    const head = pages.length > 0 ? headAt(boxes, top) : null
    const room = pageHeight - (head ? head.bottom - head.top : 0)
    const [next = Number.POSITIVE_INFINITY] = forced.filter((at) => at > top + 1)
    const asked = next <= top + room + 0.5 || isBlank(boxes, top + room, next) ? next : undefined
    if (asked === undefined && top + room >= total - 1) {
      pages.push({ top, bottom: total, head })
      return pages
    }
    const cut = asked ?? bestCut(top, room, [hard, keep, soft])
    // Rounded to a pixel of the picture below the cut: otherwise the edge of what came before shows on the next page.
    const bottom = Math.ceil(cut * 2) / 2
    pages.push({ top, bottom, head })
    top = bottom
  }
}

/** True for a stretch before the next page that was asked for in which nothing is shown: it would be an empty page. */
function isBlank({ hard, edges }: PageBoxes, from: number, to: number): boolean {
  if (to - from > MOST_BLANK) return false
  const isInside = (at: number) => at > from + 1 && at < to - 1
  return !edges.some(isInside) && !hard.some(([top, bottom]) => isInside(bottom) || isInside(top))
}

/** The height of the head that is repeated at the top of the page */
export function headHeight({ head }: PageSpan): number {
  return head ? head.bottom - head.top : 0
}

/** The page that holds a height of the document, and how far down on it that is. */
export function placeOn(
  pages: readonly PageSpan[],
  height: number,
  before: number,
): [pageNumber: number, down: number] {
  const found = pages.findIndex(({ bottom }) => height < bottom - 1)
  const index = found < 0 ? pages.length - 1 : found
  const page = pages[index]
  return [before + index + 1, page ? Math.max(0, height - page.top) + headHeight(page) : 0]
}

/** The head of the table whose rows a page begins with. */
function headAt({ heads }: PageBoxes, top: number): TableHead | null {
  return heads.find((head) => top > head.bottom + 1 && top < head.tableBottom - 1) ?? null
}

function bestCut(top: number, pageHeight: number, sets: Span[][]): number {
  const limit = top + pageHeight
  const least = top + pageHeight * MIN_FULL
  // A box taller than a page cannot be kept whole.
  const near = sets.map((set) =>
    set.filter(([from, to]) => from < limit && to > top && to - from <= pageHeight),
  )
  for (let kept = sets.length; kept > 0; kept -= 1) {
    const cut = liftAbove(limit, near.slice(0, kept).flat())
    if (cut >= least || (kept === 1 && cut > top + 1)) return cut
  }
  return limit
}

/** Moves the cut up until no span straddles it. */
function liftAbove(limit: number, spans: Span[]): number {
  let cut = limit
  for (let moved = true; moved; ) {
    moved = false
    for (const [spanTop, bottom] of spans) {
      if (spanTop < cut - 0.5 && bottom > cut + 0.5) {
        cut = spanTop
        moved = true
      }
    }
  }
  return cut
}
