import { sendRevocations } from '#backend/auth/end-session.ts'
import { type BackendConfig, configureBackend, isConfig } from '#backend/config.ts'
import { onReturn } from '#platform/online.ts'

declare global {
  interface Window {
    /** Set by /config.js, which the embedded backend serves. */
    __MAHERE__?: unknown
  }
}

let listening = false

/**
 * Hands the backend its storage and its address before anything asks it for something, and again once /config.js has
 * loaded.
 */
export function startBackend(): void {
  configureBackend({ storage: window.localStorage, config: configOfPage() })
  void sendRevocations()
  if (!listening) onReturn(() => void sendRevocations())
  listening = true
}

/**
 * The page's configuration goes before the build's. A cold start offline has neither, and the last known one is used.
 */
function configOfPage(): BackendConfig | null {
  if (isConfig(window.__MAHERE__)) return window.__MAHERE__
  const built = { url: import.meta.env.VITE_SUPABASE_URL, anonKey: import.meta.env.VITE_SUPABASE_ANON_KEY }
  return isConfig(built) ? built : null
}
