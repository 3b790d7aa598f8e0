/** How much text fits on paper. */
export interface Measure {
  /** The letters of a line over the whole width, and of one in half of it. */
  full: number
  half: number
  /** The lines of a page. */
  page: number
}

/** In letters of 10.5 points, the size of a plan, and of 10, in which a plan is set that would only just need a third page. */
export const USUAL: Measure = { full: 95, half: 46, page: 62.8 }
export const CLOSE: Measure = { full: 100, half: 48, page: 65.9 }

/** In lines of text: a heading with the distance above it, what lies around each block, and a row's own room. */
const HEADING = 1.5
const AROUND = 0.07
const ROW = 0.25
/** What a bullet takes of its line, in letters. */
const BULLET = 3
/** Small print has more letters in a lower line. */
const SMALL = 0.86

const BLOCK =
  /<(p|li|h2|h3|dt)\b([^>]*)>([\s\S]*?)(?=<\/?(?:p|li|ul|ol|h2|h3|dt|dl|section|div|svg|table)\b)/g
const WORD_ROW = /<dt[^>]*>(.*?)<\/dt><dd>(.*?)<\/dd>/g
const TABLE_ROW = /<tr\b[^>]*>[\s\S]*?<\/tr>/g
const CELL = /<t[hd]\b[^>]*>([\s\S]*?)<\/t[hd]>/g

const letters = (html: string) => html.replace(/<[^>]+>/g, '').replace(/&\w+;/g, '.').length

/** The lines that some text takes, at least one. A word that does not fit leaves the end of its line empty. */
const linesOf = (length: number, line: number) => Math.max(1, Math.ceil(length / line))

/** The lines of a list of words and their meanings, which has a second column where there is room. */
function wordLines(html: string, line: number, { full, half }: Measure): number {
  const rows = [...html.matchAll(WORD_ROW)].map(([, term = '', meaning = '']) => [
    letters(term),
    letters(meaning),
  ])
  const [columns, room] = line === full && html.includes('class="words') ? [2, half] : [1, line]
  const terms = Math.min(room * 0.4, Math.max(0, ...rows.map(([term = 0]) => term)))
  const all = rows.reduce((sum, [, meaning = 0]) => sum + linesOf(meaning, room - terms - 2), 0)
  return Math.ceil(all / columns)
}

/** About how many lines a section of a plan takes on paper where a line holds so many letters. */
export function sectionLines(html: string, line: number, measure: Measure): number {
  const small = html.includes('data-section="about"')
  return [...html.matchAll(BLOCK)].reduce(
    (sum, [, tag, attributes = '', inside = '']) => {
      if (tag === 'dt') return sum
      if (tag === 'h2' || tag === 'h3') return sum + HEADING
      const size = small || attributes.includes('quiet') ? SMALL : 1
      return sum + linesOf(letters(inside), (tag === 'li' ? line - BULLET : line) / size) * size + AROUND
    },
    wordLines(html, line, measure),
  )
}

/** The share of the width that each column of a table of lessons has, as in the style sheet. */
const LESSON_COLUMNS = [0.18, 0.175, 0.29, 0.18, 0.175]

/** The lines of each row of a table of lessons. A row is never parted. */
export function lessonLines(html: string, { full }: Measure): number[] {
  return [...html.matchAll(TABLE_ROW)].map(([row]) => {
    const cells = [...row.matchAll(CELL)].map(([, inside = '']) => letters(inside))
    return Math.max(...cells.map((length, at) => linesOf(length, full * (LESSON_COLUMNS[at] ?? 1)))) + ROW
  })
}

/** The lines of each row of a table of steps. A row is never parted. */
export function stepLines(html: string, measure: Measure): number[] {
  const width = Number(/class="steps t(\d+)"/.exec(html)?.[1] ?? 52)
  return [...html.matchAll(TABLE_ROW)].map(([row]) => {
    const [, teacher = '', pupils = ''] = [...row.matchAll(CELL)].map(([, inside = '']) => inside)
    const cell = (inside: string, share: number) =>
      sectionLines(`${inside}<div>`, (measure.full * share) / 100, measure)
    const least = row.includes('class="min"') ? 2 : 1
    return Math.max(least, cell(teacher, width), cell(pupils, 86 - width)) + ROW
  })
}
