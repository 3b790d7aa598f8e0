import type { Term } from '../../../blocks.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { allPairs, type MatchPair } from './match-pairs.ts'

export const DOMINOES = /\bdomino(?:e?s)?\b/i

const MOST = 24
const FEWEST = 6

const RULES = [
  'Deal out all the dominoes, face up. The player with the longest name puts one down.',
  'Take turns: put a domino at either end so that what touches belongs together. Say why.',
  'If you cannot go, miss a turn. If the others do not agree, work it out together and take it back.',
  'The first player without dominoes wins. All of them make one ring.',
]

const fromTerms = (terms: readonly Term[]): MatchPair[] =>
  terms.filter(({ meaning }) => meaning !== '').map(({ term, meaning }) => ({ asked: meaning, answer: term }))

/** Dominoes that make one ring: each has the answer of the one before, and asks for the next. Null where there are too few pairs. */
export function dominoes(lesson: Lesson, terms: readonly Term[]): MadeForm | null {
  const sums = allPairs(lesson)
  const pairs = (sums.length >= FEWEST ? sums : fromTerms(terms)).slice(
    0,
    Math.min(MOST, lesson.request.understood.count ?? MOST),
  )
  if (pairs.length < FEWEST) return null
  const rows = pairs.map(({ answer }, at) => [answer, pairs[(at + 1) % pairs.length]?.asked ?? ''])
  return {
    form: 'Dominoes',
    plays: ['dominoes'],
    noName: true,
    hasMore: true,
    steps: {
      id: 'steps',
      materials: ['one set of dominoes for each group of two to four, cut along the lines between the rows'],
      steps: [...RULES],
      talk: ['Which two were hardest to put together?', 'How can you check without the key?'],
    },
    pages: [
      formPage('Cut along the lines between the rows: each row of two squares is one domino.', [
        { kind: 'board', title: 'Dominoes to cut out', rows: lesson.random.shuffle(rows) },
      ]),
    ],
    key: [
      { kind: 'heading', text: 'What belongs together' },
      {
        kind: 'table',
        head: ['One end', 'The other'],
        rows: pairs.map(({ asked, answer }) => [asked, answer]),
      },
    ],
    notDone: [],
    note: `It has rules and ${pairs.length} dominoes that make one ring. The pairs are on the teacher page.`,
  }
}
