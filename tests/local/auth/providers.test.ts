import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import WebSocket from 'ws'
import { MemoryStorage } from '../../backend/scripted-server.ts'
import { startApp, type TestApp } from '../../support/start-app.ts'

const PASSWORD = 'Kia-ora-2026!'
let app: TestApp

beforeAll(async () => {
  app = await startApp({ build: false, env: { EMAIL_CONFIRMATIONS: 'on' } })
})
afterAll(() => app?.stop())

type Provider = 'google' | 'apple'

/** Acts as a browser: the unmodified client with its own storage. */
function browser(flowType: 'pkce' | 'implicit' = 'pkce') {
  const storage = new MemoryStorage()
  const options = { storage, flowType, autoRefreshToken: false, detectSessionInUrl: false }
  return createClient(app.url, app.anonKey, { auth: options, realtime: { transport: WebSocket as never } })
}

const go = (address: string, form?: Record<string, string>) =>
  fetch(address, { redirect: 'manual', ...(form && { method: 'POST', body: new URLSearchParams(form) }) })
const next = (answer: Response) => new URL(answer.headers.get('location') ?? 'about:blank', app.url)

/** Goes to the provider, answers its page and comes back. Returns the final URL of the browser. */
async function visit(client: ReturnType<typeof browser>, provider: Provider, form: Record<string, string>) {
  const options = { redirectTo: `${app.url}/login`, skipBrowserRedirect: true }
  const { data } = await client.auth.signInWithOAuth({ provider, options })
  const page = next(await go(data.url ?? ''))
  const state = page.searchParams.get('state') ?? ''
  const back = next(await go(page.href, { provider, state, ...form }))
  return { page, back, arrived: next(await go(back.href)) }
}
const signedIn = async (provider: Provider, form: Record<string, string>) => {
  const client = browser()
  const { arrived } = await visit(client, provider, form)
  const { data } = await client.auth.exchangeCodeForSession(arrived.searchParams.get('code') ?? '')
  return data.user
}

describe('the stand-in for Google and Apple', () => {
  it.each([
    ['AUTH-02', 'google'],
    ['AUTH-03', 'apple'],
  ] as const)('[%s] signs in with %s: chooser, code, session', async (_row, provider) => {
    const client = browser()
    const form = { choice: 'teacher@mahere.test Hana Walker' }
    const { page, back, arrived } = await visit(client, provider, form)
    expect(await (await go(page.href)).text()).toContain('Hana Walker')
    expect(back.pathname).toBe('/auth/v1/callback')
    expect(arrived.origin + arrived.pathname).toBe(`${app.url}/login`)
    expect(arrived.hash).toBe('')
    const { data } = await client.auth.exchangeCodeForSession(arrived.searchParams.get('code') ?? '')
    expect(data.user).toMatchObject({ email: 'teacher@mahere.test' })
    expect(data.user?.app_metadata.providers).toContain(provider)
    expect((await client.auth.getUser()).data.user?.identities?.map((one) => one.provider)).toContain(
      provider,
    )
  })

  it('creates an account for a new email, with the name, and finds it again', async () => {
    const form = { email: ' Mia.Tautahi@Example.school.nz ', name: 'Mia Tautahi' }
    const first = await signedIn('google', form)
    expect(first).toMatchObject({ email: 'mia.tautahi@example.school.nz' })
    expect(first?.user_metadata.full_name).toBe('Mia Tautahi')
    expect((await signedIn('google', form))?.id).toBe(first?.id)
    const later = await signedIn('apple', { ...form, name: '' })
    expect(later?.id).toBe(first?.id)
    expect(later?.user_metadata.full_name).toBe('Mia Tautahi')
  })

  it('[AUTH-155] returns access_denied in query and hash after a refusal', async () => {
    const { arrived } = await visit(browser(), 'google', { answer: 'cancel' })
    for (const params of [arrived.searchParams, new URLSearchParams(arrived.hash.slice(1))]) {
      expect(params.get('error')).toBe('access_denied')
      expect(params.get('error_description')).toBe('The user denied the request')
    }
    const apple = await visit(browser(), 'apple', { answer: 'cancel' })
    expect(apple.arrived.searchParams.get('error')).toBe('user_cancelled_authorize')
    const failed = await visit(browser(), 'google', { answer: 'fail' })
    expect(failed.arrived.searchParams.get('error')).toBe('server_error')
  })

  it('issues a code that works once, and only in the browser that started the sign-in', async () => {
    const [mine, other] = [browser(), browser()]
    await visit(other, 'google', { choice: 'premium@mahere.test Tom Faleolo' })
    const { arrived } = await visit(mine, 'google', { choice: 'teacher@mahere.test Hana Walker' })
    const code = arrived.searchParams.get('code') ?? ''
    expect((await other.auth.exchangeCodeForSession(code)).error?.code).toBe('bad_code_verifier')
    expect((await mine.auth.exchangeCodeForSession(code)).error).toBeNull()
    const client = browser()
    await visit(client, 'google', { choice: 'teacher@mahere.test Hana Walker' })
    expect((await client.auth.exchangeCodeForSession(code)).error?.code).toBe('flow_state_not_found')
  })

  it('sends a made-up or used callback to the start page with an error', async () => {
    const { back } = await visit(browser(), 'google', { choice: 'teacher@mahere.test Hana Walker' })
    for (const address of [
      back.href,
      `${app.url}/auth/v1/callback?code=x&state=x`,
      `${app.url}/auth/v1/callback`,
    ]) {
      const arrived = next(await go(address))
      expect(arrived.searchParams.get('error_code')).toBe('bad_oauth_state')
      expect(arrived.searchParams.get('code')).toBeNull()
    }
    const { page } = await visit(browser(), 'google', { answer: 'fail' })
    const state = page.searchParams.get('state')
    const arrived = next(await go(`${app.url}/auth/v1/callback?code=made-up&state=${state}`))
    expect(arrived.searchParams.get('error')).toBe('server_error')
  })

  it('gives an app without a code challenge its tokens in the hash', async () => {
    const { arrived } = await visit(browser('implicit'), 'google', {
      choice: 'teacher@mahere.test Hana Walker',
    })
    const hash = new URLSearchParams(arrived.hash.slice(1))
    const client = browser()
    const pair = {
      access_token: hash.get('access_token') ?? '',
      refresh_token: hash.get('refresh_token') ?? '',
    }
    expect((await client.auth.setSession(pair)).data.user?.email).toBe('teacher@mahere.test')
  })

  it('never leads to another server', async () => {
    const asked = `${app.url}/auth/v1/authorize?provider=google&redirect_to=https%3A%2F%2Fevil.example%2Flogin`
    const page = next(await go(asked))
    const state = page.searchParams.get('state') ?? ''
    const back = next(await go(page.href, { provider: 'google', state, choice: 'teacher@mahere.test Hana' }))
    expect(next(await go(back.href)).origin).toBe(app.url)
  })

  it("gives an unconfirmed account planted by a stranger to the owner of the email, without the stranger's password", async () => {
    const [email, stranger] = ['laid.out@example.school.nz', browser()]
    await stranger.auth.signUp({ email, password: PASSWORD, options: { data: { full_name: 'Stranger' } } })
    const owner = await signedIn('google', { email, name: 'The Owner' })
    expect(owner?.user_metadata.full_name).toBe('The Owner')
    const { error } = await stranger.auth.signInWithPassword({ email, password: PASSWORD })
    expect(error?.code).toBe('invalid_credentials')
  })

  it('answers an app that is served from elsewhere', async () => {
    for (const path of ['/authorize?provider=google', '/authorize?provider=myspace', '/admin/users']) {
      const answer = await fetch(`${app.url}/auth/v1${path}`, {
        redirect: 'manual',
        headers: { origin: 'https://app.example' },
      })
      expect([path, answer.headers.get('access-control-allow-origin')]).toEqual([path, '*'])
    }
  })

  it.each([
    'provider=myspace',
    'provider=google&code_challenge=abc',
    'provider=google&code_challenge=abc&code_challenge_method=s256',
    `provider=google&code_challenge=${'a'.repeat(43)}&code_challenge_method=md5`,
  ])('refuses %s with 400', async (query) => {
    expect((await go(`${app.url}/auth/v1/authorize?${query}`)).status).toBe(400)
  })
})
