/** [RES-77] */
const QUIET_MS = 300
/** Somebody may type for minutes without a pause; a look at a long document costs too much to have one at every key. */
const MOST_MS = 3_000

/** Looks at a document when the typing pauses, and now and then while it does not. */
export class Settle {
  private readonly look: () => void
  private timer: ReturnType<typeof setTimeout> | undefined
  private waited = 0
  private touchedAt = 0

  constructor(look: () => void) {
    this.look = look
  }

  get pending(): boolean {
    return this.timer !== undefined
  }

  touch(): void {
    const now = Date.now()
    this.waited = this.pending ? this.waited + Math.max(0, now - this.touchedAt) : 0
    this.touchedAt = now
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.run(), Math.max(0, Math.min(QUIET_MS, MOST_MS - this.waited)))
  }

  cancel(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private run(): void {
    this.cancel()
    this.look()
  }
}
