import { liveQuery } from 'dexie'

/** Hands on what a query says, now and after every change that touches it, until the answered function is called. */
export function watchQuery<T>(query: () => Promise<T>, onValue: (value: T) => void): () => void {
  const watch = liveQuery(query).subscribe({
    next: onValue,
    error: (error) => globalThis.reportError?.(error),
  })
  return () => watch.unsubscribe()
}
