/**
 * Which of the sign-ins with Google or Apple that were begun on this device is this tab's: two tabs may be away at once, each with its own
 * secret. Without it (another context brought the teacher back) the last one begun is taken.
 */
const KEY = 'mahere-provider-flow'

export function noteFlow(flowId: string | null | undefined): void {
  if (flowId) globalThis.sessionStorage?.setItem(KEY, flowId)
}

/** Good for one try, as the secret is. */
export function takeFlow(): { flowId: string } | undefined {
  const flowId = globalThis.sessionStorage?.getItem(KEY)
  globalThis.sessionStorage?.removeItem(KEY)
  return flowId ? { flowId } : undefined
}
