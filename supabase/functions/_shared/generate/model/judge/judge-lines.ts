const judge = (name: string) => `A second language model (${name})`
const ANY = /^A second language model \(.*?\) /
const NAMED_NOTHING = 'read this too and named nothing. Read it yourself all the same.'
const lookAgainAt = (title: string) => `would look again at “${title}”:`

/** What a teacher is told where the judge has read everything and named nothing. */
export const nothingNamed = (name: string) => `${judge(name)} ${NAMED_NOTHING}`

/** What a teacher is told where the judge was asked and gave no verdict that could be read. */
export const noVerdict = (name: string) =>
  `${judge(name)} was to read this too, and gave no answer. Nobody but the writer has read it.`

/** What a teacher is told where the judge named nothing in what it judged, and did not judge all of it. */
export const readPart = (name: string) =>
  `${judge(name)} was to read this too, and did not judge all of it. Read it as if nobody had.`

/** What a teacher is told about a section that the judge names. */
export const lookAgain = (name: string, title: string, why: string) =>
  `${judge(name)} ${lookAgainAt(title)} ${why}`

/** What a teacher is told where the judge names more sections than there is room for. */
export const lookAtMore = (name: string, more: number) =>
  `${judge(name)} would look again at ${more} more ${more === 1 ? 'section' : 'sections'} too.`

/** True for a line of the judge that no longer holds once the sections of these titles are written anew. */
export function isOutdated(line: string, titles: readonly string[]): boolean {
  if (!ANY.test(line)) return false
  const said = line.replace(ANY, '')
  return said === NAMED_NOTHING || titles.some((title) => said.startsWith(lookAgainAt(title)))
}
