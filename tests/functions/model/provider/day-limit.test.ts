import { randomUUID } from 'node:crypto'
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { newTeacher, openSchema } from '../../../sync/support/sql-server.ts'
import { DenoServer } from '../../deno-server.ts'
import { SERVICE_KEY, SqlBackend } from '../../sql-backend.ts'
import { LanguageModelServer } from '../language-model-server.ts'
import { PLAN, reply } from '../replies.ts'

const maker = new LanguageModelServer()
const functions = new DenoServer()
let sql: PGlite
let backend: SqlBackend
beforeAll(async () => {
  sql = await openSchema()
  backend = new SqlBackend(sql)
  await Promise.all([backend.open(), maker.open()])
  const settings = {
    MODEL_PROVIDER: 'openai-compatible',
    MODEL_NAME: 'test-model',
    MODEL_BASE_URL: `${maker.url}/v1`,
    MODEL_DAY_REPLIES: '3',
  }
  await functions.start(backend.url, SERVICE_KEY, settings, 'pipe')
})
afterAll(async () => {
  await functions.kill()
  backend.close()
  maker.close()
  await sql.close()
})

async function send(teacher: string): Promise<void> {
  const response = await functions.post('secure-webhook-sender', teacher, {
    session_id: randomUUID(),
    chat_content: 'Year 5 fractions of a set, 50 minutes',
    user_id: teacher,
    generator_type: 'lessonPlan',
    additional_data: { message_id: randomUUID(), reply_id: randomUUID() },
  })
  await response.text()
}

it('of twenty messages sent at once three are written, and the others say why and are not counted', async () => {
  maker.says(reply(PLAN))
  const teacher = await newTeacher(sql)
  await sql.query('update public.subscriptions set message_limit = 500 where user_id = $1', [teacher])
  await Promise.all(Array.from({ length: 20 }, () => send(teacher)))
  expect(maker.heard).toHaveLength(3)
  const { rows } = await sql.query<{ state: string; told: boolean; offer: string | null; count: number }>(
    `select state, content like '%today’s limit for you%' as told, offer, count(*)::int as count
     from public.chat_messages where user_id = $1 and role = 'assistant' group by 1, 2, 3 order by 4`,
    [teacher],
  )
  expect(rows).toEqual([
    { state: 'done', told: false, offer: null, count: 3 },
    { state: 'failed', told: true, offer: 'planner', count: 17 },
  ])
  const charged = await sql.query('select count_messages from public.user_usage where user_id = $1', [
    teacher,
  ])
  expect(charged.rows).toEqual([{ count_messages: 3 }])
})
