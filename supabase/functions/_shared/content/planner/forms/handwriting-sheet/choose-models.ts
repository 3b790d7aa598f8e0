import { FORMATION } from '../../english/sounds/formation.data.ts'
import { listInWords } from '../../list-in-words.ts'
import type { LessonRequest } from '../../read/request.ts'
import { wantedWords } from '../wanted-words.ts'
import { listedWords } from '../words/listed-words.ts'
import { ALPHABET, CAPITALS, NUMERALS, SENTENCES_TO_COPY } from './handwriting-words.data.ts'
import { JOINS, LETTER_FAMILIES, type LetterFamily } from './letters.data.ts'

/** What pupils copy. */
export interface Models {
  title: string
  /** Single signs get boxes in the first years; words and sentences get lines. */
  kind: 'signs' | 'words'
  models: readonly string[]
  /** Words to write once the letters go well. */
  words: string | null
  /** False where the request named nothing, so that the usual was taken. */
  isNamed: boolean
}

const LAST_NUMBER = 20
const ALL_LETTERS = [...'abcdefghijklmnopqrstuvwxyz']

const ofFamily = ({ title, models, words }: LetterFamily, kind: Models['kind'] = 'signs'): Models => ({
  title,
  kind,
  models,
  words,
  isNamed: true,
})

const named = (title: string, kind: Models['kind'], models: readonly string[]): Models => ({
  title,
  kind,
  models,
  words: null,
  isNamed: true,
})

/** A sentence in quotation marks or after a colon, as the teacher typed it. */
function sentenceIn(text: string): Models | null {
  const [, quoted] = /["“]([^"”]{3,120})["”]/.exec(text) ?? []
  const [, after] = /:\s*(\S+(?: \S+){3,20})$/.exec(text) ?? []
  const sentence = (quoted ?? after ?? '').trim()
  if (sentence === '' || (quoted === undefined && sentence.includes(','))) return null
  return named(
    'A sentence to copy',
    'words',
    Array.from({ length: 4 }, () => sentence),
  )
}

/** Single letters that a request names: "letters a and d", "s, a, t, p". */
function lettersIn(text: string): string[] {
  const [, after = ''] = /\bletters?:?\s+((?:[a-z]\b(?:\s*(?:,|and|&|\/)\s*|\s+)?)+)/i.exec(text) ?? []
  const run = /\b[a-z](?:\s*(?:,|\band\b|&|\/)\s*[a-z]\b)+/i.exec(text)?.[0] ?? ''
  const letters = (after || run).match(/\b[a-z]\b/gi) ?? []
  return [...new Set(letters)]
}

function numeralsIn(text: string): Models | null {
  if (!NUMERALS.pattern.test(text)) return null
  const [, first = '0', last = '9'] = /\b(\d{1,2}) ?(?:-|–|to) ?(\d{1,2})\b/.exec(text) ?? []
  const from = Math.min(Number(first), LAST_NUMBER - 1)
  const to = Math.max(from, Math.min(Number(last), LAST_NUMBER))
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => String(from + at))
  return named(`Writing the numbers ${from} to ${to}`, 'signs', numbers)
}

const asCase = (letters: readonly string[], text: string) =>
  CAPITALS.pattern.test(text) ? letters.map((letter) => letter.toUpperCase()) : letters

function namedModels(text: string): Models | null {
  const sentence = sentenceIn(text)
  if (sentence) return sentence
  const listed = listedWords(text)
  if (listed.length > 0 && listed.some((word) => word.length > 1))
    return named('Words to copy', 'words', listed)
  const join = JOINS.find(({ pattern }) => pattern.test(text))
  if (join) return ofFamily(join, 'words')
  if (ALPHABET.pattern.test(text)) return named('The alphabet', 'signs', asCase(ALL_LETTERS, text))
  const family = LETTER_FAMILIES.find(({ pattern }) => pattern.test(text))
  const letters = lettersIn(text)
  if (family && letters.length <= 2) return ofFamily(family)
  if (letters.length > 0)
    return named(
      `Writing the letter${letters.length > 1 ? 's' : ''} ${listInWords(letters)}`,
      'signs',
      asCase(letters, text),
    )
  const numerals = numeralsIn(text)
  if (numerals) return numerals
  return CAPITALS.pattern.test(text) ? named('Capital letters', 'signs', asCase(ALL_LETTERS, text)) : null
}

/** What a request asks to be copied; else a family of letters for the first years, and sentences for later ones. */
export function modelsFor({ topic, year }: LessonRequest): Models {
  const found = namedModels(wantedWords(topic))
  if (found) return found
  const [family] = LETTER_FAMILIES
  if (year <= 2 && family) return { ...ofFamily(family), isNamed: false }
  const { sentences = [] } = SENTENCES_TO_COPY.find(({ lastYear }) => year <= lastYear) ?? {}
  return { title: 'Sentences to copy', kind: 'words', models: sentences, words: null, isNamed: false }
}

/** How one letter or number is formed, in words; null where nothing is written for it. */
export function formationOf(model: string): string | null {
  const digits = [...model]
  if (digits.length > 1 && /^\d+$/.test(model))
    return digits.map((digit) => `${digit}: ${FORMATION[digit] ?? ''}`).join(' Then ')
  return (
    FORMATION[model] ??
    (/^[A-Z]$/.test(model) ? 'Start at the top. Stand it on the line, as tall as l.' : null)
  )
}
