import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ModelSettings } from '../../../../supabase/functions/_shared/generate/model/settings.ts'
import { KeptLedger } from '../../../support/kept-ledger.ts'
import { type Answer, LanguageModelServer } from '../language-model-server.ts'
import { TOLD } from '../protocols.ts'
import { PLAN, reply } from '../replies.ts'
import { given, settings, writeUntil } from '../write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const whole = reply(PLAN)
const prices = { input: 3, cached: 0.3, output: 15, currency: 'NZD' as const }

/** The calls of a reply that fails, as the ledger has them. */
async function booked(answer: Answer, more: Partial<ModelSettings>) {
  server.says(answer)
  const ledger = new KeptLedger()
  const { error } = await writeUntil(settings(server.url, { prices, ...more }), given(), ledger)
  expect(error).toBeInstanceOf(Error)
  return ledger.calls
}

const event = (response: ServerResponse, data: object) => response.write(`data: ${JSON.stringify(data)}\n\n`)
const stream = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' })
const LETTERS = 400
/** A model that thinks aloud, in the fields of OpenAI's protocol, and is never done. */
const thinking: Answer = (response) => {
  stream(response)
  for (let n = 0; n < LETTERS; n++) {
    const delta = { reasoning_content: 'Let me think about it. ' }
    event(response, {
      id: 'c',
      object: 'chat.completion.chunk',
      created: 1,
      model: 'm',
      choices: [{ index: 0, delta }],
    })
  }
}
/** The same by Google, which tells its tokens with each event. */
const thinkingAtGoogle: Answer = (response) => {
  stream(response)
  for (const thoughts of [100, 2_500]) {
    const usageMetadata = {
      promptTokenCount: 900,
      cachedContentTokenCount: 300,
      thoughtsTokenCount: thoughts,
    }
    const parts = [{ text: 'Hm. ', thought: true }]
    event(response, { candidates: [{ content: { parts, role: 'model' }, index: 0 }], usageMetadata })
  }
}

describe('a call that ends before its provider tells the tokens', () => {
  it('thinks aloud until its time is up: its thoughts count', async () => {
    const calls = await booked(thinking, { timeoutMs: 1_500 })
    const output = Math.ceil((LETTERS * 'Let me think about it. '.length) / 4)
    expect(calls).toMatchObject([
      { state: 'failed', is_estimate: true, output_tokens: output, currency: 'NZD' },
    ])
    expect(calls[0]?.input_tokens).toBeGreaterThan(1_000)
    expect(calls[0]?.cost).toBeGreaterThan(0)
  })

  it('has told what it used so far: that is booked', async () => {
    const google = { kind: 'google' as const, model: 'gemini-2.5-flash', timeoutMs: 1_500 }
    expect(await booked(thinkingAtGoogle, google)).toMatchObject([
      { state: 'failed', is_estimate: true, input_tokens: 900, cached_tokens: 300, output_tokens: 2_500 },
    ])
    const anthropic = { kind: 'anthropic' as const, model: 'claude-sonnet-4-5' }
    const breaksOff: Answer = (_response, write, _end, fail) => {
      write(whole.slice(0, 400))
      fail('overloaded')
    }
    expect(await booked(breaksOff, anthropic)).toMatchObject([
      { input_tokens: TOLD.input, cached_tokens: TOLD.cached, output_tokens: 100 },
    ])
  })

  it('is silent for longer than any model needs: that is taken for thoughts', async () => {
    const calls = await booked((response) => void stream(response).flushHeaders(), { silenceMs: 7_200 })
    expect(calls).toMatchObject([{ failure: 'too slow', is_estimate: true }])
    expect(calls[0]?.output_tokens).toBeGreaterThanOrEqual(100)
    expect(calls[0]?.output_tokens).toBeLessThan(500)
  })

  it('was turned away, or never reached: nothing is booked', async () => {
    const busy: Answer = (response) =>
      void response.writeHead(500, { 'retry-after-ms': '1' }).end('{"error":{"message":"no"}}')
    expect(await booked(busy, {})).toMatchObject([{ input_tokens: null, output_tokens: null }])
    expect(await booked((response) => void response.destroy(), {})).toMatchObject([
      { failure: 'broken off', input_tokens: null, output_tokens: null },
    ])
  })
})
