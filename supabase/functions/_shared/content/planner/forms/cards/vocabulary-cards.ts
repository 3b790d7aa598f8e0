import type { Block, Term } from '../../../blocks.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import type { Random } from '../../random.ts'
import { type FormQuestion, formPage, type MadeForm } from '../made-form.ts'
import { WHICH_WORDS, WORDS_SOURCE } from '../words/ask-words.data.ts'
import { type KnownWords, wordsFor } from '../words/words-for.ts'

const MIN_CARDS = 3
const USUAL = 12
const MAX_CARDS = 40
const MATCHED = 8

/** A list to read, with or without a task to match its words, or cards to cut out. */
type Layout = 'cards' | 'list'

export const layoutOf = (text: string): Layout =>
  /\b(?:list|glossary|word bank|word mat|sheet|worksheet|page)\b/i.test(text) && !/\bcards?\b/i.test(text)
    ? 'list'
    : 'cards'

interface CardWords {
  form: string
  instructions: string
  use: readonly string[]
  /** The note counts the cards with these words: "12 words with short meanings". */
  counted: string
}

/** The words of a sheet of cards depend on what stands on them. */
const CARDS: Record<NonNullable<KnownWords['cards']>, CardWords> = {
  words: {
    form: 'Vocabulary cards',
    instructions:
      'Cut out the cards. Read the word, say what it means in your own words, then read the meaning.',
    use: [
      'Show a word, and let a student say it, explain it and use it in a sentence.',
      'Pairs: cut each card between word and meaning, mix them, and match them again.',
      'Leave them on the wall, and tick a word each time somebody uses it.',
    ],
    counted: 'words with short meanings',
  },
  pairs: {
    form: 'Matching cards',
    instructions: 'Cut out the cards and mix them. Then put together what belongs together.',
    use: [
      'Copy on card for sets that last, one set for two or three students.',
      'Face up: put the pairs together, and say how you know. Face down: play memory with them.',
      'Keep one sheet uncut, or use the table above, to check the pairs.',
    ],
    counted: 'pairs',
  },
  sentences: {
    form: 'Word cards',
    instructions: 'Cut out the cards. Read the word at once, then read it in its sentence.',
    use: [
      'Show a card for two seconds. A word that is read at once goes on the “I know” heap.',
      'Begin with three to five new words, and add known ones in between.',
      'Find the words again in the books of this week.',
    ],
    counted: 'words, each in a sentence',
  },
}

export const asksToMatch = (text: string) => /\bmatch/i.test(text)

/** Words on the left, their meanings in another order on the right, and the key by letter. */
export function matchingTask(terms: readonly Term[], random: Random): { task: Block[]; key: Block[] } {
  const asked = terms.filter(({ meaning }) => meaning !== '').slice(0, MATCHED)
  const mixed = random.shuffle(asked)
  const letter = (at: number) => String.fromCharCode(65 + at)
  return {
    task: [
      { kind: 'heading', text: 'Match the words' },
      { kind: 'paragraph', text: 'Write the letter of its meaning beside each word.' },
      {
        kind: 'table',
        head: ['Word', 'Letter', 'Meaning'],
        rows: asked.map(({ term }, at) => [term, '', `${letter(at)}. ${mixed[at]?.meaning ?? ''}`]),
      },
    ],
    key: [
      { kind: 'heading', text: 'Key of the matching task' },
      {
        kind: 'paragraph',
        text: `${asked.map((one) => `${one.term} ${letter(mixed.indexOf(one))}`).join(' · ')}.`,
      },
    ],
  }
}

function missing(asked: number | null, made: readonly Term[], isPairs: boolean): string[] {
  const blank = made.filter(({ meaning }) => meaning === '').map(({ term }) => term)
  return [
    ...(asked !== null && made.length < asked
      ? [
          isPairs
            ? `You asked for ${asked} pairs; ${made.length} are known for this topic.`
            : `You asked for ${asked} cards; ${made.length} words are known for this topic.`,
        ]
      : []),
    ...(blank.length > 0
      ? [`These words have lines for a meaning, because none is known here: ${blank.join(', ')}.`]
      : []),
  ]
}

/** Of two lists of te reo Māori every word gets a card: of each in turn only some would. */
const wantedCount = ({ approach }: Lesson, { listed, terms, asked }: KnownWords, more: number) => {
  const isTwo =
    approach.kind === 'topic' && approach.topic.isMixed && terms.every(({ lang }) => lang === 'mi')
  return (asked ?? Math.max(listed.length, isTwo ? terms.length : USUAL)) + more
}

/** Both parts of each pair, every one on a card of its own, so that the sheet does not show what belongs together. */
const pairCards = (terms: readonly Term[], random: Random): Block => {
  const texts = random.shuffle(terms.flatMap(({ term, meaning }) => [term, meaning]))
  const longest = Math.max(...texts.map((text) => text.length))
  return { kind: 'cut-out', across: longest > 24 ? 3 : 4, cards: texts.map((text) => ({ text })) }
}

const pairKey = (terms: readonly Term[]): Block[] => [
  { kind: 'heading', text: 'The pairs' },
  { kind: 'terms', head: ['One card', 'The other'], terms: [...terms] },
]

function wordsBlock(terms: Term[], as: 'list' | 'pairs' | 'cards', random: Random): Block {
  if (as === 'list') return { kind: 'terms', head: ['Word', 'Meaning'], terms }
  return as === 'pairs' ? pairCards(terms, random) : { kind: 'cards', cards: terms }
}

/** Cards to match have a word or its meaning each, and every word of them needs one. */
const asPairs = ({ request }: Lesson, { cards, terms }: KnownWords): boolean =>
  cards === 'pairs' ||
  (cards === undefined && asksToMatch(request.topic) && terms.every(({ meaning }) => meaning !== ''))

/** Words with their meanings, as cards to cut out or as a list, and a matching task where one was asked for. */
export function vocabularyCards(lesson: Lesson): MadeForm | FormQuestion {
  const { request } = lesson
  const known = wordsFor(lesson)
  const { asked } = known
  const isList = layoutOf(request.topic) === 'list'
  const cards = CARDS[asPairs(lesson, known) ? 'pairs' : (known.cards ?? 'words')]
  const { more = 0 } = request.understood
  const wanted = wantedCount(lesson, known, more)
  const terms = known.terms.slice(0, Math.min(MAX_CARDS, wanted))
  if (terms.length < MIN_CARDS) return { question: WHICH_WORDS['vocabulary cards'] }
  const matching = asksToMatch(request.topic) ? matchingTask(terms, lesson.random) : { task: [], key: [] }
  const isPairs = !isList && asPairs(lesson, known)
  const words = wordsBlock(terms, isList ? 'list' : isPairs ? 'pairs' : 'cards', lesson.random)
  return {
    form: isList ? 'Vocabulary list' : cards.form,
    ...(known.cards ? { isOwn: true } : {}),
    hasMore: true,
    ...known.about,
    source: WORDS_SOURCE,
    pages: [
      formPage(
        isList
          ? 'Read each word and its meaning. Cover the meaning, and say it in your own words.'
          : cards.instructions,
        [words, ...(isList ? matching.task : [])],
      ),
    ],
    key: [
      ...(isList ? matching.key : []),
      ...(isPairs ? pairKey(terms) : []),
      { kind: 'heading', text: 'How to use them' },
      { kind: 'list', ordered: false, items: [...cards.use] },
    ],
    notDone: [...missing(asked === null && more === 0 ? null : wanted, terms, isPairs), ...known.wider],
    note: `There are ${terms.length} ${cards.counted}.`,
  }
}
