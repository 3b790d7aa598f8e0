import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerRow } from '#domain/rows.ts'
import { deleteChat, restoreChat } from '#local-store/commands/chats.ts'
import {
  discardDeviceDraft,
  keepDeviceDraft,
  sweepDeviceDrafts,
} from '#local-store/commands/device-drafts.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { discardWaiting } from '#local-store/commands/waiting.ts'
import type { StoreDb } from '#local-store/db.ts'
import { closeStore, deleteStore, openStore } from '#local-store/open-store.ts'
import { purgeSyncedRows } from '#local-store/purge-synced-rows.ts'
import { readDeviceDraft } from '#local-store/queries/drafts.ts'
import { applying } from '#sync/position.ts'
import { reconcile } from '#sync/reconcile.ts'
import { chatRow, messageRow, USER } from '../sync/support/rows.ts'
import { limitDisk } from './support/small-disk.ts'

let db: StoreDb
beforeEach(() => {
  db = openStore(USER)
})
afterEach(() => deleteStore(USER))

/** A message that waits, with a draft of the device for it. */
async function drafted(content = 'Year 4 volcanoes') {
  const sent = await sendMessage({ generatorType: 'lessonPlan', context: null, content }, db)
  if (!sent.ok) throw new Error(sent.reason)
  const { messageId: id, sessionId: session_id } = sent
  await keepDeviceDraft({ id, session_id, state: 'done', doc: { sections: [] } }, db)
  return { id, session_id }
}

describe('a draft of the device', () => {
  it('is never part of what is sent', async () => {
    const before = await db.outbox.count()
    const { id } = await drafted()
    expect(await db.outbox.count()).toBe(before + 1) // the message
    await discardDeviceDraft(id, db)
    expect(await db.outbox.count()).toBe(before + 1)
    expect(JSON.stringify(await db.outbox.toArray())).not.toContain('sections')
  })

  it('stays while its message waits or has been sent', async () => {
    const { id } = await drafted()
    await applying(db, () =>
      reconcile(db, [
        { t: 'chat_sessions', r: chatRow(1) },
        { t: 'chat_messages', r: messageRow(2) },
      ] as ServerRow[]),
    )
    const [sent] = await db.chat_messages.filter(({ row }) => row !== null).toArray()
    await keepDeviceDraft(
      { id: sent?.id ?? '', session_id: sent?.session_id ?? '', state: 'done', doc: null },
      db,
    )
    await sweepDeviceDrafts(db)
    expect(await readDeviceDraft(id, db)).toBeDefined()
    expect(await readDeviceDraft(sent?.id ?? '', db)).toBeDefined()
  })

  it('goes with its message', async () => {
    const { id } = await drafted()
    const [entry] = await db.outbox.toArray()
    await discardWaiting(entry?.opId ?? '', db)
    await sweepDeviceDrafts(db)
    expect(await readDeviceDraft(id, db)).toBeUndefined()
  })

  it('goes with its chat, and is there again where the deletion was taken back', async () => {
    const { id, session_id } = await drafted()
    await deleteChat(session_id, db)
    await restoreChat(session_id, [], db)
    await sweepDeviceDrafts(db)
    expect(await readDeviceDraft(id, db)).toBeDefined()
    await deleteChat(session_id, db)
    await sweepDeviceDrafts(db)
    expect(await readDeviceDraft(id, db)).toBeUndefined()
  })

  it('goes with a sign-out, a forced one too', async () => {
    const { id } = await drafted()
    closeStore()
    await purgeSyncedRows(USER)
    db = openStore(USER)
    expect(await readDeviceDraft(id, db)).toBeUndefined()
    const again = await drafted('Year 5 tides')
    await deleteStore(USER)
    db = openStore(USER)
    expect(await readDeviceDraft(again.id, db)).toBeUndefined()
  })

  it('that finds no room on the disk says so, and takes nothing from the waiting message', async () => {
    const disk = limitDisk(Number.POSITIVE_INFINITY)
    const { id, session_id } = await drafted()
    disk.limit = disk.used()
    const kept = await keepDeviceDraft({ id, session_id, state: 'done', doc: 'x'.repeat(9_000) }, db)
    vi.restoreAllMocks()
    expect(kept).toEqual({ ok: false, reason: 'storage_full' })
    expect(await db.outbox.count()).toBe(1)
  })
})
