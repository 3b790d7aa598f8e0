import type { Making } from '../../topic.ts'
import { hcf } from '../number.ts'
import { byStep } from '../question-tools.ts'
import { DENOMINATORS } from './denominators.data.ts'

/** The parts that a teacher named, such as quarters and tenths; null where none were. */
function partsAsked({ numbers }: Making): readonly number[] | null {
  const asked = numbers?.denominators
  return asked === undefined || typeof asked === 'string' ? null : asked
}

/** A denominator that a teacher named, or else one of these. */
export const denominatorOf = (m: Making, usual: readonly number[]): number =>
  m.random.pick(partsAsked(m) ?? usual)

export function denominatorFor(m: Making): number {
  const named =
    /two equal parts|half(?! or)|halves\b(?!, thirds)/.test(m.goal) && /two equal|unequal/.test(m.goal)
      ? [2]
      : /four equal parts and/.test(m.goal)
        ? [4]
        : null
  const asked = partsAsked(m)
  if (asked) return m.random.pick(asked)
  const list = named ?? DENOMINATORS[Math.min(5, m.year)] ?? [2, 3, 4, 5, 6, 8, 10, 12]
  return m.random.pick(
    named ? list : byStep(m, list.slice(0, Math.max(2, Math.ceil(list.length / 2))), list, list.slice(-3)),
  )
}

/** A numerator with no common factor, more than one where there is such a number. */
export function numeratorFor(m: Making, b: number): number {
  const list = Array.from({ length: b - 1 }, (_, n) => n + 1).filter((n) => hcf(n, b) === 1)
  const many = list.filter((n) => n > 1)
  return m.random.pick(many.length > 0 ? many : list)
}

export const bar = (parts: number, shaded: number) => ({ kind: 'bar' as const, parts, shaded })
