import type { Clock } from '#platform/clock.ts'

const AFTER_SEND_MS = 1_000
const AFTER_LIVE_MS = 500
const AFTER_REFRESH_MS = 1_000

/**
 * The moments in which a live update of the usage asks for no round. The number on the screen is the server's row and
 * the messages that wait, so nothing is missed: the change itself moves the teacher's sync head, which asks too.
 */
export class LiveUsage {
  private quietUntil = Number.NEGATIVE_INFINITY
  private readonly clock: Clock

  constructor(clock: Clock) {
    this.clock = clock
  }

  /** The teacher has sent something, and its own count is on the way [PLAN-37]. */
  sent(): void {
    this.keepQuiet(AFTER_SEND_MS)
  }

  /** The teacher has asked for fresh rows [PLAN-39]. */
  refreshed(): void {
    this.keepQuiet(AFTER_REFRESH_MS)
  }

  /** Says whether this update asks for a round; one that does silences the next for a moment [PLAN-38]. */
  counts(): boolean {
    const left = this.quietUntil - this.clock.now()
    // More than the longest pause is left only if the clock was put back.
    if (left > 0 && left <= AFTER_SEND_MS) return false
    this.keepQuiet(AFTER_LIVE_MS)
    return true
  }

  private keepQuiet(ms: number): void {
    this.quietUntil = this.clock.now() + ms
  }
}
