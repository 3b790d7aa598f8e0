import { compareRationals, evaluate, type Rational } from '../../../../content/checks/rational.ts'
import { isLeaf, type Sign, type SumTree, sumTree, written } from './sum-tree.ts'

const SIGNS: readonly Sign[] = ['+', '-', '*', '/']

/** True for a part of a whole that is written as two numbers, 3/4 or 15/100: it is one number of the story. */
const isPart = (sum: SumTree, prompt: string): boolean => {
  if (isLeaf(sum) || sum.sign !== '/' || !isLeaf(sum.left) || !isLeaf(sum.right)) return false
  const [top, bottom] = [sum.left.number, sum.right.number]
  if (prompt.includes(`${top}/${bottom}`) || (bottom === '100' && /%|per ?cent/i.test(prompt))) return true
  return (
    Number(top) < Number(bottom) &&
    /^[1-4]$/.test(top) &&
    !new RegExp(`(?<![\\d.])${bottom}(?![\\d.])`).test(prompt)
  )
}

/** The same numbers with one sign changed, or two of them changed over. */
function* changed(sum: SumTree, prompt: string): Generator<SumTree> {
  if (isLeaf(sum) || isPart(sum, prompt)) return
  const { left, right } = sum
  for (const sign of SIGNS) {
    yield { sign, left, right }
    if (sign === '-' || sign === '/') yield { sign, left: right, right: left }
  }
  for (const other of changed(left, prompt)) yield { ...sum, left: other }
  for (const other of changed(right, prompt)) yield { ...sum, right: other }
}

const valueOrNone = (expr: string): Rational | null => {
  try {
    return evaluate(expr)
  } catch {
    return null
  }
}

/**
 * The other sums of the same numbers, with other values, that a story could be taken to tell. Where one of them passes as
 * the sum that is asked, the words do not decide between the two.
 */
export function rivalsOf(expr: string, prompt: string): string[] {
  const sum = sumTree(expr)
  const own = valueOrNone(expr)
  if (sum === null || own === null) return []
  const rivals = [...changed(sum, prompt)].map(written)
  return [...new Set(rivals)].filter((rival) => {
    const value = valueOrNone(rival)
    return value !== null && compareRationals(value, own) !== 0
  })
}
