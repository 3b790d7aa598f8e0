import type { PrintedQuestion } from '../ask/printed.ts'
import type { Kind, Sums } from '../data/request.ts'
import { solve } from '../solver/solve.ts'

export interface SolvedQuestion extends PrintedQuestion {
  kind: Kind | null
  verdict: 'right' | 'wrong' | 'not parsed' | 'open'
}

/** An answer that says what to look for has no one answer to work out. */
export const solveAll = (questions: readonly PrintedQuestion[]): SolvedQuestion[] =>
  questions.map((question) =>
    /^look for:/i.test(question.answer)
      ? { ...question, kind: solve(question).kind, verdict: 'open' as const }
      : { ...question, ...solve(question) },
  )

const numbersIn = (text: string) =>
  (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replace(/,/g, '')))
const fractionsIn = (text: string) =>
  [...text.matchAll(/(\d+)\/(\d+)/g)].map(([, top, bottom]) => ({ top: Number(top), bottom: Number(bottom) }))

function inTables({ prompt, answer, kind }: SolvedQuestion, tables: readonly number[]): boolean {
  const numbers = numbersIn(prompt)
  const largest = Math.max(...numbers)
  const parts =
    kind === 'divide' ? [...numbers.filter((one) => one !== largest), ...numbersIn(answer)] : numbers
  return parts.some((one) => tables.includes(one))
}

function fractionsFit({ prompt }: SolvedQuestion, { denominators, numerators }: Sums): boolean {
  const fractions = fractionsIn(prompt)
  const [tops, bottoms] = [
    new Set(fractions.map(({ top }) => top)),
    new Set(fractions.map(({ bottom }) => bottom)),
  ]
  if (numerators === 'same' && tops.size > 1) return false
  if (denominators === 'same') return bottoms.size <= 1
  if (denominators === 'different') return fractions.length < 2 || bottoms.size > 1
  return denominators === undefined || [...bottoms].every((one) => denominators.includes(one))
}

/** The minutes past the hour on a drawn clock, in figures and in words. */
function minutesShown({ prompt, answer, figure }: SolvedQuestion): number[] {
  const told = `${prompt} ${answer}`
  const named = [
    /quarter past/i.test(told) ? 15 : -1,
    /half past/i.test(told) ? 30 : -1,
    /quarter to/i.test(told) ? 45 : -1,
  ]
  const written = [...told.matchAll(/\d:(\d\d)/g)].map(([, minutes]) => Number(minutes))
  const drawn = figure?.kind === 'clock' ? [figure.minute] : []
  return [...named.filter((one) => one >= 0), ...written, ...drawn]
}

/** Does one question keep to what was asked for? */
export function keepsTo(question: SolvedQuestion, sums: Sums): boolean {
  const { kind, prompt, answer } = question
  if (kind === null || !sums.kinds.includes(kind)) return false
  if (sums.tables && !inTables(question, sums.tables)) return false
  if (sums.within !== undefined && Math.max(...numbersIn(`${prompt} ${answer}`)) > sums.within) return false
  if (sums.exact && (kind === 'remainder' || /remainder|\/|\./.test(answer))) return false
  if (sums.minutesPast && !minutesShown(question).every((one) => sums.minutesPast?.includes(one)))
    return false
  const told = `${prompt} ${question.figure?.kind ?? ''}`.toLowerCase()
  if (sums.each !== undefined && !sums.each.split('|').some((word) => told.includes(word.toLowerCase())))
    return false
  return fractionsFit(question, sums)
}

/** The share of the questions, those left out that nobody can parse, that keep to what was asked for. */
export function shareKept(questions: readonly SolvedQuestion[], sums: Sums): number {
  const read = questions.filter(({ kind }) => kind !== null)
  return read.length < Math.min(3, questions.length / 2) || read.length === 0
    ? 0
    : read.filter((question) => keepsTo(question, sums)).length / read.length
}
