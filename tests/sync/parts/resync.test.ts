import { beforeEach, describe, expect, it } from 'vitest'
import { renameOp, starOp } from '#domain/ops.ts'
import { commit } from '#local-store/commit.ts'
import type { SyncPosition } from '#local-store/db.ts'
import { listChats } from '#local-store/queries/chats.ts'
import { readPosition } from '#sync/position.ts'
import { pull } from '#sync/pull.ts'
import { beginResync, resync } from '#sync/resync.ts'
import { DONE, MORE } from '#sync/server.ts'
import { type Device, syncDevice } from '../support/device.ts'
import { drop, type FaultyServer, OFFLINE } from '../support/faults.ts'
import type { MemoryServer } from '../support/memory-server.ts'
import { newMemoryWorld } from '../support/memory-world.ts'
import { chatRow, messageRow } from '../support/rows.ts'

let memory: MemoryServer
let server: FaultyServer
let device: Device
beforeEach(async () => {
  ;({ memory, server, device } = newMemoryWorld())
  memory.put('chat_sessions', chatRow(0))
  memory.put('chat_messages', messageRow(0))
  await syncDevice(device)
  server.calls.length = 0
})

const HOUR = 3_600_000
const now = () => device.clock.now()
const place = async () => (await readPosition(device.db)) as SyncPosition
const calls = () => server.calls.map(({ call }) => call)
const titles = async () => (await listChats(9, device.db)).map(({ chat }) => chat.title)
const restored = (epoch = 'epoch-2') => {
  memory.epoch = epoch
  memory.put('chat_sessions', chatRow(0, { title: 'restored' }))
}
/** Begins a resync, after `count` others of which the last was to begin at `notBefore`. */
async function begin(resyncs?: { count: number; notBefore: number }, random = 0) {
  const position = { ...(await place()), ...(resyncs && { resyncs }) }
  await device.db.meta.put(position)
  expect(await beginResync({ ...device, random: () => random }, position)).toEqual(MORE)
  return (await place()).resyncs
}

describe('a resync', () => {
  it('begins at once, spread over half a minute', async () => {
    expect(await begin()).toEqual({ count: 1, notBefore: now() })
    expect(await begin(undefined, 0.5)).toEqual({ count: 2, notBefore: now() + 5_000 + 15_000 })
    expect((await place()).resync).toBe('wanted')
  })

  it('waits twice as long each time while one follows another, and an hour at most', async () => {
    const waits = []
    for (const count of [1, 2, 3, 30]) waits.push((await begin({ count, notBefore: now() }))?.notBefore)
    expect(waits.map((time) => (time ?? 0) - now())).toEqual([5_000, 10_000, 20_000, HOUR])
  })

  it('is no loop an hour after the last', async () => {
    expect(await begin({ count: 3, notBefore: now() - HOUR + 1 })).toMatchObject({ count: 4 })
    expect(await begin({ count: 3, notBefore: now() - HOUR })).toMatchObject({ count: 1 })
    expect(await begin({ count: 3, notBefore: now() + HOUR })).toMatchObject({ count: 1 })
  })

  it('asks for nothing before its time, and then for the first rows', async () => {
    restored()
    await begin({ count: 1, notBefore: now() })
    device.clock.advance(4_999)
    expect([await resync(device, await place()), calls()]).toEqual([DONE, []])
    device.clock.advance(1)
    expect([await resync(device, await place()), calls()]).toEqual([MORE, ['bootstrap']])
  })

  it('is not delayed for hours by a clock that was put back', async () => {
    await begin({ count: 1, notBefore: now() }, 1)
    device.clock.advance(-1)
    expect(await resync(device, await place())).toEqual(MORE)
    expect(calls()).toEqual(['bootstrap'])
  })
})

describe('the rows of a restored server', () => {
  it('are read page by page beside the old ones, and then shown in one step', async () => {
    for (let n = 0; n < 600; n++) memory.put('chat_messages', messageRow(0, { id: `m${n}` }))
    restored()
    expect(await pull(device)).toEqual(MORE)
    expect((await place()).resync).toBe('wanted')
    expect(await pull(device)).toEqual(MORE)
    expect((await place()).resync).toEqual({ epoch: 'epoch-2', cursor: memory.head, before: memory.head + 1 })
    expect(await titles()).toEqual(['Title'])
    expect([await pull(device), await pull(device)]).toEqual([MORE, MORE])
    expect(await titles()).toEqual(['Title'])
    expect((await place()).resync).toMatchObject({ before: null })
    expect(await pull(device)).toEqual(DONE)
    expect([await titles(), await device.db.chat_messages.count()]).toEqual([['restored'], 601])
    expect(calls()).toEqual(['pullChanges', 'bootstrap', 'fetchHistory', 'fetchHistory'])
    expect(await device.db.staging.count()).toBe(0)
    expect(await place()).toEqual({
      key: 'sync',
      epoch: 'epoch-2',
      cursor: memory.head,
      historyBefore: null,
      tables: expect.any(Number),
      resyncs: { count: 1, notBefore: now() },
    })
  })

  it('replace rows that the restored server no longer has', async () => {
    memory.rows.delete('chat_sessions:chat')
    memory.put('chat_sessions', chatRow(0, { id: 'other', title: 'Other' }))
    memory.epoch = 'epoch-2'
    await syncDevice(device)
    expect(await titles()).toEqual(['Other'])
  })

  it('keep what waits here on top of them, and send again what only the lost part had', async () => {
    const star = starOp('b', {
      session_id: 'chat',
      message_id: 'message',
      item_type: 'lesson_plan',
      starred: true,
    })
    await commit([renameOp('a', { session_id: 'chat', title: 'mine' }), star], device.db)
    await device.db.outbox.where('opId').equals('a').modify({ state: 'acked', rev: 99, nextAttemptAt: 7 })
    await device.db.outbox.where('opId').equals('b').modify({ nextAttemptAt: 7 })
    restored()
    for (let pages = 0; pages < 9 && (await pull(device)).kind === 'more'; pages++);
    expect(await titles()).toEqual(['mine'])
    expect(await device.db.outbox.orderBy('seq').toArray()).toMatchObject([
      { opId: 'a', state: 'queued', nextAttemptAt: 0 },
      { opId: 'b', state: 'queued', nextAttemptAt: 7 },
    ])
    expect(await device.db.starred_items.count()).toBe(1)
  })

  it('stay staged over a reload, and a page that failed is asked for again', async () => {
    restored()
    await pull(device)
    server.faults.push(drop('bootstrap'))
    expect(await pull(device)).toEqual({ kind: 'failed', failure: OFFLINE })
    expect((await place()).resync).toBe('wanted')
    await pull(device)
    const staged = await place()
    server.faults.push(drop('fetchHistory'))
    expect(await pull(device)).toEqual({ kind: 'failed', failure: OFFLINE })
    expect(await place()).toEqual(staged)
    await syncDevice(device)
    expect([await titles(), await device.db.chat_messages.count()]).toEqual([['restored'], 1])
  })

  it('begin anew when the server was restored once more meanwhile', async () => {
    restored()
    await pull(device)
    await pull(device)
    restored('epoch-3')
    expect(await pull(device)).toEqual(MORE)
    expect(await place()).toMatchObject({ resync: 'wanted', resyncs: { count: 2 } })
    expect(await titles()).toEqual(['Title'])
    device.clock.advance(5_000)
    await syncDevice(device)
    expect([(await place()).epoch, await titles()]).toEqual(['epoch-3', ['restored']])
    expect(await device.db.chat_messages.count()).toBe(1)
  })

  it('are not staged twice by a tab that another one has overtaken', async () => {
    restored()
    await pull(device)
    const wanted = await place()
    await pull(device)
    const staged = await place()
    const count = await device.db.staging.count()
    await resync(device, wanted)
    expect([await place(), await device.db.staging.count()]).toEqual([staged, count])
    await pull(device)
    const paged = [await place(), await device.db.staging.count()]
    await resync(device, staged)
    expect([await place(), await device.db.staging.count()]).toEqual(paged)
  })
})
