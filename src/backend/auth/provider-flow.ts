/**
 * Remembers which sign-in with Google or Apple this tab began: two tabs may be away at once, each with its own secret.
 * Without the record (the teacher returned in another context) the library takes the last one begun.
 */
const KEY = 'mahere-provider-flow'

export function noteFlow(flowId: string | null | undefined): void {
  if (flowId) globalThis.sessionStorage?.setItem(KEY, flowId)
}

/** Returns the record and removes it, because the secret too works only once. */
export function takeFlow(): { flowId: string } | undefined {
  const flowId = globalThis.sessionStorage?.getItem(KEY)
  globalThis.sessionStorage?.removeItem(KEY)
  return flowId ? { flowId } : undefined
}
