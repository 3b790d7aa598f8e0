/** Where a link or a provider may send a browser with its tokens: to this server by any of its names, and to no other. */
export interface Redirects {
  /** As @supabase/lite's allow-list wants them. */
  patterns: string[]
  /** The address asked for when it is ours, else the start page. */
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
    // The origin of a `blob:` address is the one inside it.
    return /^https?:$/.test(protocol) && origins.has(wanted) && username === '' && password === ''
  }
  /** As a browser reads it: no line ends, no backslashes that others take for something else; tokens bring their own hash. */
  const plain = (asked: string): string => {
    const url = new URL(asked)
    url.hash = ''
    return url.href
  }
  const patterns = [...origins].map((one) => `${one}/**`)
  return { patterns, isAllowed, allowed: (asked) => (asked && isAllowed(asked) ? plain(asked) : origin) }
}
