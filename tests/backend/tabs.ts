import { vi } from 'vitest'
import type { MemoryStorage } from './scripted-server.ts'

export interface Tab {
  accessToken: typeof import('#backend/auth/session.ts')['accessToken']
  renewedToken: typeof import('#backend/auth/session.ts')['renewedToken']
  endSession: typeof import('#backend/auth/end-session.ts')['endSession']
  /** The types of the events that the app received. */
  events: string[]
}

export interface TabOptions {
  storage: MemoryStorage
  fetch: typeof fetch
  isOnline?: () => boolean
  config?: { url: string; anonKey: string }
}

const NOWHERE = { url: 'http://127.0.0.1:1', anonKey: 'anon' }

/** The session code in a tab of its own: fresh modules on the storage of its device. */
export async function openTab({
  storage,
  fetch,
  isOnline = () => true,
  config = NOWHERE,
}: TabOptions): Promise<Tab> {
  vi.resetModules()
  const { configureBackend } = await import('#backend/config.ts')
  const { accessToken, renewedToken } = await import('#backend/auth/session.ts')
  const { endSession } = await import('#backend/auth/end-session.ts')
  const { onSessionEvent } = await import('#backend/auth/session-events.ts')
  configureBackend({ storage, config, fetch, isOnline })
  const events: string[] = []
  onSessionEvent((event) => void events.push(event.type))
  return { accessToken, renewedToken, endSession, events }
}

/** The part of Web Locks that is used: one holder per name, the others wait in a queue, and a signal ends the wait. */
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
