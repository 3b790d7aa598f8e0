/** One reply reads about forty texts: the messages of a chat, their parts and the lessons that were found. */
const KEPT = 200

/**
 * A reader of one text that keeps what it read last. Writing one reply reads the same messages some thirty times, because
 * every change that could be asked for next is tried. What a reader returns must not be altered by those who get it.
 */
export function remembered<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    const kept = known.get(text)
    if (kept !== undefined) return kept
    const found = read(text)
    if (known.size >= KEPT) known.delete(known.keys().next().value ?? '')
    known.set(text, found)
    return found
  }
}
