import { LIMITS, limitName } from '#content/limit-names.ts'
import type { NumberSet } from '#content/understood.ts'

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The limits on the numbers of the questions, each in a few words. */
export function limitsIn(numbers: NumberSet = {}): string[] {
  return LIMITS.flatMap((limit) => {
    const wanted = numbers[limit]
    return wanted === undefined ? [] : [capital(limitName(limit, wanted))]
  })
}
