import { loadPart } from './lazy-screen.ts'

let ready: Promise<void> | undefined

/**
 * Opens the teacher's store and starts what works behind the screens, once. The store's code is not part of the first
 * paint: screens that read from it wait for this while they are loaded.
 */
export function servicesReady(): Promise<void> {
  ready ??= loadPart(() => import('./start-services.ts')).then((services) => services.startServices())
  return ready
}
