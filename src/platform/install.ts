/** The teacher has put the app on the home screen. */
export function onInstalled(listener: () => void): void {
  window.addEventListener('appinstalled', listener)
}

/** Every browser on an iPhone or iPad: none of them may work in the background. */
export function isAppleMobile(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
}
