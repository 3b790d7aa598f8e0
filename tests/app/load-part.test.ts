import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadPart, PartMissing } from '#app/lazy-screen.ts'

const missing = () =>
  Promise.reject(new TypeError('Failed to fetch dynamically imported module: /assets/x.js'))

function page() {
  const kept = new Map<string, string>()
  const reload = vi.fn()
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  }
  return { reload, window: { sessionStorage, location: { reload } } as unknown as Window }
}

afterEach(() => vi.unstubAllGlobals())

describe('a part of the app that is missing', () => {
  it('reloads once for the newer version, with drafts told to save, then says so', async () => {
    const hidden = vi.fn()
    vi.stubGlobal('window', { dispatchEvent: hidden })
    const { reload, window } = page()
    void loadPart(missing, window)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    expect(hidden).toHaveBeenCalledOnce()
    await expect(loadPart(missing, window)).rejects.toBeInstanceOf(PartMissing)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('says so at once offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { reload, window } = page()
    await expect(loadPart(missing, window)).rejects.toBeInstanceOf(PartMissing)
    expect(reload).not.toHaveBeenCalled()
  })

  it('leaves a bug inside the part a bug', async () => {
    const { reload, window } = page()
    const bug = () => Promise.reject(new TypeError('x is undefined'))
    await expect(loadPart(bug, window)).rejects.toThrow('x is undefined')
    expect(reload).not.toHaveBeenCalled()
  })
})
