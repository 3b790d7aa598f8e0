// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { markRecovered, refreshAfterArrival } from '#session/plan/refresh-after-arrival.ts'
import { clearSocialLogin, markSocialLogin } from '#session/social-login.ts'
import { onSyncRequested } from '#session/sync-status.ts'

const refreshed = vi.fn()
let stopListening = () => {}
beforeEach(() => {
  vi.useFakeTimers()
  refreshed.mockClear()
  stopListening = onSyncRequested(refreshed)
})
afterEach(() => {
  stopListening()
  clearSocialLogin()
  vi.useRealTimers()
})

const refreshesAfter = (ms: number) => {
  vi.advanceTimersByTime(ms)
  return refreshed.mock.calls.length
}

describe('fresh rows after a way in', () => {
  it('[PLAN-47] are asked for a second after a sign-in with Google or Apple', () => {
    markSocialLogin(Date.now() - 30_000)
    refreshAfterArrival()
    expect([refreshesAfter(999), refreshesAfter(1)]).toEqual([0, 1])
  })

  it('[PLAN-48] are not asked for when that was over 30 seconds ago', () => {
    markSocialLogin(Date.now() - 30_001)
    refreshAfterArrival()
    expect(refreshesAfter(60_000)).toBe(0)
  })

  it('[PLAN-49] are asked for half a second after the return from a new password, once', () => {
    markRecovered()
    refreshAfterArrival()
    expect([refreshesAfter(499), refreshesAfter(1)]).toEqual([0, 1])
    refreshAfterArrival()
    expect(refreshesAfter(60_000)).toBe(1)
  })

  it('are not asked for when nobody has just come in', () => {
    refreshAfterArrival()
    expect(refreshesAfter(60_000)).toBe(0)
    refreshAfterArrival(20_000)
    expect(refreshesAfter(60_000)).toBe(0)
  })

  it('need no storage of a tab', () => {
    vi.stubGlobal('sessionStorage', undefined)
    markRecovered()
    refreshAfterArrival()()
    vi.unstubAllGlobals()
    expect(refreshesAfter(60_000)).toBe(0)
  })

  it('are not asked for when the teacher has left', () => {
    markRecovered()
    refreshAfterArrival()()
    expect(refreshesAfter(60_000)).toBe(0)
  })
})
