import type { PGlite } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { readMessage } from '#local-store/queries/messages.ts'
import { type Device, newDevice, syncDevice } from '../sync/support/device.ts'
import { behindNetwork } from '../sync/support/faults.ts'
import { newTeacher, openSchema, sqlServer } from '../sync/support/sql-server.ts'
import { DenoServer } from './deno-server.ts'
import { SERVICE_KEY, SqlBackend } from './sql-backend.ts'

let sql: PGlite
let backend: SqlBackend
let teacher: string
let phone: Device
const functions = new DenoServer()
beforeAll(async () => {
  sql = await openSchema()
  backend = new SqlBackend(sql)
  await backend.open()
})
afterAll(async () => {
  backend.close()
  await sql.close()
})
beforeEach(async () => {
  teacher = await newTeacher(sql)
  phone = newDevice(teacher, behindNetwork(sqlServer(sql, teacher)))
  backend.published.length = 0
})
afterEach(() => functions.kill())

/** The time that each section takes, so that the process can be killed in the middle of a reply. */
const start = (paceMs: number) =>
  functions.start(backend.url, SERVICE_KEY, paceMs > 0 ? { GENERATOR_PACE_MS: String(paceMs) } : {})

async function until<T>(look: () => Promise<T | undefined | false>): Promise<T> {
  for (;;) {
    const seen = await look()
    if (seen) return seen
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** The phone sends a message, asks for the reply as the app does, and disconnects. */
async function sendAndVanish() {
  const content = 'Year 5 fractions of a set, 50 minutes'
  const sent = await sendMessage({ generatorType: 'lessonPlan', content, context: null }, phone.db)
  if (!sent.ok) throw new Error(sent.reason)
  await syncDevice(phone)
  const body = {
    session_id: sent.sessionId,
    chat_content: content,
    user_id: teacher,
    generator_type: 'lessonPlan',
    additional_data: { message_id: sent.messageId, reply_id: sent.replyId },
  }
  const leaving = new AbortController()
  const answer = await functions.post('secure-webhook-sender', teacher, body, leaving.signal)
  await answer.body?.getReader().read()
  leaving.abort()
  return sent
}

interface Job {
  state: string
  attempt: number
}
const jobOf = async (message: string) =>
  (
    await sql.query<Job>('select state, attempt from private.generation_jobs where message_id = $1', [
      message,
    ])
  ).rows[0]
const atAttempt = (message: string, attempt: number) =>
  until(async () => (await jobOf(message))?.attempt === attempt)
/** Expires the lease, as the passing of two minutes would. */
const leaseRunsOut = (message: string) =>
  sql.query(`update private.generation_jobs set lease_until = now() - interval '1 s' where message_id = $1`, [
    message,
  ])
const sweep = () => functions.post('sweep-jobs', SERVICE_KEY, {})
const account = async () =>
  (
    await sql.query(
      `select count_messages as used,
        (select jsonb_agg(reason || ' ' || units order by at) from private.usage_ledger where user_id = $1) as ledger
      from public.user_usage where user_id = $1`,
      [teacher],
    )
  ).rows[0]

describe('the process of the functions is killed in the middle of a reply', () => {
  it('the sweep continues it from where it stopped; it is published once and charged once, and the phone finds it', async () => {
    await start(900)
    const { messageId, replyId } = await sendAndVanish()
    const published = await until(async () => {
      const found = await sql.query<{ doc: { sections: { id: string }[] } | null }>(
        'select doc from public.chat_messages where id = $1',
        [replyId],
      )
      const ids = found.rows[0]?.doc?.sections.map(({ id }) => id) ?? []
      return ids.length > 0 && ids
    })
    await functions.kill()
    expect(await jobOf(messageId)).toEqual({ state: 'running', attempt: 1 })
    // The mark tells a kept section from one that was written again.
    await sql.query(
      `update public.chat_messages set doc = jsonb_set(doc, '{sections,0,kept}', 'true') where id = $1`,
      [replyId],
    )
    await start(0)
    expect(await (await sweep()).json()).toMatchObject({ worked: 0 }) // the lease has not expired yet
    await leaseRunsOut(messageId)
    expect(await (await sweep()).json()).toMatchObject({ worked: 1 })
    expect(await (await sweep()).json()).toMatchObject({ worked: 0 })
    expect(await jobOf(messageId)).toEqual({ state: 'done', attempt: 2 })
    expect(backend.published.filter(({ state, taken }) => state === 'done' && taken === true)).toHaveLength(1)
    expect(await account()).toEqual({ used: 1, ledger: ['charge 1'] })
    await syncDevice(phone)
    const reply = (await readMessage(replyId, phone.db))?.message
    const doc = reply?.doc as { outline: unknown[]; sections: { id: string; kept?: boolean }[] }
    expect(reply).toMatchObject({ state: 'done', content: expect.stringContaining('# Lesson plan') })
    expect(doc.sections).toHaveLength(doc.outline.length)
    expect(doc.sections.slice(0, published.length).map(({ id }) => id)).toEqual(published)
    expect(doc.sections[0]?.kept).toBe(true)
  })

  it('after three times the reply fails for good and is refunded once, and the phone is told', async () => {
    await start(60_000)
    const { messageId, replyId } = await sendAndVanish()
    await atAttempt(messageId, 1)
    for (const attempt of [2, 3]) {
      await functions.kill()
      await leaseRunsOut(messageId)
      await start(60_000)
      const sweeping = sweep().catch(() => undefined)
      await atAttempt(messageId, attempt)
      await functions.kill()
      await sweeping
    }
    await leaseRunsOut(messageId)
    await start(0)
    for (let sweeps = 0; sweeps < 3; sweeps += 1) {
      expect(await (await sweep()).json()).toMatchObject({ worked: 0 })
    }
    expect(await jobOf(messageId)).toEqual({ state: 'failed', attempt: 3 })
    expect(await account()).toEqual({ used: 0, ledger: ['charge 1', 'refund -1'] })
    await syncDevice(phone)
    expect((await readMessage(replyId, phone.db))?.message.state).toBe('failed')
  })
})
