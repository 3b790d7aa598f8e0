/** The device's clock, used for display and for waiting, never for ordering rows or deciding between them. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs once after `ms`. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms)
    return () => clearTimeout(timer)
  },
}

export function isoNow(clock: Clock = systemClock): string {
  return new Date(clock.now()).toISOString()
}
