import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renameOp, sendOp } from '#domain/ops.ts'
import type { ShelfItem } from '#domain/rows.ts'
import { commit } from '#local-store/commit.ts'
import type { SyncPosition } from '#local-store/db.ts'
import { readSyncStatus } from '#session/sync-status.ts'
import { fillHistory } from '#sync/history.ts'
import { readPosition } from '#sync/position.ts'
import { beginResync, resync } from '#sync/resync.ts'
import { runRound } from '#sync/round.ts'
import { startSync } from '#sync/run-sync.ts'
import { DONE, MORE } from '#sync/server.ts'
import { type Device, syncDevice } from '../support/device.ts'
import type { FaultyServer } from '../support/faults.ts'
import type { MemoryServer } from '../support/memory-server.ts'
import { newMemoryWorld } from '../support/memory-world.ts'
import { chatRow, messageRow, starRow, USER } from '../support/rows.ts'

let memory: MemoryServer
let server: FaultyServer
let device: Device
beforeEach(async () => {
  ;({ memory, server, device } = newMemoryWorld())
  memory.put('chat_sessions', chatRow(0))
  await syncDevice(device)
  server.calls.length = 0
})

const place = async () => (await readPosition(device.db)) as SyncPosition
const put = (position: SyncPosition) => device.db.meta.put(position)
const fill = () => fillHistory(device, device.asked)
const staged = { epoch: 'epoch-2', cursor: 5, before: 3 }

/** Lets another tab move the place while this tab waits for the answer of a call. */
function meanwhile(call: 'bootstrap' | 'fetchHistory' | 'fetchMessages', change: Partial<SyncPosition>) {
  const real = memory[call].bind(memory) as (...args: unknown[]) => Promise<unknown>
  Object.assign(memory, {
    [call]: async (...args: unknown[]) => {
      const answer = await real(...args)
      await put({ ...(await place()), ...change })
      return answer
    },
  })
}

describe('a resync that another tab has continued', () => {
  it.each([
    ['the first tab had only begun', 'wanted', staged],
    ['it read one more page', staged, { ...staged, before: 1 }],
    ['it read all pages', staged, { ...staged, before: null }],
    ['it began anew', staged, 'wanted'],
    ['it met another restored server', staged, { ...staged, epoch: 'epoch-3' }],
    ['its rows are of another time', staged, { ...staged, cursor: 9 }],
    ['it has ended it', staged, undefined],
  ] as const)('is not begun again: %s', async (_, asked, now) => {
    const { resync: _none, ...before } = await place()
    const there = now === undefined ? before : { ...before, resync: now }
    await put(there)
    await beginResync(device, { ...before, resync: asked })
    expect(await place()).toEqual(there)
  })

  it('is not begun in another epoch, nor on a device that has no rows any more', async () => {
    const before = await place()
    await put({ ...before, epoch: 'epoch-9' })
    await beginResync(device, before)
    expect(await place()).toEqual({ ...before, epoch: 'epoch-9' })
    await device.db.meta.clear()
    await beginResync(device, before)
    expect(await place()).toBeUndefined()
  })

  it('stages nothing of an answer that came too late', async () => {
    const before = await place()
    await put({ ...before, resync: 'wanted' })
    meanwhile('bootstrap', { resync: staged })
    await resync(device, await place())
    expect([await device.db.staging.count(), (await place()).resync]).toEqual([0, staged])
    memory.epoch = 'epoch-2'
    meanwhile('fetchHistory', { resync: { ...staged, before: 1 } })
    await resync(device, await place())
    expect([await device.db.staging.count(), (await place()).resync]).toEqual([0, { ...staged, before: 1 }])
  })

  it('swaps nothing once another tab has swapped', async () => {
    const all = { ...staged, before: null }
    const before = await place()
    await resync(device, { ...before, resync: all })
    expect([await place(), await device.db.chat_sessions.count()]).toEqual([before, 1])
  })
})

describe('an answer that another tab has overtaken', () => {
  it.each([
    ['reached the same page', { historyBefore: 2 }],
    ['met a restored server', { epoch: 'epoch-2', historyBefore: 99 }],
    ['is further on', { cursor: 99, historyBefore: 99 }],
  ])('with a page of older rows is dropped when it %s', async (_, change) => {
    memory.put('chat_messages', messageRow(0))
    await put({ ...(await place()), historyBefore: 99 })
    meanwhile('fetchHistory', change)
    expect(await fill()).toEqual(MORE)
    expect([await device.db.chat_messages.count(), (await place()).historyBefore]).toEqual([
      0,
      change.historyBefore,
    ])
  })

  it.each([
    ['is further on', { cursor: 99 }],
    ['met a restored server', { epoch: 'epoch-2' }],
  ])('with starred documents is dropped when it %s, and asked for again', async (_, change) => {
    memory.put('chat_messages', messageRow(0))
    memory.put('starred_items', starRow(0))
    await put({ ...(await place()), historyBefore: null })
    await device.db.starred_items.put({
      id: 'message',
      rev: 1,
      row: starRow(1),
      item_type: 'lesson_plan',
      place: 'a',
    })
    meanwhile('fetchMessages', change)
    await fill()
    expect([await device.db.chat_messages.count(), device.asked.size]).toEqual([0, 0])
  })
})

describe('the documents of the school’s shelf', () => {
  const bare = (id: string, rev: number): ShelfItem => ({
    ...{ id, user_id: USER, by: 'Hana', mine: false, put_at: '2026-11-01', bare: 1, rev },
    ...{ item_type: 'lesson_plan', title: id, about: '', words: '' },
  })
  const hold = (...items: ShelfItem[]) =>
    device.db.shelf_items.bulkPut(items.map((row) => ({ id: row.id, rev: row.rev, row, place: row.put_at })))
  const asked = () => server.calls.filter(({ call }) => call === 'fetchMessages').map(({ args }) => args[0])

  it('are fetched where the teacher does not save data, and each revision is asked for once', async () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
    await hold(bare('a', 7), bare('b', 8))
    expect([await fill(), asked()]).toEqual([DONE, []])
    vi.unstubAllGlobals()
    expect([await fill(), asked()]).toEqual([MORE, [['a', 'b']]])
    expect([await fill(), asked().length]).toEqual([DONE, 1])
    await hold(bare('a', 9))
    expect([await fill(), asked().at(-1)]).toEqual([MORE, ['a']])
  })

  it('are asked for again when one that came is replaced by a bare one of the same revision', async () => {
    await hold(bare('a', 7))
    const { bare: _gone, ...whole } = bare('a', 7)
    const rows = [{ t: 'shelf_items', r: { ...whole, body: { content: 'Owls' } } }]
    memory.fetchMessages = (async () => ({
      ok: true,
      value: { epoch: memory.epoch, as_of: memory.head, rows },
    })) as never
    await fill()
    expect((await device.db.shelf_items.get('a'))?.row?.body).toEqual({ content: 'Owls' })
    await hold(bare('a', 7))
    await fill()
    expect(asked()).toHaveLength(2)
  })

  it('are asked for fifty at a time, after what is starred', async () => {
    await hold(...Array.from({ length: 60 }, (_, n) => bare(`s${n}`, 7)))
    await device.db.starred_items.put({
      id: 'message',
      rev: 1,
      row: starRow(1),
      item_type: 'lesson_plan',
      place: 'a',
    })
    await fill()
    expect(asked()[0]).toHaveLength(50)
    expect((asked()[0] as string[])[0]).toBe('message')
    await fill()
    expect(asked()[1]).toHaveLength(11)
  })
})

describe('a message that the server lost', () => {
  const send = (opId: string) =>
    sendOp(opId, {
      session_id: 'chat',
      message_id: `message-${opId}`,
      reply_id: `reply-${opId}`,
      generator_type: 'lessonPlan',
      content: 'words',
      context: null,
      title: 'Title',
    })

  it('is asked for once, and no other op is sent again with it', async () => {
    await commit([send('a'), renameOp('b', { session_id: 'chat', title: 'x' })], device.db)
    await device.db.outbox.toCollection().modify({ state: 'acked', rev: 1 })
    await device.db.outbox.where('opId').equals('b').modify({ rev: 99 })
    await fill()
    expect((await device.db.outbox.orderBy('seq').toArray()).map(({ state }) => state)).toEqual([
      'queued',
      'acked',
    ])
    await device.db.outbox.where('opId').equals('a').modify({ state: 'acked' })
    server.calls.length = 0
    expect([await fill(), server.calls]).toEqual([DONE, []])
  })
})

describe('a round', () => {
  it('shows that it is under way', async () => {
    const phases: string[] = []
    const pullChanges = memory.pullChanges.bind(memory)
    memory.pullChanges = async (...args) => {
      phases.push(readSyncStatus().phase)
      return pullChanges(...args)
    }
    await runRound(device, device.asked)
    expect([phases, readSyncStatus().phase]).toEqual([['syncing'], 'idle'])
  })

  it('is run for the teacher of the store only', () => {
    expect(() => startSync({ ...device, userId: 'another' })).toThrow('another teacher')
    expect(server.calls).toEqual([])
  })
})
