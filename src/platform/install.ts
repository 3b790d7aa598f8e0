interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let waiting: InstallPromptEvent | undefined
const listeners = new Set<(possible: boolean) => void>()

function tell(): void {
  for (const listener of listeners) listener(waiting !== undefined)
}

/** Keeps the browser's offer to install until the teacher asks for it; called once, at start-up. */
export function watchInstall(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    waiting = event as InstallPromptEvent
    tell()
  })
  window.addEventListener('appinstalled', () => {
    waiting = undefined
    tell()
  })
}

/** The teacher has put the app on the home screen. */
export function onInstalled(listener: () => void): void {
  window.addEventListener('appinstalled', listener)
}

export function onInstallPossible(listener: (possible: boolean) => void): () => void {
  listeners.add(listener)
  listener(waiting !== undefined)
  return () => listeners.delete(listener)
}

/** Shows the browser's own question. `unavailable` where there is none, as on iOS. */
export async function install(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
  const event = waiting
  if (event === undefined) return 'unavailable'
  waiting = undefined
  tell()
  await event.prompt()
  return (await event.userChoice).outcome
}

/** Opened from the home screen rather than in a tab. */
export function isInstalled(): boolean {
  const onHomeScreen = (navigator as Navigator & { standalone?: boolean }).standalone === true
  return onHomeScreen || window.matchMedia('(display-mode: standalone)').matches
}

/** Every browser on an iPhone or iPad: none of them may work in the background. */
export function isAppleMobile(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
}
