/** What the browser tells the service worker once the network is there, also when no page is open any more. */
export const SEND_TAG = 'mahere-send'

interface SyncRegistration extends ServiceWorkerRegistration {
  /** Chromium only. Safari and Firefox send when the app is opened. */
  sync?: { register(tag: string): Promise<void> }
}

/** Asks the browser to wake the worker for what waits, should every page be gone by then. Asked twice is asked once. */
export async function askForBackgroundSend(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const { sync } = (registration ?? {}) as Partial<SyncRegistration>
  // Refused in private windows and by a setting: then pages alone send.
  await sync?.register(SEND_TAG).catch(() => {})
}
