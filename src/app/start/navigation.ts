/**
 * The start-up code may ask this of the router. It cannot import the router: the routes load the start-up code, so
 * that would be a loop.
 */
interface Navigation {
  path(): string
  replaceWith(to: '/login'): Promise<void>
}

let navigation: Navigation | undefined

/** The router calls this once, when it is created. */
export function setNavigation(next: Navigation): void {
  navigation = next
}

/** Undefined in a test without a router. */
export const currentNavigation = (): Navigation | undefined => navigation
