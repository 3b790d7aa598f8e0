// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { onReturn } from '#platform/online.ts'

describe('the teacher is back', () => {
  it('when the page is shown again, thawed, or online again, until nobody listens any more', () => {
    const back = vi.fn()
    const stop = onReturn(back)
    window.dispatchEvent(new Event('pageshow'))
    document.dispatchEvent(new Event('resume'))
    document.dispatchEvent(new Event('visibilitychange'))
    window.dispatchEvent(new Event('online'))
    expect(back).toHaveBeenCalledTimes(4)
    stop()
    for (const name of ['pageshow', 'online']) window.dispatchEvent(new Event(name))
    for (const name of ['resume', 'visibilitychange']) document.dispatchEvent(new Event(name))
    expect(back).toHaveBeenCalledTimes(4)
  })
})
