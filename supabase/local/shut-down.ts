type Close = () => unknown

export interface Closing {
  /** Closed in the opposite order of opening. */
  first(close: Close): void
  /** Closed after everything else, in this order. */
  last(close: Close): void
}

const LONGEST_MS = 10_000

/** Ctrl+C, `kill`, or the end of a parent that talks to us: closes the database properly, then leaves. */
export function closeOnSignal(): Closing {
  const early: Close[] = []
  const late: Close[] = []
  let leaving = false

  async function leave(code: number): Promise<void> {
    if (leaving) return
    leaving = true
    setTimeout(() => process.exit(1), LONGEST_MS).unref()
    for (const close of [...early.reverse(), ...late]) {
      try {
        await close()
      } catch (error) {
        console.error('While stopping:', error)
      }
    }
    process.exit(code)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void leave(0))
  if (process.send) process.on('disconnect', () => void leave(0))
  return { first: (close) => early.push(close), last: (close) => late.push(close) }
}
