import type { Block } from '../../../blocks.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { makeTasks } from '../../prepare/make-tasks.ts'
import { asksToCut } from '../../read/words/sorts/sort-asked.ts'
import { withFacts } from '../game/bingo.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { WORDS_SOURCE } from '../words/ask-words.data.ts'
import { wordsFor } from '../words/words-for.ts'

const MIN = 4
const MAX_WORDS = 8
const SUMS = 12
const MADE = 30
const SUMS_ACROSS = 3

const FORM = 'Cut-and-stick sheet'
const CARDS: Block = { kind: 'heading', text: 'Cards to cut out', cut: true }

/** Sums with a box to stick each answer on. */
function sums(lesson: Lesson): MadeForm | null {
  const { approach, request } = lesson
  if (approach.kind !== 'topic') return null
  const made = makeTasks(withFacts(lesson), {
    topic: approach.topic,
    level: 'core',
    count: MADE,
    used: new Set(),
    prefix: 'cut-',
  })
  const tasks = made
    .filter(({ prompt, answer, figure }) => figure === null && prompt.length <= 30 && answer.length <= 8)
    .slice(0, request.understood.count ?? SUMS)
  if (tasks.length < MIN) return null
  const rows = Array.from({ length: Math.ceil(tasks.length / SUMS_ACROSS) }, (_, row) =>
    tasks
      .slice(row * SUMS_ACROSS, (row + 1) * SUMS_ACROSS)
      .map(({ prompt }) => ({ heading: prompt, help: '' })),
  )
  const answers = lesson.random.shuffle(tasks.map(({ answer }) => answer))
  return {
    form: FORM,
    pages: [
      formPage('Cut out the answers. Stick each one under its sum.', [
        { kind: 'boxes', height: 'middle', rows },
        CARDS,
        { kind: 'cut-out', across: 6, cards: answers.map((text) => ({ text })) },
      ]),
    ],
    key: [
      { kind: 'heading', text: 'The answers' },
      { kind: 'table', head: ['Sum', 'Answer'], rows: tasks.map(({ prompt, answer }) => [prompt, answer]) },
    ],
    notDone: [],
    note: `It has ${tasks.length} answers to cut out and stick under their sums. The key is on the teacher page.`,
  }
}

/** Words to stick beside their meanings. */
function words(lesson: Lesson): MadeForm | null {
  const { terms, about, wider } = wordsFor(lesson)
  const known = terms
    .filter(({ meaning }) => meaning !== '')
    .slice(0, Math.min(lesson.request.understood.count ?? MAX_WORDS, 2 * MAX_WORDS))
  if (known.length < MIN) return null
  return {
    form: FORM,
    ...about,
    source: WORDS_SOURCE,
    pages: [
      formPage('Cut out the words. Stick each one beside its meaning.', [
        {
          kind: 'boxes',
          height: 'low',
          rows: known.map(({ meaning }) => [
            { heading: '', help: meaning },
            { heading: '', help: '' },
          ]),
        },
        CARDS,
        {
          kind: 'cut-out',
          across: 4,
          cards: lesson.random.shuffle(known).map(({ term }) => ({ text: term })),
        },
      ]),
    ],
    key: [
      { kind: 'heading', text: 'Words and meanings' },
      { kind: 'terms', head: ['Word', 'Meaning'], terms: known },
    ],
    notDone: wider,
    note: `It has ${known.length} words to cut out and stick beside their meanings. The key is on the teacher page.`,
  }
}

const NAMES_WORDS = /\b(?:words?|vocab(?:ulary)?|meanings?|definitions?|kupu)\b/i

/**
 * Pieces to cut out and stick where they belong: answers to sums, or words to meanings. What happens in order becomes
 * sequencing cards, unless words were asked for.
 */
export function cutAndMatch(lesson: Lesson, when: 'words named' | 'any'): MadeForm | null {
  const { approach, request } = lesson
  if (!asksToCut(request.topic) || (when === 'words named' && !NAMES_WORDS.test(request.topic))) return null
  return approach.kind === 'topic' && approach.computed ? sums(lesson) : words(lesson)
}
