import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { startApp, type TestApp } from '../support/start-app.ts'

const FIRST = 'First-2026!'
const PASSWORD = 'Kia-ora-2026!'
let app: TestApp
let count = 0
const newEmail = () => `new-${++count}@example.school.nz`
const client = (key = app.anonKey) =>
  createClient(app.url, key, {
    auth: { persistSession: false, autoRefreshToken: false },
    realtime: { transport: WebSocket as never },
  })

interface Person {
  api: SupabaseClient
  id: string
  email: string
  token: string
}
async function signIn(email: string, password = PASSWORD): Promise<Person> {
  const api = client()
  const { data, error } = await api.auth.signInWithPassword({ email, password })
  if (error) throw error
  return { api, id: data.user.id, email, token: data.session.access_token }
}
async function makeTeacher(name: string, confirmed = true): Promise<string> {
  const email = newEmail()
  const user_metadata = { full_name: name }
  const made = { email, password: PASSWORD, email_confirm: confirmed, user_metadata }
  const { error } = await client(app.serviceKey).auth.admin.createUser(made)
  if (error) throw error
  return email
}
async function makeAdmin(name: string, school: string | null): Promise<Person> {
  const admin = await signIn(await makeTeacher(name))
  const patch = { is_admin: true, message_limit: 500, plan_type: 'school', status: 'active' }
  await client(app.serviceKey).rpc('set_subscription', { target_user: admin.id, patch })
  const named = { school_name: school, school_id: crypto.randomUUID() }
  if (school) await admin.api.from('subscriptions').update(named).eq('user_id', admin.id)
  return admin
}

async function call(name: string, token: string, body?: object) {
  const answer = await fetch(`${app.url}/functions/v1/${name}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: answer.status, ...((await answer.json()) as Record<string, never>) } as Record<
    string,
    never
  > & {
    status: number
    members: { member_id: string; email: string }[]
    member_id: string
  }
}
const member = (email: string, more: object = {}) => ({
  email,
  fullName: 'Ana Petersen',
  password: FIRST,
  resolveConflict: false,
  useExistingName: false,
  ...more,
})
const add = (admin: Person, email: string, more: object = {}) =>
  call('add-school-member', admin.token, member(email, more))
const members = async (admin: Person) => (await call('manage-school-members', admin.token)).members
const mailsTo = async (email: string) => (await app.mailbox()).filter(({ to }) => to === email)
const limitOf = async ({ api }: Person) =>
  (await api.from('subscriptions').select('message_limit').single()).data?.message_limit

async function joinByLink(admin: Person, teacher: Person) {
  const { data } = await admin.api.rpc('make_invite_link', { admin_user_id: admin.id })
  const joined = await call('join-school', teacher.token, { invite: data.token })
  expect(joined).toEqual({ status: 'done' })
}

beforeAll(async () => {
  app = await startApp({ build: false, env: { EMAIL_CONFIRMATIONS: 'on' } })
})
afterAll(() => app?.stop())

describe('adding, inviting and removing members', () => {
  it('[SCHOOL-43] [SCHOOL-44] [SCHOOL-48] [SCHOOL-49] [SCHOOL-57] a new teacher is invited, confirms, signs in and must choose a password', async () => {
    const [admin, email] = [await makeAdmin('Mere Parata', 'Te Kura o Kōwhai'), newEmail()]
    const added = await add(admin, ` ${email.toUpperCase()} `)
    expect(added).toMatchObject({ status: 200, success: true, mailed: true })
    expect(await members(admin)).toMatchObject([
      {
        email,
        name: 'Ana Petersen',
        was_invited: true,
        email_confirmed: false,
        password_reset_required: true,
      },
    ])
    const [mail, ...more] = await mailsTo(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Te Kura o Kōwhai has made an account for you')
    expect(mail?.text).toContain(`Reply to: ${admin.email}`)
    expect(mail?.text).not.toContain(FIRST)
    await expect(signIn(email, FIRST)).rejects.toThrow('Email not confirmed')
    const token = /confirm-email\?token=([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1]
    expect(await call(`confirm-user-email?token=${token}`, app.anonKey)).toMatchObject({ success: true })
    const teacher = await signIn(email, FIRST)
    const needs = () => teacher.api.rpc('user_needs_password_reset', { user_id: teacher.id })
    expect((await needs()).data).toBe(true)
    expect(await limitOf(teacher)).toBe(500)
    await teacher.api.auth.updateUser({ password: PASSWORD })
    expect((await teacher.api.rpc('complete_password_reset', { user_id: teacher.id })).data).toBe(true)
    expect((await needs()).data).toBe(false)
  })

  it('[SCHOOL-44] [SCHOOL-45] [SCHOOL-46] [DATA-21] [OP-77] a teacher with an account keeps name and password, and is asked about first', async () => {
    const [admin, email] = [await makeAdmin('Mere Parata', 'Te Kura'), await makeTeacher('Sione Tupou')]
    const name_conflict = { provided_name: 'Ana Petersen', existing_name: 'Sione Tupou', email }
    expect(await add(admin, email)).toMatchObject({ status: 200, success: false, name_conflict })
    expect(await add(admin, email, { resolveConflict: true })).toMatchObject({ success: false })
    expect(await members(admin)).toEqual([])
    const both = { resolveConflict: true, useExistingName: true }
    expect(await add(admin, email, both)).toMatchObject({ success: true, existing: true, mailed: true })
    expect(await members(admin)).toMatchObject([
      { name: 'Sione Tupou', name_conflict_detected: true, password_reset_required: false },
    ])
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual(['Te Kura has added you'])
    const teacher = await signIn(email)
    expect(await limitOf(teacher)).toBe(500)
    expect((await teacher.api.rpc('user_needs_password_reset', { user_id: teacher.id })).data).toBe(false)
  })

  it('an account whose address nobody confirmed is taken over, so that who planted it cannot come in', async () => {
    const [admin, email] = [await makeAdmin('Mere Parata', 'Te Kura'), await makeTeacher('A Stranger', false)]
    expect(await add(admin, email)).toMatchObject({ success: true })
    const [mail] = await mailsTo(email)
    const token = /confirm-email\?token=([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1]
    await call(`confirm-user-email?token=${token}`, app.anonKey)
    await expect(signIn(email, PASSWORD)).rejects.toThrow('Invalid login credentials')
    const teacher = await signIn(email, FIRST)
    expect((await teacher.api.rpc('user_needs_password_reset', { user_id: teacher.id })).data).toBe(true)
    expect((await teacher.api.rpc('complete_password_reset', { user_id: teacher.id })).error?.code).toBe(
      '55000',
    )
  })

  it('[SCHOOL-70] [SCHOOL-71] a removed member is free, keeps the account, is told, and can join another school', async () => {
    const [admin, rival] = [await makeAdmin('Mere', 'Te Kura'), await makeAdmin('Rua', 'Kura Tuarua')]
    const email = await makeTeacher('Ana Petersen')
    const { member_id } = await add(admin, email)
    expect(await add(rival, email)).toMatchObject({ status: 409, reason: 'other_school' })
    const remove = (by: Person) => call('remove-school-member', by.token, { memberId: member_id })
    const teacher = await signIn(email)
    for (const stranger of [rival, teacher])
      expect(await remove(stranger)).toMatchObject({ status: 403, reason: 'not_your_member' })
    expect(await remove(admin)).toMatchObject({ status: 200, success: true, mailed: true })
    expect(await remove(admin)).toMatchObject({ status: 403 })
    expect(await limitOf(teacher)).toBe(10)
    expect((await mailsTo(email))[0]?.subject).toBe('You have left Te Kura')
    expect(await add(rival, email)).toMatchObject({ success: true, existing: true })
    expect(await limitOf(teacher)).toBe(500)
  })

  it('the first password of a member who is taken off opens nothing any more, and the mail says what to do', async () => {
    const [admin, email] = [await makeAdmin('Mere', 'Te Kura'), newEmail()]
    const { member_id } = await add(admin, email)
    const [invitation] = await mailsTo(email)
    const token = /confirm-email\?token=([0-9a-f]{64})/.exec(invitation?.text ?? '')?.[1]
    await call(`confirm-user-email?token=${token}`, app.anonKey)
    const teacher = await signIn(email, FIRST)
    expect(await call('remove-school-member', admin.token, { memberId: member_id })).toMatchObject({
      success: true,
    })
    await expect(signIn(email, FIRST)).rejects.toThrow('Invalid login credentials')
    expect((await teacher.api.auth.refreshSession()).error).not.toBeNull()
    const farewell = (await mailsTo(email)).find(({ subject }) => subject === 'You have left Te Kura')
    expect(farewell?.text).toContain('The first password from your school has ended.')
  })

  it('the seat goes to another teacher, both are told, and the second tab is too late', async () => {
    const admin = await makeAdmin('Mere Parata', 'Te Kura')
    const heir = await signIn(await makeTeacher('Ana Petersen'))
    await add(admin, heir.email)
    const handOver = () => call('hand-over-school', admin.token, { memberId: heir.id })
    expect(await call('hand-over-school', admin.token, { memberId: admin.id })).toMatchObject({
      status: 403,
      reason: 'not_your_member',
    })
    expect(await handOver()).toMatchObject({ status: 200, success: true, mailed: true })
    expect(await handOver()).toMatchObject({ status: 403, reason: 'not_admin' })
    const subjects = async (person: Person) => (await mailsTo(person.email)).map(({ subject }) => subject)
    expect(await subjects(heir)).toContain('You are now the administrator of Te Kura')
    expect(await subjects(admin)).toEqual(['Te Kura has a new administrator'])
    expect(await members(heir)).toMatchObject([{ email: admin.email, name: 'Mere Parata' }])
    expect((await call('manage-school-members', admin.token)).status).toBe(403)
    expect([await limitOf(admin), await limitOf(heir)]).toEqual([500, 500])
  })

  it.each([
    ['added', (admin: Person, teacher: Person) => add(admin, teacher.email)],
    ['joining by the link', joinByLink],
  ])(
    'a payment page that a teacher opened before being %s is closed, as the school pays now',
    async (_how, join) => {
      const admin = await makeAdmin('Mere Parata', 'Te Kura')
      const teacher = await signIn(await makeTeacher('Ana Petersen'))
      const home = `${app.url}/home`
      const opened = { accountType: 'individual', successUrl: home, cancelUrl: home }
      const { url } = await call('create-checkout', teacher.token, opened)
      await join(admin, teacher)
      expect(await limitOf(teacher)).toBe(500)
      const body = new URLSearchParams({ card: 'pays' })
      const paid = await fetch(String(url), { method: 'POST', body, redirect: 'manual' })
      await paid.body?.cancel()
      expect(paid.headers.get('location')).toBeNull()
    },
  )

  it('[SCHOOL-50] of ten additions at once for the last two licences two are taken, and nobody is half added', async () => {
    const admin = await makeAdmin('Mere', 'Te Kura')
    await client(app.serviceKey).rpc('link_school_member', {
      admin_user_id: admin.id,
      member_user_id: admin.id,
    })
    for (let n = 0; n < 8; n += 1) await add(admin, newEmail())
    const said = await Promise.all(Array.from({ length: 10 }, () => add(admin, newEmail())))
    expect(said.filter(({ success }) => success)).toHaveLength(2)
    expect(said.filter(({ reason }) => reason === 'license_limit')).toHaveLength(8)
    expect(await members(admin)).toHaveLength(10)
  })

  it('[SCHOOL-52] the same address twice at once is one member', async () => {
    const [admin, email] = [await makeAdmin('Mere', 'Te Kura'), newEmail()]
    const said = await Promise.all([1, 2, 3].map(() => add(admin, email)))
    expect(said.filter(({ success }) => success)).toHaveLength(1)
    expect(said.filter(({ reason }) => reason === 'already_member')).toHaveLength(2)
    expect(await members(admin)).toHaveLength(1)
  })

  it('[SCHOOL-39] [SCHOOL-40] [SCHOOL-41] [SCHOOL-42] [SCHOOL-51] [DATA-77] refuses what cannot be, in words', async () => {
    const [admin, unnamed] = [await makeAdmin('Mere', 'Te Kura'), await makeAdmin('Rua', null)]
    const teacher = await signIn(await makeTeacher('Hana'))
    const reason = async (by: Person, more: object) => (await add(by, newEmail(), more)).reason
    expect(await reason(teacher, {})).toBe('not_admin')
    expect(await reason(unnamed, {})).toBe('no_school')
    expect(await reason(admin, { fullName: ' ' })).toBe('empty')
    expect(await reason(admin, { password: '12345' })).toBe('weak_password')
    expect(await reason(admin, { password: 'ā'.repeat(40) })).toBe('weak_password')
    expect(await reason(admin, { email: 'no address' })).toBe('bad_email')
    expect(await reason(admin, { email: 'a@b.nz\nBcc: c@d.nz' })).toBe('bad_email')
    expect(await add(admin, admin.email)).toMatchObject({ reason: 'yourself' })
    expect((await add({ ...admin, token: 'none' }, newEmail())).status).toBe(401)
    expect(await call('manage-school-members', teacher.token)).toMatchObject({
      status: 403,
      reason: 'not_admin',
    })
    expect(await members(admin)).toEqual([])
  })

  it('the mail can be sent again, to one’s own members and not twice a minute', async () => {
    const [admin, rival] = [await makeAdmin('Mere', 'Te Kura'), await makeAdmin('Rua', 'Kura Tuarua')]
    const { member_id } = await add(admin, newEmail())
    const again = (by: Person) => call('resend-member-invitation', by.token, { memberId: member_id })
    expect(await again(rival)).toMatchObject({ status: 403, reason: 'not_your_member' })
    expect(await again(admin)).toMatchObject({ status: 429, reason: 'too_soon' })
  })
})
