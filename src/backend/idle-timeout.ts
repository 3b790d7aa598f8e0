/** A request that takes this long is aborted even while data still arrives. */
const MAX_REQUEST_MS = 600_000

/**
 * Aborts a request that makes no progress, but not a slow one: half a megabyte takes minutes on a weak connection, and
 * with a fixed limit it would start again from the beginning each time and never arrive.
 */
export class IdleTimeout {
  private readonly controller = new AbortController()
  private readonly idleMs: number
  private readonly end: number
  private timer: ReturnType<typeof setTimeout>

  /** Allows `firstMs` until the response begins, then `idleMs` between two pieces of it. */
  constructor(firstMs: number, idleMs: number) {
    this.idleMs = idleMs
    this.end = Date.now() + Math.max(firstMs, MAX_REQUEST_MS)
    this.timer = this.wait(firstMs)
  }

  get signal(): AbortSignal {
    return this.controller.signal
  }

  /** Call it when a piece of the response has arrived. */
  renew = (): void => {
    clearTimeout(this.timer)
    this.timer = this.wait(Math.min(this.idleMs, this.end - Date.now()))
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private wait(ms: number) {
    return setTimeout(() => this.controller.abort(new DOMException('No answer in time', 'TimeoutError')), ms)
  }
}
