import { readQuestion } from '../../../content/checks/printed/read-question.ts'
import { expression } from '../../../content/work-out/expression.ts'
import { numbersAgree, sumIn } from '../../../content/work-out/numbers-agree.ts'
import type { WireTask } from '../forms/wire-parts.ts'
import { isOtherSum, isPercentOf } from '../other-sum.ts'
import { kindsAgree } from './kinds/kinds-agree.ts'
import { rivalsOf } from './kinds/rivals.ts'
import { sumTree } from './kinds/sum-tree.ts'
import { leavesOutRepeat, leavesOutWord } from './number-words.ts'
import { isReadByUs } from './readers/own-readers.ts'
import { askedIn, isTold } from './told-sum.ts'

/** Words that ask for less than the exact value of a sum that is printed. */
const NOT_EXACTLY = /\b(?:estimat\w*|roughly|approximat\w*|about how|round\w*)\b/i

/** True where the words of a story can tell this sum: by what they ask, and by what its numbers count. */
function mayBeTold(prompt: string, expr: string): boolean {
  const sum = sumTree(expr)
  if (leavesOutWord(prompt, expr) || leavesOutRepeat(prompt, expr) || !isTold(prompt, expr)) return false
  return sum !== null && kindsAgree(prompt, askedIn(prompt), sum)
}

/** True where another sum of the same numbers could be told by the words as well: then they do not decide. */
const hasRival = (prompt: string, expr: string): boolean =>
  rivalsOf(expr, prompt).some((rival) => {
    const proof: WireTask['proof'] = { kind: 'value', a: rival, b: '', show: 'number', unit: '' }
    return numbersAgree(proof, prompt) && mayBeTold(prompt, rival) && !isOtherSum({ prompt, proof })
  })

/**
 * True where no words of the question tell that this sum, and no other, is what it asks. The sum may well be right, but that
 * is for a person to say: only what our program has read itself is printed as worked out.
 */
export function isUnread({ prompt, proof }: Pick<WireTask, 'prompt' | 'proof'>): boolean {
  const expr = proof.kind === 'value' ? expression(proof.a) : null
  if (expr === null || /[a-z]/.test(expr)) return false
  if (NOT_EXACTLY.test(prompt)) return true
  const isPlain = readQuestion(prompt) !== null || sumIn(prompt) !== null || /[=≈]|_{2,}/.test(prompt)
  if (isPlain || isPercentOf(prompt) || isReadByUs(prompt)) return false
  return !mayBeTold(prompt, expr) || hasRival(prompt, expr)
}
