/** The longest that a reload or a sign-out waits for drafts to reach the disk. */
const MAX_WAIT_MS = 300

type Flush = () => Promise<unknown>

const listeners = new Set<Flush>()

/** Registers `flush`, which stores unsaved typing. It is called whenever the page, the screen or the store may go away. */
export function onFlush(flush: Flush): () => void {
  listeners.add(flush)
  return () => {
    listeners.delete(flush)
  }
}

/** Stores every open draft at once. The promise resolves when each is stored or has failed. */
export async function flushDrafts(): Promise<void> {
  await Promise.allSettled([...listeners].map((flush) => flush()))
}

/** Stores open drafts before a reload or a sign-out, which an unresponsive disk must not prevent. */
export async function flushBeforeLeaving(): Promise<void> {
  await Promise.race([flushDrafts(), new Promise((resolve) => setTimeout(resolve, MAX_WAIT_MS))])
}

// A hidden page may be killed without another event. Safari on a phone sends no pagehide when the app is swiped away.
globalThis.addEventListener?.('pagehide', () => void flushDrafts())
globalThis.document?.addEventListener('visibilitychange', () => void flushDrafts())
