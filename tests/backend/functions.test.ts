import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { askForReply, generateTitle, summarizeLessonPlan } from '#backend/functions.ts'
import type { ReplyEvent, SendBody } from '#content/contract.ts'
import { html, json, ScriptedServer, SESSION_KEY, session } from './scripted-server.ts'

const server = new ScriptedServer()
const mine = session('fresh')
const body: SendBody = {
  session_id: 's',
  chat_content: 'A plan',
  user_id: 'teacher-1',
  generator_type: 'lessonPlan',
  additional_data: { message_id: 'm', reply_id: 'r' },
}

beforeAll(() => server.start())
afterAll(() => server.stop())
beforeEach(() => {
  server.seen.length = 0
  server.configure().setItem(SESSION_KEY, JSON.stringify(mine))
})

async function ask(): Promise<{ events: ReplyEvent[]; answer: Awaited<ReturnType<typeof askForReply>> }> {
  const events: ReplyEvent[] = []
  return { answer: await askForReply(body, (event) => events.push(event)), events }
}

const start = { type: 'start', reply_id: 'r', format: 'plan', outline: [{ id: 'a', title: 'A' }] }
const section = { type: 'section', id: 'a', title: 'A', doc_part: { x: 1 }, markdown: '# A' }
const sse = (...events: unknown[]) => events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')

describe('asking for a reply', () => {
  it('[GEN-10] [GEN-11] [CHAT-88] sends the body with the access token, asks for a stream and passes on each event', async () => {
    server.behave = (_seen, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write(sse(start, { type: 'of-the-future' }).slice(0, 40))
      setTimeout(() => {
        response.write(sse(start, { type: 'of-the-future' }).slice(40))
        response.end(sse(section, { type: 'done', state: 'done' }))
      }, 5)
    }
    const { answer, events } = await ask()
    expect(answer).toEqual({ ok: true, value: 'done' })
    expect(events).toEqual([start, section, { type: 'done', state: 'done' }])
    const [seen] = server.seen
    expect(seen?.path).toBe('/functions/v1/secure-webhook-sender')
    expect(seen?.headers.authorization).toBe(`Bearer ${mine.access_token}`)
    expect(seen?.headers.accept).toBe('text/event-stream')
    expect(JSON.parse(seen?.body ?? '')).toEqual(body)
  })

  it('[CHAT-160] makes no request when the session has no access token', async () => {
    server.configure()
    expect((await ask()).answer).toMatchObject({
      ok: false,
      failure: { kind: 'auth', message: 'No access token in session' },
    })
    expect(server.seen).toEqual([])
  })

  it('treats a stream that breaks off as a failure', async () => {
    server.behave = (_seen, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end(sse(start, section))
    }
    const { answer, events } = await ask()
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'retry' } })
    expect(events).toHaveLength(2)
  })

  it('treats a page in place of a stream as no answer', async () => {
    server.behave = (_seen, response) => html(response, 200)
    expect((await ask()).answer).toMatchObject({ ok: false, failure: { kind: 'retry' } })
  })

  it('[GEN-13] treats a mere receipt as work that continues elsewhere', async () => {
    server.behave = (_seen, response) => json(response, 200, { success: true, sessionId: 's' })
    expect((await ask()).answer).toEqual({ ok: true, value: 'elsewhere' })
  })

  it('passes on a refusal of the function with its reason', async () => {
    server.behave = (_seen, response) =>
      json(response, 403, { success: false, error: 'No more', reason: 'message_limit' })
    expect((await ask()).answer).toMatchObject({
      ok: false,
      failure: { kind: 'refused', code: 'message_limit' },
    })
  })

  it('renews a token that the server rejected, once', async () => {
    const next = session('new')
    server.behave = (seen, response) => {
      if (seen.path.startsWith('/auth/')) return json(response, 200, next)
      if (seen.headers.authorization !== `Bearer ${next.access_token}`) {
        return json(response, 401, { code: 401, message: 'Invalid JWT' })
      }
      response.writeHead(200, { 'content-type': 'text/event-stream' }).end(sse({ type: 'elsewhere' }))
    }
    expect((await ask()).answer).toEqual({ ok: true, value: 'elsewhere' })
    expect(server.tokenCalls()).toHaveLength(1)
    expect(server.seen).toHaveLength(3)
  })

  it('can be aborted by the reader', async () => {
    server.behave = (_seen, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write(sse(start))
    }
    const controller = new AbortController()
    const answer = await askForReply(body, () => controller.abort(), controller.signal)
    expect(answer).toMatchObject({ ok: false, failure: { kind: 'retry' } })
  })
})

describe('the small functions', () => {
  it('[GEN-15] [GEN-16] sends the lesson plan and reads the summary', async () => {
    server.behave = (_seen, response) =>
      json(response, 200, { success: true, summarizedPrompt: 'Make a worksheet' })
    expect(await summarizeLessonPlan('The plan')).toEqual({ ok: true, value: 'Make a worksheet' })
    expect(JSON.parse(server.seen[0]?.body ?? '')).toEqual({ lessonPlanContent: 'The plan' })
  })

  it.each([{ success: false, error: 'x' }, { success: true }, null])(
    'treats %j as no summary',
    async (answer) => {
      server.behave = (_seen, response) => json(response, 200, answer)
      expect(await summarizeLessonPlan('The plan')).toMatchObject({ ok: false, failure: { kind: 'refused' } })
    },
  )

  it('reads the title', async () => {
    server.behave = (_seen, response) => json(response, 200, { title: 'Fractions' })
    expect(await generateTitle('Teach fractions')).toEqual({ ok: true, value: 'Fractions' })
  })
})
