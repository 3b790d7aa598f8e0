import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { startApp, type TestApp } from '../support/start-app.ts'

const PASSWORD = 'Kia-ora-2026!'
let app: TestApp

beforeAll(async () => {
  app = await startApp({ build: false })
})
afterAll(() => app?.stop())

function client(browser = 'node') {
  return createClient(app.url, app.anonKey, {
    global: { headers: { 'user-agent': browser } },
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  })
}

let count = 0
async function newTeacher() {
  count += 1
  const email = `hana-${count}@example.school.nz`
  const api = client()
  const { data, error } = await api.auth.signUp({
    email,
    password: PASSWORD,
    options: { data: { full_name: 'Hana Walker' } },
  })
  if (error || !data.session || !data.user) throw new Error('sign-up failed', { cause: error })
  return { api, email, id: data.user.id, session: data.session }
}

describe('accounts with the unmodified client', () => {
  it('signs up without a confirmation email and keeps the full name', async () => {
    const { api } = await newTeacher()
    const { data } = await api.auth.getUser()
    expect(data.user?.user_metadata.full_name).toBe('Hana Walker')
  })

  it('signs in with the right password only', async () => {
    const { email } = await newTeacher()
    const wrong = await client().auth.signInWithPassword({ email, password: 'not-this-One-1!' })
    expect(wrong.error?.code).toBe('invalid_credentials')
    const right = await client().auth.signInWithPassword({ email, password: PASSWORD })
    expect(right.data.session?.user.email).toBe(email)
  })

  it('refreshes a session and refuses the old refresh token after sign-out', async () => {
    const { api, session } = await newTeacher()
    const refreshed = await api.auth.refreshSession()
    expect(refreshed.data.session?.refresh_token).not.toBe(session.refresh_token)
    expect((await api.auth.signOut()).error).toBeNull()
    const again = await client().auth.refreshSession({
      refresh_token: refreshed.data.session?.refresh_token ?? '',
    })
    expect(again.error?.status).toBe(400)
  })

  it('lists the devices of a teacher by their browsers, and signs one out from another', async () => {
    const { api, email } = await newTeacher()
    const lost = client('Lost phone')
    const { data } = await lost.auth.signInWithPassword({ email, password: PASSWORD })
    const devices = (await api.rpc('list_sessions')).data as { id: string; browser: string; here: boolean }[]
    expect(devices.map(({ browser, here }) => [browser, here])).toEqual([
      ['Lost phone', false],
      ['node', true],
    ])
    expect((await api.rpc('end_session', { session: devices[0]?.id })).data).toBe(true)
    const refresh_token = data.session?.refresh_token ?? ''
    expect((await client().auth.refreshSession({ refresh_token })).error?.status).toBe(400)
    expect((await api.auth.refreshSession()).error).toBeNull()
  })

  it('changes an email once the link in the mail to the new address is opened, so that a mistyped one is never taken', async () => {
    const { api, email } = await newTeacher()
    const other = `new-${email}`
    expect((await api.auth.updateUser({ email: other })).data.user?.new_email).toBe(other)
    expect((await api.auth.getUser()).data.user?.email).toBe(email)
    const mails = (await app.mailbox()).filter(({ subject }) => subject === 'Mahere: confirm your new email')
    expect(mails.map(({ to }) => to)).toEqual([other])
    const [mail] = mails
    expect(mail?.html).toContain('Confirm the change')
    const link = /https?:\/\/\S+\/auth\/v1\/verify\?\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    expect((await fetch(link, { redirect: 'manual' })).status).toBeLessThan(400)
    const { data } = await client().auth.signInWithPassword({ email: other, password: PASSWORD })
    expect(data.user?.email).toBe(other)
  })

  it('puts the emails it would send into the mailbox', async () => {
    const { api, email } = await newTeacher()
    await api.auth.resetPasswordForEmail(email)
    const mail = (await app.mailbox()).find(({ to }) => to === email)
    expect(mail?.text).toContain(`${app.url}/auth/v1/verify?token=`)
    const page = await (await fetch(`${app.url}/_local/mail`)).text()
    expect(page).toContain(email)
  })

  it('seeds the demo accounts with their plans', async () => {
    const api = client()
    await api.auth.signInWithPassword({ email: 'admin@mahere.test', password: PASSWORD })
    const plan = await api.from('subscriptions').select('message_limit, is_admin').single()
    expect(plan.data).toEqual({ message_limit: 500, is_admin: true })
    const members = await api.from('school_memberships').select('id')
    expect(members.data).toHaveLength(2)
  })
})

describe('rows', () => {
  it('shows each of many teachers at once only their own rows', async () => {
    const teachers = await Promise.all(Array.from({ length: 6 }, () => newTeacher()))
    const rounds = Array.from({ length: 10 }, () => teachers)
    const answers = await Promise.all(
      rounds.flat().map(async ({ api, id }) => {
        const { data, error } = await api.rpc('bootstrap')
        const rows = (data?.rows ?? []) as { r: { user_id: string } }[]
        return { error, rows: rows.length, foreign: rows.filter(({ r }) => r.user_id !== id).length }
      }),
    )
    expect(answers.filter(({ error, rows, foreign }) => error || rows === 0 || foreign > 0)).toEqual([])
  })

  it('serves the curriculum without sign-in', async () => {
    const { data } = await client().rpc('get_unique_subjects')
    expect(data?.length).toBeGreaterThan(5)
  })

  it('gives nothing to a caller without a key, and never hands out the service key', async () => {
    expect((await fetch(`${app.url}/rest/v1/subscriptions`)).status).toBe(401)
    const config = await (await fetch(`${app.url}/config.js`)).text()
    expect(config).toContain(app.anonKey)
    expect(config).not.toContain(app.serviceKey)
  })

  it('refuses schemas other than public', async () => {
    const { status } = await fetch(`${app.url}/rest/v1/users`, {
      headers: { apikey: app.anonKey, 'accept-profile': 'auth' },
    })
    expect(status).toBe(406)
  })
})
