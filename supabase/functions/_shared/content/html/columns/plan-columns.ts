import { lessonLines, type Measure, sectionLines, stepLines } from './text-lines.ts'

/** The HTML of one section. `wide` needs the whole width of the paper. */
export interface PlacedSection {
  html: string
  wide: boolean
}

/** The most sections of one column, and the most lines: columns are kept whole on a page. */
const MOST = 6
const LONGEST = 34

/** Sections that are set. */
export interface Setting {
  /** The place where they end, in lines from the first page's top. */
  end: number
  html: string
}

/** Where something kept whole ends that follows `at`: on the next page where this one has no room for it. */
function whole(at: number, lines: number, page: number): number {
  const left = page - (at % page)
  return lines > left && lines <= page ? at + left + lines : at + lines
}

/** Where a section over the whole width ends that follows `at`. Only the rows of a table are kept whole. */
function endOf({ html }: PlacedSection, at: number, measure: Measure): number {
  const lessons = html.indexOf('<table class="series')
  if (lessons >= 0) {
    const above = at + sectionLines(html.slice(0, lessons), measure.full, measure)
    return lessonLines(html, measure).reduce((end, row) => whole(end, row, measure.page), above)
  }
  if (!html.includes('<table class="steps')) return at + sectionLines(html, measure.full, measure)
  const [head = 0, ...rows] = stepLines(html, measure)
  return rows.reduce((end, row, index) => whole(end, index === 0 ? head + row : row, measure.page), at)
}

const joined = (parts: readonly PlacedSection[]) => parts.map(({ html }) => html).join('')

/** The lines of sections in two columns, or null where they are too long for it or need the whole width. */
function columnLines(
  left: readonly PlacedSection[],
  right: readonly PlacedSection[],
  measure: Measure,
): number | null {
  if ([...left, ...right].some(({ wide }) => wide)) return null
  const [first = 0, second = 0] = [left, right].map((parts) =>
    parts.reduce((sum, { html }) => sum + sectionLines(html, measure.half, measure), 0),
  )
  const lines = Math.max(first, second)
  return lines <= LONGEST ? lines : null
}

/**
 * Sets sections in their order so that they end as high as they can: over the whole width, or in two columns.
 * @param start the lines that stand above them on the first page
 */
export function setInColumns(sections: readonly PlacedSection[], start: number, measure: Measure): Setting {
  const best: (Setting | undefined)[] = [{ end: start, html: '' }]
  const offer = (next: number, set: Setting) => {
    const known = best[next]
    if (!known || set.end < known.end - 0.5) best[next] = set
  }
  for (const [at, section] of sections.entries()) {
    const { end, html } = best[at] ?? { end: start, html: '' }
    offer(at + 1, { end: endOf(section, end, measure), html: html + section.html })
    for (let middle = at + 1; middle <= at + MOST; middle += 1)
      for (let last = middle + 1; last <= middle + MOST && last <= sections.length; last += 1) {
        const [left, right] = [sections.slice(at, middle), sections.slice(middle, last)]
        const lines = columnLines(left, right, measure)
        const columns = `<div class="pair"><div>${joined(left)}</div><div>${joined(right)}</div></div>`
        if (lines !== null) offer(last, { end: whole(end, lines, measure.page), html: html + columns })
      }
  }
  return best[sections.length] ?? { end: start, html: '' }
}
