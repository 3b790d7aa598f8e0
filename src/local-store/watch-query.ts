import { liveQuery } from 'dexie'

/**
 * Hands on what a query says, now and after every change that touches it, until the answered function is called.
 *
 * What Dexie is given must itself be an async function, here and in every `useLiveQuery`: only of one it knows that it is
 * awaited natively. Of `() => query()` it loses sight after the first helper that awaits another, and what is read after
 * that is not watched (tests/local-store/live-queries.test.ts).
 */
export function watchQuery<T>(query: () => Promise<T>, onValue: (value: T) => void): () => void {
  const watch = liveQuery(async () => query()).subscribe({
    next: onValue,
    error: (error) => globalThis.reportError?.(error),
  })
  return () => watch.unsubscribe()
}
