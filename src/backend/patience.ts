/** However it trickles, an answer that takes this long is given up. */
const MOST_MS = 600_000

/**
 * Ends a request that stands still, not one that is slow: a page of half a megabyte takes minutes on one bar, and given
 * up after a fixed time it would be fetched from its beginning for ever.
 */
export class Patience {
  private readonly controller = new AbortController()
  private readonly stillMs: number
  private readonly end: number
  private timer: ReturnType<typeof setTimeout>

  /** `firstMs` until the answer begins, then `stillMs` without a byte of it. */
  constructor(firstMs: number, stillMs: number) {
    this.stillMs = stillMs
    this.end = Date.now() + Math.max(firstMs, MOST_MS)
    this.timer = this.wait(firstMs)
  }

  get signal(): AbortSignal {
    return this.controller.signal
  }

  /** Something has come. */
  renew = (): void => {
    clearTimeout(this.timer)
    this.timer = this.wait(Math.min(this.stillMs, this.end - Date.now()))
  }

  stop(): void {
    clearTimeout(this.timer)
  }

  private wait(ms: number) {
    return setTimeout(() => this.controller.abort(new DOMException('No answer in time', 'TimeoutError')), ms)
  }
}
