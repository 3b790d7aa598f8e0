const LONGEST = 90

/** The lines of one list that another does not have. */
export const only = (lines: readonly string[], others: readonly string[]): string[] =>
  lines.filter((line) => !others.includes(line))

/** A line as it is quoted in a sentence: short, without its number, and with the quotation marks inside made single. */
export function quoted(line: string): string {
  const plain = line
    .replace(/^\d+\. /, '')
    .replaceAll('“', '‘')
    .replaceAll('”', '’')
    .trim()
  const short = plain.length <= LONGEST ? plain : `${plain.slice(0, LONGEST).replace(/[\s,;:.]+\S*$/, '')} …`
  return `“${short.replace(/[.;:]$/, '')}”`
}

/** “a”, “b” and “c”. The commas inside them stay. */
const joined = (all: readonly string[]): string =>
  all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`

/** The first lines of a list, quoted, and how many more there are. */
export function someOf(lines: readonly string[], most = 2): string {
  const left = lines.length - most
  const first = lines.slice(0, most).map(quoted)
  return joined(left > 0 ? [...first, `${left} more`] : first)
}

export const names = (all: readonly string[]): string => joined(all.map((name) => `“${name}”`))

/** “1 question”, “3 questions”. */
export const counted = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`

/** Two lists of short things, as a sentence tells what is new and what is gone; null where they are the same. */
export function listsTold(
  before: readonly string[],
  after: readonly string[],
  { isNew, isOut }: { isNew: string; isOut: string },
): string | null {
  const [fresh, gone] = [only(after, before), only(before, after)]
  const said = [
    ...(fresh.length > 0 ? [`${isNew}: ${someOf(fresh, 3)}.`] : []),
    ...(gone.length > 0 ? [`${isOut}: ${someOf(gone, 3)}.`] : []),
  ]
  return said.length === 0 ? null : said.join(' ')
}
