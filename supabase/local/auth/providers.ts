import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import { authError } from './auth-error.ts'
import { type ProviderAccount, userOf } from './people.ts'
import type { Redirects } from './redirects.ts'

/** Where the page stands that stands in for Google and Apple. */
export const CHOOSER_PATH = '/_local/sign-in-with'
const FLOW_MS = 300_000
const CHALLENGE = /^[\w.~-]{43,128}$/

interface Flow {
  id: string
  auth_code: string
  referrer: string
  provider_type: ProviderAccount['provider']
}

export interface Providers {
  /** `GET /authorize` */
  authorize(url: URL): Promise<Response>
  /** `GET` and `POST /callback` */
  callback(params: URLSearchParams): Promise<Response>
  /** What the stand-in gives back for a person who chose an account: a code for `callback`, good once. */
  vouchFor(account: ProviderAccount): string
}

export interface ProviderOptions {
  db: Database
  redirects: Redirects
  /** The exchange of a code for a session, by @supabase/lite. */
  exchange(code: string, verifier: string): Promise<Response>
}

const isProvider = (name: string): name is ProviderAccount['provider'] =>
  name === 'google' || name === 'apple'

const NEW_FLOW = `insert into auth.flow_state (id, auth_code, authentication_method, code_challenge, code_challenge_method,
  provider_type, referrer, created_at, updated_at) values ($1, $2, 'oauth', $3, $4, $5, $6, now(), now())`
const FLOW = `select id, auth_code, referrer, provider_type from auth.flow_state
  where id = $1 and user_id is null and created_at > now() - $2 * interval '1 millisecond'`
const TAKE_FLOW =
  'update auth.flow_state set user_id = $2, auth_code_issued_at = now(), updated_at = now() where id = $1 and user_id is null'

/** Sign-in with Google and Apple: the auth service's addresses, its flow table and its checks; only the provider is a stand-in. */
export function openProviders({ db, redirects, exchange }: ProviderOptions): Providers {
  const vouched = new Map<string, ProviderAccount>()
  /** Of flows that want tokens in the address instead of a code: then the secret stays here. */
  const ownSecrets = new Map<string, string>()
  const query: Database['connection']['driver']['query'] = (text, values) =>
    db.connection.driver.query(text, values)

  async function authorize({ searchParams }: URL): Promise<Response> {
    const asked = (name: string) => searchParams.get(name) ?? ''
    const provider = asked('provider').toLowerCase()
    if (!isProvider(provider)) {
      return refuse(`Unsupported provider: Provider ${provider} could not be found`)
    }
    const [challenge, method] = [asked('code_challenge'), asked('code_challenge_method').toLowerCase()]
    if ((challenge === '') !== (method === '')) {
      return refuse('PKCE flow requires code_challenge_method and code_challenge')
    }
    if (challenge !== '' && !CHALLENGE.test(challenge)) return refuse('code challenge is not valid')
    if (method !== '' && method !== 's256' && method !== 'plain')
      return refuse('Invalid code_challenge_method')
    const [id, secret] = [randomUUID(), randomBytes(48).toString('base64url')]
    if (challenge === '') ownSecrets.set(id, secret)
    const target = redirects.allowed(asked('redirect_to'))
    const flow = [id, randomUUID(), challenge || secret, method || 'plain', provider, target]
    await db.alone(() => query(NEW_FLOW, flow))
    return away(`${CHOOSER_PATH}?${new URLSearchParams({ provider, state: id })}`)
  }

  async function callback(params: URLSearchParams): Promise<Response> {
    const state = params.get('state') ?? ''
    const flow = /^[0-9a-f-]{36}$/.test(state)
      ? await db.alone(() => query<Flow>(FLOW, [state, FLOW_MS])).then(({ rows }) => rows[0])
      : undefined
    if (!flow) {
      const why = 'OAuth state not found or expired'
      return away(withError(redirects.allowed(null), 'invalid_request', why, 'bad_oauth_state'))
    }
    const refused = params.get('error')
    if (refused) return away(withError(flow.referrer, refused, params.get('error_description') ?? ''))
    const code = params.get('code') ?? ''
    const account = vouched.get(code)
    vouched.delete(code)
    if (account?.provider !== flow.provider_type) {
      return away(
        withError(flow.referrer, 'server_error', 'Unable to exchange external code', 'unexpected_failure'),
      )
    }
    const taken = await db.alone(() =>
      db.connection.driver.transaction(async (tx) => {
        const id = await userOf((text, values) => tx.query(text, values), account)
        return (await tx.query(TAKE_FLOW, [flow.id, id])).affectedRows === 1
      }),
    )
    if (!taken) return away(withError(flow.referrer, 'invalid_request', 'State has already been used'))
    return backTo(flow)
  }

  async function backTo(flow: Flow): Promise<Response> {
    const target = new URL(flow.referrer)
    const secret = ownSecrets.get(flow.id)
    ownSecrets.delete(flow.id)
    if (secret === undefined) {
      target.searchParams.set('code', flow.auth_code)
      return away(target.href)
    }
    const session = (await (await exchange(flow.auth_code, secret)).json()) as Record<string, unknown>
    const names = ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type']
    target.hash = String(new URLSearchParams(names.map((name) => [name, String(session[name] ?? '')])))
    return away(target.href)
  }

  return {
    authorize,
    callback,
    vouchFor(account) {
      const code = randomUUID()
      vouched.set(code, account)
      return code
    },
  }
}

const refuse = (message: string) => authError(400, 'validation_failed', message)
const away = (location: string) => new Response(null, { status: 302, headers: { location } })

/** In the query and in the hash, as the auth service does. */
function withError(target: string, error: string, description: string, code?: string): string {
  const url = new URL(target)
  const said = { error, ...(code && { error_code: code }), error_description: description }
  for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value)
  url.hash = String(new URLSearchParams(said))
  return url.href
}
