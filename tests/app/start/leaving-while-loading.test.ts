// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadPart } from '#platform/load-part.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a part that stops loading because its page is left does not bring the page back', async () => {
  const reload = vi.fn()
  const page = { sessionStorage, location: { reload } } as unknown as Window
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Importing a module script failed.'))
    .mockResolvedValue('part')
  window.dispatchEvent(new Event('beforeunload'))
  const loading = loadPart(load, page)
  await vi.advanceTimersByTimeAsync(1_000)
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0])
  // The teacher stayed, or the page came back out of the page cache.
  await vi.advanceTimersByTimeAsync(5_000)
  expect(await loading).toBe('part')
  expect(reload).not.toHaveBeenCalled()
})
