/** A hint only: browsers say "online" behind captive portals and dead routers. Requests are the truth. */
export function seemsOnline(): boolean {
  return globalThis.navigator?.onLine ?? true
}

export function isVisible(): boolean {
  return globalThis.document === undefined || document.visibilityState === 'visible'
}

/**
 * Moments at which the network may be back, or the teacher is: online, visible, shown again from the back-forward cache,
 * thawed.
 */
export function onReturn(listener: () => void): () => void {
  const target = globalThis.window
  if (!target) return () => {}
  const onVisibility = () => isVisible() && listener()
  target.addEventListener('online', listener)
  target.addEventListener('pageshow', listener)
  document.addEventListener('visibilitychange', onVisibility)
  document.addEventListener('resume', listener)
  return () => {
    document.removeEventListener('resume', listener)
    target.removeEventListener('online', listener)
    target.removeEventListener('pageshow', listener)
    document.removeEventListener('visibilitychange', onVisibility)
  }
}

export function onConnectionHint(listener: (online: boolean) => void): () => void {
  const target = globalThis.window
  if (!target) return () => {}
  const tell = () => listener(seemsOnline())
  target.addEventListener('online', tell)
  target.addEventListener('offline', tell)
  return () => {
    target.removeEventListener('online', tell)
    target.removeEventListener('offline', tell)
  }
}

/** The teacher asked the browser to save data. */
export function wantsLessData(): boolean {
  return connection()?.saveData === true
}

/** On a phone's own network, where the browser tells. */
export function isMetered(): boolean {
  return connection()?.type === 'cellular'
}

function connection(): { saveData?: boolean; type?: string } | undefined {
  return (globalThis.navigator as { connection?: object } | undefined)?.connection
}
