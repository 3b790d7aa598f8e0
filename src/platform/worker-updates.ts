import { Workbox } from 'workbox-window'

export interface WorkerUpdates {
  /** Calls back when a newer version is installed and waits for the teacher's consent. */
  onReady(listener: () => void): () => void
  /** Lets the waiting version take over and reloads this page. Every other tab reloads as well. */
  apply(): void
  /** Caches the screens of saved work for offline use, about 12 KB. `later` adds editing and exporting, about 600 KB. */
  fetchOfflinePack(parts: 'soon' | 'later'): void
}

const HOUR_MS = 3_600_000
/** iOS sometimes never fires the event for a new worker taking over. */
const RELOAD_ANYWAY_MS = 3000

/** Registers /sw.js. That name must never change, because devices in the field keep asking for it. */
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
  // On the very first visit there is no older version on the screen, so no reload is needed.
  workbox.addEventListener('controlling', (event) => {
    if (event.isUpdate) reload()
  })
  void workbox.register().catch(() => {}) // workers may be blocked here, and the app works without them
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
      const type = parts === 'soon' ? 'FETCH_OFFLINE_SCREENS' : 'FETCH_OFFLINE_PACK'
      void navigator.serviceWorker.ready.then((registration) => registration.active?.postMessage({ type }))
    },
  }
}

/** Checks when the page is used again: iOS looks for a new worker only on navigation, and an installed app hardly navigates. */
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
