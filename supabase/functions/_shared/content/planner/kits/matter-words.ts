import { TEACHING_VERBS } from '../../checks/asked/teaching-verbs.data.ts'
import { WORD_LISTS } from '../../data/lexicon/word-lists.ts'
import { SAYS_HOW } from '../read/conditions/says-how.data.ts'
import type { LessonRequest } from '../read/request.ts'
import { RANKED_PUPILS } from '../read/wishes/class-parts/class-parts.data.ts'
import { NUMBER_WORDS, TENS_WORDS } from '../read/words/figures.data.ts'
import { withoutSheet } from '../read/words/named-sheets.ts'
import { isSameWord } from '../read/words/same-word.ts'
import { plainWords, stemsOf } from '../read/words/stem.ts'
import { withoutYears } from '../read/words/without-years.ts'
import { cutAll } from '../read/words/word-pattern.ts'
import { BESIDE_MATTER, SAME_THING } from './beside-matter.data.ts'
import { jobsIn } from './jobs.ts'
import { methodsIn } from './methods.ts'
import { isTelling } from './telling-words.ts'

/** Two words that begin with so many equal letters are of one family: "erosion" and "erode". */
const SAME_START = 5
/** Shorter words stand in meanings without telling anything: "to go", "the sun". */
const TELLS = 4

/** “Quietly” and “slowly” say how; “family” and “assembly” are things. */
const IS_ADVERB = /(?:et|ow|ick|al|ent|ant|ful|ing|ous|ive|[^mr]e)ly$/

const HOW = new Set([...SAYS_HOW, ...TEACHING_VERBS].flatMap(stemsOf))

const tellingStems = (text: string) => stemsOf(text).filter((stem) => stem.length >= TELLS)

/** The stems of the lexicon and of words for the same thing, each with those of its pairs. */
function readPairs(): Map<string, Set<string>> {
  const pairs = new Map<string, Set<string>>()
  const add = (from: string, to: string) => {
    for (const stem of tellingStems(from))
      pairs.set(stem, new Set([...(pairs.get(stem) ?? []), ...tellingStems(to)]))
  }
  for (const [kupu, meaning] of WORD_LISTS.flatMap(({ words }) => words)) {
    add(kupu, meaning)
    add(meaning, kupu)
  }
  for (const words of SAME_THING) add(words, words)
  return pairs
}

const PAIRS = readPairs()

/** A word that was mistyped keeps its first letter: a “reason” is no season. */
const isOneFamily = (one: string, other: string): boolean =>
  (one[0] === other[0] && isSameWord(one, other)) ||
  (one.length >= SAME_START && other.startsWith(one.slice(0, SAME_START)))

/** True where the printed stems hold the word itself, its pair in the other language, or a word for the same thing. */
export const isSaid = (word: string, printed: ReadonlySet<string>): boolean =>
  stemsOf(word).some((stem) => [stem, ...(PAIRS.get(stem) ?? [])].some((one) => printed.has(one)))

/** The same, or one of the word’s family. */
export const isPrinted = (word: string, printed: ReadonlySet<string>): boolean =>
  isSaid(word, printed) ||
  stemsOf(word).some((stem) => [...printed].some((other) => isOneFamily(stem, other)))

/** True for “fifteen” and for “fives”. */
const isNumber = (word: string): boolean =>
  [word, word.replace(/s$/, '')].some((one) => one in NUMBER_WORDS || one in TENS_WORDS)

/** “Sides under 10”, “totals up to 100”: a limit on the numbers is told by its own name. */
const LIMIT = /\p{L}+ (?:under|below|up to|less than|smaller than|over|above|more than|between|to) \d+/giu

/** “My bottom group”: parts of a class are read and told elsewhere. */
const RANKED = new RegExp(RANKED_PUPILS.pattern.source, 'giu')

/** The words of a text that say what a request is about, in their order, in lower case and without macrons. */
export function matterWordsIn(text: string, { understood }: Pick<LessonRequest, 'understood'>): string[] {
  const said = cutAll(withoutYears(text), BESIDE_MATTER).replace(LIMIT, ' ').replace(RANKED, ' ')
  const jobs = [...jobsIn(said), ...methodsIn(said)].flatMap(({ pattern }) =>
    stemsOf(pattern.exec(said)?.[0] ?? ''),
  )
  const isHow = (stem: string) => HOW.has(stem) || jobs.includes(stem)
  const words = plainWords(understood.want === 'lesson plan' ? said : withoutSheet(said))
  return [...new Set(words)].filter(
    (word) =>
      isTelling(word) &&
      !/['’]/.test(word) &&
      !isNumber(word) &&
      !IS_ADVERB.test(word) &&
      !stemsOf(word).some(isHow),
  )
}

/** The words of the topic of a request that say what it is about. */
export const matterWords = (request: LessonRequest): string[] =>
  matterWordsIn(request.understood.topic || request.topic, request)
