import Dexie from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renameChat } from '#local-store/commands/chats.ts'
import { saveResource } from '#local-store/commands/save-resource.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { discardWaiting } from '#local-store/commands/waiting.ts'
import { onCommitted } from '#local-store/commit.ts'
import { currentStore } from '#local-store/current-store.ts'
import type { StoreDb } from '#local-store/db.ts'
import { detectLoss } from '#local-store/disk/loss-detector.ts'
import { MAX_ALL_CHARS, MAX_COPY_CHARS } from '#local-store/disk/waiting-copies.ts'
import { closeStore, deleteStore, openStore } from '#local-store/open-store.ts'
import { purgeSyncedRows } from '#local-store/purge-synced-rows.ts'
import { readLeftBehind } from '#local-store/queries/account/left-behind.ts'
import { listChats } from '#local-store/queries/chats.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { countWaiting, listWaiting } from '#local-store/queries/waiting.ts'
import { fakeStorage } from './support/fake-storage.ts'

const ANA = 'a0000000-0000-4000-8000-000000000001'
const BEN = 'b0000000-0000-4000-8000-000000000002'
const input = { generatorType: 'lessonPlan', content: 'Plants', context: null } as const

let storage: ReturnType<typeof fakeStorage>
const stops: (() => void)[] = []

/** Starts the app for this teacher and returns the number of changes that could not be put back. */
async function enter(userId = ANA): Promise<number> {
  leave()
  let told = -1
  stops.push(detectLoss(openStore(userId), (lost) => (told = lost)))
  await vi.waitFor(() => expect(told).toBeGreaterThanOrEqual(0))
  return told
}
function leave(): void {
  for (const stop of stops.splice(0)) stop()
  closeStore()
}
const copies = () => Object.keys(storage.items).filter((key) => key.startsWith('mahere-waiting:'))
const copied = (count: number) => vi.waitFor(() => expect(copies()).toHaveLength(count))
const words = async (db: StoreDb = currentStore()) =>
  (await listWaiting(db)).map(({ op }) => ('content' in op ? op.content : 'title' in op ? op.title : op.op))

/** Simulates a browser that loses this origin's databases and keeps localStorage. */
async function loseDatabases(): Promise<void> {
  leave()
  for (const name of await Dexie.getDatabaseNames()) if (name !== 'mahere-device') await Dexie.delete(name)
}
async function send(content: string, sessionId?: string) {
  const sent = await sendMessage({ ...input, content, sessionId })
  if (!sent.ok) throw new Error(sent.reason)
  return sent
}

beforeEach(() => {
  storage = fakeStorage()
  vi.stubGlobal('localStorage', storage)
})
afterEach(async () => {
  leave()
  await deleteStore(ANA)
  await deleteStore(BEN)
  vi.unstubAllGlobals()
})

describe('changes in a database that the browser loses', () => {
  it('[SYS-22] wait again under their own ids, in their order, and show on their rows', async () => {
    await enter()
    const { sessionId, messageId } = await send('Plants')
    await send('Rivers', sessionId)
    await renameChat(sessionId, 'Ngā tipu')
    const before = await currentStore().outbox.toArray()
    expect(copies()).toHaveLength(3) // at once, so that a kill in the next moment finds them
    await loseDatabases()
    expect(await enter()).toBe(0)
    const after = await currentStore().outbox.toArray()
    expect(after.map(({ op }) => op)).toEqual(before.map(({ op }) => op))
    expect(await words()).toEqual(['Plants', 'Rivers', 'Ngā tipu'])
    expect(await currentStore().chat_messages.get(messageId)).toMatchObject({ view: { content: 'Plants' } })
    expect(await listChats(20)).toMatchObject([{ chat: { title: 'Ngā tipu' } }])
  })

  it('count as tried, so that nothing that may have been sent can be edited and sent twice', async () => {
    await enter()
    await send('Plants')
    await loseDatabases()
    await enter()
    const [entry] = await listWaiting()
    expect(entry).toMatchObject({ state: 'queued', attempts: 1 })
    expect(await discardWaiting(entry?.opId ?? '')).toEqual({ ok: false, reason: 'not_found' })
  })

  it('come before what the teacher sent meanwhile, and sync is told', async () => {
    await enter()
    const { sessionId } = await send('First')
    await send('Second', sessionId)
    await loseDatabases()
    openStore(ANA)
    await send('Third', sessionId) // while the app still starts
    const committed = vi.fn()
    stops.push(onCommitted(committed))
    stops.push(detectLoss(currentStore(), () => {}))
    await vi.waitFor(async () => expect(await words()).toEqual(['First', 'Second', 'Third']))
    await vi.waitFor(() => expect(committed).toHaveBeenCalledWith(currentStore(), []))
    await copied(3)
  })

  it('come back at once when it happens in an open tab', async () => {
    await enter()
    const { sessionId } = await send('First')
    const db = currentStore()
    await vi.waitFor(() => expect(storage.items[`mahere-unsent:${ANA}`]).toBe('1'))
    await db.transaction('rw', [db.outbox, db.facts], () =>
      Promise.all([db.outbox.clear(), db.facts.clear()]),
    )
    await send('Second', sessionId)
    await vi.waitFor(async () => expect(await words()).toEqual(['First', 'Second']))
    expect(storage.items[`mahere-lost:${ANA}`]).toBeUndefined()
  })

  it('come back refused when the server had refused them, with the reason', async () => {
    await enter()
    await send('Too many')
    await currentStore().outbox.toCollection().modify({ state: 'parked', reason: 'message_limit' })
    await vi.waitFor(() => expect(Object.values(storage.items).join()).toContain('"parked":true'))
    await loseDatabases()
    await enter()
    expect(await listWaiting()).toMatchObject([{ state: 'refused', reason: 'message_limit' }])
  })

  it('come back once, although two tabs find the loss, and although it happens twice', async () => {
    await enter()
    await send('Plants')
    await loseDatabases()
    const db = openStore(ANA)
    stops.push(
      detectLoss(db, () => {}),
      detectLoss(db, () => {}),
    )
    await vi.waitFor(async () => expect(await words()).toEqual(['Plants']))
    await loseDatabases()
    await enter()
    expect(await words()).toEqual(['Plants'])
  })

  it('are found when an account ends while its teacher is signed out', async () => {
    await enter()
    await send('Plants')
    leave()
    await purgeSyncedRows(ANA)
    await loseDatabases()
    const { waiting } = await readLeftBehind(ANA)
    expect(waiting.map(({ op }) => 'content' in op && op.content)).toEqual(['Plants'])
  })
})

describe('a copy', () => {
  it('is removed when the server has the change, and when the teacher drops it', async () => {
    await enter()
    await send('Plants')
    await send('Rivers')
    const [first, second] = await listWaiting()
    await copied(2)
    await currentStore()
      .outbox.where('opId')
      .equals(first?.opId ?? '')
      .modify({ state: 'acked', rev: 7 })
    await copied(1)
    expect(await discardWaiting(second?.opId ?? '')).toMatchObject({ ok: true })
    await copied(0)
  })

  it('is removed at the next start when the worker sent the change for the closed app', async () => {
    await enter()
    await send('Plants')
    const db = currentStore()
    for (const stop of stops.splice(0)) stop()
    await db.outbox.clear()
    expect(copies()).toHaveLength(1)
    await enter()
    await copied(0)
    expect(await countWaiting()).toBe(0)
  })

  it('is written at the next start when the tab was killed between the change and its copy', async () => {
    openStore(ANA)
    await send('Plants')
    expect(copies()).toEqual([])
    await enter()
    await copied(1)
  })

  it('comes back when a restored server has to be sent the change again', async () => {
    await enter()
    await send('Plants')
    await currentStore().outbox.toCollection().modify({ state: 'acked', rev: 7 })
    await copied(0)
    await currentStore().outbox.toCollection().modify({ state: 'queued' })
    await copied(1)
  })

  it('is written before the copy of the draft goes, so that a kill finds one of them', async () => {
    const seen: string[][] = []
    await enter()
    const remove = storage.removeItem.bind(storage)
    storage.items[`mahere-draft:${ANA}:new:lessonPlan`] = JSON.stringify({ text: 'Plants', savedAt: 'now' })
    storage.removeItem = (key) => {
      if (key.startsWith('mahere-draft')) seen.push(copies())
      remove(key)
    }
    await sendMessage({ ...input, draftKey: 'new:lessonPlan' })
    expect(seen).toEqual([[expect.stringContaining(ANA)]])
    expect(await readDraft('new:lessonPlan')).toBeUndefined()
  })

  it('belongs to its teacher: the next one is shown none, and takes none away', async () => {
    await enter(ANA)
    await send('Mine')
    await loseDatabases()
    await enter(BEN)
    expect(await words()).toEqual([])
    await send('Yours')
    await copied(2)
    await deleteStore(BEN)
    await enter(ANA)
    expect(await words()).toEqual(['Mine'])
  })

  it('[SYS-28] is deleted with everything else at sign-out, and kept with unsent work at a forced one', async () => {
    await enter()
    await send('Plants')
    leave()
    await purgeSyncedRows(ANA)
    expect(copies()).toHaveLength(1)
    await deleteStore(ANA)
    expect(copies()).toEqual([])
  })
})

describe('where there is no room for a copy', () => {
  async function edit(chars: number) {
    const { messageId } = await send('A worksheet')
    return saveResource({ messageId, html: 'x'.repeat(chars), baseId: null })
  }

  it('a long document is kept by the database alone, and its loss is told', async () => {
    await enter()
    expect(await edit(MAX_COPY_CHARS)).toMatchObject({ ok: true })
    await vi.waitFor(() => expect(storage.items[`mahere-unsent:${ANA}`]).toBe('2'))
    await copied(1)
    await loseDatabases()
    expect(await enter()).toBe(1)
    expect(await words()).toEqual(['A worksheet'])
  })

  it('all copies together stay below their limit', async () => {
    await enter()
    for (let at = 0; at < 8; at++) await edit(200_000)
    const chars = copies().reduce((sum, key) => sum + (storage.items[key]?.length ?? 0), 0)
    expect(chars).toBeGreaterThan(MAX_ALL_CHARS / 2)
    expect(chars).toBeLessThanOrEqual(MAX_ALL_CHARS)
    expect(await countWaiting()).toBe(16)
  })

  it('the change is stored all the same: a full, a broken or no localStorage stops nothing', async () => {
    await enter()
    storage.full = true
    expect(await sendMessage(input)).toMatchObject({ ok: true })
    storage.full = false
    expect(await sendMessage({ ...input, content: 'Rivers' })).toMatchObject({ ok: true })
    await vi.waitFor(() => expect(Object.values(storage.items).join()).toContain('Rivers'))
    const key = `mahere-waiting:${ANA}:7`
    storage.items[key] = '{"opId":'
    storage.items[`${key}8`] = '{"opId":"78","op":{}}'
    await loseDatabases()
    await enter()
    expect(await words()).toContain('Rivers')
    vi.stubGlobal('localStorage', undefined)
    expect(await sendMessage(input)).toMatchObject({ ok: true })
  })
})
