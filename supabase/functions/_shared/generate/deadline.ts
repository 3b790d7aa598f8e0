/** A signal that aborts when one of the given signals does, or when the time is up. */
export interface Deadline {
  signal: AbortSignal
  abort(reason: unknown): void
  /** Releases the timer and the signals. Call it when the work is over. */
  end(): void
}

/**
 * Like `AbortSignal.any` with `AbortSignal.timeout`, but the timer and the given signals hold a reference to it. Deno
 * garbage-collects an unreferenced combined signal with its listeners, and the work would then never end.
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
