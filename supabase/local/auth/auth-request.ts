import { authError } from './auth-error.ts'

export interface AuthRequest {
  request: Request
  url: URL
  /** The path below /auth/v1, without a trailing slash. */
  path: string
  /** The body as it was sent. */
  text: string
  /** The parsed body. */
  body: Record<string, unknown>
  /** The email in lower case, or '' if the request names none. */
  email: string
  address: string
}

const TEXT_FIELDS = [
  'email',
  'password',
  'phone',
  'token',
  'token_hash',
  'type',
  'refresh_token',
  'auth_code',
  'code_verifier',
  'code_challenge',
  'code_challenge_method',
  'redirect_to',
  'scope',
]
const MAX_BODY_CHARS = 100_000
/** Paths that @supabase/lite would decode are refused: `/%74oken` is its `/token`, and would slip past our rules. */
const PLAIN_PATH = /^[\w./-]+$/
/** The path that Apple posts its answer to. */
const FORM_PATH = '/callback'

/** Parses a request, or returns the error. @supabase/lite would answer 500 to a list in place of a string. */
export async function readAuthRequest(request: Request, address: string): Promise<AuthRequest | Response> {
  const url = new URL(request.url)
  if (!PLAIN_PATH.test(url.pathname)) return authError(404, 'not_found', 'Not found')
  if ([...url.searchParams].flat().some(isUnstorable)) return malformed('invalid character in the address')
  const text = request.method === 'GET' || request.method === 'HEAD' ? '' : await request.text()
  if (text.length > MAX_BODY_CHARS) return authError(413, 'validation_failed', 'The request is too large')
  const path = url.pathname.replace(/^\/auth\/v1/, '').replace(/\/+$/, '')
  // On all other paths @supabase/lite reads JSON, whatever the content type says.
  const body = path === FORM_PATH ? {} : parse(text)
  if (typeof body === 'string') return malformed(body)
  return {
    request,
    url,
    path,
    text,
    body,
    email: typeof body.email === 'string' ? body.email.trim().toLowerCase() : '',
    address,
  }
}

function parse(text: string): Record<string, unknown> | string {
  if (text.trim() === '') return {}
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    return {} // @supabase/lite answers this with the service's own message
  }
  if (!isObject(body)) return 'cannot unmarshal into an object'
  const wrong = TEXT_FIELDS.find((name) => body[name] != null && typeof body[name] !== 'string')
  if (wrong) return `cannot unmarshal ${wrong} into a string`
  if (body.data != null && !isObject(body.data)) return 'cannot unmarshal data into an object'
  return holdsUnstorable(body) ? 'invalid character in a text' : body
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** PostgreSQL cannot store U+0000, and half a surrogate pair is not a character. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/
const isUnstorable = (text: string) => text.includes('\0') || LONE_SURROGATE.test(text)

function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return isUnstorable(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inner]) => isUnstorable(name) || holdsUnstorable(inner))
}

const malformed = (why: string) => authError(400, 'bad_json', `Could not parse request body as JSON: ${why}`)
