const WAIT_MS = 4000

/**
 * The address of the backend, from the server the app came from. A hosted build carries it instead. Never kept by the
 * worker: offline the last known one is used (backend/config.ts).
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
