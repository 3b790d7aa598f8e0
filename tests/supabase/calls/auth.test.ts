import { createClient } from '@supabase/supabase-js'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { type LiteServer, startLite } from '../../support/databases/lite-server.ts'

interface Sent {
  method: string
  path: string
  body: Record<string, unknown>
}
const ORIGIN = 'http://127.0.0.1:54320'
const user = {
  id: 'f0000000-0000-4000-8000-000000000000',
  email: 'a@school.test',
  aud: 'authenticated',
  factors: [],
}
const session = {
  access_token: 'x.eyJleHAiOjk5OTk5OTk5OTl9.x',
  refresh_token: 'r',
  token_type: 'bearer',
  expires_in: 3600,
  expires_at: 9999999999,
  user,
}

/** A client whose requests are written down and answered with a session. */
function recordingClient(signedIn = true) {
  globalThis.WebSocket ??= WebSocket as unknown as typeof globalThis.WebSocket
  const sent: Sent[] = []
  const kept = new Map<string, string>(signedIn ? [['key', JSON.stringify(session)]] : [])
  const client = createClient(ORIGIN, 'anon', {
    auth: {
      flowType: 'pkce',
      autoRefreshToken: false,
      storageKey: 'key',
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
    },
    global: {
      fetch: async (input, init) => {
        const url = new URL(String(input))
        const body = typeof init?.body === 'string' ? JSON.parse(init.body) : {}
        sent.push({ method: init?.method ?? 'GET', path: url.pathname + url.search, body })
        const answer =
          url.pathname.endsWith('/user') && init?.method === 'GET'
            ? user
            : { ...session, url: ORIGIN, id: 'f', keys: [] }
        return new Response(JSON.stringify(answer), { headers: { 'content-type': 'application/json' } })
      },
    },
  })
  return { auth: client.auth, sent, kept }
}

describe('the auth calls of supabase-js', () => {
  const email = 'a@school.test'
  const password = 'Kia-ora-2026!'

  it('[DATA-23] [DATA-24] [DATA-25] sign-up, also anonymous, posts to /auth/v1/signup', async () => {
    const { auth, sent } = recordingClient(false)
    await auth.signUp({ email, password, options: { data: { full_name: 'Hana' }, captchaToken: 'c' } })
    await auth.signInAnonymously()
    expect(sent.map((s) => [s.method, s.path])).toEqual([
      ['POST', '/auth/v1/signup'],
      ['POST', '/auth/v1/signup'],
    ])
    expect(sent[0]?.body).toMatchObject({
      email,
      password,
      data: { full_name: 'Hana' },
      gotrue_meta_security: { captcha_token: 'c' },
      code_challenge: expect.any(String),
    })
  })

  it('[DATA-26] [DATA-27] [DATA-28] [DATA-29] tokens by password, code, id token and refresh token', async () => {
    const { auth, sent, kept } = recordingClient()
    await auth.signInWithPassword({ email, password })
    kept.set('key-code-verifier', JSON.stringify('verifier'))
    await auth.exchangeCodeForSession('code')
    await auth.signInWithIdToken({ provider: 'google', token: 'id', access_token: 'at', nonce: 'n' })
    await auth.refreshSession({ refresh_token: 'r' })
    expect(sent).toMatchObject([
      { method: 'POST', path: '/auth/v1/token?grant_type=password', body: { email, password } },
      { path: '/auth/v1/token?grant_type=pkce', body: { auth_code: 'code', code_verifier: 'verifier' } },
      {
        path: '/auth/v1/token?grant_type=id_token',
        body: { provider: 'google', id_token: 'id', access_token: 'at', nonce: 'n' },
      },
      { path: '/auth/v1/token?grant_type=refresh_token', body: { refresh_token: 'r' } },
    ])
  })

  it('[DATA-30] [DATA-31] [DATA-32] [DATA-33] [DATA-34] one-time codes, reset, reauthentication, reading and changing the user', async () => {
    const { auth, sent } = recordingClient()
    await auth.signInWithOtp({ email })
    await auth.verifyOtp({ email, token: '123456', type: 'email' })
    await auth.resend({ type: 'signup', email })
    await auth.signInWithSSO({ domain: 'school.test', options: { skipBrowserRedirect: true } })
    await auth.resetPasswordForEmail(email, { redirectTo: `${ORIGIN}/reset-password` })
    await auth.reauthenticate()
    await auth.getUser()
    await auth.updateUser({ password })
    expect(sent.map((s) => `${s.method} ${s.path.split('?')[0]}`)).toEqual([
      'POST /auth/v1/otp',
      'POST /auth/v1/verify',
      'POST /auth/v1/resend',
      'POST /auth/v1/sso',
      'POST /auth/v1/recover',
      'GET /auth/v1/reauthenticate',
      'GET /auth/v1/user',
      'PUT /auth/v1/user',
    ])
    expect(sent[4]).toMatchObject({ body: { email }, path: expect.stringContaining('redirect_to=') })
  })

  it('[DATA-35] [DATA-36] [DATA-37] [DATA-38] providers, identities, factors and keys', async () => {
    const { auth, sent } = recordingClient()
    const options = { redirectTo: `${ORIGIN}/login`, scopes: 'name email', skipBrowserRedirect: true }
    const { data } = await auth.signInWithOAuth({ provider: 'apple', options })
    const address = new URL(String(data.url))
    expect(address.pathname).toBe('/auth/v1/authorize')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      provider: 'apple',
      redirect_to: `${ORIGIN}/login`,
      scopes: 'name email',
    })
    await auth.linkIdentity({ provider: 'google', options })
    await auth.unlinkIdentity({ identity_id: 'i', id: 'i', user_id: user.id, provider: 'google' })
    await auth.mfa.enroll({ factorType: 'totp' })
    await auth.mfa.challenge({ factorId: 'f' })
    await auth.mfa.verify({ factorId: 'f', challengeId: 'c', code: '123456' })
    await auth.mfa.unenroll({ factorId: 'f' })
    const token = ['{"alg":"ES256","kid":"k","typ":"JWT"}', '{"exp":9999999999}', 'x']
      .map((part) => Buffer.from(part).toString('base64url'))
      .join('.')
    await auth.getClaims(token).catch(() => undefined)
    expect(sent.map((s) => `${s.method} ${s.path.split('?')[0]}`)).toEqual([
      'GET /auth/v1/user/identities/authorize',
      'DELETE /auth/v1/user/identities/i',
      'POST /auth/v1/factors',
      'POST /auth/v1/factors/f/challenge',
      'POST /auth/v1/factors/f/verify',
      'DELETE /auth/v1/factors/f',
      'GET /auth/v1/.well-known/jwks.json',
      'GET /auth/v1/user', // no key fits, so the server is asked
    ])
    expect(sent[4]?.body).toMatchObject({ code: '123456', challenge_id: 'c' })
  })
})

describe('sign-in on the embedded backend', () => {
  let lite: LiteServer
  beforeAll(async () => {
    lite = await startLite()
    return () => lite.close()
  })
  afterEach(() => void vi.restoreAllMocks())

  it('[DATA-14] [DATA-15] a sign-up answers the user and the session with the fields the app reads', async () => {
    const { data, error } = await lite.visitor.auth.signUp({
      email: 'hana@school.test',
      password: 'Kia-ora-2026!',
      options: { data: { full_name: 'Hana Walker' } },
    })
    expect(error).toBeNull()
    expect(data.session).toMatchObject({
      access_token: expect.any(String),
      refresh_token: expect.any(String),
      expires_at: expect.any(Number),
      user: { id: data.user?.id },
    })
    expect(data.user).toMatchObject({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: 'hana@school.test',
      email_confirmed_at: expect.any(String),
      user_metadata: { full_name: 'Hana Walker' },
      app_metadata: { provider: 'email' },
      identities: expect.any(Array),
    })
  })
})
