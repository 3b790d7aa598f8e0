/** A hint: browsers say "online" behind captive portals and dead routers, so only a request proves the connection. */
export function seemsOnline(): boolean {
  return globalThis.navigator?.onLine ?? true
}

export function isVisible(): boolean {
  return globalThis.document === undefined || document.visibilityState === 'visible'
}

/**
 * Calls back when the network or the teacher may be back: the page goes online, becomes visible, returns from the
 * back-forward cache or is thawed.
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

/** Calls back when the window gets the focus, which it also does without having been hidden. */
export function onFocus(listener: () => void): () => void {
  const target = globalThis.window
  target?.addEventListener('focus', listener)
  return () => target?.removeEventListener('focus', listener)
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

/** True if the teacher asked the browser to save data. */
export function wantsLessData(): boolean {
  return connection()?.saveData === true
}

/** True on a mobile network, where the browser says so. */
export function isMetered(): boolean {
  return connection()?.type === 'cellular'
}

function connection(): { saveData?: boolean; type?: string } | undefined {
  return (globalThis.navigator as { connection?: object } | undefined)?.connection
}
