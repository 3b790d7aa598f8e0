// @vitest-environment happy-dom
import { expect, it } from 'vitest'

it('replaces a storage that throws by memory, and leaves a working one alone', async () => {
  const working = window.sessionStorage
  Object.defineProperty(window, 'localStorage', {
    get() {
      throw new DOMException('Access is denied for this document.', 'SecurityError')
    },
    configurable: true,
  })
  await import('#platform/stand-in-storage.ts')
  const { localStorage } = window
  localStorage.setItem('a', '1')
  expect([localStorage.getItem('a'), localStorage.length, localStorage.key(0)]).toEqual(['1', 1, 'a'])
  localStorage.removeItem('a')
  expect([localStorage.getItem('a'), localStorage.length]).toEqual([null, 0])
  expect(window.sessionStorage).toBe(working)
})
