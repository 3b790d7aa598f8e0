/** A plan with its worksheet has about four hundred texts. */
const KEPT = 2_000

/**
 * A finder that keeps what it found in a text or a sentence. Most sentences of our documents stand in many of them, and in
 * every version of the same one, and searching one takes a millisecond.
 */
export function kept<T>(find: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    if (known.has(text)) return known.get(text) as T
    if (known.size >= KEPT) known.clear()
    const found = find(text)
    known.set(text, found)
    return found
  }
}
