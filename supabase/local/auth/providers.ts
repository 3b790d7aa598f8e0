import { randomBytes, randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import { authError } from './auth-error.ts'
import { findOrCreateUser, type Provider, type ProviderAccount } from './provider-accounts.ts'
import type { Redirects } from './redirects.ts'

/** The path of the page that stands in for Google and Apple. */
export const CHOOSER_PATH = '/_local/sign-in-with'
const FLOW_MS = 300_000
const CHALLENGE = /^[\w.~-]{43,128}$/

interface Flow {
  id: string
  auth_code: string
  referrer: string
  provider_type: Provider
}

export interface ProviderOptions {
  db: Database
  redirects: Redirects
  /** Exchanges a code for a session through @supabase/lite. */
  exchange(code: string, verifier: string): Promise<Response>
}

const NEW_FLOW = `insert into auth.flow_state (id, auth_code, authentication_method, code_challenge, code_challenge_method,
  provider_type, referrer, created_at, updated_at) values ($1, $2, 'oauth', $3, $4, $5, $6, now(), now())`
const FLOW = `select id, auth_code, referrer, provider_type from auth.flow_state
  where id = $1 and user_id is null and created_at > now() - $2 * interval '1 millisecond'`
const TAKE_FLOW =
  'update auth.flow_state set user_id = $2, auth_code_issued_at = now(), updated_at = now() where id = $1 and user_id is null'
const SESSION_FIELDS = ['access_token', 'expires_at', 'expires_in', 'refresh_token', 'token_type']

/**
 * Sign-in with Google and Apple. Paths, flow table and checks are those of the auth service; only the provider itself is
 * a stand-in.
 */
export class Providers {
  private readonly db: Database
  private readonly redirects: Redirects
  private readonly exchange: ProviderOptions['exchange']
  private readonly issued = new Map<string, ProviderAccount>()
  /** The secrets of flows that return tokens in the URL instead of a code, and so have no challenge of their own. */
  private readonly secrets = new Map<string, string>()

  constructor({ db, redirects, exchange }: ProviderOptions) {
    this.db = db
    this.redirects = redirects
    this.exchange = exchange
  }

  /** Issues the code that the stand-in returns for a chosen account. `callback` accepts it once. */
  issueCode(account: ProviderAccount): string {
    const code = randomUUID()
    this.issued.set(code, account)
    return code
  }

  /** Answers `GET /authorize`. */
  async authorize({ searchParams }: URL): Promise<Response> {
    const asked = (name: string) => searchParams.get(name) ?? ''
    const provider = asked('provider').toLowerCase()
    if (!isProvider(provider)) {
      return refuse(`Unsupported provider: Provider ${provider} could not be found`)
    }
    const [challenge, method] = [asked('code_challenge'), asked('code_challenge_method').toLowerCase()]
    const problem = challengeProblem(challenge, method)
    if (problem) return refuse(problem)
    const [id, secret] = [randomUUID(), randomBytes(48).toString('base64url')]
    if (challenge === '') this.secrets.set(id, secret)
    const target = this.redirects.allowed(asked('redirect_to'))
    const flow = [id, randomUUID(), challenge || secret, method || 'plain', provider, target]
    await this.db.alone(() => this.db.connection.driver.query(NEW_FLOW, flow))
    return redirect(`${CHOOSER_PATH}?${new URLSearchParams({ provider, state: id })}`)
  }

  /** Answers `GET` and `POST /callback`. */
  async callback(params: URLSearchParams): Promise<Response> {
    const flow = await this.readFlow(params.get('state') ?? '')
    if (!flow) {
      const why = 'OAuth state not found or expired'
      return redirect(withError(this.redirects.allowed(null), 'invalid_request', why, 'bad_oauth_state'))
    }
    const refused = params.get('error')
    if (refused) return redirect(withError(flow.referrer, refused, params.get('error_description') ?? ''))
    const code = params.get('code') ?? ''
    const account = this.issued.get(code)
    this.issued.delete(code)
    if (account?.provider !== flow.provider_type) {
      const why = 'Unable to exchange external code'
      return redirect(withError(flow.referrer, 'server_error', why, 'unexpected_failure'))
    }
    if (await this.takeFlow(flow, account)) return this.finish(flow)
    return redirect(withError(flow.referrer, 'invalid_request', 'State has already been used'))
  }

  private async readFlow(state: string): Promise<Flow | undefined> {
    if (!/^[0-9a-f-]{36}$/.test(state)) return undefined
    const { driver } = this.db.connection
    return this.db.alone(() => driver.query<Flow>(FLOW, [state, FLOW_MS])).then(({ rows }) => rows[0])
  }

  /** Binds the flow to the account's user. Returns false if it was taken before. */
  private takeFlow({ id }: Flow, account: ProviderAccount): Promise<boolean> {
    return this.db.alone(() =>
      this.db.connection.driver.transaction(async (tx) => {
        const userId = await findOrCreateUser((text, values) => tx.query(text, values), account)
        return (await tx.query(TAKE_FLOW, [id, userId])).affectedRows === 1
      }),
    )
  }

  private async finish(flow: Flow): Promise<Response> {
    const target = new URL(flow.referrer)
    const secret = this.secrets.get(flow.id)
    this.secrets.delete(flow.id)
    if (secret === undefined) {
      target.searchParams.set('code', flow.auth_code)
      return redirect(target.href)
    }
    const answer = await this.exchange(flow.auth_code, secret)
    const session = (await answer.json()) as Record<string, unknown>
    const fields = SESSION_FIELDS.map((name) => [name, String(session[name] ?? '')])
    target.hash = String(new URLSearchParams(fields))
    return redirect(target.href)
  }
}

const isProvider = (name: string): name is Provider => name === 'google' || name === 'apple'

function challengeProblem(challenge: string, method: string): string | undefined {
  if ((challenge === '') !== (method === '')) {
    return 'PKCE flow requires code_challenge_method and code_challenge'
  }
  if (challenge !== '' && !CHALLENGE.test(challenge)) return 'code challenge is not valid'
  const isKnown = method === '' || method === 's256' || method === 'plain'
  return isKnown ? undefined : 'Invalid code_challenge_method'
}

const refuse = (message: string) => authError(400, 'validation_failed', message)
const redirect = (location: string) => new Response(null, { status: 302, headers: { location } })

/** Puts an error into the query and the hash, as the auth service does. */
function withError(target: string, error: string, description: string, code?: string): string {
  const url = new URL(target)
  const fields = { error, ...(code && { error_code: code }), error_description: description }
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value)
  url.hash = String(new URLSearchParams(fields))
  return url.href
}
