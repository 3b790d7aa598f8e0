/** The key of a composer's draft in the store: every chat has its own, and so has each kind of new chat. */
export function draftKey(generatorType: string, sessionId: string | undefined): string {
  return sessionId ? `chat:${sessionId}` : `new:${generatorType}`
}
