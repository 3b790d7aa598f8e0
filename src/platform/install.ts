/** The teacher has put the app on the home screen. */
export function onInstalled(listener: () => void): void {
  window.addEventListener('appinstalled', listener)
}

/** Every browser on an iPhone or iPad: none of them may work in the background. */
export function isAppleMobile(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator
  return /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1)
}

/** `prompt`: the browser asks when told to. `by-hand`: only the teacher can, in the browser's own menu. */
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

/** From the first moment on: the browser offers only once a page, and maybe before any screen stands. */
export function watchInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault() // no banner of the browser's own over a lesson
    hold(event as InstallPrompt)
  })
  window.addEventListener('appinstalled', () => hold(undefined))
}

export function isInstalled(): boolean {
  if ((navigator as { standalone?: boolean }).standalone) return true
  return window.matchMedia('(display-mode: standalone)').matches
}

/** How the app can be installed here and now, if it can and is not. */
export function installOffer(): InstallOffer | undefined {
  if (isInstalled()) return undefined
  return held ? 'prompt' : isAppleMobile() ? 'by-hand' : undefined
}

export function onInstallOffer(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows the browser's own question. It may be shown once. */
export async function askToInstall(): Promise<void> {
  const prompt = held
  await prompt?.prompt().catch(() => undefined)
  hold(undefined)
}
