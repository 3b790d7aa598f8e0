import Dexie, { liveQuery } from 'dexie'
import { forceCloseDatabase, IDBObjectStore } from 'fake-indexeddb'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { jotDraft, saveDraft } from '#local-store/commands/drafts.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { currentStore } from '#local-store/current-store.ts'
import { StoreDb } from '#local-store/db.ts'
import { deviceDb } from '#local-store/device-db.ts'
import { closeStore, deleteStore, onStoreTrouble, openStore } from '#local-store/open-store.ts'
import { listChats } from '#local-store/queries/chats.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { countWaiting } from '#local-store/queries/waiting.ts'
import { SCHEMA } from '#local-store/schema.ts'
import { fakeStorage } from './support/fake-storage.ts'
import { layFirstRelease } from './support/first-release.ts'

const ANA = 'a0000000-0000-4000-8000-000000000001'
const BEN = 'b0000000-0000-4000-8000-000000000002'
const input = { generatorType: 'lessonPlan', content: 'Plants', context: null } as const

afterEach(async () => {
  await deleteStore(ANA)
  await deleteStore(BEN)
})

describe('the open store', () => {
  it('[SYS-19] keeps a waiting message across a reload', async () => {
    openStore(ANA)
    await sendMessage(input)
    closeStore()
    openStore(ANA)
    expect(await countWaiting()).toBe(1)
    expect(await listChats(20)).toMatchObject([{ delivery: { state: 'queued' } }])
  })

  it('opens again when the browser closes the database while the copies of drafts are taken in', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {}) // silences Dexie's warning
    vi.stubGlobal('localStorage', fakeStorage())
    openStore(ANA)
    await saveDraft('chat:1', 'old')
    jotDraft('chat:1', 'new')
    closeStore()
    const { get } = IDBObjectStore.prototype
    const closing = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementationOnce(function (
      this: IDBObjectStore,
      key,
    ) {
      forceCloseDatabase(this.transaction.db as unknown as Parameters<typeof forceCloseDatabase>[0])
      return get.call(this, key)
    })
    openStore(ANA)
    await vi.waitFor(async () => expect(await readDraft('chat:1')).toBe('new'))
    expect(closing).toHaveBeenCalled()
    expect((await sendMessage(input)).ok).toBe(true)
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })

  it('shows the next teacher of the device nothing of the one before', async () => {
    openStore(ANA)
    await sendMessage(input)
    await saveDraft('chat:1', 'mine')
    openStore(BEN)
    expect(await listChats(20)).toEqual([])
    expect(await readDraft('chat:1')).toBeUndefined()
    expect(currentStore().userId).toBe(BEN)
  })

  it('[SYS-28] leaves no database behind when everything of a teacher is removed', async () => {
    openStore(ANA)
    await sendMessage(input)
    await deleteStore(ANA)
    expect(await Dexie.getDatabaseNames()).not.toContain(`mahere-${ANA}`)
    expect(() => currentStore()).toThrow('User not authenticated')
    expect(await deviceDb.users.get(ANA)).toBeUndefined()
  })

  it('stays open for a teacher who has signed in again while the disk was still emptying it', async () => {
    openStore(ANA)
    await sendMessage(input)
    const exists = Dexie.exists
    let go = () => {}
    const slow = new Promise<void>((resolve) => {
      go = resolve
    })
    vi.spyOn(Dexie, 'exists').mockImplementationOnce(async (name) => {
      await slow
      return exists.call(Dexie, name)
    })
    await deleteStore(ANA) // gives up waiting
    openStore(ANA)
    go()
    await vi.waitFor(async () => expect(await countWaiting()).toBe(0))
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect((await sendMessage({ ...input, content: 'Rivers' })).ok).toBe(true)
    expect(await countWaiting()).toBe(1)
  })

  it('[SYS-28] empties the database at once even while a frozen tab prevents its removal', async () => {
    openStore(ANA)
    await sendMessage(input)
    await saveDraft('chat:1', 'mine')
    closeStore()
    const frozen = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(`mahere-${ANA}`)
      opening.onsuccess = () => resolve(opening.result)
    })
    const quiet = vi.spyOn(console, 'warn').mockImplementation(() => {}) // silences Dexie's warning
    await deleteStore(ANA)
    const stores = [...frozen.objectStoreNames]
    const reading = frozen.transaction(stores).objectStore('outbox').count()
    await new Promise((resolve) => {
      reading.onsuccess = resolve
    })
    expect(reading.result).toBe(0)
    expect(quiet).toHaveBeenCalled()
    frozen.close()
    await vi.waitFor(async () => expect(await Dexie.getDatabaseNames()).not.toContain(`mahere-${ANA}`))
  })

  it('[SYS-28] removes what another tab writes outside the database meanwhile', async () => {
    const storage = fakeStorage()
    vi.stubGlobal('localStorage', storage)
    const other = new StoreDb(ANA)
    await other.open()
    other.on('versionchange', () => {
      jotDraft('new:lessonPlan', 'half a sentence', other)
      other.close()
      return false
    })
    await deleteStore(ANA)
    const left = { ...storage.items }
    vi.unstubAllGlobals()
    expect(left).toEqual({})
  })

  it('opens again by itself after the browser closed the database', async () => {
    const db = openStore(ANA)
    await sendMessage(input)
    // When a browser's storage process dies, the connection closes with an event and without an error.
    const connection = db.backendDB()
    connection.close()
    connection.onclose?.(new Event('close'))
    expect(await countWaiting()).toBe(1)
    expect((await sendMessage(input)).ok).toBe(true)
  })

  it('closes for a newer version opened in another tab, and says so', async () => {
    openStore(ANA)
    await countWaiting()
    const heard: unknown[] = []
    const stop = onStoreTrouble((trouble) => heard.push(trouble))
    const newer = new Dexie(`mahere-${ANA}`)
    newer.version(SCHEMA.length + 1).stores({ outbox: '++seq, &opId, lane, state, [op.op+state], *targets' })
    await newer.open()
    expect(heard).toEqual(['newer'])
    // Old code must not write into the newer schema, so this tab waits for its reload.
    expect(await sendMessage(input)).toEqual({ ok: false, reason: 'storage_broken' })
    newer.close()
    stop()
  })

  it('[SYS-25] lets text on the screen be saved before it closes', async () => {
    openStore(ANA)
    await countWaiting()
    const stop = onStoreTrouble((trouble) => {
      if (trouble === 'newer') void saveDraft('new:lessonPlan', 'typed just now')
    })
    const newer = new Dexie(`mahere-${ANA}`)
    newer.version(SCHEMA.length + 1).stores({ extra: 'id', drafts: 'key' })
    await newer.open()
    expect(await newer.table('drafts').get('new:lessonPlan')).toMatchObject({ text: 'typed just now' })
    newer.close()
    stop()
  })

  it('says that another tab blocks it, and that the trouble is over once that tab is closed', async () => {
    await layFirstRelease(indexedDB, ANA)
    const older = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open(`mahere-${ANA}`)
      opening.onsuccess = () => resolve(opening.result)
    })
    const heard: unknown[] = []
    const stop = onStoreTrouble((trouble) => heard.push(trouble))
    openStore(ANA)
    const counting = countWaiting()
    await vi.waitFor(() => expect(heard).toEqual(['blocked']))
    older.close()
    expect(await counting).toBe(6)
    await vi.waitFor(() => expect(heard).toEqual(['blocked', null]))
    stop()
  })

  it('says that only a reload helps when the browser does not open the database again', async () => {
    const db = openStore(ANA)
    const heard: unknown[] = []
    const stop = onStoreTrouble((trouble) => heard.push(trouble))
    db.connection.onLost()
    expect(heard).toEqual(['lost'])
    stop()
    // A listener that registers later is told too.
    onStoreTrouble((trouble) => heard.push(trouble))()
    expect(heard).toEqual(['lost', 'lost'])
    closeStore()
    onStoreTrouble((trouble) => heard.push(trouble))()
    expect(heard).toHaveLength(2)
  })

  it('does not create a database again that another tab removed', async () => {
    openStore(ANA)
    await sendMessage(input)
    await Dexie.delete(`mahere-${ANA}`)
    expect(await sendMessage(input)).toEqual({ ok: false, reason: 'storage_broken' })
    expect(await Dexie.getDatabaseNames()).not.toContain(`mahere-${ANA}`)
  })

  it('updates a list in this tab when a message is committed', async () => {
    openStore(ANA)
    const lengths: number[] = []
    const seen = new Promise<void>((resolve) => {
      const watching = liveQuery(() => listChats(20)).subscribe((chats) => {
        lengths.push(chats.length)
        if (chats.length === 1) {
          watching.unsubscribe()
          resolve()
        } else void sendMessage(input)
      })
    })
    await seen
    expect(lengths).toEqual([0, 1])
  })
})
