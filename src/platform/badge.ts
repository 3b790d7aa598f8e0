interface Badged {
  setAppBadge?: (count: number) => Promise<void>
  clearAppBadge?: () => Promise<void>
}

/** The number on the installed app's icon, where the platform has one; 0 takes it away. */
export function showBadge(count: number): void {
  const { setAppBadge, clearAppBadge } = (globalThis.navigator ?? {}) as Badged
  const change = count > 0 ? setAppBadge?.call(navigator, count) : clearAppBadge?.call(navigator)
  // Not installed, or not allowed: the number also stands in the header.
  change?.catch(() => {})
}
