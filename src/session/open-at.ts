/** Where a chat is to be opened: at this message, whichever place the reader left it at. */
interface Wanted {
  sessionId: string
  messageId: string
}

let wanted: Wanted | undefined
const listeners = new Set<(sessionId: string) => void>()

/** The next time this chat opens, it opens at the head of this message. */
export function openAt(place: Wanted): void {
  wanted = place
  for (const listener of listeners) listener(place.sessionId)
}

/** Answers once at which message the chat is to be opened. */
export function takeWanted(sessionId: string): string | undefined {
  if (wanted?.sessionId !== sessionId) return undefined
  const { messageId } = wanted
  wanted = undefined
  return messageId
}

/** Calls the listener when a chat is to be opened at one of its messages. */
export function onOpenAt(listener: (sessionId: string) => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
