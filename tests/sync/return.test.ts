// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { onReturn } from '#platform/online.ts'

describe('the return of the teacher', () => {
  it('is announced when the page is shown, thawed or online again, until the listener is removed', () => {
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
