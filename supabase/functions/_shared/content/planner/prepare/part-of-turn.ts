import type { NumberSet, Operation } from '../../understood.ts'
import { operationsAsked } from '../maths/keeps-to.ts'
import type { Draft } from '../topic.ts'

/** Limits that name several parts, each of which has its turn. */
const IN_PARTS = ['tables', 'denominators', 'percents', 'roundTo', 'minutesPast'] as const

/**
 * The limits of one question: of the parts that were named (“the 3, 4 and 6 times tables”) the one whose turn it is, so
 * that each has its even share.
 */
export function partOfTurn(numbers: NumberSet, turn: number): NumberSet {
  const parts = IN_PARTS.flatMap((name) => {
    const named = numbers[name]
    if (named === undefined || typeof named === 'string' || named.length < 2) return []
    return [[name, [named[turn % named.length]]] as const]
  })
  return { ...numbers, ...Object.fromEntries(parts) }
}

/** The most by which one of several operations may be ahead of another: question makers take turns of their own. */
const MOST_AHEAD = 1

/** The operations whose share is not yet more than even, where several were asked for. */
export function operationsDue(drawn: readonly Draft[], { operations = [] }: NumberSet): readonly Operation[] {
  if (operations.length < 2) return operations
  const share = (one: Operation) => drawn.filter((made) => operationsAsked(made).includes(one)).length
  const least = Math.min(...operations.map(share))
  return operations.filter((one) => share(one) <= least + MOST_AHEAD)
}
