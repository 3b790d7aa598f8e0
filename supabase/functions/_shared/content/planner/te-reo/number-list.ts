import { NUMBERS_AND_TIME } from '../../data/lexicon/numbers-and-time.data.ts'
import type { WordList } from '../../data/lexicon/word-list.ts'
import { numberWords, reoNumber } from '../maths/number-words.ts'
import { withoutYears } from '../read/words/without-years.ts'

/** The id of a list whose numbers were named from one to another. */
export const NUMBER_RANGE = 'number-range'
/** The id of the topic of such a list. */
export const NUMBER_RANGE_TOPIC = `te-reo-${NUMBER_RANGE}`

const NAMES_NUMBERS = /(?<!\p{L})(?:numbers?|counting|count|tatau|tau|nama)(?!\p{L})/iu
const FROM_TO =
  /(?<![\d.])(\d{1,2}) ?(?:-|–|to|up to|through to|ki(?: te)?) ?(\d{1,3})(?!\d| ?(?:min|questions?|qs?\b|q\b|kids|cards))/i
const LARGEST = 100
const MIN_WORDS = 5
const MAX_WORDS = 40
/** The sentence of the larger numbers needs no word before the number. */
const FIRST_LARGE = 11

const listOf = (id: string) => NUMBERS_AND_TIME.find((list) => list.id === id)

/** All numbers from one to another in te reo Māori, where a request names both and they are not too many; else null. */
export function numberListIn(text: string): WordList | null {
  const plain = withoutYears(text)
  const [, first, last] = FROM_TO.exec(plain) ?? []
  const [from, to] = [Number(first), Number(last)]
  const size = to - from + 1
  const like = listOf(from < FIRST_LARGE ? 'numbers' : 'large-numbers')
  if (!like || !NAMES_NUMBERS.test(plain) || to > LARGEST || !(size >= MIN_WORDS && size <= MAX_WORDS))
    return null
  return {
    ...like,
    id: NUMBER_RANGE,
    name: `numbers from ${from} to ${to}`,
    words: Array.from({ length: size }, (_, at) => [reoNumber(from + at), numberWords(from + at)]),
  }
}
