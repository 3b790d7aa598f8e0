import { APP_ADDRESSES } from '#domain/app-addresses.ts'

/** The worker leaves these paths to the server: they carry a teacher's data, tokens or live connections [SYS-14]. */
const SERVER_ONLY = ['/auth/v1', '/rest/v1', '/functions/v1', '/realtime/v1', '/storage/v1', '/_local']

/** `/auth/v1/…` belongs to the server, while `/auth` itself is an address of the app. */
export function isServerOnly(path: string): boolean {
  return SERVER_ONLY.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))
}

/** A request for a file (`/config.js`, a missing picture, an old chunk) must never be answered with the app's shell. */
export function isFile(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path)
}

/** Says whether a navigation to this path is answered with the app's shell. */
export function isAppAddress(path: string): boolean {
  return APP_ADDRESSES.some((address) =>
    address.endsWith('/*') ? `${path}/`.startsWith(address.slice(0, -1)) : withoutSlash(path) === address,
  )
}

/**
 * Says whether the server knows better where this path leads: pages move, and it answers their old addresses. It also
 * has the sample plans, which the worker does not keep, because whoever has the app has plans of their own. Without the
 * server the app says that the page is not here.
 */
export function isServersToAnswer(path: string): boolean {
  return !isAppAddress(path) && !isServerOnly(path) && !isFile(path)
}

const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

/** Returns the precached HTML file of a public page, if there is one. */
export function publicPageFile(path: string, precached: ReadonlySet<string>): string | undefined {
  const plain = withoutSlash(path)
  const file = plain === '/' ? '/index.html' : `${plain}.html`
  return file !== '/app.html' && precached.has(file) ? file : undefined
}
