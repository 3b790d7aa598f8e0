import { IDBDatabase, IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { afterAll, expect, it } from 'vitest'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { StoreDb } from '#local-store/db.ts'
import { listChats } from '#local-store/queries/chats.ts'
import { countWaiting } from '#local-store/queries/waiting.ts'
import { releaseOnLeaving } from '#platform/page-cache.ts'

const USER = 'a0000000-0000-4000-8000-000000000001'
const input = { generatorType: 'lessonPlan', content: 'Plants', context: null } as const
const page = new EventTarget()
const { transaction } = IDBDatabase.prototype
releaseOnLeaving(page, IDBDatabase)
afterAll(() => {
  IDBDatabase.prototype.transaction = transaction
})

/** True once another page can write, which a transaction left running would prevent for ever. */
async function isFree(indexedDB: IDBFactory): Promise<boolean> {
  const other = new StoreDb(USER, { indexedDB, IDBKeyRange })
  await other.open()
  // This page is on the screen while the first one is in the cache, so it does not come under the same rule.
  const free = new Promise<boolean>((resolve) => {
    const writing = transaction.call(other.backendDB(), ['outbox', 'chat_sessions'], 'readwrite')
    writing.addEventListener('complete', () => resolve(true))
    setTimeout(() => resolve(false), 1_000)
  })
  const answer = await free
  other.close()
  return answer
}

it('[SYS-25] a page that goes into the cache leaves no transaction running, and finishes its work when it comes back', async () => {
  const indexedDB = new IDBFactory()
  const db = new StoreDb(USER, { indexedDB, IDBKeyRange })
  await db.open()
  let lost = false
  db.connection.onLost = () => {
    lost = true
  }
  const endless = new Promise<void>((resolve) => {
    const held = (db.backendDB() as globalThis.IDBDatabase).transaction('outbox', 'readwrite')
    held.addEventListener('abort', () => resolve())
    const again = () => void held.objectStore('outbox').count().addEventListener('success', again)
    again()
  })
  const sending = sendMessage(input, db)
  page.dispatchEvent(new Event('pagehide'))
  await endless
  const reading = listChats(20, db)
  expect(await isFree(indexedDB)).toBe(true)
  page.dispatchEvent(new Event('pageshow'))
  expect((await sending).ok).toBe(true)
  expect(await countWaiting(db)).toBe(1)
  await expect(reading).resolves.toBeDefined()
  expect(lost).toBe(false)
  db.close()
})
