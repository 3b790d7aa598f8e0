import { vi } from 'vitest'
import type { MemoryStorage } from './fake-server.ts'

export interface Tab {
  accessToken: typeof import('#backend/session.ts')['accessToken']
  renewedToken: typeof import('#backend/session.ts')['renewedToken']
  endSession: typeof import('#backend/end-session.ts')['endSession']
  /** What the app was told, by type. */
  events: string[]
}

export interface TabOptions {
  storage: MemoryStorage
  fetch: typeof fetch
  isOnline?: () => boolean
  config?: { url: string; anonKey: string }
}

const NOWHERE = { url: 'http://127.0.0.1:1', anonKey: 'anon' }

/** The session code as a tab of its own: fresh modules, over the storage of its device. */
export async function openTab({
  storage,
  fetch,
  isOnline = () => true,
  config = NOWHERE,
}: TabOptions): Promise<Tab> {
  vi.resetModules()
  const { configureBackend } = await import('#backend/config.ts')
  const { accessToken, renewedToken } = await import('#backend/session.ts')
  const { endSession } = await import('#backend/end-session.ts')
  const { onSessionEvent } = await import('#backend/session-events.ts')
  configureBackend({ storage, config, fetch, isOnline })
  const events: string[] = []
  onSessionEvent((event) => void events.push(event.type))
  return { accessToken, renewedToken, endSession, events }
}

/** Web Locks, as far as they are used: one holder a name, the others wait in line; a signal ends the waiting. */
export function stubLocks(): void {
  const last = new Map<string, Promise<unknown>>()
  const request = async (name: string, options: { signal?: AbortSignal }, work: () => Promise<unknown>) => {
    const before = last.get(name) ?? Promise.resolve()
    const gaveUp = new Promise<never>((_, reject) => {
      options.signal?.addEventListener('abort', () => reject(options.signal?.reason))
    })
    const turn = Promise.race([before, gaveUp])
    const mine = turn.then(work)
    last.set(
      name,
      Promise.allSettled([before, mine]).then(() => undefined),
    )
    return mine
  }
  vi.stubGlobal('navigator', { locks: { request }, onLine: true })
}
