import type { Block } from '../../../blocks.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { makeTasks } from '../../prepare/make-tasks.ts'
import { formPage, type MadeForm } from '../made-form.ts'

const USUAL_CARDS = 12
const MAX_CARDS = 24
const ROWS = 5
const COLUMNS = 6

/** A track of squares from Start to Finish, read along the rows like a page. */
function track(): Block {
  const special: Record<number, string> = {
    1: 'Start',
    8: '8 go on 2',
    14: '14 back 3',
    20: '20 swap places',
    25: '25 back 2',
    30: 'Finish',
  }
  return {
    kind: 'board',
    title: 'Game board',
    rows: Array.from({ length: ROWS }, (_, row) =>
      Array.from({ length: COLUMNS }, (__, column) => {
        const square = row * COLUMNS + column + 1
        return special[square] ?? String(square)
      }),
    ),
  }
}

const RULES = [
  'Play in groups of two to four. Put the cards face down and the counters on Start.',
  'On your turn, take a card and answer it. The others work it out too and check with the key.',
  'Right: roll the dice and move. Wrong: stay, fix it together, and put the card under the pile.',
  'Do what your square says. The first player on Finish wins.',
]

const MATERIALS = [
  'the game board',
  'the question cards, cut out',
  'a dice and a counter for each player',
  'the key, in an envelope',
]

/** A board game with the topic's own questions on its cards. */
export function questionGame(lesson: Lesson): MadeForm | null {
  const { approach, request } = lesson
  if (approach.kind !== 'topic') return null
  const { topic } = approach
  const asked = request.understood.count
  const count = Math.min(MAX_CARDS, asked ?? USUAL_CARDS)
  const made = makeTasks(lesson, { topic, level: 'core', count, used: new Set(), prefix: 'card-' })
  const tasks = made.map((task) => ({ ...task, space: 'none' as const }))
  const talk = [topic.teaching.ask, 'Which card was hardest, and what helped?']
  return {
    form: 'Game',
    plays: ['board game', 'dice game'],
    noName: true,
    steps: { id: 'steps', materials: [...MATERIALS], steps: [...RULES], talk },
    pages: [
      formPage('Cut out the question cards.', [track(), { kind: 'heading', text: 'Question cards' }], tasks),
    ],
    key: [],
    notDone:
      asked !== null && tasks.length < asked
        ? [`You asked for ${asked} cards; there are ${tasks.length}.`]
        : [],
    note: `It has rules, a board and ${tasks.length} question cards. The key is on the teacher page.`,
  }
}
