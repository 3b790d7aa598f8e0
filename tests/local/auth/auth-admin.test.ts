import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { startApp, type TestApp } from '../../support/start-app.ts'

const PASSWORD = 'Kia-ora-2026!'
let app: TestApp
let count = 0

beforeAll(async () => {
  app = await startApp({ build: false, env: { EMAIL_CONFIRMATIONS: 'on' } })
})
afterAll(() => app?.stop())

const client = (key = app.anonKey) =>
  createClient(app.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  })
const service = () => client(app.serviceKey)
const newEmail = () => `member-${++count}@example.school.nz`
const make = async (email: string, more: object = {}) => {
  const { data, error } = await service().auth.admin.createUser({ email, password: PASSWORD, ...more })
  if (error || !data.user) throw new Error('not made', { cause: error })
  return data.user
}

describe('the admin operations on accounts', () => {
  it('creates a member with a password that must be changed, and their plan and rights follow', async () => {
    const email = newEmail()
    const user = await make(email, { email_confirm: true, user_metadata: { full_name: 'Ana Petersen' } })
    const admin = client()
    const signedIn = await admin.auth.signInWithPassword({ email: 'admin@mahere.test', password: PASSWORD })
    const ids = { admin_user_id: signedIn.data.user?.id, member_user_id: user.id }
    await service().rpc('link_school_member', { ...ids, details: { password_reset_required: true } })
    const member = client()
    const { data } = await member.auth.signInWithPassword({ email, password: PASSWORD })
    expect(data.user).toMatchObject({ id: user.id, user_metadata: { full_name: 'Ana Petersen' } })
    const needs = () => member.rpc('user_needs_password_reset', { user_id: user.id })
    expect((await needs()).data).toBe(true)
    expect((await member.auth.updateUser({ password: 'My-very-own-1!' })).error).toBeNull()
    expect((await member.rpc('complete_password_reset', { user_id: user.id })).data).toBe(true)
    expect((await needs()).data).toBe(false)
  })

  it('deletes an account with all its data, and its tokens stop working', async () => {
    const email = newEmail()
    const user = await make(email, { email_confirm: true })
    const api = client()
    const { data } = await api.auth.signInWithPassword({ email, password: PASSWORD })
    const chat = {
      id: crypto.randomUUID(),
      user_id: user.id,
      generator_type: 'lessonPlan',
      title: 'Fractions',
    }
    expect((await api.from('chat_sessions').insert(chat)).error).toBeNull()
    expect((await service().auth.admin.deleteUser(user.id)).error).toBeNull()
    expect((await service().from('chat_sessions').select('id').eq('id', chat.id)).data).toEqual([])
    const { error } = await client().auth.refreshSession({ refresh_token: data.session?.refresh_token ?? '' })
    expect(error?.status).toBe(400)
    expect((await api.auth.getUser(data.session?.access_token)).error?.status).toBe(403)
    expect((await service().auth.admin.deleteUser(user.id)).error?.code).toBe('user_not_found')
  })

  it('reads, lists and changes them', async () => {
    const user = await make(newEmail())
    const { admin } = service().auth
    expect((await admin.getUserById(user.id)).data.user).toMatchObject({ id: user.id, email: user.email })
    const { data } = await admin.listUsers({ page: 1, perPage: 2 })
    expect(data.users.map(({ id }) => id)).toContain(user.id)
    expect(data.users).toHaveLength(2)
    const changes = {
      email_confirm: true,
      password: 'Changed-by-admin-1',
      user_metadata: { full_name: 'New' },
    }
    const changed = await admin.updateUserById(user.id, changes)
    expect(changed.data.user?.user_metadata.full_name).toBe('New')
    const signedIn = await client().auth.signInWithPassword({
      email: user.email ?? '',
      password: changes.password,
    })
    expect(signedIn.error).toBeNull()
  })

  it.each([
    [{ email: 'admin@mahere.test' }, 'email_exists'],
    [{ email: 'not an address' }, 'validation_failed'],
    [{ email: 'short@example.school.nz', password: '12345' }, 'weak_password'],
  ])('refuses %j', async (user, code) => {
    expect((await service().auth.admin.createUser({ password: PASSWORD, ...user })).error?.code).toBe(code)
  })

  it('is open to the service key only', async () => {
    const admin = client()
    const { data } = await admin.auth.signInWithPassword({ email: 'admin@mahere.test', password: PASSWORD })
    for (const key of ['', app.anonKey, data.session?.access_token ?? '']) {
      const answer = await fetch(`${app.url}/auth/v1/admin/users`, {
        headers: { apikey: app.anonKey, authorization: `Bearer ${key}` },
      })
      expect(answer.status).toBe(403)
    }
  })
})

describe('the link that confirms a member’s email', () => {
  const open = (token: string) =>
    fetch(`${app.url}/functions/v1/confirm-user-email?token=${token}`, {
      headers: { apikey: app.anonKey, authorization: `Bearer ${app.anonKey}` },
    })

  it('[AUTH-146] lets the member sign in, and works once', async () => {
    const email = newEmail()
    const user = await make(email)
    const signIn = () => client().auth.signInWithPassword({ email, password: PASSWORD })
    expect((await signIn()).error?.code).toBe('email_not_confirmed')
    const { data: token } = await service().rpc('issue_email_confirmation', { member_user_id: user.id })
    expect((await open(token)).status).toBe(200)
    expect((await signIn()).error).toBeNull()
    const again = await open(token)
    expect([again.status, await again.json()]).toMatchObject([400, { success: false, reason: 'used' }])
  })

  it.each(['', 'abc', 'f'.repeat(64), '%00', `${'f'.repeat(64)}'--`])(
    'refuses "%s" with a sentence',
    async (token) => {
      const answer = await open(token)
      expect([answer.status, await answer.json()]).toMatchObject([400, { success: false, reason: 'unknown' }])
    },
  )
})

describe('malformed requests to the auth service', () => {
  const send = (path: string, body: string, method = 'POST') =>
    fetch(`${app.url}/auth/v1${path}`, {
      method,
      headers: {
        apikey: app.anonKey,
        authorization: `Bearer ${app.anonKey}`,
        'content-type': 'application/json',
      },
      ...(method === 'GET' ? {} : { body }),
    })
  const paths = [
    '/signup',
    '/token?grant_type=password',
    '/token?grant_type=refresh_token',
    '/token?grant_type=pkce',
  ]
  const all = [...paths, '/verify', '/recover', '/resend', '/otp', '/magiclink', '/token?grant_type=x']
  const values = ['[]', '{}', 'true', '7', '["a@b.nz"]', '"\\u0000"', '"a\\ud800b"', `"${'x'.repeat(5000)}"`]
  const fields = ['email', 'password', 'token', 'token_hash', 'type', 'refresh_token', 'auth_code', 'data']

  it.each(all)('%s answers 4xx with a code, never 500', async (path) => {
    for (const body of [
      '',
      '[]',
      'null',
      '"x"',
      '{',
      '{"email":"a@b.nz","password":{}}',
      'x'.repeat(200_000),
    ]) {
      const answer = await send(path, body)
      expect([body.slice(0, 40), answer.status < 500]).toEqual([body.slice(0, 40), true])
    }
    for (const field of fields) {
      for (const value of values) {
        const answer = await send(path, `{"email":"a@b.nz","password":"x","${field}":${value}}`)
        expect([field, value.slice(0, 20), answer.status < 500]).toEqual([field, value.slice(0, 20), true])
      }
    }
  })

  it('[AUTH-91] a one-time password needs an email', async () => {
    const answer = await send('/otp', '{}')
    expect(await answer.json()).toMatchObject({ error_code: 'validation_failed' })
  })

  it.each([
    '/verify?token=%00&type=signup',
    '/authorize?provider=%00',
    '/verify?token=x&type=x',
    '/callback?state=%00',
  ])('GET %s too', async (path) => {
    expect((await fetch(`${app.url}/auth/v1${path}`, { redirect: 'manual' })).status).toBeLessThan(500)
  })
})
