import Dexie from 'dexie'
import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import { StoreDb } from '#local-store/db.ts'
import { listChats } from '#local-store/queries/chats.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { SCHEMA, type SchemaStep } from '#local-store/schema.ts'
import { resetSyncStatus } from '#session/sync-status.ts'
import { newDevice, syncDevice } from '../sync/support/device.ts'
import { behindNetwork } from '../sync/support/faults.ts'
import { MemoryServer } from '../sync/support/memory-server.ts'
import release01 from './fixtures/release-0.1.json'
import { layFirstRelease } from './support/first-release.ts'

const USER = 'a0000000-0000-4000-8000-000000000001'
const open = (disk: IDBFactory, schema?: SchemaStep[]) =>
  new StoreDb(USER, { indexedDB: disk, IDBKeyRange }, schema ? { schema } : {})

/** A step that a later release may add: one more index, with its rows fetched again. */
const LATER: SchemaStep = {
  stores: { chat_messages: 'id, [session_id+place], unfinished, role' },
  upgrade: async (tables) => tables.table('chat_messages').clear(),
}

describe('the database of the first release', () => {
  it('[SYS-19] is opened by this one with everything that waited, and its changes are sent', async () => {
    resetSyncStatus()
    const disk = new IDBFactory()
    await layFirstRelease(disk, USER)
    const server = new MemoryServer(USER)
    server.head = 50
    const device = newDevice(USER, behindNetwork(server), disk)
    expect(await readDraft('new:lessonPlan', device.db)).toBe('Kia tīmata')
    expect(await listChats(20, device.db)).toMatchObject([{ chat: { title: 'Area' } }])
    expect((await device.db.outbox.orderBy('seq').toArray()).map(({ opId }) => opId)).toEqual(
      release01.map(({ opId }) => opId),
    )
    await syncDevice(device)
    expect(await listWaiting(device.db)).toMatchObject([{ state: 'refused', reason: 'star_limit' }])
    expect(server.effects).toHaveLength(5)
  })

  it('has exactly the stores and indexes that this release makes on a new device', async () => {
    const [old, fresh] = [new IDBFactory(), new IDBFactory()]
    await layFirstRelease(old, USER)
    const made = open(fresh, SCHEMA.slice(0, 1))
    await made.open()
    made.close()
    expect(await storesOf(old)).toEqual(await storesOf(fresh))
  })

  it('is upgraded by a later one without a change of outbox and drafts', async () => {
    const disk = new IDBFactory()
    await layFirstRelease(disk, USER)
    const first = open(disk)
    const before = [await first.outbox.toArray(), await first.drafts.toArray()]
    first.close()
    const later = open(disk, [...SCHEMA, LATER])
    expect([await later.outbox.toArray(), await later.drafts.toArray()]).toEqual(before)
    expect(later.verno).toBe(SCHEMA.length + 1)
    expect(await later.table('chat_messages').where('role').equals('user').count()).toBe(0)
    later.close()
    // A teacher who goes back to the earlier release finds everything there too.
    const again = open(disk)
    expect([await again.outbox.toArray(), await again.drafts.toArray()]).toEqual(before)
  })

  it('never has its outbox or drafts reshaped by an upgrade', () => {
    const touched = SCHEMA.slice(1).flatMap(({ stores }) => Object.keys(stores))
    expect(touched.filter((store) => store === 'outbox' || store === 'drafts')).toEqual([])
    expect(Object.keys(SCHEMA[0]?.stores ?? {})).toEqual(expect.arrayContaining(['outbox', 'drafts']))
  })
})

/** The raw data on the disk, read without any code of the store. */
async function storesOf(disk: IDBFactory) {
  const found = new Dexie(`mahere-${USER}`, { indexedDB: disk, IDBKeyRange })
  await found.open()
  const stores = found.tables.map(({ name, schema: { primKey, indexes } }) => {
    return [name, primKey.src, ...indexes.map(({ src }) => src).sort()]
  })
  found.close()
  return stores.sort()
}
