import Dexie from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changeName } from '#domain/op-name.ts'
import type { ServerRow } from '#domain/rows.ts'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { deviceDb } from '#local-store/device-db.ts'
import { closeStore, deleteStore, openStore } from '#local-store/open-store.ts'
import {
  deleteExpiredStores,
  finishPurge,
  purgeOtherUsers,
  purgeSyncedRows,
} from '#local-store/purge-synced-rows.ts'
import { listChats } from '#local-store/queries/chats.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { applying } from '#sync/position.ts'
import { reconcile } from '#sync/reconcile.ts'
import { chatRow, messageRow, USER } from '../sync/support/rows.ts'
import { fakeStorage } from './support/fake-storage.ts'
import { limitDisk } from './support/small-disk.ts'

const DAY = 86_400_000
const input = { generatorType: 'lessonPlan', context: null } as const

/** A store with a chat that the server has, one waiting, one refused and one acknowledged change, and a draft. */
async function atWork() {
  const db = openStore(USER)
  await applying(db, async () => {
    await reconcile(db, [
      { t: 'chat_sessions', r: chatRow(1, { title: 'Long sent' }) },
      { t: 'chat_messages', r: messageRow(2, { content: 'long sent' }) },
    ] as ServerRow[])
    await db.meta.put({ key: 'sync', epoch: 'e', cursor: 2, historyBefore: null })
  })
  for (const content of ['waiting', 'refused', 'arrived']) await sendMessage({ ...input, content }, db)
  await db.outbox
    .filter(({ op }) => op.op === 'message.send' && op.content === 'refused')
    .modify({ state: 'parked' })
  await db.outbox
    .filter(({ op }) => op.op === 'message.send' && op.content === 'arrived')
    .modify({ state: 'acked' })
  await saveDraft('new:lessonPlan', 'half a sentence', db)
  closeStore()
}

async function everything(): Promise<string> {
  const db = new Dexie(`mahere-${USER}`)
  await db.open()
  const rows = await Promise.all(db.tables.map((table) => table.toArray()))
  db.close()
  return JSON.stringify(rows)
}

beforeEach(() => deviceDb.users.clear())
afterEach(() => deleteStore(USER))

describe('a forced sign-out', () => {
  it('[OP-31] leaves the unsent text, and nothing else', async () => {
    await atWork()
    await purgeSyncedRows(USER)
    const left = await everything()
    for (const word of ['waiting', 'refused', 'half a sentence']) expect(left).toContain(word)
    for (const word of ['long sent', 'Long sent', 'arrived']) expect(left).not.toContain(word)
  })

  it('shows it to its teacher again', async () => {
    await atWork()
    await purgeSyncedRows(USER)
    openStore(USER)
    expect((await listWaiting()).map((entry) => [changeName(entry, undefined), entry.state])).toEqual([
      ['waiting', 'queued'],
      ['refused', 'refused'],
    ])
    expect(await listChats(20)).toHaveLength(2)
    expect(await readDraft('new:lessonPlan')).toBe('half a sentence')
  })

  it('is completed at the next start when the tab was closed during it', async () => {
    await atWork()
    await finishPurge(USER)
    expect(await everything()).not.toContain('long sent')
    openStore(USER)
    await listWaiting()
    closeStore()
    expect((await deviceDb.users.get(USER))?.purgedAt).toBeUndefined()
    await finishPurge('b0000000-0000-4000-8000-000000000002') // a user unknown to this device
    expect(await Dexie.getDatabaseNames()).toEqual(
      expect.not.arrayContaining(['mahere-b0000000-0000-4000-8000-000000000002']),
    )
  })

  it('keeps unsent text for 30 days and no longer', async () => {
    await atWork()
    await purgeSyncedRows(USER)
    await deleteExpiredStores(Date.now() + 29 * DAY)
    expect(await everything()).toContain('waiting')
    await deleteExpiredStores(Date.now() + 31 * DAY)
    expect(await Dexie.getDatabaseNames()).not.toContain(`mahere-${USER}`)
    expect(await deviceDb.users.get(USER)).toBeUndefined()
  })

  it('[OP-31] keeps text that was stored while the clock was set to 1970', async () => {
    await atWork()
    await purgeSyncedRows(USER)
    await deviceDb.users.update(USER, { purgedAt: '1970-01-01T00:10:00.000Z' })
    const now = Date.now()
    await deleteExpiredStores(now)
    expect(await everything()).toContain('waiting')
    await deleteExpiredStores(now + 31 * DAY)
    expect(await deviceDb.users.get(USER)).toBeUndefined()
  })

  it('[OP-31] is carried out later when the next teacher signed in without one', async () => {
    await atWork()
    await purgeOtherUsers((userId) => userId === USER)
    expect(await everything()).toContain('long sent')
    await purgeOtherUsers((userId) => userId === 'the next')
    const left = await everything()
    expect(left).not.toContain('long sent')
    expect(left).toContain('waiting')
    const { purgedAt } = (await deviceDb.users.get(USER)) ?? {}
    await purgeOtherUsers(() => false)
    expect((await deviceDb.users.get(USER))?.purgedAt).toBe(purgedAt)
  })

  it('[SYS-25] deletes the rows on a full disk too, which makes room for the last typed text', async () => {
    const storage = fakeStorage()
    vi.stubGlobal('localStorage', storage)
    const disk = limitDisk(Number.POSITIVE_INFINITY)
    await atWork()
    storage.items[`mahere-draft:${USER}:new:resourceGenerator`] = JSON.stringify({
      text: 'typed last',
      savedAt: new Date().toISOString(),
    })
    disk.limit = disk.used()
    await purgeSyncedRows(USER)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
    expect(await everything()).not.toContain('long sent')
    expect(await everything()).toContain('typed last')
    expect(storage.items).toEqual({})
  })
})
