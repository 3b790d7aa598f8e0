// @vitest-environment happy-dom

import { afterEach, expect, it, vi } from 'vitest'
import { startWorker } from '#app/start/start-worker.ts'
import { NO_WORKER } from '#platform/no-worker.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  window.history.replaceState(null, '', '/')
})

it('a page that asked for no worker registers none, and deletes the files that a leaving worker still kept', async () => {
  vi.stubEnv('DEV', false)
  const kept = new Set(['app-1', 'offline-pack'])
  const register = vi.fn()
  vi.stubGlobal('caches', { keys: async () => [...kept], delete: async (name: string) => kept.delete(name) })
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { register } })
  window.history.replaceState(null, '', `/?${NO_WORKER}`)
  await startWorker()
  expect(kept.size).toBe(0)
  expect(register).not.toHaveBeenCalled()
})

it('such a page starts in a browser without caches too, as on an insecure address', async () => {
  vi.stubEnv('DEV', false)
  vi.stubGlobal('caches', undefined)
  window.history.replaceState(null, '', `/?${NO_WORKER}`)
  await expect(startWorker()).resolves.toBeUndefined()
})
