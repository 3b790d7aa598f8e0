import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DenoServer } from '../deno-server.ts'
import { MemoryBackend, SERVICE_KEY, TEACHER, TOKEN } from '../memory-backend.ts'
import { type Answer, LanguageModelServer } from './language-model-server.ts'
import { PLAN, reply } from './replies.ts'

const KEY = 'marked-key-7f3c9d'
const JUDGE_KEY = 'marked-judge-key-51b2ae'
const backend = new MemoryBackend()
const maker = new LanguageModelServer()
const judge = new LanguageModelServer()
beforeAll(() => Promise.all([backend.open(), maker.open(), judge.open()]))
afterAll(() => {
  backend.close()
  maker.close()
  judge.close()
})

const refusal =
  (status: number, key: string): Answer =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', 'retry-after': '0', 'x-key': key })
      .end(JSON.stringify({ error: { message: `wrong key ${key}`, type: 'x', code: key } }))
const page =
  (key: string): Answer =>
  (response) =>
    void response.writeHead(200).end(`<h1>${key}</h1>`)
const broken =
  (begun: string, key: string): Answer =>
  (_response, write, _end, fail) => {
    write(begun)
    fail(`wrong key ${key}`)
  }

const whole = reply(PLAN)
const verdict = JSON.stringify({ sections: [{ id: 'vocabulary', fine: true, kind: 'other', why: '' }] })

/** What the writer answers, and what the judge does, which is asked only about a whole document. */
const CASES: [string, Answer, Answer][] = [
  ['a 401 that repeats the key', refusal(401, KEY), verdict],
  ['a 500 that repeats the key', refusal(500, KEY), verdict],
  ['a page that repeats the key', page(KEY), verdict],
  ['an error in mid-stream that repeats the key', broken(whole.slice(0, 2_000), KEY), verdict],
  ['a whole answer, and a verdict', whole, verdict],
  ['a whole answer, and a judge’s 401 that repeats its key', whole, refusal(401, JUDGE_KEY)],
  ['a whole answer, and a judge’s page that repeats its key', whole, page(JUDGE_KEY)],
  ['a whole answer, and a judge that breaks off with its key', whole, broken('{"sections": [', JUDGE_KEY)],
]

/** Each kind of provider, and what its header says before the key. */
const KINDS: [string, string][] = [
  ['openai-compatible', 'Bearer '],
  ['anthropic', ''],
  ['google', ''],
]

describe.each(KINDS)('the keys of %s', (kind, before) => {
  const deno = new DenoServer()
  beforeAll(() => {
    const settings = {
      MODEL_PROVIDER: kind,
      MODEL_NAME: 'test-model',
      MODEL_BASE_URL: `${maker.url}/v1`,
      MODEL_API_KEY: KEY,
      MODEL_JUDGE_NAME: 'test-judge',
      MODEL_JUDGE_BASE_URL: `${judge.url}/v1`,
      MODEL_JUDGE_API_KEY: JUDGE_KEY,
    }
    return deno.start(backend.url, SERVICE_KEY, settings, 'pipe')
  })
  afterAll(() => deno.kill())

  it.each(CASES)(
    '%s: go to their providers, and into no log, event, row or ledger',
    async (_, made, judged) => {
      maker.says(made)
      judge.says(judged)
      const logged = deno.log.length
      const messageId = randomUUID()
      const response = await deno.post('secure-webhook-sender', TOKEN, {
        session_id: randomUUID(),
        chat_content: 'Year 5 fractions of a set, 50 minutes',
        user_id: TEACHER,
        additional_data: { message_id: messageId, reply_id: randomUUID() },
      })
      const events = await response.text()
      expect(maker.heard[0]?.key).toBe(before + KEY)
      expect(judge.heard.map(({ key }) => key)).toEqual(made === whole ? [before + JUDGE_KEY] : [])
      const log = () => deno.log.slice(logged)
      if (made !== whole)
        await expect.poll(log).toContain(`"event":"attempt_failed","message_id":"${messageId}"`)
      if (judged !== verdict) await expect.poll(log).toContain('The judge test-judge gave no verdict')
      expect(backend.jobs.get(messageId)?.state === 'done').toBe(made === whole)
      expect(backend.ledger.at(-1)).toMatchObject({ message: messageId, state: expect.any(String) })
      if (made !== whole) expect(backend.failures.at(-1)).toMatchObject({ message: messageId })
      const rows = JSON.stringify([...backend.jobs.values(), ...backend.ledger, ...backend.failures])
      for (const text of [deno.log, events, rows])
        for (const key of [KEY, JUDGE_KEY, SERVICE_KEY]) expect(text).not.toContain(key)
    },
  )
})
