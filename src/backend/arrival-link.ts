/** What an address brings along from a provider or a mail. Reading it asks nobody and changes nothing. */
export type ArrivalLink =
  /** [AUTH-87]: both tokens, or none at all [AUTH-89]. */
  | { kind: 'tokens'; accessToken: string; refreshToken: string; type: string }
  /** Back from Google or Apple (PKCE). */
  | { kind: 'code'; code: string }
  /** Of a mail that links to the app itself and not to the auth service. */
  | { kind: 'token-hash'; tokenHash: string; type: EmailLinkType }
  | { kind: 'error'; code: string; description: string }

export type EmailLinkType = 'signup' | 'recovery' | 'magiclink' | 'invite' | 'email'

const LINK_TYPES: readonly string[] = ['signup', 'recovery', 'magiclink', 'invite', 'email']
const OURS = [
  'access_token',
  'refresh_token',
  'expires_in',
  'expires_at',
  'token_type',
  'provider_token',
  'provider_refresh_token',
  'type',
  'code',
  'token_hash',
  'error',
  'error_code',
  'error_description',
  'sb',
  'sb_flow_id',
]
/** Anyone can write a link to us: enough for a message, too little for a letter. */
const LONGEST_TEXT = 300

/** The query and the hash are read alike [AUTH-88]; an error in either comes first, whatever else stands there. */
export function readArrivalLink(href: string): ArrivalLink | undefined {
  const parts = paramsOf(href)
  const get = (name: string) => parts.map((params) => params.get(name)).find((value) => value) ?? ''
  const code = get('error_code') || get('error')
  const description = get('error_description')
  if (code || description) return { kind: 'error', code: tidy(code), description: tidy(description) }
  const [accessToken, refreshToken] = [get('access_token'), get('refresh_token')]
  if (accessToken && refreshToken) return { kind: 'tokens', accessToken, refreshToken, type: get('type') }
  const [tokenHash, type] = [get('token_hash'), get('type')]
  if (tokenHash && isLinkType(type)) return { kind: 'token-hash', tokenHash, type }
  return get('code') ? { kind: 'code', code: get('code') } : undefined
}

/** A mail's link for a new password: `type=recovery` in query or hash [AUTH-47]. */
export function isRecoveryLink(href: string): boolean {
  return paramsOf(href).some((params) => params.get('type') === 'recovery')
}

/** Path, query and hash without what was brought along. What else stands there stays. */
export function withoutArrivalLink(href: string): string {
  const url = new URL(href)
  for (const name of OURS) url.searchParams.delete(name)
  const hash = new URLSearchParams(url.hash.slice(1))
  const carried = OURS.some((name) => hash.has(name))
  return `${url.pathname}${url.search}${carried ? '' : url.hash}`
}

function paramsOf(href: string): URLSearchParams[] {
  const { searchParams, hash } = new URL(href)
  return [searchParams, new URLSearchParams(hash.slice(1))]
}

const isLinkType = (type: string): type is EmailLinkType => LINK_TYPES.includes(type)
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_TEXT)
