import { randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { LessonPlan } from '#content/lesson-plan.ts'
import { newTeacher, openSchema } from '../../../sync/support/sql-server.ts'
import { DenoServer } from '../../deno-server.ts'
import { SERVICE_KEY, SqlBackend } from '../../sql-backend.ts'
import { type Answer, LanguageModelServer } from '../language-model-server.ts'
import { PLAN, reply } from '../replies.ts'
import { change, othersThan } from './document-changed.ts'

const maker = new LanguageModelServer()
const functions = new DenoServer()
let sql: PGlite
let backend: SqlBackend
let teacher: string
let session: string
let plan: LessonPlan

const SAFETY = { safety: { items: ['Wash hands after the garden.'] } }
const changesSafety = [change(['safety']), JSON.stringify(SAFETY)]
const breaksOff: Answer = (response, write) => {
  write('{"safety": {"items": ["Wash')
  setTimeout(() => response.destroy(), 50)
}

const newIds = () => ({ message_id: randomUUID(), reply_id: randomUUID() })

/** A message of the teacher's, asked for once or by two devices at once. */
async function send(content: string, devices = 1, ids = newIds()) {
  const body = { session_id: session, chat_content: content, user_id: teacher, additional_data: ids }
  const post = async () => (await functions.post('secure-webhook-sender', teacher, body)).text()
  await Promise.all(Array.from({ length: devices }, post))
  return ids
}

const replyOf = async (id: string) =>
  (
    await sql.query<{ state: string; content: string; doc: LessonPlan | null }>(
      'select state, content, doc from public.chat_messages where id = $1',
      [id],
    )
  ).rows[0]
const ledgerOf = async (message: string) =>
  (
    await sql.query<{ line: string }>(
      `select reason || ' ' || units as line from private.usage_ledger where user_id = $1 and key like $2 order by at`,
      [teacher, `%${message}%`],
    )
  ).rows.map(({ line }) => line)
const callsOf = async (message: string) =>
  (
    await sql.query<{ state: string }>('select state from private.model_calls where message_id = $1', [
      message,
    ])
  ).rows.map(({ state }) => state)
const used = async () =>
  (
    await sql.query<{ used: number }>(
      'select count_messages as used from public.user_usage where user_id = $1',
      [teacher],
    )
  ).rows[0]?.used

beforeAll(async () => {
  sql = await openSchema()
  backend = new SqlBackend(sql)
  await Promise.all([backend.open(), maker.open()])
  await functions.start(backend.url, SERVICE_KEY, {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_NAME: 'test-model',
    MODEL_BASE_URL: `${maker.url}/v1`,
    MODEL_API_KEY: 'key',
  })
})
afterAll(async () => {
  await functions.kill()
  backend.close()
  maker.close()
  await sql.close()
})
beforeEach(async () => {
  teacher = await newTeacher(sql)
  session = randomUUID()
  maker.says(reply(PLAN))
  const first = await send('Year 5 fractions of a set, 50 minutes')
  plan = (await replyOf(first.reply_id))?.doc as LessonPlan
  expect(await used()).toBe(1)
})

describe('what a follow-up to a plan of a model costs, over HTTP and in the real database', () => {
  it('is one message, also where two devices ask for it at once', async () => {
    maker.says(...changesSafety)
    const { message_id, reply_id } = await send('safety for soil', 2)
    await expect.poll(async () => (await replyOf(reply_id))?.state).toBe('done')
    const changed = (await replyOf(reply_id))?.doc as LessonPlan
    expect(othersThan(plan, changed)).toEqual(['safety'])
    expect([await used(), await ledgerOf(message_id), maker.heard.length]).toEqual([2, ['charge 1'], 2])
    expect(await callsOf(message_id)).toEqual(['done', 'done'])
  })

  it('is one message where the line broke off half way and the next attempt finished it', async () => {
    maker.says(change(['safety']), breaksOff, ...changesSafety)
    const ids = await send('safety for soil')
    const { message_id, reply_id } = ids
    expect(await replyOf(reply_id)).toMatchObject({ state: 'waiting', doc: null })
    await send('safety for soil', 1, ids)
    await expect.poll(async () => (await replyOf(reply_id))?.state).toBe('done')
    expect(othersThan(plan, (await replyOf(reply_id))?.doc as LessonPlan)).toEqual(['safety'])
    expect([await used(), await ledgerOf(message_id)]).toEqual([2, ['charge 1']])
  })

  it.each<[string, string]>([
    ['comes back as it was', JSON.stringify({ safety: PLAN.safety })],
    ['comes back empty', JSON.stringify({ safety: {} })],
  ])('is nothing where the section %s, and no half plan is kept', async (_, answer) => {
    maker.says(change(['safety']), answer)
    const { message_id, reply_id } = await send('safety for soil')
    const failed = await replyOf(reply_id)
    expect(failed).toMatchObject({ state: 'failed', doc: null })
    expect(failed?.content).toContain('It was not counted')
    expect([await used(), await ledgerOf(message_id)]).toEqual([1, ['charge 1', 'refund -1']])
  })

  it('and the next follow-up changes the last plan that is whole', async () => {
    maker.says(change(['safety']), JSON.stringify({ safety: {} }))
    await send('safety for soil')
    maker.says(...changesSafety)
    const { reply_id } = await send('safety for soil')
    expect(othersThan(plan, (await replyOf(reply_id))?.doc as LessonPlan)).toEqual(['safety'])
    expect(await used()).toBe(2)
  })
})
