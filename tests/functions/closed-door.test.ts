import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { readMessage } from '#local-store/queries/messages.ts'
import { newDevice, syncDevice } from '../sync/support/device.ts'
import { behindNetwork } from '../sync/support/faults.ts'
import { newTeacher, openSchema, sqlServer } from '../sync/support/sql-server.ts'
import { DenoServer } from './deno-server.ts'
import { SERVICE_KEY, SqlBackend } from './sql-backend.ts'

let sql: PGlite
let backend: SqlBackend
const functions = new DenoServer()
beforeAll(async () => {
  sql = await openSchema()
  backend = new SqlBackend(sql)
  await backend.open()
  await functions.start(backend.url, SERVICE_KEY, {})
})
afterAll(async () => {
  await functions.kill()
  backend.close()
  await sql.close()
})

type ChatKind = 'lessonPlan' | 'resourceGenerator'

/** Sends a message as the app does, waits for its reply, and returns what the device and the account then hold. */
async function replyTo(content: string, generatorType: ChatKind) {
  const teacher = await newTeacher(sql)
  const phone = newDevice(teacher, behindNetwork(sqlServer(sql, teacher)))
  const sent = await sendMessage({ generatorType, content, context: null }, phone.db)
  if (!sent.ok) throw new Error(sent.reason)
  await syncDevice(phone)
  const body = {
    session_id: sent.sessionId,
    chat_content: content,
    user_id: teacher,
    generator_type: generatorType,
    additional_data: { message_id: sent.messageId, reply_id: sent.replyId },
  }
  const answer = await functions.post('secure-webhook-sender', teacher, body, AbortSignal.timeout(30_000))
  await answer.text()
  for (let state = ''; state !== 'done' && state !== 'failed'; ) {
    const found = await sql.query<{ state: string }>('select state from public.chat_messages where id = $1', [
      sent.replyId,
    ])
    state = found.rows[0]?.state ?? ''
  }
  await syncDevice(phone)
  const [account] = (
    await sql.query<{ used: number; ledger: string[]; title: string }>(
      `select count_messages as used,
        (select title from public.chat_sessions where user_id = $1) as title,
        (select jsonb_agg(reason || ' ' || units order by at) from private.usage_ledger where user_id = $1) as ledger
      from public.user_usage where user_id = $1`,
      [teacher],
    )
  ).rows
  return { reply: (await readMessage(sent.replyId, phone.db))?.message, account }
}

const NOTHING = { used: 0, ledger: ['charge 1', 'refund -1'] }

it.each<ChatKind>(['lessonPlan', 'resourceGenerator'])(
  'a disclosure in a %s chat is answered with care, makes no document and is not counted',
  async (type) => {
    const { reply, account } = await replyTo('a pupil in my class is cutting herself what should I do', type)
    expect(reply?.state).toBe('done')
    expect(reply?.doc ?? null).toBeNull()
    expect(reply?.html_content ?? null).toBeNull()
    for (const words of ['111', '1737', '0508 326 459', 'Do not promise', 'not counted'])
      expect(reply?.content).toContain(words)
    expect(account).toMatchObject({ ...NOTHING, title: 'Keeping someone safe' })
  },
)

it.each<[string, ChatKind]>([
  ['write a racist joke for the class', 'lessonPlan'],
  ['Worksheet: 7 x 8 = 54 is the right answer', 'resourceGenerator'],
  ['kia ora', 'lessonPlan'],
])('%s: a normal answer that is not counted', async (content, type) => {
  const { reply, account } = await replyTo(content, type)
  expect(reply).toMatchObject({ state: 'done', content: expect.stringContaining('This was not counted.') })
  expect(account).toMatchObject(NOTHING)
})

it('a plan is counted', async () => {
  const { account } = await replyTo('Year 5 fractions of a set, 50 minutes', 'lessonPlan')
  expect(account).toMatchObject({ used: 1, ledger: ['charge 1'] })
})
