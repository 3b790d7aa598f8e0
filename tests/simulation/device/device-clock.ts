import type { Clock } from '#platform/clock.ts'

const START = Date.parse('2026-11-21T00:00:00.000Z')

/** A device's clock may be wrong and may jump; its timers go by the time that really passes. */
export class DeviceClock {
  /** Milliseconds the clock is off. */
  skew = 0
  private elapsed = 0
  private timers = new Set<{ at: number; run: () => void }>()

  now(): number {
    return START + this.elapsed + this.skew
  }

  /** Timers of one tab: they end with it. */
  forTab(isAlive: () => boolean): Clock {
    return {
      now: () => this.now(),
      after: (ms, run) => {
        const timer = { at: this.elapsed + ms, run: () => isAlive() && run() }
        this.timers.add(timer)
        return () => this.timers.delete(timer)
      },
    }
  }

  pass(ms: number): void {
    this.elapsed += ms
    const due = [...this.timers].filter(({ at }) => at <= this.elapsed)
    for (const timer of due) this.timers.delete(timer)
    for (const { run } of due) run()
  }

  /** The `Date` of this device's tabs. */
  dateClass(): DateConstructor {
    const now = () => this.now()
    class DeviceDate extends Date {
      constructor(...args: [] | [number | string | Date]) {
        super(...((args.length === 0 ? [now()] : args) as [number]))
      }
      static override now = now
    }
    return DeviceDate as unknown as DateConstructor
  }
}
