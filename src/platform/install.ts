/** Calls back when the teacher has put the app on the home screen. */
export function onInstalled(listener: () => void): void {
  window.addEventListener('appinstalled', listener)
}

/** True in every browser on an iPhone or iPad, where none can work in the background. */
export function isAppleMobile(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
}

/** `prompt`: we can show the browser's install prompt. `by-hand`: the teacher installs from the browser's menu. */
export type InstallOffer = 'prompt' | 'by-hand'

interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: 'accepted' | 'dismissed' }>
}

let held: InstallPrompt | undefined
const listeners = new Set<() => void>()

function hold(prompt: InstallPrompt | undefined): void {
  held = prompt
  for (const listener of listeners) listener()
}

/** Must be called at start: the browser makes its offer once a page, perhaps before the first render. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault() // keeps the browser's own banner off the lesson
    hold(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => hold(undefined))
}

export function isInstalled(): boolean {
  if ((navigator as { standalone?: boolean }).standalone) return true
  return window.matchMedia('(display-mode: standalone)').matches
}

/** Says how the app can be installed now, or undefined if it cannot be or already is. */
export function installOffer(): InstallOffer | undefined {
  if (isInstalled()) return undefined
  return held ? 'prompt' : isAppleMobile() ? 'by-hand' : undefined
}

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the browser's install prompt, which may be shown only once. */
export async function askToInstall(): Promise<void> {
  const prompt = held
  await prompt?.prompt().catch(() => undefined)
  hold(undefined)
}
