import { seeded } from '../sync/support/random.ts'

/** The choices of one step. They depend on its own seed alone, so a step means the same when others are taken away. */
export class Dice {
  readonly roll: () => number

  constructor(seed: number) {
    this.roll = seeded(seed)
  }

  chance(probability: number): boolean {
    return this.roll() < probability
  }

  below(limit: number): number {
    return Math.floor(this.roll() * limit)
  }

  pick<T>(items: readonly T[]): T | undefined {
    return items[this.below(items.length)]
  }

  /** `weights` need not add up to anything. */
  weighted<K extends string>(weights: Record<K, number>): K {
    const entries = Object.entries(weights) as [K, number][]
    let left = this.roll() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [key, weight] of entries) {
      left -= weight
      if (left < 0) return key
    }
    return (entries.at(-1) as [K, number])[0]
  }
}

/** Version 4 UUIDs that the seed decides. */
export function idsFrom(seed: number): () => string {
  const roll = seeded(seed)
  const hex = (digits: number) =>
    Math.floor(roll() * 16 ** digits)
      .toString(16)
      .padStart(digits, '0')
  return () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(6)}${hex(6)}`
}
