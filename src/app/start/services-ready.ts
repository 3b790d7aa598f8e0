import { loadPart } from '#platform/load-part.ts'

let ready: Promise<void> | undefined

/**
 * Opens the teacher's store and starts the services behind the screens, once. The store's code is not part of the
 * first paint: a screen that reads from the store waits for this while it loads.
 */
export function servicesReady(): Promise<void> {
  ready ??= loadPart(() => import('./start-services.first.ts')).then((services) => services.startServices())
  return ready
}
