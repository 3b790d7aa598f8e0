const WAIT_MS = 4000

/**
 * Loads the address of the backend from the server that the app came from. A hosted build carries it instead. The
 * worker never caches it: offline the last known address is used (backend/config.ts).
 */
export function loadPageConfig(): Promise<void> {
  if (import.meta.env.VITE_SUPABASE_URL) return Promise.resolve()
  return new Promise((resolve) => {
    const script = document.createElement('script')
    script.src = '/config.js'
    script.onload = () => resolve()
    script.onerror = () => resolve()
    setTimeout(resolve, WAIT_MS)
    document.head.append(script)
  })
}
