import { deflateSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerRow } from '#domain/rows.ts'
import { renameChat } from '#local-store/commands/chats.ts'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { saveResource } from '#local-store/commands/save-resource.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { starMessage } from '#local-store/commands/stars.ts'
import type { StoreDb } from '#local-store/db.ts'
import { deviceDb } from '#local-store/device-db.ts'
import { evictOldMessages } from '#local-store/disk/evict-messages.ts'
import { hasRoomToFill, makeRoom, noteRoom } from '#local-store/disk/make-room.ts'
import { fillReserve, hasReserve, RESERVE_BYTES } from '#local-store/disk/reserve-space.ts'
import { deleteStore, openStore } from '#local-store/open-store.ts'
import { readChat } from '#local-store/queries/chats.ts'
import { listMessages } from '#local-store/queries/messages.ts'
import { refresh } from '#local-store/refresh.ts'
import { resetSyncStatus } from '#session/sync-status.ts'
import { applying, markComplete } from '#sync/position.ts'
import { reconcile } from '#sync/reconcile.ts'
import { runRound } from '#sync/round.ts'
import { behindNetwork } from '../sync/support/faults.ts'
import { ManualClock } from '../sync/support/manual-clock.ts'
import { MemoryServer } from '../sync/support/memory-server.ts'
import { chatRow, messageRow } from '../sync/support/rows.ts'
import { limitDisk } from './support/small-disk.ts'

const ANA = 'a0000000-0000-4000-8000-000000000001'
const input = { generatorType: 'lessonPlan', content: 'Plants', context: null } as const
const name = (kind: string, at: number) => `${kind}-${String(at).padStart(4, '0')}`
let db: StoreDb

beforeEach(async () => {
  await deviceDb.facts.clear()
  db = openStore(ANA)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await deleteStore(ANA)
})

/** The chats of an old account, oldest first, each with a question and a long answer. */
async function haveChats(count: number): Promise<void> {
  const rows: ServerRow[] = Array.from({ length: count }, (_, at) => {
    const [chat, day] = [name('chat', at), new Date(Date.UTC(2026, 0, 1 + at)).toISOString()]
    const common = { user_id: ANA, session_id: chat, created_at: day }
    const ask = messageRow(3 * at + 2, { ...common, id: name('ask', at) })
    const answer = messageRow(3 * at + 3, {
      ...common,
      id: name('answer', at),
      role: 'assistant',
      content: 'x'.repeat(10_000),
    })
    return [
      {
        t: 'chat_sessions',
        r: chatRow(3 * at + 1, { id: chat, user_id: ANA, created_at: day, updated_at: day }),
      },
      { t: 'chat_messages', r: ask },
      { t: 'chat_messages', r: answer },
    ] as ServerRow[]
  }).flat()
  await applying(db, async () => {
    await reconcile(db, rows)
    await db.meta.put({ key: 'sync', epoch: 'e', cursor: 3 * count, historyBefore: null })
  })
}

describe('a full disk', () => {
  it('[CHAT-103] still stores a message, because the reserved space is deleted for it', async () => {
    const disk = limitDisk(Number.POSITIVE_INFINITY)
    expect(await fillReserve()).toBe(true)
    disk.limit = disk.used()
    expect((await sendMessage(input, db)).ok).toBe(true)
    expect(await saveDraft('new:lessonPlan', 'and a draft')).toEqual({ ok: true })
    expect(disk.refused).toBeGreaterThan(0)
    expect(await hasReserve()).toBe(false)
  })

  it('stores a draft too', async () => {
    const disk = limitDisk(Number.POSITIVE_INFINITY)
    await fillReserve()
    disk.limit = disk.used()
    expect(await saveDraft('new:lessonPlan', 'words')).toEqual({ ok: true })
  })

  it('reports that it is full once nothing is left to delete', async () => {
    const disk = limitDisk(Number.POSITIVE_INFINITY)
    await db.open()
    disk.limit = disk.used()
    expect(await sendMessage(input, db)).toEqual({ ok: false, reason: 'storage_full' })
    expect(await db.outbox.count()).toBe(0)
  })

  it('deletes old answers for new text, and their chats no longer count as complete', async () => {
    const disk = limitDisk(Number.POSITIVE_INFINITY)
    await haveChats(60)
    disk.limit = disk.used()
    expect((await sendMessage(input, db)).ok).toBe(true)
    expect(await readChat(name('chat', 0), db)).toMatchObject({ complete: false })
    expect(await listMessages(name('chat', 0), 20, db)).toEqual([])
    expect(await readChat(name('chat', 59), db)).toMatchObject({ complete: true })
    expect(await listMessages(name('chat', 59), 20, db)).toHaveLength(2)
  })

  it('stores a page of changes with its cursor after making room, or nothing of it', async () => {
    const disk = limitDisk(Number.POSITIVE_INFINITY)
    await haveChats(60)
    disk.limit = disk.used()
    const arrived = messageRow(900, {
      id: 'arrived',
      user_id: ANA,
      session_id: name('chat', 59),
      content: 'y'.repeat(50_000),
    })
    await applying(db, async () => {
      await reconcile(db, [{ t: 'chat_messages', r: arrived }])
      await db.meta.put({ key: 'sync', epoch: 'e', cursor: 900, historyBefore: null })
    })
    expect(await db.chat_messages.get('arrived')).toBeDefined()
    expect((await db.meta.get('sync'))?.cursor).toBe(900)
    const tooLarge = { ...arrived, id: 'too-large', rev: 901, content: 'y'.repeat(9_000_000) }
    const page = applying(db, async () => {
      await reconcile(db, [{ t: 'chat_messages', r: tooLarge }])
      await db.meta.put({ key: 'sync', epoch: 'e', cursor: 901, historyBefore: null })
    })
    await expect(page).rejects.toThrow()
    expect(await db.chat_messages.get('too-large')).toBeUndefined()
    expect((await db.meta.get('sync'))?.cursor).toBe(900)
  })
})

describe('deleting old messages', () => {
  it('never deletes messages that are starred, waiting, refused, unfinished, edited or recent', async () => {
    await haveChats(60)
    const old = (at: number) => ({ messageId: name('answer', at), sessionId: name('chat', at) })
    await starMessage({ ...old(0), itemType: 'lesson_plan' }, db)
    await saveResource({ messageId: name('answer', 1), html: '<p>mine</p>', baseId: null }, db)
    await saveResource({ messageId: name('answer', 2), html: '<p>refused</p>', baseId: null }, db)
    await db.outbox
      .where('targets')
      .equals(`chat_messages:${name('answer', 2)}`)
      .modify({ state: 'parked' })
    await refresh(db, [`chat_messages:${name('answer', 2)}`])
    await saveDraft(`resource:${name('answer', 3)}`, '<p>typing</p>', db)
    await sendMessage({ ...input, sessionId: name('chat', 4), content: 'More of this' }, db)
    const before = [await db.outbox.toArray(), await db.drafts.toArray(), await db.starred_items.toArray()]
    expect(await evictOldMessages(db, Number.POSITIVE_INFINITY)).toBeGreaterThan(0)
    expect([await db.outbox.toArray(), await db.drafts.toArray(), await db.starred_items.toArray()]).toEqual(
      before,
    )
    const left = (await db.chat_messages.toCollection().primaryKeys()).filter((id) => id.startsWith('answer'))
    expect(left.slice(0, 5)).toEqual([0, 1, 2, 3, 4].map((at) => name('answer', at)))
    expect(left).toHaveLength(4 + 20)
    expect(await db.chat_sessions.count()).toBe(60)
  })

  it('deletes the oldest first and stops when enough is free', async () => {
    await haveChats(60)
    await evictOldMessages(db, 25_000)
    const thin = await db.chat_sessions.filter(({ complete }) => complete === false).primaryKeys()
    expect(thin).toEqual([0, 1, 2].map((at) => name('chat', at)))
  })

  it('leaves a chat incomplete when one of its rows arrives or it is renamed, until it is loaded', async () => {
    await haveChats(60)
    await evictOldMessages(db, 1)
    const id = name('chat', 0)
    const news = chatRow(900, { id, user_id: ANA, updated_at: '2026-11-21T00:00:00.000Z' })
    await applying(db, () => reconcile(db, [{ t: 'chat_sessions', r: news }]))
    await renameChat(id, 'Ngā tipu', db)
    expect(await readChat(id, db)).toMatchObject({ complete: false, chat: { title: 'Ngā tipu' } })
    await applying(db, () => markComplete(db, [id]))
    expect(await readChat(id, db)).toMatchObject({ complete: true })
  })
})

describe('fetching older messages', () => {
  const estimate = (usage: number, quota: number) =>
    vi.stubGlobal('navigator', { storage: { estimate: async () => ({ usage, quota }) } })
  afterEach(() => vi.unstubAllGlobals())

  it('stops at half of what the browser allows, and when little is left', async () => {
    estimate(1e6, 1e9)
    expect(await hasRoomToFill(db)).toBe(true)
    estimate(0.6e9, 1e9)
    expect(await hasRoomToFill(db)).toBe(false)
    estimate(10e6, 55e6)
    expect(await hasRoomToFill(db)).toBe(false)
    vi.stubGlobal('navigator', {})
    expect(await hasRoomToFill(db)).toBe(true)
  })

  it('stops when a write meets a full disk, and does not ask for the same page again and again', async () => {
    resetSyncStatus()
    const server = new MemoryServer(ANA)
    for (let at = 0; at < 30; at += 1) {
      server.put('chat_sessions', chatRow(0, { id: name('chat', at), user_id: ANA }))
      server.put(
        'chat_messages',
        messageRow(0, {
          id: name('ask', at),
          user_id: ANA,
          session_id: name('chat', at),
          content: 'z'.repeat(9_000),
        }),
      )
    }
    const network = behindNetwork(server)
    const device = {
      db,
      server: network,
      clock: new ManualClock(),
      random: () => 0,
      stopped: new AbortController().signal,
    }
    const asked = new Set<string>()
    await runRound(device, asked) // bootstrap brings chats without their messages
    const disk = limitDisk(Number.POSITIVE_INFINITY)
    disk.limit = 200_000
    await expect(runRound(device, asked)).rejects.toThrow()
    expect(await db.chat_messages.count()).toBe(0)
    const { calls } = network
    const pages = () => calls.filter(({ call }) => call === 'fetchHistory').length
    const before = pages()
    expect(await runRound(device, asked)).toBe('done')
    expect(await runRound(device, asked)).toBe('done')
    expect(pages()).toBe(before)
    expect(await hasRoomToFill(db)).toBe(false)
    disk.limit = Number.POSITIVE_INFINITY
    noteRoom()
    await runRound(device, asked)
    expect(await db.chat_messages.count()).toBe(30)
  })
})

describe('the reserved space', () => {
  it('is written once, in bytes that cannot be compressed, and again after it was deleted', async () => {
    expect(await fillReserve()).toBe(true)
    const fact = await deviceDb.facts.get('reserve')
    const bytes = fact?.value as Uint8Array
    expect(bytes.length).toBe(RESERVE_BYTES)
    expect(deflateSync(bytes).length).toBeGreaterThan(RESERVE_BYTES * 0.99)
    expect(await makeRoom(db)).toBe(true)
    expect(await hasReserve()).toBe(false)
    expect(await makeRoom(db)).toBe(false)
    expect(await fillReserve()).toBe(true)
  })

  it('is not written when there is no room for it, and this is no error', async () => {
    limitDisk(1000)
    expect(await fillReserve()).toBe(false)
    expect(await hasReserve()).toBe(false)
  })
})
