import { Workbox } from 'workbox-window'

export interface WorkerUpdates {
  /** A newer version is installed and waits for the teacher's word. */
  onReady(listener: () => void): () => void
  /** Lets the waiting version take over and reloads this page; every other tab reloads as well. */
  apply(): void
  /** Fetches what shows saved work offline, about 12 KB, and with `tools` also editing and exporting, about 600 KB. */
  fetchOfflinePack(parts: 'screens' | 'tools'): void
}

const HOUR_MS = 3_600_000
/** iOS sometimes never says that the new worker took over. */
const RELOAD_ANYWAY_MS = 3000

/** Registers /sw.js. That name never changes: devices in the field ask for it for ever. */
export function watchWorker(): WorkerUpdates | undefined {
  if (!('serviceWorker' in navigator)) return undefined
  const workbox = new Workbox('/sw.js', { updateViaCache: 'none' })
  const listeners = new Set<() => void>()
  let ready = false
  let reloading = false

  const reload = () => {
    if (reloading) return
    reloading = true
    window.location.reload()
  }
  workbox.addEventListener('waiting', () => {
    ready = true
    for (const listener of listeners) listener()
  })
  // Not on the very first visit: then nothing older is on the screen.
  workbox.addEventListener('controlling', (event) => {
    if (event.isUpdate) reload()
  })
  void workbox.register().catch(() => {}) // workers may be forbidden here; the app works without
  checkOnReturn(() => void workbox.update().catch(() => {}))

  return {
    onReady(listener) {
      listeners.add(listener)
      if (ready) listener()
      return () => listeners.delete(listener)
    },
    apply() {
      workbox.messageSkipWaiting()
      setTimeout(reload, RELOAD_ANYWAY_MS)
    },
    fetchOfflinePack(parts) {
      const type = parts === 'screens' ? 'FETCH_OFFLINE_SCREENS' : 'FETCH_OFFLINE_PACK'
      void navigator.serviceWorker.ready.then((registration) => registration.active?.postMessage({ type }))
    },
  }
}

/** iOS looks for a new worker on navigation only, and a home-screen app hardly navigates. */
function checkOnReturn(check: () => void): void {
  let last = Date.now()
  const checkNow = () => {
    const due = Date.now() - last > HOUR_MS / 60
    if (document.visibilityState !== 'visible' || !due) return
    last = Date.now()
    check()
  }
  document.addEventListener('visibilitychange', checkNow)
  window.addEventListener('pageshow', checkNow)
  window.addEventListener('focus', checkNow)
  setInterval(checkNow, HOUR_MS)
}

/** The browser's own sign that the teacher pays by the megabyte. */
export function savesData(): boolean {
  const connection = (navigator as Navigator & { connection?: { saveData?: boolean } }).connection
  return connection?.saveData === true
}
