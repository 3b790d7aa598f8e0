/** [RES-77] */
const QUIET_MS = 300
/** The longest that typing without a pause puts the work off: at every key a long document would cost too much. */
const MAX_MS = 3_000

/** Runs `work` when typing pauses, and now and then while it does not. */
export class Debounce {
  private readonly work: () => void
  private timer: ReturnType<typeof setTimeout> | undefined
  private waited = 0
  private touchedAt = 0

  constructor(work: () => void) {
    this.work = work
  }

  get pending(): boolean {
    return this.timer !== undefined
  }

  touch(): void {
    const now = Date.now()
    this.waited = this.pending ? this.waited + Math.max(0, now - this.touchedAt) : 0
    this.touchedAt = now
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.run(), Math.max(0, Math.min(QUIET_MS, MAX_MS - this.waited)))
  }

  cancel(): void {
    clearTimeout(this.timer)
    this.timer = undefined
  }

  private run(): void {
    this.cancel()
    this.work()
  }
}
