/** The sign-in data in an address to which a provider or a mail led. Reading it makes no call and changes nothing. */
export type ArrivalLink =
  /** [AUTH-87] Both tokens; an address with only one is ignored [AUTH-89]. */
  | { kind: 'tokens'; accessToken: string; refreshToken: string; type: string }
  /** The return from Google or Apple (PKCE). */
  | { kind: 'code'; code: string }
  /** The token of a mail that links to the app itself and not to the auth service. */
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
/** The longest text taken from a link. Anyone can write such a link, so a short message is enough. */
const MAX_LINK_TEXT = 300

/** Reads both the query and the hash [AUTH-88]. An error in either takes precedence over everything else. */
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

/** True for a mail's link for a new password, which has `type=recovery` in its query or hash [AUTH-47]. */
export function isRecoveryLink(href: string): boolean {
  return paramsOf(href).some((params) => params.get('type') === 'recovery')
}

/** Path, query and hash without the sign-in data. Everything else in the address stays. */
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
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, MAX_LINK_TEXT)
