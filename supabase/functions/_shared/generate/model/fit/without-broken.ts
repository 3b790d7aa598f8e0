import type { z } from 'zod'
import { valueAt } from './fit-part.ts'

type Issue = z.core.$ZodIssue

/** A figure without one of its numbers is another figure, so these are taken out whole, with their question. */
const WHOLE: readonly PropertyKey[] = ['figure', 'proof']

/** The list and the place in it of the smallest item that holds a fault; null where the fault is in no list. */
function itemWith({ path: all }: Issue): { list: readonly PropertyKey[]; at: number } | null {
  const inside = all.findIndex((key) => WHOLE.includes(key))
  const path = inside === -1 ? all : all.slice(0, inside)
  const end = path.findLastIndex((key) => typeof key === 'number')
  return end === -1 ? null : { list: path.slice(0, end), at: path[end] as number }
}

/** The lines of a step may all go, because the step then goes too. */
const isWithinItem = (list: readonly PropertyKey[]) => list.some((key) => typeof key === 'number')

/** Takes out the items that have these faults. Null where a fault is in no list, or where half a list or more would go. */
function withoutItems(value: unknown, issues: readonly Issue[]): unknown {
  const left = structuredClone(value)
  const places = new Map<string, { list: readonly PropertyKey[]; gone: Set<number> }>()
  for (const issue of issues) {
    const found = itemWith(issue)
    if (found === null) return null
    const name = JSON.stringify(found.list)
    const place = places.get(name) ?? { list: found.list, gone: new Set() }
    place.gone.add(found.at)
    places.set(name, place)
  }
  for (const { list, gone } of [...places.values()].sort((a, b) => b.list.length - a.list.length)) {
    const items = valueAt(left, list)
    if (!Array.isArray(items) || (!isWithinItem(list) && 2 * gone.size >= items.length)) return null
    items.splice(0, items.length, ...items.filter((_, at) => !gone.has(at)))
  }
  return left
}

/** Rounds enough for a line that goes, and the item that cannot do without it. */
const ROUNDS = 2

/**
 * A section without the items of its lists that have not the shape we need: one broken question does not cost the others.
 * Undefined where the section cannot be used without them either.
 */
export function withoutBroken(schema: z.ZodType, given: unknown, issues: readonly Issue[]): unknown {
  let left: unknown = given
  let faults = issues
  for (let round = 0; round < ROUNDS; round++) {
    left = withoutItems(left, faults)
    if (left === null) return undefined
    const read = schema.safeParse(left)
    if (read.success) return read.data
    faults = read.error.issues
  }
  return undefined
}
