/**
 * The specification's event, with the chat in `detail.sessionId` [CHAT-47, OP-50]. Our own code calls
 * `askToDeleteChat`.
 */
const DELETE_CHAT_EVENT = 'delete-chat'

type Listener = (sessionId: string) => void

const listeners = new Set<Listener>()

/** Opens the dialog that asks before this chat is deleted. */
export function askToDeleteChat(sessionId: string): void {
  for (const listener of listeners) listener(sessionId)
}

export function onDeleteAsked(listener: Listener): () => void {
  const heard = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
    const sessionId = (detail as { sessionId?: unknown } | null | undefined)?.sessionId
    if (typeof sessionId === 'string') listener(sessionId)
  }
  listeners.add(listener)
  window.addEventListener(DELETE_CHAT_EVENT, heard)
  return () => {
    listeners.delete(listener)
    window.removeEventListener(DELETE_CHAT_EVENT, heard)
  }
}
