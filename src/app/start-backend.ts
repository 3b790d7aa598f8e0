import { type BackendConfig, configureBackend, isConfig } from '#backend/config.ts'
import { payRevocations } from '#backend/end-session.ts'
import { onReturn } from '#platform/online.ts'

declare global {
  interface Window {
    /** Written by /config.js, which the embedded backend serves. */
    __MAHERE__?: unknown
  }
}

let listening = false

/**
 * Hands the backend its storage and its address, before anything asks it for anything; again when /config.js has arrived.
 */
export function startBackend(): void {
  configureBackend({ storage: window.localStorage, config: configOfPage() })
  void payRevocations()
  if (!listening) onReturn(() => void payRevocations())
  listening = true
}

/** Of the page, else of the build; neither on a cold start offline, when the last known one is used. */
function configOfPage(): BackendConfig | null {
  if (isConfig(window.__MAHERE__)) return window.__MAHERE__
  const built = { url: import.meta.env.VITE_SUPABASE_URL, anonKey: import.meta.env.VITE_SUPABASE_ANON_KEY }
  return isConfig(built) ? built : null
}
