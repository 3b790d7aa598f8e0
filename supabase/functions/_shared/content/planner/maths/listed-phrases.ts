import { cutAll } from '../read/words/word-pattern.ts'
import {
  AS_WORDS,
  BESIDE,
  NAMED_TOGETHER,
  NO_TOPIC_OF_SEVERAL,
  ONE_THING,
  PLUS_AS_AND,
} from './several-topics.data.ts'

/** Keeps two ways of working together where a list is split at “and”. */
const TOGETHER = '\u2227'
/** Two numbers belong together: “to the nearest 10 and 100”. */
const TWO_NUMBERS = /(\d+%?) (?:and|&|or) (?=\d)/g
const SEPARATORS =
  /\s*(?:,|;|\/|&|(?<!\d ?)\+(?! ?\d)|\b(?:(?:together|along) with|as well as|and then|and(?: also)?|plus|or|then|besides?|alongside|next to)\b)\s*/i

export const OPERATION_PAIRS: readonly (readonly [one: RegExp, other: RegExp, both: string])[] = [
  [
    /^(?:addition|adding|add)$/i,
    /^(?:subtraction|subtracting|subtract|take ?aways?)$/i,
    'addition and subtraction',
  ],
  [
    /^(?:multiplication|multiplying|multiply|times)$/i,
    /^(?:division|dividing|divide)$/i,
    'multiplication and division facts',
  ],
]

/** Two operations that belong together are one part. */
function paired(phrases: readonly string[]): string[] {
  return OPERATION_PAIRS.reduce<string[]>(
    (left, [one, other, both]) => {
      const at = left.findIndex((phrase) => one.test(phrase))
      if (at === -1 || !left.some((phrase) => other.test(phrase))) return left
      return left.flatMap((phrase, n) =>
        n === at ? [both] : other.test(phrase) || one.test(phrase) ? [] : [phrase],
      )
    },
    [...phrases],
  )
}

/** The phrases of a list of topics as they were typed. */
function typedPhrases(text: string): string[] {
  const signless = AS_WORDS.reduce(
    (left, [sign, words]) => left.replace(sign, words),
    text.replace(PLUS_AS_AND, ', '),
  ).replace(BESIDE, '$1, ')
  const kept = signless
    .replace(ONE_THING, `$1 ${TOGETHER} $2 `)
    .replace(NAMED_TOGETHER, `$1 ${TOGETHER} $2 `)
    .replace(TWO_NUMBERS, `$1 ${TOGETHER} `)
  return kept.split(SEPARATORS).map((phrase) => phrase.replaceAll(TOGETHER, 'and'))
}

const plain = (phrase: string) =>
  phrase
    .replace(/[^\p{L}\p{N}%’' -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .replace(/ and$/, '')
    .trim()

/** A phrase without the words that only say what sheet it is. */
const topicOnly = (phrase: string) => plain(cutAll(phrase, [NO_TOPIC_OF_SEVERAL]))

/** The phrases of a list of topics, without the words that only say what sheet it is. */
export function phrasesIn(text: string): string[] {
  const phrases = typedPhrases(text)
    .map(topicOnly)
    .filter((phrase) => phrase !== '')
  return paired([...new Set(phrases)])
}

/** A phrase as it was typed, but for the words of the sheet at its ends: “time to the quarter hour” keeps its small words. */
export function asTyped(phrase: string, text: string): string {
  const typed = typedPhrases(text).find((one) => topicOnly(one) === phrase)
  const words = typed === undefined ? [] : plain(typed).split(' ')
  const says = (word: string) => topicOnly(word) !== '' || /\d/.test(word)
  return words.slice(words.findIndex(says), words.findLastIndex(says) + 1).join(' ') || phrase
}

/** The head of a list is no topic of its own: “fractions test, equivalent fractions and adding fractions”. */
export function withoutHead(phrases: readonly string[]): string[] {
  const [head = '', ...others] = phrases
  const isHead = others.length > 1 && others.every((phrase) => ` ${phrase} `.includes(` ${head} `))
  return isHead ? others : [...phrases]
}
