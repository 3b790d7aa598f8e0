const SHORTEST = 5

const lettersOf = (word: string) => [...word].sort().join('')

/** True where one word is the other with a single letter left out. */
function leavesOneOut(longer: string, shorter: string): boolean {
  if (longer.length !== shorter.length + 1) return false
  let start = 0
  while (start < shorter.length && longer[start] === shorter[start]) start++
  return longer.slice(start + 1) === shorter.slice(start)
}

/**
 * True for one word typed with a letter left out, doubled or in the wrong place. A letter in place of another makes another word more often than a
 * mistake: “battle” and “bottle”.
 */
export function isMistyped(one: string, other: string): boolean {
  if (Math.min(one.length, other.length) < SHORTEST || one[0] !== other[0]) return false
  return lettersOf(one) === lettersOf(other) || leavesOneOut(one, other) || leavesOneOut(other, one)
}
