import { writtenLike } from './fix.ts'
import { MACRON_NAMES, MACRON_WORDS, OVER_MACRONISED } from './lists/macrons.data.ts'
import { NO_PLURAL_S } from './lists/nouns.data.ts'
import { US_TO_NZ } from './lists/nz-spelling.data.ts'
import type { OverseasPattern } from './lists/overseas.data.ts'
import { OVERSEAS_PATTERNS } from './lists/patterns.data.ts'
import { FOREIGN_TERMS } from './lists/vocabulary.data.ts'
import { entriesOf, escapePattern, pairsOf } from './word-list.ts'

/** A word or phrase of a text, and what to write instead. */
export interface Correction {
  found: string
  suggest: string
  /** True when the suggestion is the only one, and right wherever the word is found. */
  sure?: boolean
}

const MACRONS = pairsOf(MACRON_WORDS)
const NAMES = pairsOf(MACRON_NAMES)
const OVER = pairsOf(OVER_MACRONISED)
const SPELLING = pairsOf(US_TO_NZ)
const FOREIGN = pairsOf(FOREIGN_TERMS)
const NOUNS = new Set(entriesOf(NO_PLURAL_S).map((word) => word.toLowerCase()))

const prepared = (text: string) => text.normalize('NFC').replace(/https?:\S+|\S+@\S+/g, ' ')
const WORD = /[\p{L}\p{M}’'-]+/gu
/** A word, and its parts without ’s or between hyphens: whanau’s, Maori-medium. */
const formsOf = (word: string) =>
  /[’'-]/.test(word)
    ? [...new Set([word, ...word.split(/[’']s?(?![\p{L}\p{M}])|-/u).filter((part) => part !== '')])]
    : [word]
const bounded = (phrase: string) =>
  new RegExp(`(?<![\\p{L}\\p{M}])${escapePattern(phrase)}(?![\\p{L}\\p{M}])`, 'iu')

const phrasesOf = (list: ReadonlyMap<string, string>) =>
  [...list].flatMap(([phrase, suggest]) =>
    /[ -]/.test(phrase) ? [{ phrase, suggest, pattern: bounded(phrase) }] : [],
  )
const PHRASES = new Map<ReadonlyMap<string, string>, ReturnType<typeof phrasesOf>>([
  [MACRONS, phrasesOf(MACRONS)],
  [FOREIGN, phrasesOf(FOREIGN)],
])

function phraseCorrections(
  texts: readonly string[],
  list: ReadonlyMap<string, string>,
  sure: boolean,
): Correction[] {
  const phrases = PHRASES.get(list) ?? []
  return wordsIn(texts).ready.flatMap(({ text, lower }) => {
    return phrases.flatMap(({ phrase, suggest, pattern }) => {
      const found = lower.includes(phrase) ? pattern.exec(text)?.[0] : undefined
      return found === undefined
        ? []
        : [{ found, suggest: sure ? writtenLike(found, suggest) : suggest, sure }]
    })
  })
}

/** The words of the texts of a document. */
interface Words {
  forms: readonly { word: string; lower: string }[]
  whole: readonly string[]
  ready: readonly { text: string; lower: string }[]
}
/** Several checks of one document read the same words, so they are split once. */
const WORDS_OF = new WeakMap<readonly string[], Words>()

function wordsIn(texts: readonly string[]): Words {
  const known = WORDS_OF.get(texts)
  if (known) return known
  const ready = texts.map(prepared)
  const whole = ready.flatMap((text) => text.match(WORD) ?? [])
  const words: Words = {
    whole,
    forms: whole.flatMap(formsOf).map((word) => ({ word, lower: word.toLowerCase() })),
    ready: ready.map((text) => ({ text, lower: text.toLowerCase() })),
  }
  WORDS_OF.set(texts, words)
  return words
}

function wordCorrections(
  texts: readonly string[],
  list: ReadonlyMap<string, string>,
  sure: boolean,
): Correction[] {
  return wordsIn(texts).forms.flatMap(({ word, lower }) => {
    const suggest = list.get(lower)
    return suggest === undefined || suggest.toLowerCase() === lower
      ? []
      : [{ found: word, suggest: sure ? writtenLike(word, suggest) : suggest, sure }]
  })
}

const DOUBLED = /^(m(aa)ori|wh(aa)nau|k(oo)rero|(aa)konga|p(aa)ngarau|wh(aa)rite|k(uu)mara|hap(uu))$/i

/** Some iwi write long vowels double. A text that does so twice or more is left alone. */
function writesDoubleVowels(texts: readonly string[]): boolean {
  return wordsIn(texts).whole.filter((word) => DOUBLED.test(word)).length >= 2
}

/** Finds te reo Māori words and names without their macrons, or with wrong ones. */
export function macronCorrections(texts: readonly string[]): Correction[] {
  if (writesDoubleVowels(texts)) return []
  const named = wordCorrections(texts, NAMES, true).filter(({ found }) => /^\p{Lu}/u.test(found))
  return [
    ...wordCorrections(texts, MACRONS, true),
    ...wordCorrections(texts, OVER, true),
    ...named,
    ...phraseCorrections(texts, MACRONS, true),
  ]
}

/** Names that only look like a noun of te reo Māori with an s. */
const NO_REO = new Set(['Kiwis', 'Paris'])

/** Finds te reo Māori nouns with an English plural s. The possessive ’s is right. */
export function pluralCorrections(texts: readonly string[]): Correction[] {
  return wordsIn(texts).whole.flatMap((word) => {
    if (!/\p{L}s$/u.test(word) || NO_REO.has(word)) return []
    const base = word.slice(0, -1)
    const macrons = MACRONS.get(base.toLowerCase())
    const noun = [base.toLowerCase(), macrons ?? ''].some((form) => NOUNS.has(form))
    return noun ? [{ found: word, suggest: writtenLike(word, macrons ?? base), sure: true }] : []
  })
}

/** A sentence about another country's spelling may show it. */
const ABOUT_SPELLING =
  /^(?=.*\b(?:spell\w*|spelt|word|write|writes|called|say|says|used|dictionar\w+)\b)(?=.*\b(?:America|American|Americans|United States|USA|US|overseas|British)\b)/imu
const ownWords = (texts: readonly string[]) =>
  texts.some((text) => ABOUT_SPELLING.test(text))
    ? texts.map((text) =>
        text
          .split(/(?<=[.!?])\s+/)
          .filter((sentence) => !ABOUT_SPELLING.test(sentence))
          .join(' '),
      )
    : texts

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+(?=\p{Lu}|["“‘])|\n/u)

/** The overseas usage of a text, but not that of a sentence on the country or the time that it belongs to. */
function overseasIn(text: string, { pattern, unless }: OverseasPattern): string | undefined {
  const found = pattern.exec(text)?.[0]
  if (found === undefined || unless === undefined) return found
  return sentencesOf(text)
    .filter((sentence) => !unless.test(sentence))
    .map((sentence) => pattern.exec(sentence)?.[0])
    .find((one) => one !== undefined)
}

/** “to practice” can only be the verb, while “students practice” may hold the noun. */
function verbFix(found: string): Partial<Correction> {
  return /^(?:to|can|will|should|must|may)\s+practice$/i.test(found)
    ? { suggest: `${found.slice(0, -2)}se`, sure: true }
    : {}
}

/** Finds US spellings, words of other countries’ classrooms, and patterns such as “to practice”. */
export function englishCorrections(given: readonly string[]): Correction[] {
  const texts = ownWords(given)
  const patterns = wordsIn(texts).ready.flatMap(({ text }) =>
    OVERSEAS_PATTERNS.flatMap((one) => {
      const found = overseasIn(text, one)
      return found === undefined ? [] : [{ found, suggest: one.suggest, ...verbFix(found) }]
    }),
  )
  return [
    ...wordCorrections(texts, SPELLING, true),
    ...wordCorrections(texts, FOREIGN, false),
    ...phraseCorrections(texts, FOREIGN, false),
    ...patterns,
  ]
}
