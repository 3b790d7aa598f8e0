/** The tag of the sync event the browser sends the service worker once there is a network, even with no page open. */
export const SEND_TAG = 'mahere-send'

interface SyncRegistration extends ServiceWorkerRegistration {
  /** Chromium only. Safari and Firefox send when the app is opened. */
  sync?: { register(tag: string): Promise<void> }
}

/** True where the browser can send what waits while no page of ours is open. */
export const canSendWhenClosed = (): boolean => 'SyncManager' in globalThis

/** Asks the browser to wake the worker once there is a network. Asking again has no further effect. */
export async function askForBackgroundSend(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration()
  const { sync } = (registration ?? {}) as Partial<SyncRegistration>
  // Browsers refuse this in private windows or by a setting, and then only pages send.
  await sync?.register(SEND_TAG).catch(() => {})
}
