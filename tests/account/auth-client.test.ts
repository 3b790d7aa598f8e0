import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { signIn } from '#backend/auth/account.ts'
import { backendConfig, configureBackend, isConfig } from '#backend/config.ts'
import { MemoryStorage } from '../backend/scripted-server.ts'

const url = 'https://project.example.nz'
const asked: string[] = []
const fetch = async (input: RequestInfo | URL) => {
  asked.push(String(input))
  return Response.json({}, { status: 400 })
}
// The library warns once about Node 20 when it is loaded.
beforeAll(async () => void (await import('#backend/auth/auth-client.later.ts')))
beforeEach(() => void asked.splice(0))

describe('the auth client', () => {
  it.each([
    ['[AUTH-65] a project URL', { url: '', anonKey: 'anon' }],
    ['[AUTH-66] an anon key', { url, anonKey: '' }],
  ])('requires %s: without it nothing is asked', async (_what, config) => {
    expect(isConfig(config)).toBe(false)
    configureBackend({ storage: new MemoryStorage(), config: isConfig(config) ? config : null, fetch })
    expect(backendConfig()).toBeNull()
    const answer = await signIn({ email: 'a@b.nz', password: 'x' })
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'threw' } })
    expect(asked).toEqual([])
  })

  it('[AUTH-65] [AUTH-66] asks with both', async () => {
    configureBackend({ storage: new MemoryStorage(), config: { url, anonKey: 'anon' }, fetch })
    await signIn({ email: 'a@b.nz', password: 'x' })
    expect(asked).toEqual([`${url}/auth/v1/token?grant_type=password`])
  })
})
