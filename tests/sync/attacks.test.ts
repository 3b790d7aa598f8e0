import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { changeName } from '#domain/op-name.ts'
import { sendOp } from '#domain/ops.ts'
import { deleteChat, renameChat } from '#local-store/commands/chats.ts'
import { retryReply, stopReply } from '#local-store/commands/replies.ts'
import { restoreRevision, saveResource } from '#local-store/commands/save-resource.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { starMessage, unstarMessage } from '#local-store/commands/stars.ts'
import { newEntry } from '#local-store/outbox-entry.ts'
import { readMessage } from '#local-store/queries/messages.ts'
import { listRevisions } from '#local-store/queries/revisions.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { SYNCED_TABLES } from '#local-store/records.ts'
import { requestRevisions, resetLoads } from '#session/chat-loads.ts'
import { answerLoads } from '#sync/loads.ts'
import { type Device, newDevice, syncDevice } from './support/device.ts'
import { behindNetwork, type FaultyServer, loseAnswer, OFFLINE } from './support/faults.ts'
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
  userId = await newTeacher(sql, 500)
  server = behindNetwork(sqlServer(sql, userId))
  one = newDevice(userId, server)
  two = newDevice(userId, server)
  resetLoads()
})

async function send(device: Device, content: string, sessionId?: string) {
  const input = { sessionId, generatorType: 'resourceGenerator', content, context: null } as const
  const sent = await sendMessage(input, device.db)
  if (!sent.ok) throw new Error(sent.reason)
  return sent
}
async function syncBoth() {
  for (const device of [one, two, one, two]) {
    device.clock.advance(600_000)
    await syncDevice(device)
  }
}
async function save(device: Device, messageId: string, html: string) {
  const baseId = (await readMessage(messageId, device.db))?.message.edited_revision ?? null
  expect(await saveResource({ messageId, html, baseId }, device.db)).toMatchObject({ ok: true })
}
const waiting = async (device: Device) =>
  (await listWaiting(device.db)).map((entry) => `${entry.state} ${changeName(entry, undefined)}`)
/** Reads all rows as this device shows them. */
async function rowsOn({ db }: Device) {
  const tables = await Promise.all(SYNCED_TABLES.map((table) => db.table(table).orderBy(':id').toArray()))
  return tables.flat().map(({ id, rev, row, view }) => ({ id, rev, row, view }))
}
const refusal = (status: number) => ({ kind: 'refused', status, message: '' }) as const

describe('hostile content and proxies against the real SQL', { timeout: 60_000 }, () => {
  it('parks the one entry that the database cannot read, and no other', async () => {
    const { sessionId } = await send(one, 'before')
    await syncBoth()
    const ids = { session_id: sessionId, message_id: crypto.randomUUID(), reply_id: crypto.randomUUID() }
    const words = {
      generator_type: 'lessonPlan',
      content: 'nul \u0000 and half \uD800',
      context: null,
      title: '',
    } as const
    // An older app could have left such an op, which bypasses the cleaning in commit.
    const op = { ...sendOp(crypto.randomUUID(), { ...ids, ...words }), lane: 'chat:elsewhere' }
    await one.db.outbox.add(newEntry(op, '2026-11-21T00:00:00.000Z'))
    for (let n = 0; n < 30; n++) await send(one, `after ${n}`)
    await syncBoth()
    expect((await waiting(one)).map((entry) => entry.split(' ')[0])).toEqual(['refused'])
    expect((await two.db.chat_messages.toArray()).filter(({ row }) => row?.role === 'user')).toHaveLength(31)
  })

  it('refuses a paste of 2 MB as a message at once, and saves it as a resource along with everything else', async () => {
    const paste = 'Kōrero '.repeat(300_000)
    const input = { generatorType: 'lessonPlan', content: paste, context: null } as const
    expect(await sendMessage(input, one.db)).toEqual({ ok: false, reason: 'too_long' })
    const { replyId } = await send(one, 'a worksheet')
    await syncBoth()
    await save(one, replyId, paste)
    await send(one, 'and another')
    await syncBoth()
    expect(await waiting(one)).toEqual([])
    expect((await readMessage(replyId, two.db))?.message.edited_html_content).toBe(paste)
  })

  it.each([403, 413])(
    'parks only the large entry when a proxy answers %i to large requests, and sends the rest',
    async (status) => {
      const { replyId } = await send(one, 'a worksheet')
      await syncBoth()
      server.refuses = (sent) => (sent.length > 1_000_000 ? refusal(status) : null)
      await save(one, replyId, 'x'.repeat(2_000_000))
      for (let n = 0; n < 20; n++) await send(one, `message ${n}`)
      await syncBoth()
      expect(await waiting(one)).toEqual(['refused Edits to a resource'])
      expect((await two.db.chat_messages.toArray()).filter(({ row }) => row?.role === 'user')).toHaveLength(
        21,
      )
    },
  )

  it('parks nothing when a proxy answers 403 to everything, and sends it all once the proxy is gone', async () => {
    server.down = refusal(403)
    for (let n = 0; n < 5; n++) await send(one, `message ${n}`)
    await syncBoth()
    expect((await waiting(one)).every((entry) => entry.startsWith('queued'))).toBe(true)
    server.down = null
    await syncBoth()
    expect(await waiting(one)).toEqual([])
  })
})

describe('two devices, an hour without a network', { timeout: 60_000 }, () => {
  it('[SYS-24] conflicting titles, stars, edits and a deletion end the same on both, with both edits restorable', async () => {
    const chat = await send(one, 'Plants')
    const other = await send(one, 'Volcanoes')
    const third = await send(one, 'Fractions')
    await syncBoth()
    server.down = OFFLINE
    await renameChat(chat.sessionId, 'Plants for Room 5', one.db)
    await renameChat(chat.sessionId, 'Ngā tipu', two.db)
    const star = { messageId: chat.replyId, sessionId: chat.sessionId, itemType: 'resource' } as const
    await starMessage(star, one.db)
    await starMessage(star, two.db)
    await unstarMessage({ messageId: chat.replyId }, two.db)
    await save(one, other.replyId, '<p>edited on one</p>')
    await save(two, other.replyId, '<p>edited on two</p>')
    await deleteChat(third.sessionId, one.db)
    await renameChat(third.sessionId, 'Fractions again', two.db)
    await starMessage({ messageId: third.replyId, sessionId: third.sessionId, itemType: 'resource' }, two.db)
    await send(two, 'and a quiz', other.sessionId)
    for (const device of [one, two]) {
      device.clock.advance(3_600_000)
      await syncDevice(device)
    }
    server.down = null
    server.faults.push(loseAnswer('applyOps'))
    await syncBoth()
    await syncBoth()
    expect([await waiting(one), await waiting(two)]).toEqual([[], []])
    expect(await rowsOn(one)).toEqual(await rowsOn(two))
    expect((await rowsOn(one)).every(({ view }) => view === undefined)).toBe(true)
    for (const device of [one, two]) {
      requestRevisions(other.replyId)
      await answerLoads(device)
      expect(await listRevisions(other.replyId, device.db)).toHaveLength(2)
    }
    const overtaken = (await listRevisions(other.replyId, one.db)).find(({ conflicting }) => conflicting)
    const shownNow = (await readMessage(other.replyId, one.db))?.message.edited_html_content
    await restoreRevision({ messageId: other.replyId, revisionId: overtaken?.id ?? '' }, one.db)
    await syncBoth()
    const restored = (await readMessage(other.replyId, two.db))?.message.edited_html_content
    expect(new Set([shownNow, restored])).toEqual(new Set(['<p>edited on one</p>', '<p>edited on two</p>']))
    expect(await rowsOn(one)).toEqual(await rowsOn(two))
  })

  it('stops a reply and asks for it again offline: the last request wins and is charged once', async () => {
    const { messageId, replyId } = await send(one, 'Plants')
    await syncBoth()
    server.down = OFFLINE
    await stopReply({ messageId: replyId }, one.db)
    expect((await readMessage(replyId, one.db))?.message.state).toBe('stopped')
    await retryReply({ messageId }, one.db)
    expect((await readMessage(replyId, one.db))?.message.state).toBe('waiting')
    await syncDevice(one)
    server.down = null
    await syncBoth()
    expect((await readMessage(replyId, two.db))?.message.state).toBe('waiting')
    const used = await sql.query<{ used: number; ledger: number }>(
      `select count_messages as used, (select sum(units)::int from private.usage_ledger where user_id = $1) as ledger
        from public.user_usage where user_id = $1`,
      [userId],
    )
    expect(used.rows).toEqual([{ used: 1, ledger: 1 }])
  })
})
