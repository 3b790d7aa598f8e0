/** The event that opens the dialog, with the chat in `detail.sessionId` [CHAT-47, OP-50]. */
export const DELETE_CHAT_EVENT = 'delete-chat'

export function askToDeleteChat(sessionId: string): void {
  window.dispatchEvent(new CustomEvent(DELETE_CHAT_EVENT, { detail: { sessionId } }))
}

export function onDeleteChat(listener: (sessionId: string) => void): () => void {
  const heard = (event: Event) => {
    const detail: unknown = event instanceof CustomEvent ? event.detail : undefined
    const sessionId = (detail as { sessionId?: unknown } | null | undefined)?.sessionId
    if (typeof sessionId === 'string') listener(sessionId)
  }
  window.addEventListener(DELETE_CHAT_EVENT, heard)
  return () => window.removeEventListener(DELETE_CHAT_EVENT, heard)
}
