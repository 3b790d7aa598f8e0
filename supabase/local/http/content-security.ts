import { createHash } from 'node:crypto'

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/gi

/** Returns the hashes of our own inline scripts, which allow them and no injected script. */
function hashesOf(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )
}

/** Builds the policy that fits all these pages. They may talk to their own origin and to the addresses in `connect`. */
export function pagePolicy(pages: string[], connect: string[]): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...new Set(pages.flatMap(hashesOf))].join(' '),
    ["connect-src 'self'", ...connect].join(' '),
    "img-src 'self' data: blob:",
    "style-src 'self' 'unsafe-inline'",
    "font-src 'self' data:",
    "frame-src 'self' blob: data:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** The policy of answers that are no page. Shown as one, they load and run nothing. */
const NO_PAGE = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** The policy of files that are no page. It must not bind what a worker loads, because a worker obeys its own file's policy. */
export const FILE_POLICY = "base-uri 'none'; object-src 'none'; frame-ancestors 'self'"

/** The headers of every answer. A page replaces the policy with its own. */
export const SAFE_HEADERS = {
  'content-security-policy': NO_PAGE,
  'x-content-type-options': 'nosniff',
  // The full URL must never be sent as a referrer, because it may hold the token of an emailed link or a provider.
  'referrer-policy': 'strict-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** The headers with which another host serves all these pages, whose backend stands at another address. */
export function hostedHeaders(pages: string[], backend: string | undefined): Record<string, string> {
  const connect = backend === undefined ? [] : [backend, backend.replace(/^http/, 'ws')]
  return {
    ...SAFE_HEADERS,
    'content-security-policy': pagePolicy(pages, connect),
    'strict-transport-security': 'max-age=31536000',
  }
}
