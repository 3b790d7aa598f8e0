import { backendOnline } from '../config.ts'

/** The reason for a failure of the auth service, found by its code first and by parts of its text second (OP-19). */
export type AuthFailureKind =
  | 'missing_credentials'
  | 'invalid_credentials'
  | 'email_not_confirmed'
  | 'access_denied'
  | 'cancelled'
  | 'already_registered'
  | 'weak_password'
  | 'invalid_email'
  | 'rate_limit'
  | 'not_found'
  | 'session_missing'
  /** The link or code has expired, was used before, or was cut short. */
  | 'link_expired'
  /** The return from Google or Apple ended in another browser than the one where it began. */
  | 'other_browser'
  /** The link belongs to someone other than the teacher who is signed in here. */
  | 'other_user'
  | 'same_password'
  | 'invalid_jwt'
  /** The service answered with an error that is not listed here. */
  | 'unknown'
  /** The call itself failed: no network, a time-out, or a page in place of an answer. */
  | 'threw'

export interface AuthFailure {
  kind: AuthFailureKind
  /** The service's own message, or '' when it sent none. */
  message: string
  code?: string
  offline: boolean
}

const BY_CODE: Record<string, AuthFailureKind> = {
  invalid_credentials: 'invalid_credentials',
  email_not_confirmed: 'email_not_confirmed',
  access_denied: 'access_denied',
  user_already_exists: 'already_registered',
  email_exists: 'already_registered',
  weak_password: 'weak_password',
  email_address_invalid: 'invalid_email',
  over_request_rate_limit: 'rate_limit',
  over_email_send_rate_limit: 'rate_limit',
  user_not_found: 'not_found',
  bad_jwt: 'invalid_jwt',
  no_authorization: 'session_missing',
  session_not_found: 'session_missing',
  session_expired: 'session_missing',
  refresh_token_not_found: 'session_missing',
  refresh_token_already_used: 'session_missing',
  otp_expired: 'link_expired',
  flow_state_expired: 'link_expired',
  flow_state_not_found: 'link_expired',
  bad_code_verifier: 'other_browser',
  same_password: 'same_password',
}

const BY_NAME: Record<string, AuthFailureKind> = {
  AuthInvalidCredentialsError: 'missing_credentials',
  AuthSessionMissingError: 'session_missing',
  AuthWeakPasswordError: 'weak_password',
  AuthInvalidJwtError: 'invalid_jwt',
  AuthPKCECodeVerifierMissingError: 'other_browser',
  // The library's error for a server that did not answer in JSON. It carries a status.
  AuthRetryableFetchError: 'threw',
}

const BY_PART: [string, AuthFailureKind][] = [
  ['invalid login credentials', 'invalid_credentials'],
  ['email not confirmed', 'email_not_confirmed'],
  ['access_denied', 'access_denied'],
  ['cancelled', 'cancelled'],
  ['already registered', 'already_registered'],
  ['at least 6 characters', 'weak_password'],
  ['password too short', 'weak_password'],
  ['validate email', 'invalid_email'],
  ['rate_limit', 'rate_limit'],
  ['not_found', 'not_found'],
]

export function authFailureOf(error: unknown): AuthFailure {
  const { message, code, name, status } = (typeof error === 'object' && error ? error : {}) as {
    message?: unknown
    code?: unknown
    name?: unknown
    status?: unknown
  }
  const said = typeof message === 'string' && message !== '{}' ? message : ''
  const kind = kindOf(
    said,
    String(code ?? ''),
    String(name ?? ''),
    typeof status === 'number' ? status : undefined,
  )
  return {
    kind,
    message: said,
    ...(typeof code === 'string' && { code }),
    offline: kind === 'threw' && !backendOnline(),
  }
}

function kindOf(message: string, code: string, name: string, status: number | undefined): AuthFailureKind {
  const byCode = BY_CODE[code] ?? BY_NAME[name]
  if (byCode) return byCode
  const text = `${message} ${code}`.toLowerCase()
  const byPart = BY_PART.find(([part]) => text.includes(part))
  if (byPart) return byPart[1]
  // The library's error for "no answer" has status 0, and errors from elsewhere have none.
  return status ? 'unknown' : 'threw'
}
