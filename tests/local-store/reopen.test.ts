import { liveQuery } from 'dexie'
import { forceCloseDatabase, IDBFactory, IDBIndex, IDBKeyRange, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { changeName } from '#domain/op-name.ts'
import { renameChat } from '#local-store/commands/chats.ts'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { StoreDb } from '#local-store/db.ts'
import { listChats } from '#local-store/queries/chats.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { listMessages } from '#local-store/queries/messages.ts'
import { countWaiting, listWaiting } from '#local-store/queries/waiting.ts'

const USER = 'a0000000-0000-4000-8000-000000000001'
const input = { generatorType: 'lessonPlan', content: 'Plants', context: null } as const

function newDb(): StoreDb {
  const db = new StoreDb(USER, { indexedDB: new IDBFactory(), IDBKeyRange })
  return db
}

type Method = 'get' | 'getAll' | 'put' | 'add' | 'count' | 'openCursor'
const stores = { IDBObjectStore, IDBIndex }

/** Makes the next `times` requests of that kind fail as if the browser's storage process had died. */
function breakNext(method: Method, times = 1, name = 'UnknownError'): void {
  for (const store of Object.values(stores)) {
    const prototype = store.prototype as unknown as Record<string, (...args: unknown[]) => unknown>
    const real = prototype[method]
    if (!real) continue
    vi.spyOn(prototype, method).mockImplementation(function (this: unknown, ...args: unknown[]) {
      if (times-- > 0) throw new DOMException('Connection to Indexed Database server lost', name)
      return real.apply(this, args)
    })
  }
}

afterEach(() => vi.restoreAllMocks())

describe('after the browser killed the database', () => {
  it.each(['UnknownError', 'InvalidStateError', 'AbortError'])(
    'a send that fails once with %s is stored, once',
    async (name) => {
      const db = newDb()
      await sendMessage(input, db)
      breakNext('add', 1, name)
      expect((await sendMessage({ ...input, content: 'Rivers' }, db)).ok).toBe(true)
      expect((await listWaiting(db)).map((entry) => changeName(entry, undefined))).toEqual([
        'Plants',
        'Rivers',
      ])
    },
  )

  it.each([
    ['a send', (db: StoreDb) => sendMessage({ ...input, content: 'Rivers' }, db)],
    ['a rename', async (db: StoreDb, chat: string) => renameChat(chat, 'Rivers', db)],
  ])('%s is stored where the opening that came before it failed', async (_, change) => {
    const db = newDb()
    const first = await sendMessage(input, db)
    const chat = first.ok ? first.sessionId : ''
    vi.spyOn(IDBFactory.prototype, 'open').mockImplementationOnce(() => {
      throw new DOMException('The connection was closed.', 'AbortError')
    })
    db.close({ disableAutoOpen: false })
    await expect(db.open()).rejects.toThrow()
    expect((await change(db, chat)).ok).toBe(true)
    expect(await countWaiting(db)).toBe(2)
  })

  it('a send whose transaction was ended is stored, once, where only the next try finds the connection dead', async () => {
    const db = newDb()
    await sendMessage(input, db)
    let lost = false
    db.connection.onLost = () => {
      lost = true
    }
    const { add } = IDBObjectStore.prototype
    const names = ['AbortError', 'InvalidStateError']
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...args) {
      const name = names.shift()
      if (name) throw new DOMException('Connection to Indexed Database server lost', name)
      return add.apply(this, args)
    })
    expect((await sendMessage({ ...input, content: 'Rivers' }, db)).ok).toBe(true)
    expect(await countWaiting(db)).toBe(2)
    expect(lost).toBe(false)
  })

  it('a send that reached the disk but lost its answer is not stored twice', async () => {
    const db = newDb()
    const real = db.transaction.bind(db)
    let lost = true
    // The transaction is durable, but the connection dies before the answer.
    vi.spyOn(db, 'transaction').mockImplementation((async (...args: Parameters<typeof real>) => {
      const done = await real(...args)
      if (lost) {
        lost = false
        throw new DOMException('Connection lost', 'UnknownError')
      }
      return done
    }) as unknown as typeof db.transaction)
    expect((await sendMessage(input, db)).ok).toBe(true)
    expect(await countWaiting(db)).toBe(1)
  })

  it.each(['get', 'getAll', 'count', 'openCursor'] as const)(
    'a query with a failed %s is repeated',
    async (method) => {
      const db = newDb()
      const sent = await sendMessage(input, db)
      if (!sent.ok) throw new Error('not sent')
      await saveDraft('new:lessonPlan', 'Kia ora', db)
      breakNext(method)
      expect(await listChats(20, db)).toHaveLength(1)
      expect(await listMessages(sent.sessionId, 20, db)).toHaveLength(2)
      expect(await readDraft('new:lessonPlan', db)).toBe('Kia ora')
      expect(await countWaiting(db)).toBe(1)
      expect(await db.outbox.count()).toBe(1)
    },
  )

  it('a list on the screen stays, and still shows changes', async () => {
    const db = newDb()
    await sendMessage(input, db)
    breakNext('openCursor')
    const lengths: number[] = []
    const failures: unknown[] = []
    const watch = liveQuery(() => listWaiting(db)).subscribe({
      next: (list) => lengths.push(list.length),
      error: (error) => failures.push(error),
    })
    await vi.waitFor(() => expect(lengths).toEqual([1]))
    await sendMessage({ ...input, content: 'Rivers' }, db)
    await vi.waitFor(() => expect(lengths.at(-1)).toBe(2))
    expect(failures).toEqual([])
    watch.unsubscribe()
  })

  it('a connection closed by force opens again for queries, drafts and changes', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {}) // silences Dexie's warning
    const db = newDb()
    const sent = await sendMessage(input, db)
    if (!sent.ok) throw new Error('not sent')
    const kill = () =>
      forceCloseDatabase(db.backendDB() as unknown as Parameters<typeof forceCloseDatabase>[0])
    kill()
    expect(await listChats(20, db)).toHaveLength(1)
    kill()
    expect(await saveDraft('k', 'words', db)).toEqual({ ok: true })
    kill()
    expect(await renameChat(sent.sessionId, 'Ngā tipu', db)).toEqual({ ok: true })
    expect(await countWaiting(db)).toBe(2)
  })

  it('opens again without a warning when the connection died silently', async () => {
    const quiet = vi.spyOn(console, 'warn').mockImplementation(() => {}) // silences Dexie's warning
    const db = newDb()
    await sendMessage(input, db)
    db.backendDB().close()
    expect(await countWaiting(db)).toBe(1)
    db.backendDB().close()
    expect((await sendMessage(input, db)).ok).toBe(true)
    expect(quiet).toHaveBeenCalledWith('Dexie: Need to reopen db')
  })

  it('reports when it cannot be opened again', async () => {
    const db = newDb()
    await sendMessage(input, db)
    const told: string[] = []
    db.connection.onLost = () => told.push('lost')
    breakNext('add', 9)
    breakNext('openCursor', 99)
    expect(await sendMessage(input, db)).toEqual({ ok: false, reason: 'storage_broken' })
    await expect(listWaiting(db)).rejects.toMatchObject({ name: 'UnknownError' })
    expect(told.length).toBeGreaterThan(0)
  })

  it('stays closed when it was closed on purpose', async () => {
    const db = newDb()
    await sendMessage(input, db)
    db.close()
    expect(await sendMessage(input, db)).toEqual({ ok: false, reason: 'storage_broken' })
    await expect(listWaiting(db)).rejects.toMatchObject({ name: 'DatabaseClosedError' })
    expect(db.isOpen()).toBe(false)
  })
})
