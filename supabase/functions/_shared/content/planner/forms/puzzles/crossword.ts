import type { Block, Clue, Square } from '../../../blocks.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { Random } from '../../random.ts'
import { type FormQuestion, formPage, type MadeForm } from '../made-form.ts'
import { WHICH_WORDS, WORDS_SOURCE } from '../words/ask-words.data.ts'
import { wordsFor } from '../words/words-for.ts'
import { type Laid, layCrossword } from './lay-crossword.ts'
import { lengthsOf, lettersOf } from './letters-of.ts'
import { sumClues } from './sum-clues.ts'

const MAX_LETTERS = 13
const MIN_WORDS = 4
const USUAL = 10
const MAX_WORDS = 16

export interface CrosswordWord {
  answer: string
  clue: string
}

const isUsable = ({ answer, clue }: CrosswordWord) => {
  const { length } = [...lettersOf(answer)]
  const givesAway = clue.toLowerCase().includes(answer.toLowerCase())
  return clue !== '' && !givesAway && length >= 3 && length <= MAX_LETTERS
}

function rowsOf({ rows, columns, entries }: Laid, solved: boolean): (Square | null)[][] {
  const cells: (Square | null)[][] = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => null),
  )
  for (const { letters, row, column, isDown, number } of entries)
    for (const [at, letter] of [...letters].entries()) {
      const line = cells[isDown ? row + at : row]
      const place = isDown ? column : column + at
      const first = at === 0 ? number : null
      if (line) line[place] = { letter: solved ? letter : '', number: first ?? line[place]?.number ?? null }
    }
  return cells
}

function cluesOf({ entries }: Laid, words: readonly CrosswordWord[], isDown: boolean): Clue[] {
  return entries
    .filter((entry) => entry.isDown === isDown)
    .sort((a, b) => a.number - b.number)
    .map(({ index, number }) => {
      const { answer = '', clue = '' } = words[index] ?? {}
      return { number, text: clue, letters: lengthsOf(answer) }
    })
}

/** The answers by number, for a teacher who marks without the grid. */
function answerLine({ entries }: Laid, words: readonly CrosswordWord[], isDown: boolean): Block {
  const answers = entries
    .filter((entry) => entry.isDown === isDown)
    .sort((a, b) => a.number - b.number)
    .map(({ number, index }) => `${number} ${words[index]?.answer ?? ''}`)
  return { kind: 'paragraph', text: `${isDown ? 'Down' : 'Across'}: ${answers.join(' · ')}.` }
}

function missing(
  asked: number | null,
  made: number,
  listed: readonly string[],
  used: ReadonlySet<string>,
): string[] {
  const left = listed.filter((word) => !used.has(lettersOf(word)))
  return [
    ...(asked !== null && made < asked ? [`You asked for ${asked} words; ${made} cross in one grid.`] : []),
    ...(left.length > 0 ? [`These words of yours are not in the crossword: ${left.join(', ')}.`] : []),
  ]
}

/** The page of a crossword and its solution. */
function printed(
  laid: Laid,
  words: readonly CrosswordWord[],
  instructions: string,
): Pick<MadeForm, 'pages' | 'key'> {
  return {
    pages: [
      formPage(instructions, [
        { kind: 'crossword', rows: rowsOf(laid, false) },
        { kind: 'clues', heading: 'Across', clues: cluesOf(laid, words, false) },
        { kind: 'clues', heading: 'Down', clues: cluesOf(laid, words, true) },
      ]),
    ],
    key: [
      { kind: 'heading', text: 'Solution of the crossword' },
      { kind: 'crossword', rows: rowsOf(laid, true) },
      answerLine(laid, words, false),
      answerLine(laid, words, true),
    ],
  }
}

const WORDS_TASK =
  'Read the clue. Write the word, one letter in each square. The number in brackets says how many letters it has.'
const SUMS_TASK = 'Work out each sum. Write its answer in words, one letter in each square.'

/** A crossword of up to `wanted` of these words and the words in it; null where too few of them cross. */
export function crosswordPage(
  given: readonly CrosswordWord[],
  wanted: number,
  random: Random,
  task = WORDS_TASK,
): (Pick<MadeForm, 'pages' | 'key'> & { used: ReadonlySet<string> }) | null {
  const words = given.filter(isUsable)
  const laid = layCrossword(
    words.map(({ answer }) => lettersOf(answer)),
    Math.min(MAX_WORDS, wanted),
    random,
  )
  if (laid === null || laid.entries.length < MIN_WORDS) return null
  return { ...printed(laid, words, task), used: new Set(laid.entries.map(({ letters }) => letters)) }
}

/** A crossword of the topic's words with their meanings as clues, or of sums with answers in words. */
export function crossword(lesson: Lesson): MadeForm | FormQuestion {
  const known = wordsFor(lesson)
  const { asked, listed } = known
  const sums = listed.length === 0 ? sumClues(lesson) : []
  const terms = known.terms.map(({ term, meaning }) => ({ answer: term, clue: meaning }))
  const isSums = sums.length >= USUAL
  const { more = 0 } = lesson.request.understood
  const wanted = (asked ?? Math.max(USUAL, listed.length)) + more
  const made = crosswordPage(isSums ? sums : terms, wanted, lesson.random, isSums ? SUMS_TASK : WORDS_TASK)
  if (made === null) return { question: WHICH_WORDS.crossword }
  const { used, pages, key } = made
  return {
    form: 'Crossword',
    hasMore: true,
    ...(isSums ? {} : { ...known.about, source: WORDS_SOURCE }),
    pages,
    key,
    notDone: [
      ...missing(asked === null && more === 0 ? null : wanted, used.size, listed, used),
      ...(isSums ? [] : known.wider),
    ],
    note: `All ${used.size} words cross in one grid. The solution is on a teacher page of its own.`,
  }
}
