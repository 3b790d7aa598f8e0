import type { Task } from '../../../task.ts'
import type { Random } from '../../random.ts'
import type { ChosenWords, SpellingWord } from './choose-words.ts'

const MANY_COLUMNS = 5
const GAPPED = 4
const PAIRS = 4
/** Younger classes do not read words that are spelt wrong. */
const FIRST_YEAR_OF_PAIRS = 3
const FIRST_YEAR_OF_ORDER = 2

const task = (id: string, given: Pick<Task, 'prompt' | 'answer' | 'space'> & Partial<Task>): Task => ({
  id,
  level: 'core',
  figure: null,
  working: null,
  check: null,
  ...given,
})

/** A table with one column for each spelling of the list; null where there are not two to five. */
function sortTask(words: readonly SpellingWord[]): Task | null {
  const names = [...new Set(words.map(({ spelling }) => spelling ?? ''))]
  if (names.includes('') || names.length < 2 || names.length > MANY_COLUMNS) return null
  const lists = names.map((name) => words.filter(({ spelling }) => spelling === name).map(({ word }) => word))
  return task('sort', {
    prompt: 'Sort the words: write each one under its heading.',
    figure: { kind: 'table', head: names, rows: [names.map(() => ''), names.map(() => '')] },
    space: 'none',
    answer: names.map((name, at) => `${name}: ${lists[at]?.join(', ')}`).join(' · '),
  })
}

function orderTask(words: readonly SpellingWord[]): Task {
  const all = words.map(({ word }) => word).slice(0, 6)
  const sorted = [...all].sort((one, other) => one.localeCompare(other, 'en'))
  return task('order', {
    prompt: `Write these words in alphabetical order: ${all.join(', ')}.`,
    space: 'line',
    answer: sorted.join(', '),
  })
}

const BLANK = '_'
const blanks = (letters: string) => [...letters].map(() => BLANK).join('')

/** Silent letters that stand at the end of a word, so that the last of them is meant: the b of “bomb”. */
const SILENT_AT_END: ReadonlySet<string> = new Set(['b', 'n', 't'])

/** The word without its silent letter. */
function withoutSilent(word: string, letter: string): string {
  const at = SILENT_AT_END.has(letter) ? word.lastIndexOf(letter) : word.indexOf(letter)
  return word.slice(0, at) + BLANK + word.slice(at + 1)
}

/** The word without the letters of its spelling, or without its vowels. */
function masked({ word, spelling }: SpellingWord): string {
  const letters = (spelling ?? '').replace(/^-|-$/g, '').replace(/ as in .*/, '')
  const [, silent] = /^silent ([a-z])$/.exec(letters) ?? []
  if (silent !== undefined && word.includes(silent)) return withoutSilent(word, silent)
  const [, vowel] = /^([aiou])_e$/.exec(letters) ?? []
  if (vowel !== undefined) return word.replace(new RegExp(`${vowel}([a-z])e$`), `${BLANK}$1${BLANK}`)
  if (/^[a-z]{1,5}$/.test(letters) && word.includes(letters)) {
    const at = spelling?.startsWith('-') ? word.lastIndexOf(letters) : word.indexOf(letters)
    return word.slice(0, at) + blanks(letters) + word.slice(at + letters.length)
  }
  return word.replace(/(?<=.)[aeiouāēīōū]/gu, BLANK)
}

/** True where no other word of the list fits the letters that are left. */
function isClear(mask: string, words: readonly SpellingWord[]): boolean {
  const fits = new RegExp(`^${mask.replaceAll(BLANK, '.')}$`, 'iu')
  return (
    mask.includes(BLANK) && /\p{L}/u.test(mask) && words.filter(({ word }) => fits.test(word)).length === 1
  )
}

const spaced = (mask: string) => [...mask].join(' ')

function letterTask(words: readonly SpellingWord[]): Task | null {
  const clear = words.filter((one) => isClear(masked(one), words)).slice(-GAPPED)
  if (clear.length < 2) return null
  return task('letters', {
    prompt: `Which words of the list are these? Write them: ${clear.map((one) => spaced(masked(one))).join(',   ')}`,
    space: 'line',
    answer: clear.map(({ word }) => word).join(', '),
  })
}

function pairTask(words: readonly SpellingWord[], year: number, random: Random): Task | null {
  const known = year < FIRST_YEAR_OF_PAIRS ? [] : words.filter(({ wrong }) => wrong !== null).slice(0, PAIRS)
  if (known.length < 2) return null
  const pairs = known.map(({ word, wrong }) => random.shuffle([word, wrong ?? '']).join(' / '))
  return task('pairs', {
    prompt: `Ring the right spelling in each pair: ${pairs.join(';   ')}.`,
    space: 'none',
    answer: known.map(({ word }) => word).join(', '),
  })
}

/** The sentence with a gap for its word. */
export const gapped = ({ word, sentence }: SpellingWord): string =>
  (sentence ?? '').replace(new RegExp(`(?<![\\p{L}’])${word}(?![\\p{L}’])`, 'iu'), '________')

function senseTasks(words: readonly SpellingWord[]): Task[] {
  return words.slice(0, GAPPED).map((one, at) =>
    task(`sense-${at + 1}`, {
      prompt: `Write the word that fits: ${gapped(one)}`,
      space: 'none',
      answer: one.word,
    }),
  )
}

const sentenceTask = (): Task =>
  task('sentence', {
    prompt: 'Choose two of the words. Write a sentence of your own with each.',
    space: 'lines',
    answer:
      'Look for: two sentences that make sense, with both words spelt right, a capital letter and an end mark.',
  })

/** Three to five short tasks on the words of a list, each with its answer. */
export function wordTasks(
  { list, year }: ChosenWords,
  words: readonly SpellingWord[],
  random: Random,
): Task[] {
  if (list?.bySense) return [...senseTasks(words), sentenceTask()]
  const order = year < FIRST_YEAR_OF_ORDER ? null : orderTask(words)
  const all = [sortTask(words) ?? order, letterTask(words), pairTask(words, year, random), sentenceTask()]
  return all.filter((one) => one !== null)
}
