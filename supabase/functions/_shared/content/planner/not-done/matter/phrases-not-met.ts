import type { FoundKit, Kit } from '../../../kit.ts'
import { doesJob, jobsIn } from '../../kits/jobs.ts'
import { isTelling } from '../../kits/telling-words.ts'
import { plainWords, stemsOf } from '../../read/words/stem.ts'
import { STOP_WORDS } from '../../read/words/stop-words.data.ts'
import { taughtTexts } from '../conditions-not-met.ts'
import type { Written } from '../not-done.ts'
import { wordsToMeet } from './words-to-meet.ts'

const MAX_WORDS = 4
const SHORTEST = 3
const STOPS = new Set(STOP_WORDS)

/** The words of a text in one line, so that "show don’t tell" and "show dont tell" are the same. */
const inOneLine = (text: string): string => ` ${plainWords(text.replace(/['’]/g, '')).join(' ')} `

const stemLine = (text: string): string => ` ${stemsOf(text.replace(/['’]/g, '')).join(' ')} `

/** Words of the class, of the form or of a way to read, which no lesson need say. */
const OF_CLASS =
  /\d|\b(?:guided|shared|close|buddy) reading\b|\breading groups?\b|(?<!\p{L})(?:years?|lessons?|activit(?:y|ies)|worksheets?|juniors?|seniors?|new entrants|kids|class|unit)(?!\p{L})/iu

/** True for a phrase that names a matter of its own, and not a class or a form: two words or more, of which one tells something. */
function namesMatter(phrase: string): boolean {
  if (OF_CLASS.test(phrase)) return false
  const words = plainWords(phrase.replace(/['’]/g, ''))
  return words.length >= 2 && words.length <= MAX_WORDS && words.some(isTelling)
}

/** Words that name any practice, whatever is practised. */
const ANY_PRACTICE = /^(?:fundamental|basic|general|skills?|movements?)$/i

/** The lesson made has the matter in its own words, or has students write that text type. */
function isOwnMatter(phrase: string, taught: Kit, own: ReadonlySet<string>): boolean {
  const matter = plainWords(phrase.replace(/['’]/g, '')).filter((word) => !ANY_PRACTICE.test(word))
  const isOwn = (word: string) => stemsOf(word).some((stem) => own.has(stem))
  return (matter.length > 0 && matter.every(isOwn)) || jobsIn(phrase).some((job) => doesJob(taught, job))
}

/** True where one sentence has every word of a phrase that tells something by itself: “day” and “night”. */
function isInOneSentence(phrase: string, sentences: readonly string[]): boolean {
  const words = stemsOf(phrase).filter((stem) => stem.length >= SHORTEST && !STOPS.has(stem))
  if (words.length < 2 || !words.some(isTelling)) return false
  return sentences.some((sentence) => {
    const said = new Set(stemsOf(sentence))
    return words.every((word) => said.has(word))
  })
}

const phrasesOf = ({ find }: Kit): string[] => find.en

/**
 * The phrases that name another lesson, that the request says word for word, and that the lesson made here never says: a lesson on story hooks was
 * found for “show don’t tell” because it says each word somewhere.
 */
export function phrasesNotMet({ lesson: { request }, sections }: Written, taught: Kit): string[] {
  const asked = inOneLine(request.asked)
  const texts = taughtTexts(sections)
  const printed = stemLine(texts.join(' '))
  const sentences = texts.flatMap((text) => text.split(/(?<=[.!?])\s/))
  const own = new Set(stemsOf(phrasesOf(taught).join(' ').replace(/['’]/g, '')))
  const others: readonly FoundKit[] = [...request.kits, ...request.near].filter(
    ({ kit }) => kit.id !== taught.id,
  )
  const toMeet = wordsToMeet(request)
  const isAskedFor = (phrase: string) =>
    plainWords(phrase).some((word) => toMeet.includes(word)) || jobsIn(phrase).length > 0
  const missing = others
    .flatMap(({ kit }) => phrasesOf(kit))
    .filter(isAskedFor)
    .filter((phrase) => namesMatter(phrase) && asked.includes(inOneLine(phrase)))
    .filter((phrase) => !printed.includes(stemLine(phrase)) && !isInOneSentence(phrase, sentences))
    .filter((phrase) => stemsOf(phrase.replace(/['’]/g, '')).some((stem) => !own.has(stem)))
    .filter((phrase) => !isOwnMatter(phrase, taught, own))
  return [...new Set(missing)].filter(
    (phrase, _, all) => !all.some((other) => other !== phrase && other.includes(phrase)),
  )
}
