import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Debounce } from '#features/resource/editor/debounce.ts'

describe('the debounce of typing', () => {
  beforeEach(() => vi.useFakeTimers())
  afterEach(() => vi.useRealTimers())

  it('[RES-77] runs 300 ms after the last key', () => {
    const work = vi.fn()
    const debounce = new Debounce(work)
    for (let key = 0; key < 5; key += 1) {
      debounce.touch()
      vi.advanceTimersByTime(200)
    }
    expect(work).not.toHaveBeenCalled()
    vi.advanceTimersByTime(100)
    expect(work).toHaveBeenCalledOnce()
    expect(debounce.pending).toBe(false)
  })

  it('[SYS-25] runs every three seconds while typing never pauses', () => {
    const work = vi.fn()
    const debounce = new Debounce(work)
    for (let key = 0; key < 65; key += 1) {
      debounce.touch()
      vi.advanceTimersByTime(100)
    }
    expect(work).toHaveBeenCalledTimes(2)
  })

  it('does not run once it was cancelled', () => {
    const work = vi.fn()
    const debounce = new Debounce(work)
    debounce.touch()
    expect(debounce.pending).toBe(true)
    debounce.cancel()
    vi.advanceTimersByTime(5_000)
    expect(work).not.toHaveBeenCalled()
  })
})
