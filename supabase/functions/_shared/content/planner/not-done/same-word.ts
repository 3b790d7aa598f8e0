/** A lighthouse is not a light, so the endings must be short. */
const MAX_ENDING = 3
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

const isLonger = (one: string, other: string) =>
  other.length >= 4 && one.length - other.length <= MAX_ENDING && one.startsWith(other)

/** True for two forms of a word, by their stems, or for one and the same word with a letter mistyped. */
export const isSameWord = (one: string, other: string): boolean =>
  one === other ||
  lettersOf(one) === lettersOf(other) ||
  isMistyped(one, other) ||
  isLonger(one, other) ||
  isLonger(other, one)
