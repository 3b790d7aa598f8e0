import { FULL_LINE, HALF_LINE, PAGE_LINES, sectionLines, stepLines } from './text-lines.ts'

/** The HTML of one section. `wide` needs the whole width of the paper. */
export interface PlacedSection {
  html: string
  wide: boolean
}

/** The most sections of one column, and the most lines: columns are kept whole on a page. */
const MOST = 3
const LONGEST = 28

/** Sections that are set, the place where they end in lines from the first page's top, and their HTML. */
interface Set {
  end: number
  html: string
}

/** Where something kept whole ends that follows `at`: on the next page where this one has no room for it. */
function whole(at: number, lines: number): number {
  const left = PAGE_LINES - (at % PAGE_LINES)
  return lines > left && lines <= PAGE_LINES ? at + left + lines : at + lines
}

/** Where a section over the whole width ends that follows `at`. Only the rows of a table are kept whole. */
function endOf({ html }: PlacedSection, at: number): number {
  if (!html.includes('<table class="steps')) return at + sectionLines(html, FULL_LINE)
  const [head = 0, ...rows] = stepLines(html)
  return rows.reduce((end, row, index) => whole(end, index === 0 ? head + row : row), at)
}

const joined = (parts: readonly PlacedSection[]) => parts.map(({ html }) => html).join('')

/** The lines of sections in two columns, or null where they are too long for it or need the whole width. */
function columnLines(left: readonly PlacedSection[], right: readonly PlacedSection[]): number | null {
  if ([...left, ...right].some(({ wide }) => wide)) return null
  const [first = 0, second = 0] = [left, right].map((parts) =>
    parts.reduce((sum, { html }) => sum + sectionLines(html, HALF_LINE), 0),
  )
  const lines = Math.max(first, second)
  return lines <= LONGEST ? lines : null
}

/**
 * Sets sections in their order so that they end as high as they can: over the whole width, or in two columns.
 * @param start the lines that stand above them on the first page
 */
export function setInColumns(sections: readonly PlacedSection[], start: number): string {
  const best: (Set | undefined)[] = [{ end: start, html: '' }]
  const offer = (next: number, set: Set) => {
    const known = best[next]
    if (!known || set.end < known.end - 0.5) best[next] = set
  }
  for (const [at, section] of sections.entries()) {
    const { end, html } = best[at] ?? { end: start, html: '' }
    offer(at + 1, { end: endOf(section, end), html: html + section.html })
    for (let middle = at + 1; middle <= at + MOST; middle += 1)
      for (let last = middle + 1; last <= middle + MOST && last <= sections.length; last += 1) {
        const [left, right] = [sections.slice(at, middle), sections.slice(middle, last)]
        const lines = columnLines(left, right)
        const columns = `<div class="pair"><div>${joined(left)}</div><div>${joined(right)}</div></div>`
        if (lines !== null) offer(last, { end: whole(end, lines), html: html + columns })
      }
  }
  return best[sections.length]?.html ?? ''
}
