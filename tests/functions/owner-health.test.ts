import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DenoServer } from './deno-server.ts'
import { MemoryBackend, SERVICE_KEY, TEACHER, TOKEN } from './memory-backend.ts'

describe('the owner’s view of the functions', () => {
  const backend = new MemoryBackend()
  const functions = new DenoServer()
  const health = (key: string, accept = 'application/json') =>
    functions.get('owner-health', { authorization: `Bearer ${key}`, accept })

  beforeAll(async () => {
    await backend.open()
    const settings = {
      MAIL_API_KEY: 'a-secret-that-stays-inside',
      GENERATOR_WEBHOOK_URL: 'http://127.0.0.1:9/nobody',
      GENERATOR_WEBHOOK_SECRET: 'another-secret',
    }
    await functions.start(backend.url, SERVICE_KEY, settings, 'pipe')
  })
  afterAll(async () => {
    await functions.kill()
    backend.close()
  })

  it('tells which settings are set and never what they are, to the secret key only', async () => {
    const text = await (await health(SERVICE_KEY)).text()
    expect(JSON.parse(text)).toMatchObject({
      report: { replies: { waiting: 2 } },
      settings: { MAIL_API_KEY: true, MAIL_FROM: false, STRIPE_SECRET_KEY: false },
    })
    expect(text).not.toContain('a-secret')
    expect((await health(TOKEN)).status).toBe(403)
  })

  it('gives counters to whoever scrapes them', async () => {
    const answer = await health(SERVICE_KEY, 'text/plain;version=0.0.4')
    expect(answer.headers.get('content-type')).toContain('text/plain')
    expect(await answer.text()).toContain('mahere_replies{state="overdue"} 1\n')
  })

  it('keeps why an attempt failed, in a row and in one line of the log, without the teacher’s words', async () => {
    const message = '22222222-2222-4222-8222-222222222222'
    const answer = await functions.post('secure-webhook-sender', TOKEN, {
      user_id: TEACHER,
      session_id: '33333333-3333-4333-8333-333333333333',
      chat_content: 'Words that only the teacher may read',
      generator_type: 'lessonPlan',
      additional_data: { message_id: message, reply_id: '44444444-4444-4444-8444-444444444444' },
    })
    await answer.text()
    expect(backend.failures).toMatchObject([{ message, my_attempt: 1, kind: expect.stringMatching(/\w/) }])
    const line = functions.log.split('\n').find((one) => one.includes('attempt_failed')) ?? '{}'
    expect(JSON.parse(line)).toMatchObject({ event: 'attempt_failed', message_id: message, attempt: 1 })
    expect(functions.log + JSON.stringify(backend.failures)).not.toMatch(/only the teacher|another-secret/)
  })
})
