import { bodyText } from '../ask/printed.ts'
import type { Answered } from '../judge/demands.ts'

/** All runs of five words in a text. */
function fiveGrams(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return new Set(words.slice(4).map((_, at) => words.slice(at, at + 5).join(' ')))
}

function overlap(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0
  for (const gram of a) if (b.has(gram)) both += 1
  const either = a.size + b.size - both
  return either === 0 ? 0 : both / either
}

/** How much alike two lesson plans of one area are on average: 0 shares no five words in a row, 1 is the same plan. */
export function templating(all: readonly Answered[]): Record<string, number> {
  const plans = new Map<string, Set<string>[]>()
  for (const { listed, printed } of all) {
    if (listed === null || printed.form !== 'plan') continue
    plans.set(listed, [...(plans.get(listed) ?? []), fiveGrams(bodyText(printed))])
  }
  return Object.fromEntries(
    [...plans].map(([area, grams]) => {
      const pairs = grams.flatMap((a, at) => grams.slice(at + 1).map((b) => overlap(a, b)))
      const mean = pairs.reduce((sum, one) => sum + one, 0) / Math.max(1, pairs.length)
      return [area, Number(mean.toFixed(3))]
    }),
  )
}
