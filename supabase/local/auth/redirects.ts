/** The origins that a link or a provider may send a browser to with its tokens: this server by any of its names. */
export interface Redirects {
  /** Patterns for the allow-list of @supabase/lite. */
  patterns: string[]
  /** Returns the requested URL if it is allowed, else the start page. */
  allowed(asked: string | null | undefined): string
  isAllowed(asked: string | null | undefined): boolean
}

const LOOPBACK_NAMES = ['127.0.0.1', 'localhost', '[::1]']

export function redirectsFor(origin: string, others: readonly string[]): Redirects {
  const own = new URL(origin)
  const names = LOOPBACK_NAMES.includes(own.hostname) ? LOOPBACK_NAMES : [own.hostname]
  const origins = new Set([
    ...names.map((name) => new URL(`${own.protocol}//${name}:${own.port}`).origin),
    ...others,
  ])
  const isAllowed = (asked: string | null | undefined): boolean => {
    if (!asked || !URL.canParse(asked)) return false
    const { protocol, origin: wanted, username, password } = new URL(asked)
    // The protocol is checked too, because the origin of a `blob:` URL is the one inside it.
    return /^https?:$/.test(protocol) && origins.has(wanted) && username === '' && password === ''
  }
  /**
   * Normalises a URL as a browser does (line breaks, backslashes) and drops its hash, which tokens will replace. A path
   * with two slashes in front would be another host to whoever reads it alone.
   */
  const plain = (asked: string): string => {
    const url = new URL(asked)
    url.hash = ''
    url.pathname = url.pathname.replace(/^\/{2,}/, '/')
    return url.href
  }
  const patterns = [...origins].map((one) => `${one}/**`)
  return { patterns, isAllowed, allowed: (asked) => (asked && isAllowed(asked) ? plain(asked) : origin) }
}
