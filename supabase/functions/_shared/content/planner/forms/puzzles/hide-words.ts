import type { Random } from '../../random.ts'
import { BLOCKED } from './blocked.data.ts'
import { placesOf, type Way } from './lines.ts'

const MAX_SIZE = 16
const MIN_SIZE = 8
const TRIES = 40
const PLACES_TRIED = 120

export interface HiddenWords {
  /** Rows of capitals. */
  grid: string[][]
  /** The letters of each word, in the order they were given. */
  words: string[]
  /** The places that belong to words, as row × width + column. */
  used: Set<number>
}

interface Placed {
  cells: string[][]
  used: Set<number>
}

/** Puts one word on free squares, or on squares that hold its letters already. */
function place(placed: Placed, word: string, ways: readonly Way[], random: Random): boolean {
  const { cells, used } = placed
  const size = cells.length
  for (let tries = 0; tries < PLACES_TRIED; tries++) {
    const [down, across] = random.pick(ways)
    const [row, column] = [random.int(0, size - 1), random.int(0, size - 1)]
    const spots = [...word].map((letter, at) => [row + down * at, column + across * at, letter] as const)
    const fits = spots.every(([r, c, letter]) => {
      const there = cells[r]?.[c]
      return there === '' || there === letter
    })
    if (!fits) continue
    for (const [r, c, letter] of spots) {
      const line = cells[r]
      if (line) line[c] = letter
      used.add(r * size + c)
    }
    return true
  }
  return false
}

/** A word within a longer one is found there: it is not placed a second time. */
function toPlace(words: readonly string[]): string[] {
  const back = (word: string) => [...word].reverse().join('')
  return words
    .filter(
      (word) =>
        !words.some((other) => other !== word && (other.includes(word) || other.includes(back(word)))),
    )
    .sort((a, b) => b.length - a.length)
}

/** True where each word stands once, and nothing rude stands anywhere but within one of the words. */
function isFair({ grid, words }: HiddenWords): boolean {
  const places = placesOf(grid, [...words, ...BLOCKED])
  const own = words.flatMap((word) => places.get(word) ?? [])
  const isOwn = (at: readonly number[]) => own.some((word) => at.every((one) => word.includes(one)))
  return (
    words.every((word) => places.get(word)?.length === 1) &&
    BLOCKED.every((word) => (places.get(word) ?? []).every(isOwn))
  )
}

function tryGrid(
  words: readonly string[],
  size: number,
  ways: readonly Way[],
  random: Random,
): HiddenWords | null {
  const placed: Placed = {
    cells: Array.from({ length: size }, () => Array.from({ length: size }, () => '')),
    used: new Set(),
  }
  if (!toPlace(words).every((word) => place(placed, word, ways, random))) return null
  const letters = [...new Set(words.join(''))].sort()
  const grid = placed.cells.map((row) => row.map((letter) => letter || random.pick(letters)))
  const made = { grid, words: [...words], used: placed.used }
  return isFair(made) ? made : null
}

/** Hides words in the smallest square grid that takes them, or gives null. Each stands in it exactly once. */
export function hideWords(
  words: readonly string[],
  ways: readonly Way[],
  random: Random,
): HiddenWords | null {
  const unique = [...new Set(words)]
  const longest = Math.max(MIN_SIZE, ...unique.map((word) => word.length))
  const total = unique.reduce((sum, word) => sum + word.length, 0)
  for (let size = Math.max(longest, Math.ceil(Math.sqrt(total * 1.7))); size <= MAX_SIZE; size++)
    for (let tries = 0; tries < TRIES; tries++) {
      const made = tryGrid(unique, size, ways, random)
      if (made) return made
    }
  return null
}
