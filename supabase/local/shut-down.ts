type Close = () => unknown

export interface Closing {
  /** Registers work that runs first, in the reverse order of registration. */
  first(close: Close): void
  /** Registers work that runs after all of that, in the order of registration. */
  last(close: Close): void
}

const MAX_CLOSE_MS = 10_000

/** Closes everything properly and exits on Ctrl+C, on `kill`, or when a parent process with an IPC channel ends. */
export function closeOnSignal(): Closing {
  const early: Close[] = []
  const late: Close[] = []
  let leaving = false

  async function leave(code: number): Promise<void> {
    if (leaving) return
    leaving = true
    setTimeout(() => process.exit(1), MAX_CLOSE_MS).unref()
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
