import { evaluate } from '../checks/rational.ts'
import { recompute } from '../checks/recompute.ts'
import { shortDecimal } from './format-answer.ts'
import { numbersAgree } from './numbers-agree.ts'
import type { Proof } from './proof.ts'
import { SOLVERS, type Solved } from './solvers.ts'

export interface WorkedOut extends Solved {
  /** The sum it was worked out from, where one can be printed. */
  working: string | null
}

/** The expression as it is printed. */
const printed = (expr: string) =>
  expr.replaceAll('*', ' × ').replaceAll('-', ' − ').replaceAll('+', ' + ').replace(/ {2,}/g, ' ').trim()

const digits = (text: string) => text.replace(/[^\d./]/g, '')

function workingOf({ answer, check }: Solved): string | null {
  if (check.kind === 'value') {
    // A number read off a figure has no sum: "65 = 65" tells nothing.
    const isRead = /^[\d\s.,/]+$/.test(check.expr) && digits(check.expr) === digits(answer)
    return isRead ? null : `${printed(check.expr)} = ${answer}`
  }
  if (check.kind !== 'compare') return null
  const sides = [check.left, check.right].map((expr) => ({ expr, is: shortDecimal(evaluate(expr)) }))
  const sums = sides.filter(({ expr, is }) => expr !== is).map(({ expr, is }) => `${printed(expr)} = ${is}`)
  return sums.length > 0 ? sums.join(', ') : null
}

/**
 * Works out the answer to a question from what the model says it asks. Null when that cannot be done, when its numbers
 * are not those of the question, or when working it out a second time disagrees: the question is then marked "check
 * this".
 */
export function workOut(proof: Proof, prompt: string): WorkedOut | null {
  try {
    const found = SOLVERS[proof.kind](proof)
    if (found === null || !numbersAgree(proof, prompt)) return null
    return recompute(found) === 'right' ? { ...found, working: workingOf(found) } : null
  } catch {
    return null
  }
}
