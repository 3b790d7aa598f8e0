type LockOutcome<T> = { held: true; value: T } | { held: false }

/**
 * Runs `work` if no other context of this origin holds the lock, else returns at once. Without Web Locks the work just
 * runs, because everything done under these locks is harmless when done twice.
 */
export async function withLockIfFree<T>(name: string, work: () => Promise<T>): Promise<LockOutcome<T>> {
  const locks = globalThis.navigator?.locks
  if (!locks) return { held: true, value: await work() }
  return locks.request(name, { ifAvailable: true }, async (lock): Promise<LockOutcome<T>> => {
    return lock ? { held: true, value: await work() } : { held: false }
  })
}

/**
 * A lock with a timeout. Browsers freeze background tabs, and some let them keep their locks (w3c/web-locks#4). After
 * `timeoutMs` of refusals in a row the work runs alongside the holder's. The lock is not stolen, so a tab that is merely
 * slow is not interrupted.
 */
export class TimedLock {
  private refusedSince: number | undefined

  constructor(
    private readonly name: string,
    private readonly timeoutMs: number,
    private readonly now: () => number,
  ) {}

  async ifFree<T>(work: () => Promise<T>): Promise<LockOutcome<T>> {
    const outcome = await withLockIfFree(this.name, work)
    if (outcome.held) {
      this.refusedSince = undefined
      return outcome
    }
    const now = this.now()
    // After the clock was put back it cannot tell how long it has been, so the count starts again.
    if (this.refusedSince === undefined || this.refusedSince > now) this.refusedSince = now
    if (now - this.refusedSince < this.timeoutMs) return outcome
    return { held: true, value: await work() }
  }
}

/** Waits for the lock, then runs `work`. The signal aborts the wait with its own error, but not the work. */
export async function withLock<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const locks = globalThis.navigator?.locks
  return locks ? ((await locks.request(name, signal ? { signal } : {}, () => work())) as T) : work()
}
