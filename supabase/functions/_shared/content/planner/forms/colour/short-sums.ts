import type { Task } from '../../../task.ts'
import type { Lesson } from '../../prepare/lesson.ts'
import { makeTasks } from '../../prepare/make-tasks.ts'
import { withFacts } from '../game/bingo.ts'

const MADE = 160
/** Squares are small, so the shorter sums are taken where there are many. */
const ENOUGH = 60
const MAX_LETTERS = 13

/** A sum without words that fits into a square: "6 × 7". */
export interface ShortSum {
  sum: string
  answer: string
  /** The size of the answer: 1/2 and 0.5 are of one size, and so of one colour. */
  value: number
}

const BARE = /^[−($\d][\d\s.,$+−×÷/()%]*(?:\bof [$\d][\d\s.,]*)?=(?: \?\/\d+)?$/u

/** The size of a whole number, a decimal, an amount or a fraction; null for any other answer. */
function sizeOf(answer: string): number | null {
  const plain = answer.replace(/[$%\s,]/gu, '').replace('−', '-')
  if (/^-?\d+(?:\.\d+)?$/.test(plain)) return Number(plain)
  const [, top, bottom] = /^(\d+)\/(\d+)$/.exec(plain) ?? []
  return top && bottom && !/\d \d/.test(answer) ? Number(top) / Number(bottom) : null
}

/** The sum of a prompt without the words round it: "Find 20% of 80." and "Fill in the missing number: 3/4 = ____ /8". */
const sumIn = (prompt: string) =>
  prompt
    .replace(/^(?:Find|Work out:?) (.+)\.$/, '$1 =')
    .replace(/^Fill in the missing number: (.+) = ____ ?\/ ?(\d+)$/, '$1 = ?/$2')

/** The sum of a task that has no words, no picture and one number as its answer, or null. */
function shortSum({ prompt, answer, figure }: Task): ShortSum | null {
  const value = sizeOf(answer)
  const bare = sumIn(prompt)
  const sum = bare.replace(/\s*=$/, '')
  if (figure !== null || value === null || !BARE.test(bare) || sum.length > MAX_LETTERS) return null
  return /[+−×÷?]|\bof\b/u.test(sum) ? { sum, answer, value } : null
}

/** Different short sums of the lesson's topic; none where its questions are not computed or all have words. */
export function shortSums(lesson: Lesson): ShortSum[] {
  const { approach } = lesson
  if (approach.kind !== 'topic' || !approach.computed) return []
  const made = makeTasks(withFacts(lesson), {
    topic: approach.topic,
    level: 'core',
    count: MADE,
    used: new Set(),
    prefix: 'square-',
  })
  const sums = made.flatMap((task) => shortSum(task) ?? [])
  return sums
    .filter(({ sum }, at) => sums.findIndex((one) => one.sum === sum) === at)
    .sort((one, other) => one.sum.length - other.sum.length)
    .slice(0, ENOUGH)
}
