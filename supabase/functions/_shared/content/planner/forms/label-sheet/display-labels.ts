import type { Block, Term } from '../../../blocks.ts'
import type { Pair } from '../../../data/lexicon/word-list.ts'
import { WORD_LISTS } from '../../../data/lexicon/word-lists.ts'
import { isTelling } from '../../kits/telling-words.ts'
import { listInWords } from '../../list-in-words.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { DISPLAY_LABELS, TOPIC_LABELS } from '../../read/words/papers/paper-words.data.ts'
import { plainWords } from '../../read/words/stem.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { AFTER_TEN, DISPLAY_SETS, type DisplaySet } from './display-sets.data.ts'
import { ENGLISH_SETS } from './english-sets.data.ts'
import { topicLabels } from './topic-labels.ts'

const TEN = 10

const wordsOfList = (id: string): readonly Pair[] => WORD_LISTS.find((list) => list.id === id)?.words ?? []

/** The highest number that a request names as the end of its numbers. */
const lastNumber = (text: string): number =>
  Number(/\b[01] ?(?:-|–|to) ?(\d+)/.exec(text)?.[1] ?? /\bnumbers? (?:up )?to (\d+)/i.exec(text)?.[1] ?? TEN)

/** The words after ten, up to twenty, where the numbers go so far. */
function afterTen(text: string): readonly Pair[] {
  const more = lastNumber(text) - TEN
  if (more <= 0) return []
  const words = wordsOfList(AFTER_TEN.list)
  const twenty = words.findIndex(([kupu]) => kupu === AFTER_TEN.last)
  return words.slice(0, Math.min(more, twenty + 1))
}

function termsOf({ list, without = [] }: DisplaySet, text: string): Term[] {
  const isNumbers = list === 'numbers'
  const words = wordsOfList(list).filter(([kupu]) => !without.includes(kupu))
  const kept = isNumbers ? [...words.slice(0, Math.min(TEN, lastNumber(text))), ...afterTen(text)] : words
  return kept.map(([kupu, meaning]) => ({ term: kupu, meaning, lang: 'mi' as const }))
}

/** Words that say how the labels are wanted, and name no set. */
const OF_LABELS =
  /^(?:labels?|display|displays|wall|classroom|class|door|bilingual|reo|maori|english|kupu|signs?|words?|cards?|posters?|week|year|macrons?|colou?r|coloured|print|printable|things|room|parts|cupboards?|poster|underneath|below|under)$/

/** What the request names besides the sets that were found. */
function unknownSets(text: string, found: readonly DisplaySet[]): string[] {
  const left = found.reduce((rest, { pattern }) => rest.replace(new RegExp(pattern.source, 'giu'), ' '), text)
  return plainWords(left).filter((word) => isTelling(word) && !OF_LABELS.test(word))
}

/** What was named and gets no labels, in sentences. */
function notMade(text: string, sets: readonly DisplaySet[]): string[] {
  const unknown = [...new Set(unknownSets(text, sets))].slice(0, 3)
  const isCutOff = sets.some(({ list }) => list === 'numbers') && lastNumber(text) > 2 * TEN
  return [
    ...(unknown.length > 0 ? [`I have no labels for ${listInWords(unknown)}.`] : []),
    ...(isCutOff ? ['The numbers go up to twenty: I have no labels for all the later ones.'] : []),
  ]
}

const HOW_TO_USE: Block[] = [
  { kind: 'heading', text: 'How to use them' },
  {
    kind: 'list',
    ordered: false,
    items: [
      'Copy them on card, larger if they hang high on a wall.',
      'Read a label aloud whenever you use it, and let students say it after you.',
      'Words differ between iwi: check locally which your community uses.',
    ],
  },
]

/** Labels in English for the jobs, trays and places of a classroom; null where none of these is named. */
export function englishLabels({ request }: Lesson): MadeForm | null {
  const sets = ENGLISH_SETS.filter(({ pattern }) => pattern.test(request.topic))
  if (sets.length === 0) return null
  const blocks = sets.flatMap(({ heading, labels }): Block[] => [
    { kind: 'heading', text: heading },
    { kind: 'cards', cards: labels.map(([term, meaning]) => ({ term, meaning, lang: 'en' as const })) },
  ])
  const count = sets.reduce((sum, { labels }) => sum + labels.length, 0)
  return {
    form: 'Display labels',
    title: sets.map(({ heading }) => heading).join(' · '),
    area: 'English',
    ofArea: true,
    isOwn: true,
    noName: true,
    pages: [formPage('Cut out the labels. Put each one where everybody can read it.', blocks)],
    key: [
      {
        kind: 'list',
        ordered: false,
        items: [
          'Copy them on card, larger if they hang high on a wall.',
          'Cross out those that your room does not need.',
        ],
      },
    ],
    notDone: [],
    source: 'The labels were written for Mahere.',
    note: `It has ${count} labels to cut out.`,
  }
}

/** Labels to cut out, te reo Māori with English, a heading for each set; null where the request names no set of which words are known. */
export function displayLabels(lesson: Lesson): MadeForm | null {
  const { request } = lesson
  if (!DISPLAY_LABELS.pattern.test(request.topic))
    return englishLabels(lesson) ?? (TOPIC_LABELS.pattern.test(request.topic) ? topicLabels(lesson) : null)
  const sets = DISPLAY_SETS.filter(({ pattern }) => pattern.test(request.topic))
  const made = sets
    .map((set) => ({ set, terms: termsOf(set, request.topic) }))
    .filter(({ terms }) => terms.length > 0)
  if (made.length === 0) return null
  const blocks = made.flatMap(({ set, terms }): Block[] => [
    { kind: 'heading', text: set.heading },
    { kind: 'cards', cards: terms },
  ])
  const count = made.reduce((sum, { terms }) => sum + terms.length, 0)
  return {
    form: 'Display labels',
    title: 'Labels in te reo Māori',
    area: 'Learning languages (te reo Māori)',
    ofArea: true,
    isOwn: true,
    hasMore: true,
    noName: true,
    pages: [formPage('Cut out the labels. Put each one where everybody can read it.', blocks)],
    key: HOW_TO_USE,
    notDone: notMade(request.topic, sets),
    source: 'The words come from the lexicon of te reo Māori that Mahere keeps.',
    note: `It has ${count} labels to cut out, te reo Māori with English.`,
  }
}
