const MIN_WORD_LENGTH = 4
const LONG_WORD_LENGTH = 8

/** Says whether `typed` is the word, or its beginning, with one typo, or two in a long word. */
export function isTypoOf(typed: string, word: string): boolean {
  if (typed.length < MIN_WORD_LENGTH || /\d/.test(typed)) return false
  const allowed = typed.length >= LONG_WORD_LENGTH ? 2 : 1
  for (let length = typed.length - allowed; length <= typed.length + allowed; length += 1) {
    if (length > word.length) return false
    if (editDistance(typed, word.slice(0, length)) <= allowed) return true
  }
  return false
}

/** Counts the letters changed, left out, inserted or swapped with their neighbour (Damerau-Levenshtein distance). */
export function editDistance(one: string, other: string): number {
  let before: number[] = []
  let row = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same)
      const swapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1]
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1)
      next.push(least)
    }
    before = row
    row = next
  }
  return row[other.length] ?? 0
}
