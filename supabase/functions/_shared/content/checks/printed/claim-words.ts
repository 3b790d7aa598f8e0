import type { Task } from '../../task.ts'
import { CLAIMS, type Claim } from './claim-words.data.ts'

const numbersIn = (text: string) =>
  (text.replace(/(\d),(?=\d{3}(?!\d))/g, '$1').match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

/** The last sentence, where the question stands. */
const askedIn = (prompt: string) =>
  prompt
    .trim()
    .split(/(?<=[.!?])\s+/)
    .at(-1) ?? ''

const meets = ({ asks, tells, unless }: Claim, prompt: string) => {
  const asked = askedIn(prompt)
  return (
    asks.pattern.test(asked) &&
    (tells === undefined || tells.pattern.test(prompt)) &&
    !unless?.pattern.test(asked)
  )
}

/**
 * Compares the words of a story with its proof: what is left has to be found by taking away. A proof with a number that
 * the story does not print, such as 1/4 where 3/4 went, has thought for itself and is left alone.
 */
export function claimAgainstProof({ prompt, check, figure }: Task): string | undefined {
  if (check?.kind !== 'value' || figure !== null || !/\?/.test(prompt)) return undefined
  const printed = numbersIn(prompt)
  const own = numbersIn(check.expr).filter((number) => number !== 100)
  if (own.length < 2 || own.some((number) => !printed.includes(number))) return undefined
  return CLAIMS.find((claim) => meets(claim, prompt) && !claim.needs.test(check.expr))?.says
}
