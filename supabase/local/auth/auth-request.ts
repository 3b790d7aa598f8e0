import { authError } from './auth-error.ts'

export interface AuthRequest {
  request: Request
  url: URL
  /** Below /auth/v1, without a slash at the end. */
  path: string
  /** As it came; `body` is what it says. */
  text: string
  body: Record<string, unknown>
  /** Lower-cased; '' when the request names none. */
  email: string
  address: string
}

const TEXTS = [
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
const LONGEST_BODY = 100_000
/** What @supabase/lite decodes (`/%74oken` is its `/token`) would pass by every rule of ours that goes by the path. */
const PLAIN_PATH = /^[\w./-]+$/
/** Where Apple posts its answer to. */
const FORM_PATH = '/callback'

/** The request as the service takes it, or what is wrong with it. @supabase/lite would answer 500 to a list where a text belongs. */
export async function readAuthRequest(request: Request, address: string): Promise<AuthRequest | Response> {
  const url = new URL(request.url)
  if (!PLAIN_PATH.test(url.pathname)) return authError(404, 'not_found', 'Not found')
  if ([...url.searchParams].flat().some(unstorable)) return malformed('invalid character in the address')
  const text = request.method === 'GET' || request.method === 'HEAD' ? '' : await request.text()
  if (text.length > LONGEST_BODY) return authError(413, 'validation_failed', 'The request is too large')
  const path = url.pathname.replace(/^\/auth\/v1/, '').replace(/\/+$/, '')
  // Elsewhere @supabase/lite reads JSON whatever the body calls itself.
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
    return {} // @supabase/lite has the service's words for it
  }
  if (!isObject(body)) return 'cannot unmarshal into an object'
  const wrong = TEXTS.find((name) => body[name] != null && typeof body[name] !== 'string')
  if (wrong) return `cannot unmarshal ${wrong} into a text`
  if (body.data != null && !isObject(body.data)) return 'cannot unmarshal data into an object'
  return holdsUnstorable(body) ? 'invalid character in a text' : body
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** PostgreSQL has no U+0000, and half a surrogate pair is no character. */
const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/
const unstorable = (text: string) => text.includes('\0') || LONE_SURROGATE.test(text)

function holdsUnstorable(value: unknown): boolean {
  if (typeof value === 'string') return unstorable(value)
  if (typeof value !== 'object' || value === null) return false
  return Object.entries(value).some(([name, inner]) => unstorable(name) || holdsUnstorable(inner))
}

const malformed = (why: string) => authError(400, 'bad_json', `Could not parse request body as JSON: ${why}`)
