/** The device's clock: for showing and for waiting, never for ordering or deciding. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Runs once after `ms`; answers a function that calls it off. */
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
