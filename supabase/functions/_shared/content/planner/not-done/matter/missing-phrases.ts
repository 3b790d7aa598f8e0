import { jobsIn } from '../../kits/jobs.ts'
import { isTelling } from '../../kits/telling-words.ts'
import { plainWords, stemsOf } from '../../read/words/stem.ts'

/** Typed short, told in full. */
const IN_FULL: Readonly<Record<string, string>> = { refs: 'references', ref: 'reference' }
const NAMES_LESSON = /^(?:writing|reading|maths?|science|art|music|drama|dance|lesson|learning)$/i
/** Little words inside one name: “zones of regulation”. */
const INSIDE = /^(?:of|the|and|&)$/i

/** A noun in the plural hardly ever stands before another as part of its name: “family tree”, but not “algorithms dance”. */
const IS_PLURAL = /[^s]s$/i

interface Place {
  from: number
  to: number
}

/** Places that stand side by side, or with a little word between them, are one. */
function joined(places: readonly number[], typed: readonly string[]): Place[] {
  const runs: Place[] = []
  for (const at of places) {
    const last = runs.at(-1)
    const between = last ? typed.slice(last.to + 1, at) : []
    if (
      last &&
      at > last.to &&
      (between.length === 0 || (between.length === 1 && /^of$/i.test(between[0] ?? '')))
    )
      last.to = at
    else runs.push({ from: at, to: at })
  }
  return runs
}

/** The missing words as phrases of the request: "tree" alone is a riddle, "family tree" is not. What a job names is told with it. */
export function missingPhrases(words: readonly string[], asked: string): string[] {
  const jobs = jobsIn(asked).flatMap(({ pattern }) => stemsOf(pattern.exec(asked)?.[0] ?? ''))
  const isOfJob = (word: string) => stemsOf(word).some((stem) => jobs.includes(stem))
  const typed: string[] = asked.match(/[\p{L}\p{M}’'-]+|[^\s\p{L}]/gu) ?? []
  const plain = new Set(words.flatMap(plainWords))
  const isMissing = (word: string) => plainWords(word).some((one) => plain.has(one)) && !isOfJob(word)
  const joins = (word = '') =>
    isTelling(word.toLowerCase()) && !NAMES_LESSON.test(word) && !INSIDE.test(word) && !isOfJob(word)
  const places = typed.flatMap((word, at) => (isMissing(word) ? [at] : []))
  const told = joined(places, typed).map(({ from, to }) => {
    const isAlone = from === to
    const start =
      isAlone && joins(typed[from - 1]) && !IS_PLURAL.test(typed[from - 1] ?? '') ? from - 1 : from
    const end = isAlone && start === from && joins(typed[to + 1]) ? to + 1 : to
    return typed
      .slice(start, end + 1)
      .map((word) => IN_FULL[word.toLowerCase()] ?? word)
      .join(' ')
  })
  return [...new Set(told)]
}

/** What is done to a thing tells less than the thing: in “saving energy” the matter is energy. */
const IS_DEED = /ing$/

/** True where a word is typed right before or behind one of the others, as one phrase: “healthy teeth”. */
export function isBeside(word: string, others: ReadonlySet<string>, asked: string): boolean {
  const typed: string[] = asked.match(/[\p{L}\p{M}’'-]+|[^\s\p{L}]/gu) ?? []
  const plain = typed.map((one) => plainWords(one)[0] ?? '')
  const isOther = (one = '') => others.has(one)
  return plain.some(
    (one, at) =>
      one === word &&
      (isOther(plain[at + 1]) || (isOther(plain[at - 1]) && !IS_DEED.test(plain[at - 1] ?? ''))),
  )
}
