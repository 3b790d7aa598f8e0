import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PermanentFailure, ServiceAway } from '../../../supabase/functions/_shared/generate/provider.ts'
import { KeptLedger } from '../../support/kept-ledger.ts'
import { type Answer, LanguageModelServer } from './language-model-server.ts'
import { THOUGHT, TOLD } from './protocols.ts'
import { cutBefore, PLAN, reply } from './replies.ts'
import { given, MAKERS, settings, writeAll, writeUntil } from './write-with-model.ts'

const server = new LanguageModelServer()
beforeAll(() => server.open())
afterAll(() => server.close())

const whole = reply(PLAN)
const prices = { input: 3, cached: 0.3, output: 15, currency: 'NZD' as const }

/** A refusal whose message repeats the key, as some servers' do. */
const refusal =
  (status: number, headers: Record<string, string> = {}): Answer =>
  (response) =>
    void response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end('{"error":{"message":"not with key-of-the-school","type":"x","code":"x"}}')

describe.each(MAKERS)('the wire of %s', (_, maker) => {
  const using = () => settings(server.url, { ...maker, prices })

  async function failing(...answers: Answer[]) {
    server.says(...answers)
    const ledger = new KeptLedger()
    const { written, error } = await writeUntil(using(), given(), ledger)
    expect(String(error?.stack) + JSON.stringify(ledger.calls)).not.toContain('key-of-the-school')
    return { written, error, calls: ledger.calls }
  }

  it('tells the tokens of a streamed answer, which are booked with their cost', async () => {
    server.says(whole)
    const ledger = new KeptLedger()
    await writeAll(using(), given(), { ledger })
    expect(ledger.calls).toMatchObject([
      {
        provider: maker.kind,
        state: 'done',
        failure: null,
        input_tokens: TOLD.input,
        cached_tokens: TOLD.cached,
        output_tokens: TOLD.output,
        is_estimate: false,
        cost: (1_000 * 3 + 200 * 0.3 + 345 * 15) / 1_000_000,
        currency: 'NZD',
      },
    ])
  })

  it('breaks off with an error in mid-stream: what was written stays, and its tokens are estimated', async () => {
    const { written, error, calls } = await failing((_response, write, _end, fail) => {
      write(whole.slice(0, 3_000))
      fail('overloaded, key-of-the-school')
    })
    expect(written.map(({ id }) => id)).toContain('resources')
    expect(error).toBeInstanceOf(ServiceAway)
    expect(error?.teacherText).toContain('not available just now')
    const thought = maker.kind === 'anthropic' ? 0 : THOUGHT.length
    expect(calls).toMatchObject([
      {
        state: 'failed',
        is_estimate: true,
        output_tokens: Math.ceil((3_000 + thought) / 4),
        cost: expect.any(Number),
      },
    ])
  })

  it('loses its connection in the middle of an event: what was written stays', async () => {
    const { written, error, calls } = await failing((response, write) => {
      write(whole.slice(0, 3_000))
      response.write('data: {"type":')
      setTimeout(() => response.destroy(), 20)
    })
    expect(written.map(({ id }) => id)).toContain('resources')
    expect(error).toBeInstanceOf(ServiceAway)
    expect(calls).toMatchObject([{ state: 'failed', is_estimate: true }])
  })

  it('ends at its limit of tokens: only what is missing is asked for again', async () => {
    server.says({ words: cutBefore(whole, 'phases'), ending: 'length' }, whole)
    const ledger = new KeptLedger()
    const { written } = await writeAll(using(), given(), { ledger })
    expect(server.heard).toHaveLength(2)
    expect(server.heard[1]?.prompt).toContain('Your last answer')
    expect(new Set(written.map(({ id }) => id)).size).toBe(written.length)
    expect(written.at(-1)?.id).toBe('about')
    expect(ledger.calls.map(({ state }) => state)).toEqual(['done', 'done'])
  })

  it('is cut short when the reply is stopped, so that it costs nothing more', async () => {
    server.says((_response, write) => write(whole.slice(0, 3_000)))
    const stop = new AbortController()
    const ledger = new KeptLedger()
    const writing = writeAll(using(), given(), { ledger, signal: stop.signal })
    await expect.poll(() => server.heard.length).toBe(1)
    stop.abort(new Error('stopped'))
    await expect(writing).rejects.toThrow()
    await expect.poll(() => server.heard[0]?.left).toBe(true)
    expect(ledger.calls).toMatchObject([{ state: 'stopped', failure: 'stopped' }])
  })

  it('is over its limit with Retry-After: is asked again once, and the teacher is told that it is busy', async () => {
    const busy = refusal(429, { 'retry-after': '0' })
    server.says(busy, whole)
    await writeAll(using())
    expect(server.heard).toHaveLength(2)
    const { error, calls } = await failing(busy)
    expect(server.heard).toHaveLength(2)
    expect(error).toBeInstanceOf(ServiceAway)
    expect(error?.teacherText).toContain('too much to do')
    expect(calls).toMatchObject([{ state: 'failed', failure: 'status 429', input_tokens: null, cost: null }])
  })

  it('refuses the key: the reply fails at once', async () => {
    const { error, calls } = await failing(refusal(401))
    expect(server.heard).toHaveLength(1)
    expect([error?.constructor, error?.message]).toEqual([
      PermanentFailure,
      'the model refused the call: 401',
    ])
    expect(calls).toMatchObject([{ state: 'failed', failure: 'status 401', output_tokens: null }])
  })

  it('stops for its content filter: the teacher is told that it declined, and the tokens are booked', async () => {
    const { error, calls } = await failing({ words: '', ending: 'refusal' })
    expect(error?.teacherText).toContain('declined')
    expect(calls).toMatchObject([{ state: 'done', output_tokens: TOLD.output }])
  })
})

describe('the ledger of a reply', () => {
  it('has a second call too, and says of a stopped one what is known', async () => {
    server.says(whole.slice(0, whole.indexOf('"phases"')), (_response, write) => write('{"phases": {'))
    const ledger = new KeptLedger()
    const stop = new AbortController()
    const writing = writeAll(settings(server.url), given(), { ledger, signal: stop.signal })
    await expect.poll(() => server.heard.length).toBe(2)
    stop.abort(new Error('stopped'))
    await expect(writing).rejects.toThrow()
    expect(ledger.calls).toMatchObject([
      { state: 'done', output_tokens: TOLD.output, cost: null, currency: null },
      { state: 'stopped', failure: 'stopped' },
    ])
  })

  it('estimates the tokens of a server that tells none', async () => {
    server.says(whole)
    const ledger = new KeptLedger()
    await writeAll(settings(server.url, { tellsUsage: false }), given(), { ledger })
    expect(server.heard[0]?.body.stream_options).toBeUndefined()
    expect(ledger.calls).toMatchObject([
      { is_estimate: true, output_tokens: Math.ceil((whole.length + THOUGHT.length) / 4) },
    ])
  })

  it('stops a reply before its first call when the teacher’s day is over, and says what is so', async () => {
    server.says(whole)
    const ledger = new KeptLedger()
    ledger.isDayOver = true
    const { error } = await writeUntil(settings(server.url), given(), ledger)
    expect(server.heard).toHaveLength(0)
    expect(error).toBeInstanceOf(PermanentFailure)
    expect(error?.teacherText).toContain('reached today’s limit for you')
  })
})
