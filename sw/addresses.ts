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

/** The sample plans are pages of their own. Whoever has the app has plans of their own, so the worker keeps none of these. */
const SAMPLES = '/samples/'

/** Says whether a navigation to this path is answered with the app's shell. */
export function isAppAddress(path: string): boolean {
  return !isServerOnly(path) && !isFile(path) && !path.startsWith(SAMPLES)
}

/** Returns the precached HTML file of a public page, if there is one. */
export function publicPageFile(path: string, precached: ReadonlySet<string>): string | undefined {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path
  const file = plain === '/' ? '/index.html' : `${plain}.html`
  return file !== '/app.html' && precached.has(file) ? file : undefined
}
