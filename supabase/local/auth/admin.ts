import { randomUUID, timingSafeEqual } from 'node:crypto'
import bcrypt from 'bcryptjs'
import type { Database } from '../database.ts'
import { authError } from './auth-error.ts'
import type { AuthRequest } from './auth-request.ts'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/
const ROUNDS = 10

/** As the auth service shows a user. */
const USER = `jsonb_build_object('id', u.id, 'aud', u.aud, 'role', u.role, 'email', coalesce(u.email, ''), 'phone', '',
  'email_confirmed_at', u.email_confirmed_at, 'confirmed_at', u.confirmed_at, 'last_sign_in_at', u.last_sign_in_at,
  'app_metadata', u.raw_app_meta_data, 'user_metadata', u.raw_user_meta_data, 'created_at', u.created_at,
  'updated_at', u.updated_at, 'is_anonymous', false, 'identities', (select coalesce(jsonb_agg(jsonb_build_object(
    'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data, 'provider', i.provider,
    'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at, 'updated_at', i.updated_at) order by i.created_at), '[]')
  from auth.identities i where i.user_id = u.id)) as said`
const NEW_USER = `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at) values ($1, 'authenticated', 'authenticated', $2, $3,
  case when $4::boolean then now() end, '{"provider": "email", "providers": ["email"]}'::jsonb || $5::jsonb, $6::jsonb, now(), now())`
const NEW_IDENTITY = `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at,
  updated_at) values ($1, 'email', $2, $3, $4, now(), now(), now())`
const CHANGE = `update auth.users set encrypted_password = coalesce($2, encrypted_password), updated_at = now(),
  email_confirmed_at = case when $3::boolean then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
  raw_user_meta_data = raw_user_meta_data || $4::jsonb, raw_app_meta_data = raw_app_meta_data || $5::jsonb where id = $1`

export interface AdminOptions {
  db: Database
  serviceKey: string
  shortestPassword: number
}

/** `auth.admin` of the client: what edge functions do to accounts. Only the service key opens it. */
export function openAdmin({ db, serviceKey, shortestPassword }: AdminOptions) {
  const query = <T>(text: string, values: unknown[]) =>
    db.alone(() => db.connection.driver.query<T>(text, values)).then(({ rows }) => rows)
  const read = (id: string) =>
    query<{ said: object }>(`select ${USER} from auth.users u where u.id = $1`, [id])

  async function show(id: string): Promise<Response> {
    const [row] = await read(id)
    return row ? Response.json(row.said) : authError(404, 'user_not_found', 'User not found')
  }

  async function list({ url }: AuthRequest): Promise<Response> {
    const [page, size] = ['page', 'per_page'].map((name) =>
      Math.max(1, Number(url.searchParams.get(name)) || 0),
    )
    const many = Math.min(url.searchParams.has('per_page') ? (size ?? 50) : 50, 1000)
    const text = `select ${USER} from auth.users u order by u.created_at desc, u.id limit $1 offset $2`
    const rows = await query<{ said: object }>(text, [many, ((page ?? 1) - 1) * many])
    return Response.json({ users: rows.map(({ said }) => said), aud: 'authenticated' })
  }

  function passwordProblem(password: unknown): Response | undefined {
    if (typeof password !== 'string') return undefined
    if (password.length > 72) {
      return authError(400, 'validation_failed', 'Password cannot be longer than 72 characters')
    }
    const weak = `Password should be at least ${shortestPassword} characters.`
    return password.length < shortestPassword ? authError(422, 'weak_password', weak) : undefined
  }

  async function create({ body, email }: AuthRequest): Promise<Response> {
    if (!EMAIL.test(email)) {
      return authError(400, 'validation_failed', 'Unable to validate email address: invalid format')
    }
    const problem = passwordProblem(body.password)
    if (problem) return problem
    const hash = typeof body.password === 'string' ? await bcrypt.hash(body.password, ROUNDS) : null
    const id = randomUUID()
    const confirmed = body.email_confirm === true
    const details = { ...object(body.user_metadata), email_verified: confirmed }
    const identity = { sub: id, email, email_verified: confirmed, phone_verified: false }
    const made = await db.alone(async () => {
      const { driver } = db.connection
      const known = await driver.query('select from auth.users where email = $1', [email])
      if (known.rows.length > 0) return false
      const user = [id, email, hash, confirmed, text(body.app_metadata), JSON.stringify(details)]
      await driver.transaction(async (tx) => {
        await tx.query(NEW_USER, user)
        await tx.query(NEW_IDENTITY, [randomUUID(), id, id, JSON.stringify(identity)])
      })
      return true
    })
    return made
      ? show(id)
      : authError(422, 'email_exists', 'A user with this email address has already been registered')
  }

  async function change(id: string, { body }: AuthRequest): Promise<Response> {
    const problem = passwordProblem(body.password)
    if (problem) return problem
    const hash = typeof body.password === 'string' ? await bcrypt.hash(body.password, ROUNDS) : null
    await query(CHANGE, [
      id,
      hash,
      body.email_confirm === true,
      text(body.user_metadata),
      text(body.app_metadata),
    ])
    return show(id)
  }

  async function remove(id: string): Promise<Response> {
    const gone = await query('delete from auth.users where id = $1 returning id', [id])
    return gone.length > 0 ? Response.json({}) : authError(404, 'user_not_found', 'User not found')
  }

  return async (asked: AuthRequest): Promise<Response> => {
    if (!holdsServiceKey(asked.request, serviceKey)) return authError(403, 'not_admin', 'User not allowed')
    const [, , what, id] = asked.path.split('/')
    const { method } = asked.request
    if (what !== 'users') return authError(404, 'not_found', 'Not found')
    if (id === undefined)
      return method === 'POST' ? create(asked) : method === 'GET' ? list(asked) : notThat()
    if (!UUID.test(id)) return authError(404, 'validation_failed', 'user_id must be an UUID')
    if (method === 'GET') return show(id)
    if (method === 'PUT') return change(id, asked)
    return method === 'DELETE' ? remove(id) : notThat()
  }
}

const notThat = () => new Response(null, { status: 405 })
const object = (value: unknown) => (typeof value === 'object' && value !== null ? value : {})
const text = (value: unknown) => JSON.stringify(object(value))

function holdsServiceKey(request: Request, key: string): boolean {
  const given = (request.headers.get('authorization') ?? '').replace(/^Bearer\s+/i, '')
  const [a, b] = [Buffer.from(given), Buffer.from(key)]
  return a.length === b.length && timingSafeEqual(a, b)
}
