import { liveQuery } from 'dexie'

/**
 * Calls `onValue` with the query's value, now and after every change that affects it, until the returned function is called.
 *
 * The function given to Dexie, here and in every `useLiveQuery`, must itself be async. With `() => query()` Dexie stops
 * tracking reads after a second await, and later changes are missed (tests/local-store/live-queries.test.ts).
 */
export function watchQuery<T>(query: () => Promise<T>, onValue: (value: T) => void): () => void {
  const watch = liveQuery(async () => query()).subscribe({
    next: onValue,
    error: (error) => globalThis.reportError?.(error),
  })
  return () => watch.unsubscribe()
}
