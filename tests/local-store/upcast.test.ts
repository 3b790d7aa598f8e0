import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { describe, expect, it } from 'vitest'
import type { Op } from '#domain/ops.ts'
import { commit } from '#local-store/commit.ts'
import { StoreDb } from '#local-store/db.ts'
import { ENTRY_VERSION, type NewEntry, type OutboxEntry } from '#local-store/outbox-entry.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { shown } from '#local-store/records.ts'
import { UPCASTERS, type Upcasters, upcast } from '#local-store/upcast.ts'
import { resetSyncStatus } from '#session/sync-status.ts'
import { newDevice, syncDevice } from '../sync/support/device.ts'
import { behindNetwork } from '../sync/support/faults.ts'
import { MemoryServer } from '../sync/support/memory-server.ts'
import release01 from './fixtures/release-0.1.json'

const USER = 'a0000000-0000-4000-8000-000000000001'
const RELEASES = [{ release: '0.1', entries: release01 as unknown as NewEntry[] }]

/** An invented old shape, with titles under another name and entries without targets, to show that upcasting works. */
const PRETEND: Upcasters = {
  0: ({ changes, ...entry }) => ({
    ...entry,
    op: { ...(entry.op as Op), title: changes },
    targets: ['chat_sessions:c'],
  }),
}
const pretendOld = {
  ...{
    opId: 'o',
    lane: 'chat:c',
    state: 'queued',
    attempts: 0,
    nextAttemptAt: 0,
    tappedAt: '2026-11-21T08:00:00.000Z',
  },
  op: { op_id: 'o', lane: 'chat:c', v: 1, op: 'chat.rename', session_id: 'c' },
  v: 0,
  changes: 'Hautau',
}

function newDb(upcasters?: Upcasters): StoreDb {
  return new StoreDb(USER, { indexedDB: new IDBFactory(), IDBKeyRange }, { upcasters })
}

/** An entry of a later release, left before the teacher went back to this one. */
const fromTheFuture = (seq: number) => ({
  ...(release01[0] as unknown as OutboxEntry),
  seq,
  v: ENTRY_VERSION + 1,
  opId: `future-${seq}`,
  op: { op: 'message.teleport', op_id: `future-${seq}`, lane: 'chat:c', v: 7 } as unknown as Op,
})

describe('entries of every release', () => {
  it.each(RELEASES)('of $release are converted to the present shape without loss', ({ entries }) => {
    for (const entry of entries) {
      const present = upcast({ ...entry, seq: 1 }, UPCASTERS)
      expect(present.v).toBe(ENTRY_VERSION)
      expect(present).toMatchObject({ opId: entry.opId, state: entry.state, tappedAt: entry.tappedAt })
    }
  })

  it.each(RELEASES)('of $release are read from the disk, shown and sent once', async ({ entries }) => {
    resetSyncStatus()
    const server = new MemoryServer(USER)
    server.head = 50 // beyond the rev that the fixture's acknowledged entry waits for
    const device = newDevice(USER, behindNetwork(server))
    await device.db.outbox.bulkAdd(entries)
    await device.db.meta.put({ key: 'sync', epoch: server.epoch, cursor: 40, historyBefore: null })
    expect(await listWaiting(device.db)).toHaveLength(entries.filter(({ state }) => state !== 'acked').length)
    await syncDevice(device)
    const left = await device.db.outbox.toArray()
    expect(left.map(({ state }) => state)).toEqual(['parked'])
    const sent = entries.filter(({ state }) => state === 'queued' || state === 'sending')
    expect(server.effects.map(({ op_id }) => op_id)).toEqual(sent.map(({ opId }) => opId))
  })

  it('are written today in the shape of the newest fixture; otherwise the version must be raised', async () => {
    const db = newDb()
    const newest = RELEASES.at(-1)?.entries ?? []
    for (const { op } of newest) await commit({ ...op, op_id: `again-${op.op_id}` }, db)
    const written = await db.outbox.orderBy('seq').toArray()
    expect(written.map(shape)).toEqual(newest.map(shape))
    expect(written.map(({ v }) => v)).toEqual(newest.map(() => ENTRY_VERSION))
  })

  it('have an upcaster for each version below the present one, and none beyond', () => {
    const below = Array.from({ length: ENTRY_VERSION - 1 }, (_, at) => String(at + 1))
    expect(Object.keys(UPCASTERS)).toEqual(below)
  })
})

describe('an entry of an older shape', () => {
  it('is converted step by step, without changing the given entry', () => {
    const frozen = Object.freeze(structuredClone(pretendOld)) as unknown as OutboxEntry
    const twice: Upcasters = { [-1]: (entry) => ({ ...entry, changes: entry.was }), ...PRETEND }
    const older = { ...frozen, v: -1, changes: undefined, was: 'Hautau' } as unknown as OutboxEntry
    expect(upcast(frozen, PRETEND)).toMatchObject({ v: 1, op: { title: 'Hautau' } })
    expect(upcast(older, twice)).toMatchObject({ v: 1, op: { title: 'Hautau' } })
  })

  it('is shown and sent in the present shape, however it is read', async () => {
    const db = newDb(PRETEND)
    await db.outbox.add(pretendOld as unknown as NewEntry)
    const present = { v: 1, op: { op: 'chat.rename', title: 'Hautau' } }
    expect(await db.outbox.get({ opId: 'o' })).toMatchObject(present)
    expect(await db.outbox.where('state').equals('queued').toArray()).toMatchObject([present])
    expect(await db.outbox.bulkGet([1])).toMatchObject([present])
    const walked: OutboxEntry[] = []
    await db.outbox.orderBy('seq').each((entry) => walked.push(entry))
    expect(walked).toMatchObject([present])
    expect(await listWaiting(db)).toMatchObject([{ op: { title: 'Hautau' } }])
  })
})

describe('an entry of a newer version than this app', () => {
  it('[SYS-13] is kept and shown as waiting for an update, and neither sent nor applied to a row', async () => {
    resetSyncStatus()
    const server = new MemoryServer(USER)
    const device = newDevice(USER, behindNetwork(server))
    await device.db.outbox.add(fromTheFuture(1))
    await syncDevice(device)
    await syncDevice(device)
    expect(server.effects).toEqual([])
    expect(await device.db.outbox.toArray()).toEqual([fromTheFuture(1)])
    expect(await listWaiting(device.db)).toMatchObject([{ needsUpdate: true, state: 'queued' }])
    expect(shown(await device.db.chat_messages.get('b1000000-0000-4000-8000-000000000001'))).toBeUndefined()
  })

  it('holds up its own lane, because later entries may depend on it, and no other lane', async () => {
    resetSyncStatus()
    const server = new MemoryServer(USER)
    const device = newDevice(USER, behindNetwork(server))
    const [send, , , rename] = release01 as unknown as NewEntry[]
    const elsewhere = { ...rename, lane: 'chat:elsewhere' } as NewEntry
    await device.db.outbox.bulkAdd([
      fromTheFuture(1),
      { ...send, lane: fromTheFuture(1).lane } as NewEntry,
      elsewhere,
    ])
    await syncDevice(device)
    expect(server.effects.map(({ op }) => op)).toEqual(['chat.rename'])
    expect((await device.db.outbox.toArray()).map(({ opId }) => opId)).toEqual(['future-1', send?.opId])
  })
})

/** The names of all fields of an entry, two levels deep. */
function shape(entry: NewEntry): string[] {
  const { seq: _numbered, reason: _refused, rev: _acked, ...kept } = entry as OutboxEntry
  return [...Object.keys(kept), ...Object.keys(entry.op).map((name) => `op.${name}`)].sort()
}
