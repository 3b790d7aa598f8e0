import type { Kind } from '../data/request.ts'
import { amountOf } from './amount.ts'
import { compare } from './rational.ts'
import { type Expected, type Question, type Reader, readWith } from './reader.ts'
import { ALGEBRA } from './readers/algebra.ts'
import { DATA_CHANCE } from './readers/data-chance.ts'
import { FACTORS } from './readers/factors.ts'
import { FRACTIONS } from './readers/fractions.ts'
import { MEASURES } from './readers/measures.ts'
import { MONEY } from './readers/money.ts'
import { NUMBERS } from './readers/numbers.ts'
import { PATTERNS } from './readers/patterns.ts'
import { PLACE_VALUE } from './readers/place-value.ts'
import { POSITION } from './readers/position.ts'
import { PROBLEMS } from './readers/problems.ts'
import { SHAPES } from './readers/shapes.ts'
import { STORIES } from './readers/stories.ts'
import { SUMS } from './readers/sums.ts'
import { TIME } from './readers/time.ts'

export interface Solved {
  verdict: 'right' | 'wrong' | 'not parsed'
  kind: Kind | null
}

export const READERS: readonly Reader[] = [
  ...STORIES,
  ...SUMS,
  ...FRACTIONS,
  ...MONEY,
  ...TIME,
  ...MEASURES,
  ...POSITION,
  ...SHAPES,
  ...PATTERNS,
  ...DATA_CHANCE,
  ...ALGEBRA,
  ...PLACE_VALUE,
  ...FACTORS,
  ...PROBLEMS,
  ...NUMBERS,
]

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()
const plainly = (text: string) =>
  text
    .toLowerCase()
    .replace(/[.\s]+$/, '')
    .trim()

function agrees(expected: Exclude<Expected, null>, answer: string): boolean {
  if (typeof expected === 'function') return expected(answer)
  if (typeof expected === 'string') return plainly(answer) === plainly(expected)
  if ('top' in expected) {
    const given = amountOf(answer)
    return given !== null && compare(given, expected) === 0
  }
  return expected.some((one) => plainly(answer) === plainly(one))
}

/** Works a printed question out again and compares it with the printed answer. */
export function solve(question: Question): Solved {
  // Somebody’s wrong answer changes nothing about the question.
  const asked = tidy(question.prompt).replace(
    / \p{L}+ answers “[^”]*”, which is not right\. What is the right answer\?$/u,
    '',
  )
  const printed = { ...question, prompt: asked, answer: tidy(question.answer) }
  for (const reader of READERS) {
    const expected = readSafely(reader, printed)
    if (expected === null || expected === undefined) continue
    return { kind: reader.kind, verdict: agrees(expected, printed.answer) ? 'right' : 'wrong' }
  }
  return { kind: null, verdict: 'not parsed' }
}

/** A reader that stumbles over a question has not read it. */
function readSafely(reader: Reader, question: Question): Expected | undefined {
  try {
    return readWith(reader, question)
  } catch {
    return undefined
  }
}
