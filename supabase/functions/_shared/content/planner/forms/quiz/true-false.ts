import type { Task } from '../../../task.ts'
import { keepsTo } from '../../maths/keeps-to.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { makeTasks } from '../../prepare/make-tasks.ts'
import { makeRandom } from '../../random.ts'
import { formPage, type MadeForm } from '../made-form.ts'
import { WORDS_SOURCE } from '../words/ask-words.data.ts'
import { type KnownWords, wordsFor } from '../words/words-for.ts'
import { claimOf } from './claims.ts'
import { factClaims } from './fact-claims.ts'
import { kitClaims } from './kit-claims.ts'
import { wordClaims } from './word-claims.ts'
import { distinctTerms } from './word-questions.ts'

const USUAL_COUNT = 10
const MAX_COUNT = 30
const MIN_STATEMENTS = 3
/** Questions made for each statement that is kept: not every one has an answer that is certainly wrong. */
const SPARE = 3

/** One of each two statements is true, by lot. More statements leave those before them as they are. */
function isTrueAt(at: number, draftCode: string): boolean {
  const isFirst = makeRandom(`${draftCode} pair ${Math.floor(at / 2)}`).chance(0.5)
  return at % 2 === 0 ? isFirst : !isFirst
}

/** Statements on computed questions inside the numbers asked for, half of them true. */
function computedClaims(lesson: Lesson, count: number): Task[] {
  const { approach, request } = lesson
  if (approach.kind !== 'topic' || !approach.computed) return []
  const { topic } = approach
  const { draftCode } = request
  const made = makeTasks(lesson, { topic, level: 'core', count: count * SPARE, used: new Set(), prefix: 'q' })
  const answers = made.map(({ answer }) => answer)
  return made
    .flatMap(
      (task, at) =>
        claimOf(task, isTrueAt(at, draftCode), answers, makeRandom(`${draftCode} ${task.prompt}`)) ?? [],
    )
    .filter((task) => keepsTo(task, request.understood.numbers))
    .slice(0, count)
    .map((task, at) => ({ ...task, id: `q${at + 1}` }))
}

const fewer = (made: number, asked: number | null): string[] =>
  asked === null || made >= asked
    ? []
    : [`You asked for ${asked} statements; ${made} could be made that are surely true or false.`]

/** The statements of a lesson: worked out, of its kit with the kit's words after them, or about words alone. */
function claimsFor(
  lesson: Lesson,
  { terms }: KnownWords,
  count: number,
): { tasks: Task[]; aboutWords: boolean } {
  const { approach, random, request } = lesson
  const kit = approach.kind === 'topic' ? approach.topic.kit : undefined
  const { draftCode } = request
  const onFacts = factClaims(kit, count, draftCode)
  const own = [
    ...computedClaims(lesson, count),
    ...onFacts,
    ...kitClaims(kit, count - onFacts.length, draftCode, 'plain'),
  ]
  const others = kitClaims(kit, count, draftCode, 'repeated')
  const aboutWords = own.length + others.length < MIN_STATEMENTS
  const words = aboutWords || kit ? wordClaims(terms, aboutWords ? count : count - own.length, random) : []
  // Half of a quiz may ask for the meanings of words, each once, before a question is repeated with its answer.
  const half = Math.min(distinctTerms(terms).length, Math.floor(count / 2))
  const all = aboutWords
    ? words
    : [...own, ...words.slice(0, half), ...others, ...words.slice(half)].slice(0, count)
  return { tasks: all.map((task, at) => ({ ...task, id: `q${at + 1}` })), aboutWords }
}

/** Statements to call true or false: on computed questions, else on the words of the topic; null where there are neither. */
export function trueOrFalse(lesson: Lesson): MadeForm | null {
  const { count, more = 0 } = lesson.request.understood
  const asked = (count ?? USUAL_COUNT) + more
  const known = wordsFor(lesson)
  const { tasks, aboutWords } = claimsFor(lesson, known, Math.min(MAX_COUNT, asked))
  if (tasks.length < MIN_STATEMENTS) return null
  return {
    form: 'True or false quiz',
    hasMore: true,
    ...(aboutWords ? { ...known.about, source: WORDS_SOURCE } : {}),
    pages: [
      formPage(
        'Read each statement with care. Write “true” or “false” after it, and say why if you can.',
        [],
        tasks,
      ),
    ],
    key: [],
    notDone: [
      ...fewer(tasks.length, count === null && more === 0 ? null : asked),
      ...(aboutWords ? known.wider : []),
    ],
    note: `It has ${tasks.length} statements. The teacher page says which are true, and what is right where one is false.`,
  }
}
