import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ReplyEvent } from '../../../supabase/functions/_shared/content/contract.ts'
import { DenoServer } from '../deno-server.ts'
import { MemoryBackend, SERVICE_KEY, TEACHER, TOKEN } from '../memory-backend.ts'
import { LanguageModelServer } from './language-model-server.ts'
import { cutBefore, PLAN, reply } from './replies.ts'

const backend = new MemoryBackend()
const maker = new LanguageModelServer()
const deno = new DenoServer()

beforeAll(async () => {
  await Promise.all([backend.open(), maker.open()])
  await deno.start(backend.url, SERVICE_KEY, {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_NAME: 'test-model',
    MODEL_BASE_URL: `${maker.url}/v1`,
    MODEL_API_KEY: 'key',
  })
})
afterAll(async () => {
  await deno.kill()
  backend.close()
  maker.close()
})

async function send() {
  const messageId = randomUUID()
  const body = {
    session_id: randomUUID(),
    chat_content: 'Year 5 fractions of a set, 50 minutes',
    user_id: TEACHER,
    additional_data: { message_id: messageId, reply_id: randomUUID() },
  }
  return { messageId, body, response: await deno.post('secure-webhook-sender', TOKEN, body) }
}

async function eventsOf(response: Response): Promise<ReplyEvent[]> {
  const lines = (await response.text()).split('\n').filter((line) => line.startsWith('data: '))
  return lines.map((line) => JSON.parse(line.slice(6)) as ReplyEvent)
}

describe('a model behind the edge functions, on real Deno with their own rights', () => {
  it('[GEN-03] streams a lesson plan, the default, section by section, and stores it whole', async () => {
    maker.says(reply(PLAN))
    const { messageId, response } = await send()
    const all = await eventsOf(response)
    const outline = all[0]?.type === 'start' ? all[0].outline.map(({ id }) => id) : []
    expect(all.flatMap((event) => (event.type === 'section' ? [event.id] : []))).toEqual(outline)
    expect(all.at(-1)).toEqual({ type: 'done', state: 'done' })
    expect(backend.jobs.get(messageId)).toMatchObject({
      state: 'done',
      message: { generator_type: 'lessonPlan' },
      reply: { content: expect.stringContaining('# Lesson plan: Fractions of a set in the māra kai') },
    })
  })

  it('fails a reply for good when a section stays wrong, keeps the finished sections and tells the teacher', async () => {
    maker.says(reply(PLAN, { phases: { steps: 'none' } }))
    const { messageId, response } = await send()
    expect((await eventsOf(response)).at(-1)).toEqual({ type: 'done', state: 'failed' })
    expect(backend.jobs.get(messageId)).toMatchObject({
      state: 'failed',
      reply: {
        content: expect.stringContaining('“Lesson steps” came back'),
        doc: { sections: expect.any(Array) },
      },
    })
  })

  it('releases the job when the model breaks off, with the finished sections, and the next attempt continues from them', async () => {
    const begun = cutBefore(reply(PLAN), 'vocabulary')
    maker.says((response, write) => {
      write(begun)
      setTimeout(() => response.destroy(), 50)
    }, reply(PLAN))
    const { messageId, response } = await send()
    expect((await eventsOf(response)).at(-1)).toEqual({ type: 'done', state: 'waiting' })
    const kept = backend.jobs.get(messageId)?.reply.doc as { sections: { id: string }[] } | undefined
    expect(kept?.sections.map(({ id }) => id)).toEqual([
      'header',
      'learning-intention',
      'curriculum-goal',
      'prior-knowledge',
      'resources',
    ])
    await (await deno.post('sweep-jobs', SERVICE_KEY, {})).text()
    expect(backend.jobs.get(messageId)).toMatchObject({ state: 'done', attempt: 2 })
    expect(maker.heard[1]?.prompt).toContain('Already written')
  })

  it('fails at the second try of a model that is down, and the planner writes in its place when the teacher agrees', async () => {
    maker.says((response, write) => {
      write(cutBefore(reply(PLAN), 'vocabulary'))
      setTimeout(() => response.destroy(), 50)
    })
    const { messageId, body, response } = await send()
    expect((await eventsOf(response)).at(-1)).toEqual({ type: 'done', state: 'waiting' })
    await (await deno.post('sweep-jobs', SERVICE_KEY, {})).text()
    const job = backend.jobs.get(messageId)
    expect(job).toMatchObject({
      state: 'failed',
      attempt: 2,
      reply: { content: expect.stringContaining('not available just now'), offer: 'planner' },
    })
    // The teacher taps, and the database has the job wait again, with another writer.
    Object.assign(job ?? {}, {
      state: 'waiting',
      attempt: 2,
      message: { ...job?.message, writer: 'planner' },
    })
    maker.says('')
    expect((await eventsOf(await deno.post('secure-webhook-sender', TOKEN, body))).at(-1)).toEqual({
      type: 'done',
      state: 'done',
    })
    expect(maker.heard).toHaveLength(0)
    const doc = JSON.stringify(job?.reply.doc)
    expect(doc).toContain('The built-in planner wrote this in place of the language model, as you asked.')
    expect(doc).not.toContain('Fractions of a set in the māra kai')
  })

  it('makes no call when the teacher’s day is over, says so and offers the planner', async () => {
    maker.says(reply(PLAN))
    backend.isDayOver = true
    const { messageId, response } = await send()
    await eventsOf(response)
    backend.isDayOver = false
    expect(maker.heard).toHaveLength(0)
    expect(backend.jobs.get(messageId)).toMatchObject({
      state: 'failed',
      reply: { content: expect.stringContaining('today’s limit for you'), offer: 'planner' },
    })
  })

  it('ends the call to the model when the reply is stopped', async () => {
    maker.says((_response, write) => write(reply(PLAN).slice(0, 900)))
    const { messageId, response } = await send()
    await expect.poll(() => maker.heard.length).toBe(1)
    const job = backend.jobs.get(messageId)
    if (job) job.state = 'stopped'
    expect((await eventsOf(response)).at(-1)).toEqual({ type: 'done', state: 'stopped' })
    await expect.poll(() => maker.heard[0]?.left).toBe(true)
  })
})
