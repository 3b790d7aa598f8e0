import type { Kit } from '../../../kit.ts'
import { LEVELS } from '../../../task.ts'

const MIN_ITEMS = 4

const ASKS_ORDER = /\b(?:in|into)\b[^:.]*\border\b[^:.]*:\s*(.+)$/iu

/** The parts of a list such as "egg, larva, pupa, adult", without what stands after it. */
const itemsOf = (list: string): string[] => {
  const [first = ''] = list.split(/(?<=\p{L})[.?](?:\s|$)/u)
  return first
    .split(/\s*;\s*|\s*,\s*|\s+[–→]\s+/u)
    .map((item) => item.replace(/[.\s]+$/u, '').trim())
    .filter((item) => item !== '')
}

const sameItems = (one: readonly string[], other: readonly string[]) => {
  const [a, b] = [one, other].map((items) =>
    items
      .map((item) => item.toLowerCase())
      .sort()
      .join('|'),
  )
  return a === b
}

/** The longest list of stages that a kit asks for in order, in the right order; null where it asks for none of four or more. */
export function orderInKit({ practice }: Kit): string[] | null {
  const lists = LEVELS.flatMap((level) =>
    practice[level].flatMap(({ prompt, answer }) => {
      const mixed = ASKS_ORDER.exec(prompt)?.[1]
      const inOrder = itemsOf(answer)
      const isList = mixed !== undefined && inOrder.length >= MIN_ITEMS && !/\d/.test(answer)
      return isList && sameItems(itemsOf(mixed), inOrder) ? [inOrder] : []
    }),
  )
  return lists.sort((one, other) => other.length - one.length)[0] ?? null
}
