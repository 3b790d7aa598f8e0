import { afterEach, describe, expect, it, vi } from 'vitest'
import { showBadge } from '#platform/badge.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the number on the app icon', () => {
  it('counts waiting and refused changes, and goes with them', () => {
    const setAppBadge = vi.fn(() => Promise.resolve())
    const clearAppBadge = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { setAppBadge, clearAppBadge })
    showBadge(3)
    expect(setAppBadge).toHaveBeenCalledExactlyOnceWith(3)
    expect(clearAppBadge).not.toHaveBeenCalled()
    showBadge(0)
    expect(clearAppBadge).toHaveBeenCalledOnce()
  })

  it('does no harm where it is missing or not allowed', async () => {
    vi.stubGlobal('navigator', {})
    expect(() => showBadge(2)).not.toThrow()
    vi.stubGlobal('navigator', {
      setAppBadge: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    })
    showBadge(2)
    await new Promise((resolve) => setTimeout(resolve))
  })
})
