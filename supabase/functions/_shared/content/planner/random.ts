/** Seeded randomness: the same seed always makes the same draft, on every machine. */
export interface Random {
  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number
  pick<T>(list: readonly [T, ...T[]] | readonly T[]): T
  shuffle<T>(list: readonly T[]): T[]
  chance(odds: number): boolean
  /** A second sequence that goes on from here as this one would. */
  copy(): Random
}

/** The 32-bit FNV-1a hash of a text. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash >>> 0
}

/** A short code that names a draft, so that a later message can rebuild the same draft. */
export function draftCode(seed: string): string {
  const hex = hashText(seed).toString(16).toUpperCase().padStart(8, '0')
  return `${hex.slice(0, 4)}-${hex.slice(4)}`
}

export const makeRandom = (seed: string): Random => randomFrom(hashText(seed))

function randomFrom(start: number): Random {
  let state = start
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  const int = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    int,
    pick: <T>(list: readonly T[]): T => {
      if (list.length === 0) throw new Error('pick from an empty list')
      return list[int(0, list.length - 1)] as T
    },
    shuffle: <T>(list: readonly T[]): T[] => {
      const copy = [...list]
      for (let last = copy.length - 1; last > 0; last--) {
        const other = int(0, last)
        const held = copy[last] as T
        copy[last] = copy[other] as T
        copy[other] = held
      }
      return copy
    },
    chance: (odds) => next() < odds,
    copy: () => randomFrom(state),
  }
}
