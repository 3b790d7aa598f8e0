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
    const { origin: wanted, username, password } = new URL(asked)
    return origins.has(wanted) && username === '' && password === ''
  }
  const patterns = [...origins].map((one) => `${one}/**`)
  return { patterns, isAllowed, allowed: (asked) => (asked && isAllowed(asked) ? asked : origin) }
}
