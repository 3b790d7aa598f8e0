import { seemsOnline } from '#platform/online.ts'

/** The storage of the backend on this device. The app passes it in (`app/start/start-backend.ts`). */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export interface BackendConfig {
  /** Origin of the backend, without a slash at the end. */
  url: string
  anonKey: string
}

interface Setup {
  storage: KeyValueStorage
  config: BackendConfig | null
  isOnline: () => boolean
  fetch: typeof fetch
}

/** The longest wait until a response begins, and between two pieces of it. */
export const CALL_TIMEOUT_MS = 15_000

const LAST_KNOWN_KEY = 'mahere-config'

let setup: Setup | undefined

/**
 * Call it once, at start-up, before anything else in this folder. Without a configuration (a cold start offline, when
 * /config.js cannot be read) it uses the one of the last visit.
 */
export function configureBackend(given: {
  storage: KeyValueStorage
  config?: BackendConfig | null
  isOnline?: () => boolean
  fetch?: typeof fetch
}): void {
  const config = given.config ? { ...given.config, url: given.config.url.replace(/\/+$/, '') } : null
  if (config) given.storage.setItem(LAST_KNOWN_KEY, JSON.stringify(config))
  setup = {
    storage: given.storage,
    config: config ?? lastKnown(given.storage),
    isOnline: given.isOnline ?? seemsOnline,
    fetch: given.fetch ?? ((input, init) => globalThis.fetch(input, init)),
  }
}

function lastKnown(storage: KeyValueStorage): BackendConfig | null {
  try {
    const value: unknown = JSON.parse(storage.getItem(LAST_KNOWN_KEY) ?? 'null')
    return isConfig(value) ? value : null
  } catch {
    return null
  }
}

export function isConfig(value: unknown): value is BackendConfig {
  if (typeof value !== 'object' || value === null) return false
  const { url, anonKey } = value as Partial<BackendConfig>
  return typeof url === 'string' && url !== '' && typeof anonKey === 'string' && anonKey !== ''
}

function current(): Setup {
  if (!setup) throw new Error('configureBackend() must run before the backend is used')
  return setup
}

export const backendStorage = (): KeyValueStorage => current().storage

/** Stores a value that is useful but not needed, so that a full device carries on without it. Returns whether it is stored. */
export function keepIfRoom(key: string, value: string): boolean {
  try {
    backendStorage().setItem(key, value)
    return true
  } catch (error) {
    if (!(error instanceof DOMException)) throw error
    return false
  }
}

/** The backend's address and key; null only on a device that has never reached the app's server. */
export const backendConfig = (): BackendConfig | null => current().config

/** The browser's hint. `false` is taken as certain, `true` is not. */
export const backendOnline = (): boolean => current().isOnline()
export const backendFetch: typeof fetch = (input, init) => current().fetch(input, init)

/** The auth library's key for its session, so that the library and this folder read the same one [AUTH-64]. */
export function sessionKey(config: BackendConfig): string {
  return `sb-${new URL(config.url).hostname.split('.')[0]}-auth-token`
}
