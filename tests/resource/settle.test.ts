import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Settle } from '#features/resource/settle.ts'

describe('typing that settles', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('[RES-77] is looked at 300 ms after the last key', () => {
    const look = vi.fn()
    const settle = new Settle(look)
    for (let key = 0; key < 5; key += 1) {
      settle.touch()
      vi.advanceTimersByTime(200)
    }
    expect(look).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(look).toHaveBeenCalledOnce()
    expect(settle.pending).toBe(false)
  })

  it('[SYS-25] is looked at every three seconds all the same while it never pauses', () => {
    const look = vi.fn()
    const settle = new Settle(look)
    for (let key = 0; key < 65; key += 1) {
      settle.touch()
      vi.advanceTimersByTime(100)
    }
    expect(look).toHaveBeenCalledTimes(2)
  })

  it('is left alone once it was called off', () => {
    const look = vi.fn()
    const settle = new Settle(look)
    settle.touch()
    expect(settle.pending).toBe(true)
    settle.cancel()
    vi.advanceTimersByTime(5_000)
    expect(look).not.toHaveBeenCalled()
  })
})
