import { afterEach, describe, expect, it, vi } from 'vitest'
import { onFlush } from '#platform/flush-drafts.ts'
import { loadPart, PartMissing } from '#platform/load-part.ts'

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
  it('stores drafts and reloads once for the newer version, then reports the missing part', async () => {
    const order: string[] = []
    const stop = onFlush(async () => order.push('drafts'))
    const { reload, window } = page()
    reload.mockImplementation(() => order.push('reload'))
    void loadPart(missing, window)
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
    stop()
    expect(order).toEqual(['drafts', 'reload'])
    await expect(loadPart(missing, window)).rejects.toBeInstanceOf(PartMissing)
    expect(reload).toHaveBeenCalledOnce()
  })

  it('reports it at once when offline', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    const { reload, window } = page()
    await expect(loadPart(missing, window)).rejects.toBeInstanceOf(PartMissing)
    expect(reload).not.toHaveBeenCalled()
  })

  it('does not hide a bug inside the part', async () => {
    const { reload, window } = page()
    const bug = () => Promise.reject(new TypeError('x is undefined'))
    await expect(loadPart(bug, window)).rejects.toThrow('x is undefined')
    expect(reload).not.toHaveBeenCalled()
  })
})
