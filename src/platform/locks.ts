export type LockOutcome<T> = { held: true; value: T } | { held: false }

/**
 * Runs `work` if nobody of this origin holds the lock, else answers at once. Where Web Locks are missing the work just
 * runs: everything done under these locks is harmless when done twice.
 */
export async function withLockIfFree<T>(name: string, work: () => Promise<T>): Promise<LockOutcome<T>> {
  const locks = globalThis.navigator?.locks
  if (!locks) return { held: true, value: await work() }
  return locks.request(name, { ifAvailable: true }, async (lock): Promise<LockOutcome<T>> => {
    return lock ? { held: true, value: await work() } : { held: false }
  })
}

/** Waits its turn, then runs `work`. The signal ends the waiting, not the work, with its own error. */
export async function withLock<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const locks = globalThis.navigator?.locks
  return locks ? ((await locks.request(name, { signal }, () => work())) as T) : work()
}
