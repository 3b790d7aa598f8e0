import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askForTokens } from '#backend/auth/session.ts'
import { configureBackend } from '#backend/config.ts'
import { MemoryStorage } from '../../backend/scripted-server.ts'
import { startApp, type TestApp } from '../../support/start-app.ts'

const PASSWORD = 'Kia-ora-2026!'
let app: TestApp

beforeAll(async () => {
  app = await startApp({ build: false })
  configureBackend({ storage: new MemoryStorage(), config: { url: app.url, anonKey: app.anonKey } })
})
afterAll(() => app?.stop())

async function signIn(email: string) {
  const answer = await fetch(`${app.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: app.anonKey, 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD }),
  })
  return (await answer.json()) as { access_token: string; refresh_token: string }
}

/** Returns the new refresh token, or the code of the refusal. */
async function renew(refreshToken: string): Promise<string> {
  const answer = await askForTokens(refreshToken)
  return answer.ok ? answer.value.refresh_token : (answer.failure.code ?? '')
}

describe('refresh tokens', () => {
  it('give the same token again when an answer was lost', async () => {
    const { refresh_token: first } = await signIn('teacher@mahere.test')
    const second = await renew(first)
    expect(await renew(first)).toBe(second)
    expect(await renew(second)).not.toBe(second)
  })

  it('end the session when a copied token is used later, for both its holders', async () => {
    const { refresh_token: first } = await signIn('teacher@mahere.test')
    const second = await renew(first)
    const third = await renew(second)
    expect(await renew(first)).toBe('refresh_token_already_used')
    expect(await renew(third)).toBe('refresh_token_already_used')
  })

  it('[AUTH-113] end at sign-out, and other devices stay signed in', async () => {
    const [school, home] = [await signIn('premium@mahere.test'), await signIn('premium@mahere.test')]
    await fetch(`${app.url}/auth/v1/logout?scope=local`, {
      method: 'POST',
      headers: { apikey: app.anonKey, authorization: `Bearer ${school.access_token}` },
    })
    expect(await renew(school.refresh_token)).toBe('refresh_token_not_found')
    expect(await renew(home.refresh_token)).not.toContain('refresh_token')
  })

  it('end on all other devices after a new password', async () => {
    const [here, elsewhere] = [await signIn('member2@mahere.test'), await signIn('member2@mahere.test')]
    const changed = await fetch(`${app.url}/auth/v1/user`, {
      method: 'PUT',
      headers: {
        apikey: app.anonKey,
        authorization: `Bearer ${here.access_token}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ password: 'My-very-own-1!' }),
    })
    expect(changed.status).toBe(200)
    expect(await renew(elsewhere.refresh_token)).toBe('refresh_token_not_found')
    expect(await renew(here.refresh_token)).not.toContain('refresh_token')
  })

  it.each(['', 'x', crypto.randomUUID(), '%00'])('"%s" does nothing', async (token) => {
    expect(await renew(token)).toMatch(/^(validation_failed|refresh_token_not_found)$/)
  })
})
