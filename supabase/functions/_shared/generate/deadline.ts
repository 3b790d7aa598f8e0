/** Aborts when one of the signals does, or when the time is up. */
export interface Deadline {
  signal: AbortSignal
  abort(reason: unknown): void
  /** Lets go of timer and signals; call it when the work is over. */
  end(): void
}

/**
 * Like `AbortSignal.any` with `AbortSignal.timeout`, but held by what it listens to: on Deno a combined signal that
 * nobody holds any more is collected with its listeners, and the work it should have ended goes on.
 */
export function deadline(ms: number, ...signals: readonly AbortSignal[]): Deadline {
  const controller = new AbortController()
  const listeners = signals.map((signal) => {
    const pass = () => controller.abort(signal.reason)
    if (signal.aborted) pass()
    else signal.addEventListener('abort', pass, { once: true })
    return () => signal.removeEventListener('abort', pass)
  })
  const timer = setTimeout(
    () => controller.abort(new DOMException(`not done within ${ms} ms`, 'TimeoutError')),
    ms,
  )
  return {
    signal: controller.signal,
    abort: (reason) => controller.abort(reason),
    end() {
      clearTimeout(timer)
      for (const release of listeners) release()
    },
  }
}
