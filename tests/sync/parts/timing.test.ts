import { describe, expect, it } from 'vitest'
import { backoff } from '#sync/backoff.ts'
import { LiveUsage } from '#sync/live-usage.ts'
import { treatmentOf } from '#sync/treatment.ts'
import { ManualClock } from '../support/manual-clock.ts'

describe('the wait before the next attempt', () => {
  const longest = (attempts: number) => backoff(attempts, () => 1)

  it('is between one second and a bound that doubles up to five minutes', () => {
    expect([0, 1, 2, 3, 8].map(longest)).toEqual([1_000, 2_000, 4_000, 8_000, 256_000])
    expect([9, 20, 2_000].map(longest)).toEqual([300_000, 300_000, 300_000])
    expect([0, 5, 2_000].map((attempts) => backoff(attempts, () => 0))).toEqual([1_000, 1_000, 1_000])
    expect(backoff(3, () => 0.5)).toBe(4_500)
    expect(backoff(1, () => 0.0004)).toBe(1_000)
  })

  it('is at least what the server asks for, and never over five minutes', () => {
    expect(backoff(3, () => 0.5, 60_000)).toBe(60_000)
    expect(backoff(3, () => 0.5, 2_000)).toBe(4_500)
    expect(backoff(3, () => 0.5, 3_600_000)).toBe(300_000)
  })
})

describe('a call that failed as a whole', () => {
  it.each([
    ['offline', undefined, 'again'],
    ['retry', undefined, 'again'],
    ['auth', undefined, 'sign-in'],
    ['update', undefined, 'update'],
    ['refused', '23514', 'bisect'],
    ['refused', undefined, 'bisect'],
    ['refused', '42501', 'sign-in'],
  ] as const)('%s %s is treated as %s', (kind, code, treatment) => {
    expect(treatmentOf({ kind, message: '', ...(code && { code }) })).toBe(treatment)
  })
})

describe('a live update of the usage', () => {
  it('[PLAN-37] asks for no round within a second of a send', () => {
    const clock = new ManualClock()
    const usage = new LiveUsage(clock)
    usage.sent()
    clock.advance(999)
    expect(usage.counts()).toBe(false)
    clock.advance(1)
    expect(usage.counts()).toBe(true)
  })

  it('[PLAN-38] asks for no round within half a second of one that did', () => {
    const clock = new ManualClock()
    const usage = new LiveUsage(clock)
    expect(usage.counts()).toBe(true)
    clock.advance(499)
    expect(usage.counts()).toBe(false)
    clock.advance(1)
    expect(usage.counts()).toBe(true)
  })

  it('[PLAN-39] asks for no round within a second of a refresh by hand', () => {
    const clock = new ManualClock()
    const usage = new LiveUsage(clock)
    usage.refreshed()
    expect(usage.counts()).toBe(false)
    clock.advance(1_000)
    expect(usage.counts()).toBe(true)
  })

  it('is not silenced for hours by a clock that was put back', () => {
    const clock = new ManualClock()
    const usage = new LiveUsage(clock)
    usage.sent()
    clock.advance(-3_600_000)
    expect(usage.counts()).toBe(true)
  })
})
