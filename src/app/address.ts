/** Addresses hold plain text: without this the router would read `?code=0012` as the number 12. */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

export function stringifySearch(search: Record<string, unknown>): string {
  const given = Object.entries(search).filter(([, value]) => value !== undefined && value !== null)
  const text = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()
  return text === '' ? '' : `?${text}`
}

/** Links of starred items name their chat in the query [CHAT-05] [CHAT-06]. */
export function sessionIdIn(search: unknown): string | undefined {
  const value = (search as Record<string, unknown>).sessionId
  return typeof value === 'string' && value !== '' ? value : undefined
}
