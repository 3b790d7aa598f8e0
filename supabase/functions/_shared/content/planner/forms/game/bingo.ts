import type { Term } from '../../../blocks.ts'
import type { Task } from '../../../task.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { makeTasks } from '../../prepare/make-tasks.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { bingoCards, cardsFor } from './bingo-cards.ts'

const MADE = 60
const MAX_ANSWER = 14
const SMALL = 6
const LARGE = 16

/** A caller of a times table calls its facts, where dividing was not asked for. */
export function withFacts(lesson: Lesson): Lesson {
  const { request } = lesson
  const { numbers } = request.understood
  if (!numbers.tables || numbers.operations) return lesson
  const facts = { ...numbers, operations: ['multiply'] as const }
  return { ...lesson, request: { ...request, understood: { ...request.understood, numbers: facts } } }
}

/** The tables by their numbers, where only their facts are called. */
export function tablesTitle({ request }: Lesson): { title?: string } {
  const { tables, operations } = request.understood.numbers
  if (!tables || operations) return {}
  const named = tables.join(', ').replace(/, (?=\d+$)/, ' and ')
  return { title: `${named} times ${tables.length === 1 ? 'table' : 'tables'}` }
}

/** Questions of a topic with short answers, one for each answer, so that a call is on a board only once. */
export function callsOf(lesson: Lesson): Task[] {
  const { approach } = lesson
  if (approach.kind !== 'topic' || !approach.computed) return []
  const made = makeTasks(withFacts(lesson), {
    topic: approach.topic,
    level: 'core',
    count: MADE,
    used: new Set(),
    prefix: 'call-',
  })
  const short = made.filter(({ answer, figure }) => figure === null && answer.length <= MAX_ANSWER)
  return short.filter(({ answer }, at) => short.findIndex((one) => one.answer === answer) === at)
}

const RULES =
  'Each player has a bingo card and counters. The caller reads a call. If it is on your card, cover it. A full row across, down or corner to corner wins: shout “Bingo!”, and prove each covered square. Then play for a full card.'

/** Bingo with the answers of questions on its cards, or null where there are too few different answers. */
export function sumBingo(lesson: Lesson): MadeForm | null {
  const calls = callsOf(lesson).slice(0, LARGE + 8)
  if (calls.length < SMALL) return null
  const { count, notDone } = cardsFor(lesson.request)
  const answers = calls.map(({ answer }) => answer)
  const tasks = calls.map((task, at) => ({ ...task, id: `call-${at + 1}`, space: 'none' as const }))
  return {
    form: 'Bingo game',
    plays: ['bingo'],
    ...tablesTitle(lesson),
    noName: true,
    pages: [
      formPage(
        RULES,
        [
          ...bingoCards(answers, count, lesson.random),
          { kind: 'heading', text: 'Calls to cut out for the caller' },
        ],
        tasks,
      ),
    ],
    key: [],
    notDone,
    note: `It has ${count} different bingo cards and ${tasks.length} calls. The answers to the calls are on the teacher page.`,
  }
}

/** Bingo with words on its cards; the caller reads the meanings, or the words where one of them has none. */
export function wordBingo(
  lesson: Lesson,
  terms: readonly Term[],
  listed: readonly string[] = [],
): MadeForm | null {
  const used = terms.slice(0, Math.max(LARGE + 4, listed.length))
  if (used.length < SMALL) return null
  const { count, notDone } = cardsFor(lesson.request)
  const hasMeanings = used.every(({ meaning }) => meaning !== '')
  return {
    form: 'Bingo game',
    plays: ['bingo'],
    noName: true,
    pages: [
      formPage(
        RULES,
        bingoCards(
          used.map(({ term }) => term),
          count,
          lesson.random,
        ),
      ),
    ],
    key: [
      { kind: 'heading', text: 'Calls for the caller' },
      {
        kind: 'terms',
        head: ['On the card', 'Read aloud'],
        terms: used.map((one) => ({ ...one, meaning: hasMeanings ? one.meaning : one.term })),
      },
    ],
    notDone,
    note: `It has ${count} different bingo cards and ${used.length} calls, which are on the teacher page.`,
  }
}
