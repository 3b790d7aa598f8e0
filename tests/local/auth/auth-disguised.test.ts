import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startApp, type TestApp } from '../../support/start-app.ts'

const EMAIL = 'teacher@mahere.test'

describe('disguised requests to the auth service', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp({ build: false })
  })
  afterAll(() => app?.stop())

  const post = (path: string, body: object, type = 'application/json') =>
    fetch(`${app.url}/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey: app.anonKey, 'content-type': type },
      body: JSON.stringify(body),
      redirect: 'manual',
    })
  const guess = (path = '/verify', type?: string) =>
    post(path, { email: EMAIL, token: '123456', type: 'recovery' }, type)

  it('a code can be guessed ten times, however the path or the body is disguised', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) statuses.push((await guess()).status)
    expect(statuses.filter((status) => status === 403)).toHaveLength(10)
    expect((await guess('/verify', 'application/json; x=form')).status).toBe(429)
    expect((await guess('/verify', 'multipart/form-data')).status).toBe(429)
    expect((await guess('/verify/')).status).toBe(429)
    expect((await guess('/%76erify')).status).toBe(404)
  })

  it('no disguised path opens sign-in', async () => {
    const body = { email: EMAIL, password: 'Kia-ora-2026!' }
    expect((await post('/%74oken?grant_type=password', body)).status).toBe(404)
    expect((await post('/token?grant_type=password', body)).status).toBe(200)
  })

  it('a grant named twice counts as the one that the limits used', async () => {
    const body = { email: EMAIL, password: 'Kia-ora-2026!', refresh_token: 'none' }
    for (const query of [
      '%67rant_type=refresh_token&grant_type=password',
      'grant_type=refresh_token&grant_type=password',
    ]) {
      const answer = await post(`/token?${query}`, body)
      expect([query, answer.status]).toEqual([query, 400])
    }
  })

  it('line breaks in the redirect URL neither break the link nor reach the answer', async () => {
    const target = encodeURIComponent(`${app.url}/login\r\nSet-Cookie: x=1`)
    const answer = await fetch(`${app.url}/auth/v1/verify?token=x&type=recovery&redirect_to=${target}`, {
      redirect: 'manual',
    })
    expect(answer.status).toBe(303)
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(new URL(answer.headers.get('location') ?? '').origin).toBe(app.url)
  })

  it.each(['/_local/mail', '/_local/mail.json', '/_local/sign-in-with?provider=google&state=x'])(
    '%s stays closed to requests forwarded by a proxy on this machine',
    async (path) => {
      const headers = { 'x-forwarded-for': '203.0.113.7' }
      expect((await fetch(`${app.url}${path}`, { headers })).status).toBe(403)
      expect((await fetch(`${app.url}${path}`)).status).toBe(200)
    },
  )
})
