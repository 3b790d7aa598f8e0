import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DenoServer } from './deno-server.ts'
import { MemoryBackend, SERVICE_KEY, TEACHER, TOKEN } from './memory-backend.ts'

describe('the id of a request', () => {
  const backend = new MemoryBackend()
  const functions = new DenoServer()
  beforeAll(async () => {
    await backend.open()
    backend.broken = 'charge_message'
    await functions.start(backend.url, SERVICE_KEY, {}, 'pipe')
  })
  afterAll(async () => {
    await functions.kill()
    backend.close()
  })
  const count = (query: string) =>
    functions.post(`increment-user-messages${query}`, TOKEN, { user_id: TEACHER })

  it('goes from the device through the function to SQL, and stands in its log and its row when the call breaks', async () => {
    const request = '77777777-7777-4777-8777-777777777777'
    const answer = await count(`?request=${request}`)
    expect(answer.status).toBe(500)
    await answer.text()
    expect(backend.brokenFor).toEqual([request])
    const reason = expect.stringContaining('charge_message was answered with 500')
    expect(backend.failures).toEqual([{ request, called: 'increment-user-messages', reason }])
    const line = functions.log.split('\n').find((one) => one.includes('call_failed')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({
      event: 'call_failed',
      request,
      called: 'increment-user-messages',
    })
  })

  it('is a new one where the caller gives none, or something else', async () => {
    await (await count('')).text()
    await (await count('?request=drop%20table')).text()
    const [, none, odd] = backend.brokenFor
    for (const id of [none, odd]) expect(id).toMatch(/^[0-9a-f-]{36}$/)
    expect(none).not.toBe(odd)
  })

  it('is noted for no refusal: those are the caller’s own to mend', async () => {
    const before = backend.failures.length
    await (await functions.post('increment-user-messages', 'forged', { user_id: TEACHER })).text()
    expect(backend.failures).toHaveLength(before)
  })
})
