import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startApp, type TestApp, type TestMail } from '../../support/start-app.ts'

const PASSWORD = 'Kia-ora-2026!'
let app: TestApp
let count = 0

beforeAll(async () => {
  app = await startApp({ build: false, env: { EMAIL_CONFIRMATIONS: 'on' } })
})
afterAll(() => app?.stop())

const newEmail = () => `hana-${++count}@example.school.nz`
const post = (path: string, body: unknown, redirectTo?: string) =>
  fetch(`${app.url}/auth/v1${path}${redirectTo ? `?redirect_to=${encodeURIComponent(redirectTo)}` : ''}`, {
    method: 'POST',
    headers: { apikey: app.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const signUp = (email: string, redirectTo = `${app.url}/login`) =>
  post('/signup', { email, password: PASSWORD, data: { full_name: 'Hana Walker' } }, redirectTo)
const signIn = (email: string, password = PASSWORD) => post('/token?grant_type=password', { email, password })
const codeOf = async (answer: Response) => ((await answer.json()) as { error_code?: string }).error_code

/** Returns the newest email to that address, once there are `many`. */
async function mailTo(email: string, many = 1): Promise<{ mail: TestMail; link: URL; code: string }> {
  const mails = await vi.waitFor(async () => {
    const found = (await app.mailbox()).filter(({ to }) => to === email)
    expect(found).toHaveLength(many)
    return found
  })
  const mail = mails[0] as TestMail
  const link = new URL(/https?:\S+\/auth\/v1\/verify\S+/.exec(mail.text)?.[0] ?? '')
  return { mail, link, code: /^\d{6}$/m.exec(mail.text)?.[0] ?? '' }
}

/** Returns where a click on a link leads, without following it. */
async function click(link: URL) {
  const answer = await fetch(link, { redirect: 'manual' })
  const target = new URL(answer.headers.get('location') ?? 'about:blank')
  return {
    status: answer.status,
    page: target.origin + target.pathname,
    hash: new URLSearchParams(target.hash.slice(1)),
  }
}

async function askedForReset() {
  const email = newEmail()
  await signUp(email)
  const { code } = await mailTo(email)
  await post('/verify', { email, token: code, type: 'signup' })
  await sendMail('/recover', { email }, `${app.url}/reset-password`)
  return { email, ...(await mailTo(email, 2)) }
}
/** Repeats a request until the limit of one email a second to one address lets it through. */
const sendMail = (path: string, body: object, redirectTo?: string) =>
  vi.waitFor(
    async () => {
      const answer = await post(path, body, redirectTo)
      expect(answer.status).toBe(200)
      return answer
    },
    { timeout: 20_000, interval: 300 },
  )

describe('the confirmation email', () => {
  it('[AUTH-67] [AUTH-107] comes before any session, and its link signs in on the requested page', async () => {
    const email = newEmail()
    const user = (await (await signUp(email)).json()) as Record<string, unknown>
    expect(user).toMatchObject({ email })
    expect(user).not.toHaveProperty('access_token')
    expect(user).not.toHaveProperty('email_confirmed_at')
    expect(await codeOf(await signIn(email))).toBe('email_not_confirmed')
    const { mail, link } = await mailTo(email)
    expect(mail.html).toContain(link.href.replaceAll('&', '&amp;'))
    const { status, page, hash } = await click(link)
    expect([status, page]).toEqual([303, `${app.url}/login`])
    expect(hash.get('access_token')).toBeTruthy()
    expect(hash.get('refresh_token')).toBeTruthy()
    expect(hash.get('type')).toBe('signup')
    expect((await signIn(email)).status).toBe(200)
  })

  it('works once: the second time it signs nobody in', async () => {
    const email = newEmail()
    await signUp(email)
    const { link, code } = await mailTo(email)
    await click(link)
    const { hash } = await click(link)
    expect(hash.get('error')).toBe('access_denied')
    expect(hash.get('error_code')).toBe('otp_expired')
    expect(hash.get('error_description')).toBe('Email link is invalid or has expired')
    expect(hash.get('access_token')).toBeNull()
    expect(await codeOf(await post('/verify', { email, token: code, type: 'signup' }))).toBe('otp_expired')
  })

  it("has a code too, for the installed app, and another email's or a wrong code is refused", async () => {
    const [email, other] = [newEmail(), newEmail()]
    await signUp(email)
    const { code } = await mailTo(email)
    await signUp(other)
    const wrong = code === '000000' ? '000001' : '000000'
    for (const [who, token] of [
      [other, code],
      [email, wrong],
      [email, code.slice(1)],
    ] as const) {
      expect(await codeOf(await post('/verify', { email: who, token, type: 'signup' }))).toBe('otp_expired')
    }
    const answer = await post('/verify', { email: email.toUpperCase(), token: code, type: 'email' })
    expect(await answer.json()).toMatchObject({ user: { email }, token_type: 'bearer' })
  })

  it('is not used up by the HEAD request of a mail scanner', async () => {
    const email = newEmail()
    await signUp(email)
    const { link } = await mailTo(email)
    expect((await fetch(link, { method: 'HEAD', redirect: 'manual' })).status).toBe(405)
    expect((await click(link)).hash.has('access_token')).toBe(true)
  })

  it('is refused when truncated, with or without a redirect', async () => {
    const email = newEmail()
    await signUp(email)
    const { link } = await mailTo(email)
    const short = new URL(link)
    short.searchParams.set('token', link.searchParams.get('token')?.slice(0, 20) ?? '')
    expect((await click(short)).hash.get('error_code')).toBe('otp_expired')
    const noType = new URL(link.href.slice(0, link.href.indexOf('&type=')))
    expect((await fetch(noType, { redirect: 'manual' })).status).toBe(400)
    const noPage = new URL(link.href.slice(0, link.href.indexOf('&redirect_to=')))
    expect((await click(noPage)).page).toBe(`${app.url}/`)
  })

  it.each([
    'https://evil.example/login',
    'http://127.0.0.1:9/login',
    '//evil.example',
    'javascript:alert(1)',
  ])('never leads to %s', async (target) => {
    const email = newEmail()
    await signUp(email, target)
    const { link } = await mailTo(email)
    expect(new URL(link.searchParams.get('redirect_to') ?? '').origin).toBe(app.url)
    link.searchParams.set('redirect_to', target)
    expect((await click(link)).page).toBe(`${app.url}/`)
  })

  it('leads back to this server by either of its names', async () => {
    const email = newEmail()
    const other = app.url.replace('127.0.0.1', 'localhost')
    await signUp(email, `${other}/login`)
    expect((await click((await mailTo(email)).link)).page).toBe(`${other}/login`)
  })

  it('is sent again on request, and then the older one no longer works', async () => {
    const email = newEmail()
    await signUp(email)
    const older = await mailTo(email)
    await sendMail('/resend', { type: 'signup', email }, `${app.url}/login`)
    const newer = await mailTo(email, 2)
    expect((await click(older.link)).hash.get('error_code')).toBe('otp_expired')
    const { page, hash } = await click(newer.link)
    expect([page, hash.has('access_token')]).toEqual([`${app.url}/login`, true])
  })
})

describe('nobody learns who has an account (OP-21)', () => {
  it('a sign-up with a known email is answered like a new one, and changes nothing', async () => {
    // Masks the email, ids and times, which may differ. Their formats may not.
    const form = async (answer: Response, email: string) =>
      (await answer.text())
        .replaceAll(email, 'EMAIL')
        .replace(/[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/g, 'ID')
        .replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d{1,3})?\+00/g, 'TIME')
    const [fresh, known] = [await signUp('new@mahere.test'), await signUp('teacher@mahere.test')]
    expect(known.status).toBe(fresh.status)
    expect(await form(known, 'teacher@mahere.test')).toBe(await form(fresh, 'new@mahere.test'))
    expect((await signIn('teacher@mahere.test')).status).toBe(200)
    expect((await app.mailbox()).filter(({ to }) => to === 'teacher@mahere.test')).toEqual([])
  })

  it('[AUTH-169] a reset for an unknown email is answered like any other', async () => {
    const known = await post('/recover', { email: 'member1@mahere.test' })
    const unknown = await post('/recover', { email: 'nobody@example.school.nz' })
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  })

  it('a one-time password, which has no screen, reveals nothing either', async () => {
    const send = (email: string) => post('/otp', { email, create_user: false })
    const [known, unknown] = [await send('member2@mahere.test'), await send('no.one@example.school.nz')]
    expect([known.status, await known.text()]).toEqual([unknown.status, await unknown.text()])
  })

  it('an unconfirmed email is revealed only to a caller who knows the password', async () => {
    const email = newEmail()
    await signUp(email)
    expect(await codeOf(await signIn(email, 'not-this-One-1!'))).toBe('invalid_credentials')
    expect(await codeOf(await signIn('nobody@example.school.nz'))).toBe('invalid_credentials')
  })
})

describe('the reset email', () => {
  it('[AUTH-108] leads to the page that sets the password, with a session for that', async () => {
    const { link } = await askedForReset()
    const { page, hash } = await click(link)
    expect([page, hash.get('type')]).toEqual([`${app.url}/reset-password`, 'recovery'])
    const changed = await fetch(`${app.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: app.anonKey,
        authorization: `Bearer ${hash.get('access_token')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ password: 'Another-1-for-me!' }),
    })
    expect(changed.status).toBe(200)
  })

  it('its code and its token do the same, once', async () => {
    const { email, code } = await askedForReset()
    expect((await post('/verify', { email, token: code, type: 'recovery' })).status).toBe(200)
    expect(await codeOf(await post('/verify', { email, token: code, type: 'recovery' }))).toBe('otp_expired')
    const { link } = await askedForReset()
    const token_hash = link.searchParams.get('token')
    expect(await codeOf(await post('/verify', { token_hash, type: 'signup' }))).toBe('otp_expired')
    expect((await post('/verify', { token_hash, type: 'recovery' })).status).toBe(200)
    expect((await click(link)).hash.get('error_code')).toBe('otp_expired')
  })

  it('passwords and codes are never printed', async () => {
    const { email, code } = await askedForReset()
    const [wrong, chosen] = ['a-wrong-One-2026!', 'a-chosen-One-2026!']
    await signIn(email, wrong)
    await post('/signup', { email: newEmail(), password: chosen })
    await post('/signup', { email: newEmail(), password: { chosen } })
    for (const secret of [wrong, chosen, code]) expect(app.output()).not.toContain(secret)
  })
})
