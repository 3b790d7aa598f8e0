import { readQuestion } from '../../../content/checks/printed/read-question.ts'
import { compareRationals, type Rational, readAnswer } from '../../../content/checks/rational.ts'
import { THOUSANDS } from '../../../content/work-out/expression.ts'
import { sumIn } from '../../../content/work-out/numbers-agree.ts'
import type { WorkedOut } from '../../../content/work-out/work-out.ts'
import type { WireTask } from '../forms/wire-parts.ts'

/** One number, with a thing that is counted behind it: "15 apples.", "$2.50", "n = 5". */
const ONE_NUMBER = /^(?:\p{L} ?= ?)?([−-]?\$?\d[\d,]*(?:\.\d+)?(?:\s+\d+\/\d+|\/\d+)?)\s?(?:\p{L}\S*)?\.?$/u

const amountIn = (answer: string): Rational | null =>
  readAnswer(ONE_NUMBER.exec(answer.trim().replace(THOUSANDS, ''))?.[1] ?? '')

/** Hours and minutes of a time or of a length: "1 hour 25 minutes", "10:35". */
function minutesIn(answer: string): number | null {
  const [, clockHour = '', clockMinute = ''] =
    /^(\d{1,2})[:.](\d{2})(?: ?[ap]\.?m\.?)?\.?$/i.exec(answer.trim()) ?? []
  if (clockHour !== '') return (Number(clockHour) % 12) * 60 + Number(clockMinute)
  const hours = /(\d+) ?h(?:ours?|rs?)?\b/i.exec(answer)?.[1]
  const minutes = /(\d+) ?m(?:in(?:ute)?s?)?\b/i.exec(answer)?.[1]
  return hours === undefined && minutes === undefined ? null : Number(hours ?? 0) * 60 + Number(minutes ?? 0)
}

const differ = <T>(own: T | null, worked: T | null, same: (a: T, b: T) => boolean) =>
  own !== null && worked !== null && !same(own, worked)

/** True where the words of the question are the sum itself, so that nothing can be wrong but the model's own answer. */
function isPlainSum(prompt: string): boolean {
  return readQuestion(prompt) !== null || sumIn(prompt) !== null || /=/.test(prompt)
}

const timesIn = (text: string) => text.split(/,|\band\b/).filter((one) => /\d/.test(one)).length

/**
 * True where a model answers a story with another number than the sum of its proof gives: one of them belongs to another
 * question, and no program can tell which. A sum that is printed in the question decides for itself.
 */
export function isOtherThanOwn(
  { prompt, answer }: Pick<WireTask, 'prompt' | 'answer'>,
  worked: WorkedOut,
): boolean {
  const { kind } = worked.check
  if (kind === 'sequence')
    return /^\d[\d,. and]*$/.test(answer.trim()) && timesIn(answer) !== timesIn(worked.answer)
  if (/^time-/.test(kind)) return differ(minutesIn(answer), minutesIn(worked.answer), (a, b) => a === b)
  if (kind === 'remainder') {
    const own = amountIn(answer)
    return own !== null && !isPlainSum(prompt)
  }
  if (kind !== 'value' && kind !== 'round') return false
  const isSame = (a: Rational, b: Rational) => compareRationals(a, b) === 0
  return differ(amountIn(answer), readAnswer(worked.answer), isSame) && !isPlainSum(prompt)
}

/** True where the question, or its first sentence, can be read as it is printed, and its answer is not the one worked out. */
export const isNotAsPrinted = (prompt: string, worked: WorkedOut): boolean =>
  [prompt, prompt.split(/[.?]\s/)[0] ?? ''].some((read) => readQuestion(read)?.(worked.answer) !== undefined)
