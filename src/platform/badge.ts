interface Badged {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** Sets the number on the installed app's icon, where the platform supports it. 0 removes it. */
export function showBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = (globalThis.navigator ?? {}) as Badged
  const change = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator)
  // It fails where the app is not installed or not allowed to. The header shows the number too.
  change?.catch(() => {})
}
