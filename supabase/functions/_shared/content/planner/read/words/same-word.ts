import { areAkin } from './stem.ts'

const MIN_MISTYPED = 6

/** True where one letter was added, left out or changed. */
function isMistyped(one: string, other: string): boolean {
  const shorter = Math.min(one.length, other.length)
  const longer = Math.max(one.length, other.length)
  if (shorter < MIN_MISTYPED || longer - shorter > 1) return false
  let start = 0
  while (start < shorter && one[start] === other[start]) start++
  let end = 0
  while (end < shorter - start && one.at(-1 - end) === other.at(-1 - end)) end++
  return longer - start - end <= 1
}

const lettersOf = (word: string) => [...word].sort().join('')

/** True for the stems of two words of one family, or of one word of which a letter was mistyped or letters changed places. */
export const isSameWord = (one: string, other: string): boolean =>
  areAkin(one, other) || lettersOf(one) === lettersOf(other) || isMistyped(one, other)
