// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { flushBeforeLeaving, flushDrafts, onFlush } from '#platform/flush-drafts.ts'

let stop = () => {}
afterEach(() => {
  stop()
  vi.useRealTimers()
})

describe('flushing drafts', () => {
  it.each([
    ['the page goes', () => window.dispatchEvent(new Event('pagehide'))],
    ['the page is hidden', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the app asks for it', () => void flushDrafts()],
  ])('[SYS-25] begins at once when %s', (_, happens) => {
    const flush = vi.fn(async () => {})
    stop = onFlush(flush)
    happens()
    expect(flush).toHaveBeenCalledOnce()
  })

  it('ends when every draft is stored, even if one of them could not be', async () => {
    let store = () => {}
    const stopFirst = onFlush(() => new Promise<void>((resolve) => (store = resolve)))
    const stopSecond = onFlush(async () => Promise.reject(new Error('the store is closed')))
    stop = () => [stopFirst, stopSecond].forEach((end) => void end())
    const over = vi.fn()
    const flushing = flushDrafts().then(over)
    await Promise.resolve()
    expect(over).not.toHaveBeenCalled()
    store()
    await flushing
  })

  it('does not hold up a reload for a disk that does not answer', async () => {
    vi.useFakeTimers()
    stop = onFlush(() => new Promise(() => {}))
    const flushing = flushBeforeLeaving()
    await vi.runAllTimersAsync()
    await flushing
  })
})
