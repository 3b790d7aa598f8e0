import type { Lesson } from '../../prepare/lesson.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { matchPairs } from './match-pairs.ts'

const MOST = 16
const FEWEST = 6
const SNAP = /\bsnap\b/i

const SNAP_RULES = [
  'Mix all the cards and deal them out, face down. Take turns to turn one over on a pile of your own, and read it aloud.',
  'When the top cards of two piles belong together, the first to say “Snap!” and prove it takes both piles.',
  'A wrong call gives one card to each of the others.',
  'The player with most cards when time is up wins.',
]

const PAIRS_RULES = [
  'Mix all the cards and lay them face down in rows.',
  'On your turn, turn over two cards and read both aloud. Work out the question.',
  'Do they belong together? If the group agrees, keep the pair and have another turn.',
  'If not, turn them back. The player with most pairs at the end wins.',
]

/** Cards with questions and their answers, for snap or pairs; null where there are too few short ones. */
export function sumPairs(lesson: Lesson): MadeForm | null {
  const pairs = matchPairs(lesson).slice(0, MOST)
  if (pairs.length < FEWEST) return null
  const isSnap = SNAP.test(lesson.request.topic)
  return {
    form: isSnap ? 'Snap' : 'Pairs game',
    plays: isSnap ? ['snap'] : ['pairs'],
    noName: true,
    steps: {
      id: 'steps',
      materials: [`${isSnap ? 'two sets' : 'one set'} of cards for each group, cut along all lines`],
      steps: [...(isSnap ? SNAP_RULES : PAIRS_RULES)],
      talk: ['Which pair do you know at once now?', 'Which one did you have to work out, and how?'],
    },
    pages: [
      formPage('Cut along all the lines: a question and its answer stand side by side until they are cut.', [
        { kind: 'board', title: 'Cards to cut out', rows: pairs.map(({ asked, answer }) => [asked, answer]) },
      ]),
    ],
    key: [
      { kind: 'heading', text: 'The cards that belong together' },
      {
        kind: 'table',
        head: ['Question', 'Answer'],
        rows: pairs.map(({ asked, answer }) => [asked, answer]),
      },
    ],
    notDone: [],
    note: `It has rules and ${pairs.length * 2} cards to cut out. The pairs are on the teacher page.`,
  }
}
