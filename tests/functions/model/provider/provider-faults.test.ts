import type { ServerResponse } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, LanguageModelServer } from '../language-model-server.ts'
import { PLAN, reply } from '../replies.ts'
import { given, settings, writeAll, writeUntil } from '../write-with-model.ts'

const server = new LanguageModelServer()
const elsewhere = new LanguageModelServer()
beforeAll(() => Promise.all([server.open(), elsewhere.open()]))
afterAll(() => {
  server.close()
  elsewhere.close()
})

const whole = reply(PLAN)
const refusal =
  (code: number, message: string, headers: Record<string, string> = {}, word = 'server_error'): Answer =>
  (response) =>
    void response
      .writeHead(code, { 'content-type': 'application/json', 'retry-after-ms': '1', ...headers })
      .end(JSON.stringify({ error: { message, type: word, code: word } }))

/** One piece of what a model thinks before it answers, in the fields of OpenAI's protocol. */
const thought = (response: ServerResponse) => {
  const delta = { reasoning_content: 'Let me think. ' }
  const chunk = { id: 'c1', object: 'chat.completion.chunk', created: 1, model: 'm' }
  response.write(`data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta }] })}\n\n`)
}

describe('what the log says of a call that failed', () => {
  const asked = 'Year 5 fractions for Aroha, who was away'
  const KEY = 'sk-school-9f31c7a2e5'

  it.each([
    ['the teacher’s words', asked],
    ['a part of the key', `Incorrect key ${KEY.slice(0, 14)}`],
    ['the key in another writing', `Basic ${Buffer.from(KEY).toString('base64')}`],
  ])(
    'a message with %s is not repeated, and the status and the provider’s own word are',
    async (_, message) => {
      server.says(refusal(500, message, {}, 'insufficient_quota'))
      const { error } = await writeUntil(settings(server.url, { apiKey: KEY }), given({ content: asked }))
      const logged = JSON.stringify(error, Object.getOwnPropertyNames(error ?? {}))
      expect(logged).not.toContain(message)
      expect(error?.message).toBe('the call to the model failed (status 500): insufficient_quota')
    },
  )

  it('what broke the rules is not repeated either', async () => {
    const none = { kind: 'none', a: '', b: '', show: 'number', unit: '' }
    const prompt = 'Jayden Smith, who has epilepsy, eats half of 12 plums. How many?'
    const tasks = Array.from({ length: 5 }, () => ({
      prompt,
      space: 'line',
      proof: none,
      answer: '6',
      working: '',
    }))
    const page = { instructions: 'Work it out.', tasks }
    server.says(JSON.stringify({ header: { title: 'Halves' }, 'tasks-core': page }))
    const content = 'One page of 5 questions on halves for Year 5'
    const { error } = await writeUntil(
      settings(server.url),
      given({ generator_type: 'resourceGenerator', content }),
    )
    expect(error?.message).toBe('tasks-core was unusable twice')
  })
})

describe('a provider that is busy', () => {
  it.each([429, 503])(
    'answers %i and asks us to wait for long: the teacher is told at once',
    async (code) => {
      server.says(refusal(code, 'busy', { 'retry-after-ms': '', 'retry-after': '45' }))
      const begun = Date.now()
      const { error } = await writeUntil(settings(server.url, { silenceMs: 2_000 }))
      expect(Date.now() - begun).toBeLessThan(1_500)
      expect(error?.teacherText).toMatch(/too much to do just now/)
      expect(server.heard).toHaveLength(1)
    },
  )

  it('asks us to wait for a second: is asked again then', async () => {
    server.says(refusal(429, 'busy', { 'retry-after-ms': '', 'retry-after': '1' }), whole)
    const { written } = await writeAll(settings(server.url))
    expect([written.length, server.heard.length]).toEqual([16, 2])
  })
})

describe('a provider in other trouble', () => {
  it('sends us elsewhere: neither the key nor the request goes there', async () => {
    elsewhere.says(whole)
    server.says((response) => {
      response.writeHead(307, { location: `${elsewhere.url}/v1/messages` }).end()
    })
    const anthropic = settings(server.url, { kind: 'anthropic', model: 'claude-sonnet-4-5' })
    const { error } = await writeUntil(anthropic)
    expect(elsewhere.heard).toEqual([])
    expect(error?.teacherText).toMatch(/not available just now/)
  })

  it('answers with nothing at all: the teacher is told, and it counts as away', async () => {
    server.says('')
    const { error } = await writeUntil(settings(server.url))
    expect([error?.constructor.name, error?.teacherText]).toEqual([
      'ServiceAway',
      expect.stringMatching(/not available just now/),
    ])
  })

  it('thinks aloud for longer than a silence may last: is waited for', async () => {
    server.says((response, write, end) => {
      write(' ')
      const thinking = setInterval(() => thought(response), 50)
      setTimeout(() => {
        clearInterval(thinking)
        write(whole)
        end()
      }, 1_500)
    })
    const { written } = await writeAll(settings(server.url, { silenceMs: 600 }))
    expect(written).toHaveLength(16)
  })
})
