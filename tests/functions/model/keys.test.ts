import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { DenoServer } from '../deno-server.ts'
import { MemoryBackend, SERVICE_KEY, TEACHER, TOKEN } from '../memory-backend.ts'
import { type Answer, LanguageModelServer } from './language-model-server.ts'
import { PLAN, reply } from './replies.ts'

const KEY = 'marked-key-7f3c9d'
const backend = new MemoryBackend()
const maker = new LanguageModelServer()
const deno = new DenoServer()

beforeAll(async () => {
  await Promise.all([backend.open(), maker.open()])
  const settings = {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_NAME: 'test-model',
    MODEL_BASE_URL: `${maker.url}/v1`,
    MODEL_API_KEY: KEY,
  }
  await deno.start(backend.url, SERVICE_KEY, settings, 'pipe')
})
afterAll(async () => {
  await deno.kill()
  backend.close()
  maker.close()
})

const said = JSON.stringify({ error: { message: `wrong key ${KEY}`, type: 'x', code: KEY } })
const refusal =
  (status: number): Answer =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', 'retry-after': '0', 'x-key': KEY })
      .end(said)

it.each<[string, Answer]>([
  ['a 401 that repeats the key', refusal(401)],
  ['a 500 that repeats the key', refusal(500)],
  ['a page that repeats the key', (response) => void response.writeHead(200).end(`<h1>${KEY}</h1>`)],
  [
    'an error in mid-stream that repeats the key',
    (_response, write, _end, fail) => {
      write(reply(PLAN).slice(0, 2_000))
      fail(`wrong key ${KEY}`)
    },
  ],
  ['a whole answer', reply(PLAN)],
])('%s: the key goes to the provider, and into no log, event, row or ledger', async (_, answer) => {
  maker.says(answer)
  const logged = deno.log.length
  const messageId = randomUUID()
  const response = await deno.post('secure-webhook-sender', TOKEN, {
    session_id: randomUUID(),
    chat_content: 'Year 5 fractions of a set, 50 minutes',
    user_id: TEACHER,
    additional_data: { message_id: messageId, reply_id: randomUUID() },
  })
  const events = await response.text()
  expect(maker.heard[0]?.key).toBe(`Bearer ${KEY}`)
  const { state } = backend.jobs.get(messageId) ?? {}
  if (state !== 'done') await expect.poll(() => deno.log.slice(logged)).toContain(`at ${messageId} failed`)
  expect(backend.ledger.at(-1)).toMatchObject({ message: messageId, state: expect.any(String) })
  const rows = JSON.stringify([...backend.jobs.values(), ...backend.ledger])
  for (const text of [deno.log, events, rows]) {
    expect(text).not.toContain(KEY)
    expect(text).not.toContain(SERVICE_KEY)
  }
})
