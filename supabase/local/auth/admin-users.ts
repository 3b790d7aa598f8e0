import { randomUUID } from 'node:crypto'
import type { Database } from '../database.ts'
import { authError, invalidEmail } from './auth-error.ts'
import type { AuthRequest } from './auth-request.ts'
import { hashPassword } from './hash-password.ts'
import { isEmail } from './is-email.ts'

/** A user in the auth service's own format. */
const USER = `jsonb_build_object('id', u.id, 'aud', u.aud, 'role', u.role, 'email', coalesce(u.email, ''), 'phone', '',
  'email_confirmed_at', u.email_confirmed_at, 'confirmed_at', u.confirmed_at, 'last_sign_in_at', u.last_sign_in_at,
  'app_metadata', u.raw_app_meta_data, 'user_metadata', u.raw_user_meta_data, 'created_at', u.created_at,
  'updated_at', u.updated_at, 'is_anonymous', false, 'identities', (select coalesce(jsonb_agg(jsonb_build_object(
    'identity_id', i.id, 'id', i.provider_id, 'user_id', i.user_id, 'identity_data', i.identity_data, 'provider', i.provider,
    'last_sign_in_at', i.last_sign_in_at, 'created_at', i.created_at, 'updated_at', i.updated_at) order by i.created_at), '[]')
  from auth.identities i where i.user_id = u.id)) as json`
const NEW_USER = `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
  raw_user_meta_data, created_at, updated_at) values ($1, 'authenticated', 'authenticated', $2, $3,
  case when $4::boolean then now() end, '{"provider": "email", "providers": ["email"]}'::jsonb || $5::jsonb, $6::jsonb, now(), now())`
const NEW_IDENTITY = `insert into auth.identities (id, provider, provider_id, user_id, identity_data, last_sign_in_at, created_at,
  updated_at) values ($1, 'email', $2, $3, $4, now(), now(), now())`
const CHANGE = `update auth.users set encrypted_password = coalesce($2, encrypted_password), updated_at = now(),
  email_confirmed_at = case when $3::boolean then coalesce(email_confirmed_at, now()) else email_confirmed_at end,
  raw_user_meta_data = raw_user_meta_data || $4::jsonb, raw_app_meta_data = raw_app_meta_data || $5::jsonb where id = $1`

const MAX_PASSWORD_LENGTH = 72
const DEFAULT_PAGE_SIZE = 50
const MAX_PAGE_SIZE = 1000

/** The operations of `auth.admin` on users. */
export class AdminUsers {
  private readonly db: Database
  private readonly minPasswordLength: number

  constructor(db: Database, minPasswordLength: number) {
    this.db = db
    this.minPasswordLength = minPasswordLength
  }

  async show(id: string): Promise<Response> {
    const [row] = await this.query<{ json: object }>(`select ${USER} from auth.users u where u.id = $1`, [id])
    return row ? Response.json(row.json) : authError(404, 'user_not_found', 'User not found')
  }

  async list({ url }: AuthRequest): Promise<Response> {
    const numberOf = (name: string) => Math.max(1, Number(url.searchParams.get(name)) || 0)
    const size = url.searchParams.has('per_page')
      ? Math.min(numberOf('per_page'), MAX_PAGE_SIZE)
      : DEFAULT_PAGE_SIZE
    const text = `select ${USER} from auth.users u order by u.created_at desc, u.id limit $1 offset $2`
    const rows = await this.query<{ json: object }>(text, [size, (numberOf('page') - 1) * size])
    return Response.json({ users: rows.map(({ json }) => json), aud: 'authenticated' })
  }

  async create({ body, email }: AuthRequest): Promise<Response> {
    if (!isEmail(email)) return invalidEmail()
    const problem = this.passwordProblem(body.password)
    if (problem) return problem
    const id = randomUUID()
    const confirmed = body.email_confirm === true
    const details = { ...object(body.user_metadata), email_verified: confirmed }
    const identity = { sub: id, email, email_verified: confirmed, phone_verified: false }
    const hash = await hashOf(body.password)
    const user = [id, email, hash, confirmed, json(body.app_metadata), JSON.stringify(details)]
    const created = await this.insert(email, user, [randomUUID(), id, id, JSON.stringify(identity)])
    return created
      ? this.show(id)
      : authError(422, 'email_exists', 'A user with this email address has already been registered')
  }

  async change(id: string, { body }: AuthRequest): Promise<Response> {
    const problem = this.passwordProblem(body.password)
    if (problem) return problem
    const metadata = [json(body.user_metadata), json(body.app_metadata)]
    await this.query(CHANGE, [id, await hashOf(body.password), body.email_confirm === true, ...metadata])
    return this.show(id)
  }

  async remove(id: string): Promise<Response> {
    const removed = await this.query('delete from auth.users where id = $1 returning id', [id])
    return removed.length > 0 ? Response.json({}) : authError(404, 'user_not_found', 'User not found')
  }

  private insert(email: string, user: unknown[], identity: unknown[]): Promise<boolean> {
    return this.db.alone(async () => {
      const { driver } = this.db.connection
      const known = await driver.query('select from auth.users where email = $1', [email])
      if (known.rows.length > 0) return false
      await driver.transaction(async (tx) => {
        await tx.query(NEW_USER, user)
        await tx.query(NEW_IDENTITY, identity)
      })
      return true
    })
  }

  private passwordProblem(password: unknown): Response | undefined {
    if (typeof password !== 'string') return undefined
    if (password.length > MAX_PASSWORD_LENGTH) {
      return authError(400, 'validation_failed', 'Password cannot be longer than 72 characters')
    }
    const weak = `Password should be at least ${this.minPasswordLength} characters.`
    return password.length < this.minPasswordLength ? authError(422, 'weak_password', weak) : undefined
  }

  private query<T>(text: string, values: unknown[]): Promise<T[]> {
    const { db } = this
    return db.alone(() => db.connection.driver.query<T>(text, values)).then(({ rows }) => rows)
  }
}

const object = (value: unknown) => (typeof value === 'object' && value !== null ? value : {})
const json = (value: unknown) => JSON.stringify(object(value))

async function hashOf(password: unknown): Promise<string | null> {
  return typeof password === 'string' ? hashPassword(password) : null
}
