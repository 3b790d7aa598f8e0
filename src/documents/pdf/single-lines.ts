import type { MayYield } from '../render/yield-to-main.ts'
import type { PageSpan } from './page-cuts.ts'

/** CSS pixels by which a row may lie off the place where a page was cut before it. */
const NEAR = 3

type Edge = 'Top' | 'Right' | 'Bottom' | 'Left'

/**
 * Cells whose borders collapse share one line between them, but the rasteriser draws the line of each: lines inside a
 * table came out twice as heavy as those around it. Here the thinner one of both is taken away. Nothing is laid out
 * anew: the one that stays keeps the room of both. Where a page begins, both stay: the other one is on the page before.
 */
export async function drawLinesOnce(
  page: Document,
  pages: readonly PageSpan[],
  mayYield: MayYield,
): Promise<void> {
  const begins = (cell: Element) => {
    const { top } = cell.getBoundingClientRect()
    return pages.some((span) => Math.abs(span.top - top) < NEAR)
  }
  const doubled: [HTMLElement, Edge][] = []
  for (const table of page.querySelectorAll('table')) {
    if (page.defaultView?.getComputedStyle(table).borderCollapse !== 'collapse') continue
    if (table.querySelector('[rowspan]')) continue
    let above: HTMLElement[] = []
    for (const row of table.rows) {
      await mayYield()
      const cells = [...row.cells]
      const columns = cells.flatMap((cell) => Array.from({ length: cell.colSpan }, () => cell))
      for (const [at, cell] of columns.entries()) {
        const [before, over] = [columns[at - 1], above[at]]
        if (before && before !== cell) doubled.push(lesser([before, 'Right'], [cell, 'Left']))
        if (over && !begins(cell)) doubled.push(lesser([over, 'Bottom'], [cell, 'Top']))
      }
      above = columns
    }
  }
  for (const [cell, edge] of doubled) cell.style.setProperty(`border-${edge.toLowerCase()}`, '0', 'important')
}

const widthOf = ([cell, edge]: [HTMLElement, Edge]): number => {
  const style = cell.ownerDocument.defaultView?.getComputedStyle(cell)
  return Number.parseFloat(style?.[`border${edge}Width`] ?? '0')
}

/** The thinner of two lines that lie on one another; the second where they are as thick. */
const lesser = (first: [HTMLElement, Edge], second: [HTMLElement, Edge]) =>
  widthOf(first) < widthOf(second) ? first : second
