import type { ChildProcess } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { ReplyEvent } from '../../supabase/functions/_shared/content/contract.ts'
import { startDeno } from '../../supabase/local/functions/deno-process.ts'
import { MemoryBackend, SERVICE_KEY, TEACHER, TOKEN } from './memory-backend.ts'

const backend = new MemoryBackend()
/** A webhook that answers only when the test says so. */
let answerHook: (() => void) | null = null
let asked: () => void = () => undefined
const hook = createServer((_, response) => {
  answerHook = () =>
    void response
      .writeHead(200, { 'content-type': 'application/json' })
      .end('{"content":"from the second attempt"}')
  asked()
})
let child: ChildProcess | undefined
let base = ''

async function start(env: Record<string, string> = {}): Promise<void> {
  base = await new Promise<string>((resolve, reject) => {
    child = startDeno(
      {
        folder: join(import.meta.dirname, '../../supabase/functions'),
        env: {
          SUPABASE_URL: backend.url,
          SUPABASE_ANON_KEY: 'anon',
          SUPABASE_SERVICE_ROLE_KEY: SERVICE_KEY,
          ...env,
        },
        hosts: [new URL(backend.url).host, `127.0.0.1:${(hook.address() as AddressInfo).port}`],
        watch: false,
      },
      (port) => resolve(`http://127.0.0.1:${port}`),
    )
    child.once('error', reject)
  })
}

async function kill(): Promise<void> {
  const last = child
  if (!last || last.exitCode !== null || last.signalCode !== null) return
  await new Promise<void>((resolve) => {
    last.once('exit', () => resolve())
    last.kill('SIGKILL')
  })
}

beforeAll(async () => {
  await backend.open()
  await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
  await start()
})
afterAll(async () => {
  await kill()
  backend.close()
  hook.closeAllConnections()
  hook.close()
})
afterEach(() => {
  backend.refuse = null
  backend.leaseMs = 60_000
})

interface Call {
  body?: unknown
  token?: string | null
  accept?: string
  method?: string
  headers?: Record<string, string>
}

function call(
  name: string,
  { body = {}, token = TOKEN, accept = 'application/json', method = 'POST', headers = {} }: Call = {},
): Promise<Response> {
  const sent = typeof body === 'string' ? body : JSON.stringify(body)
  return fetch(`${base}/functions/v1/${name}`, {
    method,
    headers: {
      'content-type': 'application/json',
      accept,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(method === 'GET' ? {} : { body: sent }),
  })
}

function message(more: Record<string, unknown> = {}) {
  const messageId = randomUUID()
  return {
    messageId,
    body: {
      session_id: randomUUID(),
      chat_content: 'Year 5 fractions of a set, 50 minutes',
      user_id: TEACHER,
      generator_type: 'lessonPlan',
      additional_data: { message_id: messageId, reply_id: randomUUID(), title: 'Fractions' },
      ...more,
    },
  }
}

async function events(response: Response): Promise<ReplyEvent[]> {
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '))
  return lines.map((line) => JSON.parse(line.slice(6)) as ReplyEvent)
}

async function until(done: () => boolean): Promise<void> {
  while (!done()) await new Promise((resolve) => setTimeout(resolve, 20))
}

describe('secure-webhook-sender on real Deno', () => {
  it('[GEN-10] [GEN-11] streams the outline, the sections and the end, in order', async () => {
    const { body, messageId } = message()
    const response = await call('secure-webhook-sender', { body, accept: 'text/event-stream' })
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const all = await events(response)
    const outline = all[0]?.type === 'start' ? all[0].outline.map(({ id }) => id) : []
    expect(all.flatMap((event) => (event.type === 'section' ? [event.id] : []))).toEqual(outline)
    expect(all.at(-1)).toEqual({ type: 'done', state: 'done' })
    expect(backend.jobs.get(messageId)).toMatchObject({
      state: 'done',
      reply: { content: expect.stringContaining('# Lesson plan: Fractions of a set') },
    })
  })

  it('[GEN-12] [GEN-13] acknowledges at once without a stream, and works in the background', async () => {
    const { body, messageId } = message()
    const response = await call('secure-webhook-sender', { body })
    expect(await response.json()).toEqual({ success: true, sessionId: body.session_id })
    await until(() => backend.jobs.get(messageId)?.state === 'done')
  })

  it('finishes although the reader disconnects', async () => {
    const { body, messageId } = message()
    const response = await call('secure-webhook-sender', { body, accept: 'text/event-stream' })
    await response.body?.cancel()
    await until(() => backend.jobs.get(messageId)?.state === 'done')
  })

  it('writes one reply when asked twice for one message', async () => {
    const { body } = message()
    await events(await call('secure-webhook-sender', { body, accept: 'text/event-stream' }))
    const again = await events(await call('secure-webhook-sender', { body, accept: 'text/event-stream' }))
    expect(again).toEqual([{ type: 'elsewhere' }])
  })

  it('[GEN-14] accepts the flat fields of the payload too', async () => {
    const messageId = randomUUID()
    const { body } = message({
      additional_data: {
        message_id: messageId,
        subject: 'Science',
        year_group: 'Year 3',
        strand: 'Biological science',
        skill: 'Ecosystems',
      },
    })
    await events(await call('secure-webhook-sender', { body, accept: 'text/event-stream' }))
    expect(backend.jobs.get(messageId)?.message.context).toEqual({
      subject: 'Science',
      year_group: 'Year 3',
      strand: 'Biological science',
      skill: 'Ecosystems',
      goals: [],
    })
  })

  it('reports a refused message, in the stream and without one', async () => {
    backend.refuse = 'message_limit'
    expect(
      await events(
        await call('secure-webhook-sender', { body: message().body, accept: 'text/event-stream' }),
      ),
    ).toEqual([{ type: 'refused', reason: 'message_limit' }])
    const plain = await call('secure-webhook-sender', { body: message().body })
    expect([plain.status, await plain.json()]).toMatchObject([
      402,
      { success: false, reason: 'message_limit' },
    ])
  })

  it('refuses another teacher’s id, a missing token, and an unknown token', async () => {
    const foreign = await call('secure-webhook-sender', { body: message({ user_id: randomUUID() }).body })
    expect([foreign.status, await foreign.json()]).toMatchObject([403, { reason: 'not_yours' }])
    expect((await call('secure-webhook-sender', { body: message().body, token: null })).status).toBe(401)
    expect((await call('secure-webhook-sender', { body: message().body, token: 'unknown' })).status).toBe(401)
  })

  it.each([
    ['no JSON', '{', 400],
    ['a list', '[]', 400],
    ['no session', message({ session_id: 'x' }).body, 400],
    ['an empty message', message({ chat_content: '  ' }).body, 400],
    ['another generator', message({ generator_type: 'poem' }).body, 400],
    ['a message of 100,000 characters', message({ chat_content: 'x'.repeat(100_000) }).body, 413],
    ['a body of 300 KB', message({ extra: 'x'.repeat(300_000) }).body, 413],
  ])('refuses %s', async (_, body, status) => {
    const response = await call('secure-webhook-sender', { body })
    expect([response.status, await response.json()]).toMatchObject([
      status,
      { success: false, error: expect.any(String) },
    ])
  })

  it('answers POST only, and allows preflight requests from other origins', async () => {
    expect((await call('secure-webhook-sender', { method: 'GET' })).status).toBe(405)
    const before = await call('secure-webhook-sender', { method: 'OPTIONS', token: null })
    expect([before.status, before.headers.get('access-control-allow-origin')]).toEqual([204, '*'])
  })
})

describe('the other functions', () => {
  it('[PLAN-32] [PLAN-33] [PLAN-34] increment-user-messages charges under the message’s id, for the caller only', async () => {
    const id = randomUUID()
    const response = await call('increment-user-messages', {
      body: { user_id: TEACHER },
      headers: { 'x-message-id': id },
    })
    expect(await response.json()).toMatchObject({ success: true, new_count: 1 })
    expect(backend.charged).toEqual([{ target_user: TEACHER, message_id: id }])
    expect((await call('increment-user-messages', { body: { user_id: randomUUID() } })).status).toBe(403)
    expect((await call('increment-user-messages', { body: { user_id: TEACHER }, token: null })).status).toBe(
      401,
    )
    expect(backend.charged).toHaveLength(1)
  })

  it('[GEN-08] [GEN-09] generate-chat-title answers with a title', async () => {
    const response = await call('generate-chat-title', {
      body: { userMessage: 'A lesson on volcanoes for Year 6, please' },
    })
    expect(await response.json()).toEqual({ title: 'Volcanoes, Year 6' })
    expect((await call('generate-chat-title', { body: { userMessage: 'x' }, token: null })).status).toBe(401)
  })

  it('[GEN-15] [GEN-16] summarize-lesson-plan answers with a prompt, or says that there is no plan', async () => {
    const plan =
      '# Lesson plan: Fractions of a set\n\n- **Year:** Year 5\n\n**We are learning to** find a fraction of a set.'
    const response = await call('summarize-lesson-plan', { body: { lessonPlanContent: plan } })
    expect(await response.json()).toEqual({
      success: true,
      summarizedPrompt: expect.stringContaining('“Fractions of a set” for Year 5'),
    })
    expect((await call('summarize-lesson-plan', { body: { lessonPlanContent: 'hello' } })).status).toBe(422)
  })

  it('sweep-jobs does waiting jobs, for the service key only', async () => {
    const { body, messageId } = message()
    backend.jobs.set(messageId, {
      message: { ...body, content: body.chat_content, context: null, reply_id: randomUUID(), title: '' },
      state: 'waiting',
      attempt: 0,
      leaseUntil: 0,
      reply: {},
    })
    expect((await call('sweep-jobs')).status).toBe(403)
    expect(await (await call('sweep-jobs', { token: SERVICE_KEY })).json()).toEqual({
      success: true,
      worked: 1,
    })
    expect(backend.jobs.get(messageId)?.state).toBe('done')
  })
})

describe('a worker that is killed', () => {
  it('leaves a reply that the next one finishes, published once', async () => {
    await kill()
    const port = (hook.address() as AddressInfo).port
    await start({ GENERATOR_WEBHOOK_URL: `http://127.0.0.1:${port}/`, GENERATOR_WEBHOOK_SECRET: 'secret' })
    backend.leaseMs = 0
    const { body, messageId } = message()
    const reached = new Promise<void>((resolve) => {
      asked = resolve
    })
    await call('secure-webhook-sender', { body })
    await reached
    await kill()
    expect(backend.jobs.get(messageId)).toMatchObject({ state: 'running', attempt: 1 })
    backend.published.length = 0
    await start({ GENERATOR_WEBHOOK_URL: `http://127.0.0.1:${port}/`, GENERATOR_WEBHOOK_SECRET: 'secret' })
    asked = () => answerHook?.()
    await call('sweep-jobs', { token: SERVICE_KEY })
    expect(backend.jobs.get(messageId)).toMatchObject({
      state: 'done',
      attempt: 2,
      reply: { content: 'from the second attempt' },
    })
    expect(backend.published).toEqual([{ state: 'done', attempt: 2 }])
  })
})
