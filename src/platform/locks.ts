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

/**
 * The same, but not for ever: browsers freeze tabs in the background, and some leave them their locks (w3c/web-locks#4).
 * After `patienceMs` of refusals in a row the work is done beside whoever holds the lock. Nothing is stolen: a tab
 * that is merely slow goes on undisturbed.
 */
export class PatientLock {
  private refusedSince: number | undefined

  constructor(
    private readonly name: string,
    private readonly patienceMs: number,
    private readonly now: () => number,
  ) {}

  async ifFree<T>(work: () => Promise<T>): Promise<LockOutcome<T>> {
    const outcome = await withLockIfFree(this.name, work)
    if (outcome.held) {
      this.refusedSince = undefined
      return outcome
    }
    const now = this.now()
    // A clock that was set back says nothing about how long it has been.
    if (this.refusedSince === undefined || this.refusedSince > now) this.refusedSince = now
    if (now - this.refusedSince < this.patienceMs) return outcome
    return { held: true, value: await work() }
  }
}

/** Waits its turn, then runs `work`. The signal ends the waiting, not the work, with its own error. */
export async function withLock<T>(name: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  const locks = globalThis.navigator?.locks
  return locks ? ((await locks.request(name, { signal }, () => work())) as T) : work()
}
