import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { deleteChat, renameChat } from '#local-store/commands/chats.ts'
import { saveResource } from '#local-store/commands/save-resource.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { starMessage, unstarMessage } from '#local-store/commands/stars.ts'
import { retryWaiting } from '#local-store/commands/waiting.ts'
import { listChats, readChat } from '#local-store/queries/chats.ts'
import { listMessages, readMessage } from '#local-store/queries/messages.ts'
import { listRepliesWanted } from '#local-store/queries/replies-wanted.ts'
import { isStarred } from '#local-store/queries/starred.ts'
import { readPlanState } from '#local-store/queries/usage.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { readSyncStatus } from '#session/sync-status.ts'
import { dismissToast, readToast } from '#session/toasts.ts'
import { type Device, newDevice, syncDevice } from './support/device.ts'
import { behindNetwork, type FaultyServer, loseAnswer } from './support/faults.ts'
import { newTeacher, openSchema, sqlServer } from './support/sql-server.ts'

let sql: PGlite
let userId: string
let server: FaultyServer
let one: Device
let two: Device
beforeAll(async () => {
  sql = await openSchema()
})
afterAll(() => sql.close())
beforeEach(async () => {
  userId = await newTeacher(sql)
  server = behindNetwork(sqlServer(sql, userId))
  one = newDevice(userId, server)
  two = newDevice(userId, server)
  while (readToast()) dismissToast()
})

async function send(device: Device, content: string, sessionId?: string) {
  const sent = await sendMessage(
    { sessionId, generatorType: 'lessonPlan', content, context: null },
    device.db,
  )
  if (!sent.ok) throw new Error(sent.reason)
  return sent
}
async function syncBoth() {
  for (const device of [one, two, one, two]) await syncDevice(device)
}
const count = async (query: string, values: unknown[] = [userId]) =>
  Number((await sql.query<{ n: number }>(`select count(*)::int as n from ${query}`, values)).rows[0]?.n)
const words = async (device: Device, sessionId: string) =>
  (await listMessages(sessionId, 99, device.db)).map(({ message }) => message.content).filter(Boolean)
const title = async (device: Device, id: string) => (await readChat(id, device.db))?.chat.title

describe('the app against the real SQL', { timeout: 60_000 }, () => {
  it('[DATA-79] [CHAT-87] has one message, one charge and one job although the first answer was lost', async () => {
    const { sessionId, replyId } = await send(one, 'Plants')
    server.faults.push(loseAnswer('applyOps'))
    await syncDevice(one)
    one.clock.advance(5_000)
    await syncDevice(one)
    expect(await count('public.chat_messages where user_id = $1')).toBe(2)
    expect(await readPlanState(one.db)).toMatchObject({ used: 1 })
    expect(await listWaiting(one.db)).toEqual([])
    expect(await words(one, sessionId)).toEqual(['Plants'])
    expect(await listRepliesWanted(20, one.db)).toMatchObject([{ replyId, state: 'waiting' }])
    // Every call of the generator claims a job, and a job names its charge, so no reply is made without a charge.
    const charged = `private.generation_jobs j join private.usage_ledger l
      on l.user_id = j.user_id and l.key = j.charge_key and l.reason = 'charge' where j.user_id = $1`
    expect(await count(charged)).toBe(1)
  })

  it('[CHAT-161] a use that cannot be counted is told, asks for no reply, and is made good later', async () => {
    await syncDevice(one)
    await sql.exec(`create function pg_temp.broken() returns trigger language plpgsql as
        $$ begin raise exception 'no room' using errcode = '53100'; end $$;
      create trigger broken before insert or update on public.user_usage for each row execute function pg_temp.broken()`)
    const { sessionId } = await send(one, 'Plants')
    await syncDevice(one)
    expect(readSyncStatus().error).toBe('Failed to track message usage')
    expect(await count('private.generation_jobs where user_id = $1')).toBe(0)
    expect(await count('public.chat_messages where user_id = $1')).toBe(0)
    expect(await words(one, sessionId)).toEqual(['Plants'])
    await sql.exec('drop trigger broken on public.user_usage')
    one.clock.advance(600_000)
    await syncDevice(one)
    expect(readSyncStatus().error).toBeNull()
    expect(await readPlanState(one.db)).toMatchObject({ used: 1 })
    expect(await count('private.generation_jobs where user_id = $1')).toBe(1)
  })

  it('[SYS-20] refuses a message over the limit without charge or job, and accepts it once the limit is higher', async () => {
    await sql.query('update public.subscriptions set message_limit = 11 where user_id = $1', [userId])
    await syncDevice(one)
    const { sessionId } = await send(one, 'first')
    await sql.query('update public.subscriptions set message_limit = 0 where user_id = $1', [userId])
    await syncDevice(one)
    expect(await listWaiting(one.db)).toMatchObject([{ state: 'refused', reason: 'message_limit' }])
    expect(await words(one, sessionId)).toEqual(['first'])
    expect(await readPlanState(one.db)).toMatchObject({ used: 0, max: 0 })
    expect(await count('private.generation_jobs where user_id = $1')).toBe(0)
    await sql.query('update public.subscriptions set message_limit = 500 where user_id = $1', [userId])
    const [refused] = await listWaiting(one.db)
    await retryWaiting(refused?.opId ?? '', one.db)
    await syncDevice(one)
    expect(await readPlanState(one.db)).toMatchObject({ used: 1, max: 500 })
    expect(await words(one, sessionId)).toEqual(['first'])
  })

  it('shows the title that arrives last on both devices', async () => {
    const { sessionId } = await send(one, 'Plants')
    await syncBoth()
    await renameChat(sessionId, 'from one', one.db)
    await renameChat(sessionId, 'from two', two.db)
    expect([await title(one, sessionId), await title(two, sessionId)]).toEqual(['from one', 'from two'])
    await syncBoth()
    expect([await title(one, sessionId), await title(two, sessionId)]).toEqual(['from two', 'from two'])
  })

  it('lets a deletion win over a title, and a message revive the deleted chat', async () => {
    const { sessionId } = await send(one, 'Plants')
    await syncBoth()
    await deleteChat(sessionId, one.db)
    await renameChat(sessionId, 'too late', two.db)
    await syncBoth()
    expect([await listChats(20, one.db), await listChats(20, two.db)]).toEqual([[], []])
    await deleteChat(sessionId, one.db)
    await send(two, 'more', sessionId)
    await syncBoth()
    expect(await words(one, sessionId)).toEqual(['Plants', 'more'])
    expect(await words(two, sessionId)).toEqual(['Plants', 'more'])
  })

  it('keeps the last change of a star across devices', async () => {
    const { sessionId, replyId } = await send(one, 'Plants')
    await syncBoth()
    await starMessage({ messageId: replyId, sessionId, itemType: 'lesson_plan' }, one.db)
    await syncBoth()
    expect(await isStarred(replyId, two.db)).toBe(true)
    await unstarMessage({ messageId: replyId }, two.db)
    await syncBoth()
    expect([await isStarred(replyId, one.db), await isStarred(replyId, two.db)]).toEqual([false, false])
    expect(await count('public.starred_items where user_id = $1')).toBe(0)
  })

  it('[STAR-10] undoes a star when another device filled the limit first', async () => {
    const { sessionId } = await send(one, 'Plants')
    await syncBoth()
    const reply = await sql.query<{ id: string }>(
      `insert into public.chat_messages (user_id, session_id, role, content)
        select $1, $2, 'assistant', 'plan ' || n from generate_series(1, 51) n returning id`,
      [userId, sessionId],
    )
    await syncBoth()
    const ids = reply.rows.map(({ id }) => id)
    const last = ids.at(-1) ?? ''
    for (const messageId of ids.slice(0, 50))
      await starMessage({ messageId, sessionId, itemType: 'lesson_plan' }, one.db)
    await starMessage({ messageId: last, sessionId, itemType: 'lesson_plan' }, two.db)
    await syncBoth()
    expect(await isStarred(last, two.db)).toBe(false)
    expect(readToast()?.text).toBe("You've reached the limit of 50 lesson plans")
    expect(await count('public.starred_items where user_id = $1')).toBe(50)
  })

  it('keeps both edits of a resource, shows the later one and says so', async () => {
    const { replyId } = await send(one, 'Plants')
    await syncBoth()
    await saveResource({ messageId: replyId, html: '<p>one</p>', baseId: null }, one.db)
    await saveResource({ messageId: replyId, html: '<p>two</p>', baseId: null }, two.db)
    await syncBoth()
    for (const device of [one, two]) {
      expect((await readMessage(replyId, device.db))?.message.edited_html_content).toBe('<p>two</p>')
    }
    expect(readToast()?.title).toBe('Also edited on another device')
    expect(await count('public.resource_revisions where message_id = $1', [replyId])).toBe(2)
  })

  it('sends a prompt with U+0000 and lone surrogates, and everything queued behind it', async () => {
    const { sessionId } = await send(one, 'a\u0000b\uD800')
    await send(one, 'next', sessionId)
    await syncDevice(one)
    expect(await listWaiting(one.db)).toEqual([])
    expect(await words(two, sessionId)).toEqual([])
    await syncDevice(two)
    expect(await words(two, sessionId)).toEqual(['ab\uFFFD', 'next'])
  })

  it("sends nothing under another teacher's token", async () => {
    await send(one, 'Plants')
    const other = await newTeacher(sql)
    const switched = { ...one, server: behindNetwork(sqlServer(sql, other)) }
    await syncDevice(switched)
    expect(await listWaiting(one.db)).toMatchObject([{ state: 'queued' }])
    expect(await count('public.chat_messages where user_id = $1', [other])).toBe(0)
    expect(await one.db.meta.get('sync')).toBeUndefined()
  })
})
