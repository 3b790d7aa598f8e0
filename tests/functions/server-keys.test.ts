import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DenoServer } from './deno-server.ts'
import { MemoryBackend, SERVICE_KEY } from './memory-backend.ts'

/** What a hosted project gives to functions: the keys of today as JSON, and the JWT that older projects have. */
const HOSTED_KEYS = {
  SUPABASE_SECRET_KEYS: JSON.stringify({ other: 'sb_secret_other', default: SERVICE_KEY }),
  SUPABASE_PUBLISHABLE_KEYS: JSON.stringify({ default: 'sb_publishable_today' }),
}

describe('the keys of a hosted project', () => {
  const backend = new MemoryBackend()
  const functions = new DenoServer()
  const sweep = async (key: string) => {
    const answer = await functions.post('sweep-jobs', key, {})
    await answer.body?.cancel()
    return answer.status
  }

  beforeAll(async () => {
    await backend.open()
    await functions.start(backend.url, 'the-legacy-jwt', HOSTED_KEYS)
  })
  afterAll(async () => {
    await functions.kill()
    backend.close()
  })

  it('the sweep takes any secret key of the project and the older one, and no other', async () => {
    expect(await sweep(SERVICE_KEY)).toBe(200)
    expect(await sweep('sb_secret_other')).toBe(200)
    expect(await sweep('the-legacy-jwt')).toBe(200)
    expect(await sweep('sb_publishable_today')).toBe(403)
    expect(await sweep('sb_secret_wrong')).toBe(403)
  })
})
