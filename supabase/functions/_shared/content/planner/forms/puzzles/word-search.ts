import type { Lesson } from '../../prepare/lesson.ts'
import type { Random } from '../../random.ts'
import { type FormQuestion, formPage, type MadeForm } from '../made-form.ts'
import { WHICH_WORDS, WORDS_SOURCE } from '../words/ask-words.data.ts'
import { type KnownWords, wordsFor } from '../words/words-for.ts'
import { hideWords } from './hide-words.ts'
import { lettersOf } from './letters-of.ts'
import { ACROSS, DOWN, type Way } from './lines.ts'

const MAX_LETTERS = 14
const MIN_WORDS = 5
const MAX_WORDS = 24

/** Young readers look across and down; older ones also diagonally, then backwards. */
function waysFor(year: number): Way[] {
  if (year <= 2) return [ACROSS, DOWN]
  const forward: Way[] = [ACROSS, DOWN, [1, 1]]
  return year <= 4 ? forward : [...forward, [-1, 1], [0, -1], [-1, 0], [1, -1], [-1, -1]]
}

const usualCount = (year: number) => (year <= 2 ? 8 : year <= 4 ? 10 : 12)

/** A word within two longer ones, as FISH in STARFISH and CRAYFISH, cannot stand in the grid once. */
function standsTwice(word: string, all: readonly string[]): boolean {
  const [own, back] = [lettersOf(word), [...lettersOf(word)].reverse().join('')]
  return all.filter((one) => one !== own && (one.includes(own) || one.includes(back))).length > 1
}

/** The words that can be hidden, each once. */
export function hidable(words: readonly string[]): string[] {
  const all = words.filter((word) => {
    const length = [...lettersOf(word)].length
    return length >= 3 && length <= MAX_LETTERS
  })
  const letters = all.map(lettersOf)
  return all.filter((word, at) => letters.indexOf(lettersOf(word)) === at && !standsTwice(word, letters))
}

/** The words to hide: those the teacher listed, then words of the topic, shortest first for young readers. */
function wordsToHide({ listed, terms }: KnownWords, wanted: number): string[] {
  const more = terms
    .map(({ term }) => term)
    .filter((term) => !/\s/.test(term) || lettersOf(term).length <= 10)
  return hidable([...listed, ...more]).slice(0, wanted)
}

function missing(asked: number | null, made: readonly string[], listed: readonly string[]): string[] {
  const left = listed.filter((word) => !made.includes(word))
  return [
    ...(asked !== null && made.length < asked
      ? [`You asked for ${asked} words; ${made.length} are hidden in the word search.`]
      : []),
    ...(left.length > 0 && (asked === null || left.length > listed.length - asked)
      ? [`These words of yours are not in the grid: ${left.join(', ')}.`]
      : []),
  ]
}

const directions = (year: number) =>
  year <= 2 ? 'across or down' : year <= 4 ? 'across, down or diagonally' : 'in any direction, also backwards'

/** The page with words hidden in a grid, and its solution; null where there are too few words. */
export function wordSearchPage(
  words: readonly string[],
  year: number,
  random: Random,
): Pick<MadeForm, 'pages' | 'key'> | null {
  const hidden = words.length < MIN_WORDS ? null : hideWords(words.map(lettersOf), waysFor(year), random)
  if (hidden === null) return null
  const { grid, used } = hidden
  const width = grid.length
  const solution = grid.map((row, r) =>
    row.map((letter, c) => (used.has(r * width + c) ? letter : '·')).join(''),
  )
  return {
    pages: [
      formPage(
        `Find the ${words.length} words. They stand ${directions(year)}. Ring each word, and tick it off the list.`,
        [
          { kind: 'letters', rows: grid.map((row) => row.join('')) },
          { kind: 'heading', text: 'Words to find' },
          { kind: 'words', words: [...words] },
        ],
      ),
    ],
    key: [
      { kind: 'heading', text: 'Solution of the word search' },
      { kind: 'letters', rows: solution },
    ],
  }
}

/** Words that the teacher added after the word search was made: “add tractor and paddock”. */
const addedWords = ({ request }: Lesson): string[] =>
  request.followUps.flatMap((followUp) =>
    followUp.kind === 'own-line' ? followUp.words.split(/,\s*(?:and\s+)?|\s+(?:and|&)\s+/) : [],
  )

/** A grid of letters with the words of the topic, the list to find, and the solution. */
export function wordSearch(lesson: Lesson): MadeForm | FormQuestion {
  const { request, random } = lesson
  const found = wordsFor(lesson)
  const added = addedWords(lesson)
  const known = { ...found, listed: [...added, ...found.listed] }
  const { asked } = found
  const usual = found.listed.length >= MIN_WORDS ? found.listed.length : usualCount(request.year)
  const { more = 0 } = request.understood
  const wanted = (asked ?? usual) + more + added.length
  const words = wordsToHide(known, Math.min(MAX_WORDS, wanted))
  const made = wordSearchPage(words, request.year, random)
  if (made === null) return { question: WHICH_WORDS['word search'] }
  return {
    form: 'Word search',
    hasMore: true,
    ...known.about,
    source: WORDS_SOURCE,
    ...made,
    notDone: [...missing(asked === null && more === 0 ? null : wanted, words, known.listed), ...known.wider],
    note: `Its ${words.length} words each stand in the grid once. The solution is on a teacher page of its own.`,
  }
}
