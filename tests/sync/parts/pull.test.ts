import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renameOp, sendOp } from '#domain/ops.ts'
import { commit } from '#local-store/commit.ts'
import type { SyncPosition } from '#local-store/db.ts'
import { fillHistory } from '#sync/history.ts'
import { readPosition } from '#sync/position.ts'
import { pull } from '#sync/pull.ts'
import { DONE, MORE } from '#sync/server.ts'
import { type Device, syncDevice } from '../support/device.ts'
import { drop, type FaultyServer, OFFLINE } from '../support/faults.ts'
import type { MemoryServer } from '../support/memory-server.ts'
import { newMemoryWorld } from '../support/memory-world.ts'
import { chatRow, messageRow, starRow } from '../support/rows.ts'

let memory: MemoryServer
let server: FaultyServer
let device: Device
beforeEach(() => {
  ;({ memory, server, device } = newMemoryWorld())
  memory.put('chat_sessions', chatRow(0))
})

const place = async () => (await readPosition(device.db)) as SyncPosition
const calls = () => server.calls.map(({ call }) => call)
const failed = { kind: 'failed', failure: OFFLINE }
const message = async (id: string) => (await device.db.chat_messages.get(id))?.row?.content
const rename = (opId: string) => renameOp(opId, { session_id: 'chat', title: 'Owls' })
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

describe('the first rows of a device', () => {
  it('come with the place from which it goes on', async () => {
    memory.put('chat_messages', messageRow(0))
    expect(await pull(device)).toEqual(MORE)
    const { head } = memory
    expect(await place()).toMatchObject({ epoch: 'epoch-1', cursor: head, historyBefore: head + 1 })
    expect(await pull(device)).toEqual(DONE)
    expect(calls()).toEqual(['bootstrap', 'pullChanges'])
  })

  it('are asked for again after a failure', async () => {
    server.faults.push(drop('bootstrap'))
    expect([await pull(device), await place()]).toEqual([failed, undefined])
    expect(await pull(device)).toEqual(MORE)
  })

  it('make no chat complete that was begun here, but those that the server says are', async () => {
    await commit(rename('a'), device.db)
    await device.db.chat_sessions.put({ id: 'begun', rev: 0, row: null, complete: true })
    const bootstrap = memory.bootstrap.bind(memory)
    memory.bootstrap = (async () => {
      const answer = await bootstrap()
      return answer.ok ? { ...answer, value: { ...answer.value, complete_chats: ['chat'] } } : answer
    }) as never
    await pull(device)
    expect((await device.db.chat_sessions.get('begun'))?.complete).toBeUndefined()
    expect((await device.db.chat_sessions.get('chat'))?.complete).toBe(true)
  })

  it('prove nothing about ops of before, except messages that have to be looked up', async () => {
    await commit([rename('a'), send('b'), send('c')], device.db)
    await device.db.outbox.toCollection().modify({ state: 'acked', rev: 1, nextAttemptAt: 7 })
    await device.db.outbox
      .where('opId')
      .equals('c')
      .modify({ rev: memory.head + 1 })
    await pull(device)
    expect(await device.db.outbox.orderBy('seq').toArray()).toMatchObject([
      { opId: 'a', state: 'queued', nextAttemptAt: 0 },
      { opId: 'b', state: 'acked' },
      { opId: 'c', state: 'queued' },
    ])
  })

  it('of a slower tab change nothing', async () => {
    const bootstrap = memory.bootstrap.bind(memory)
    memory.bootstrap = async () => {
      const answer = await bootstrap()
      await device.db.meta.put({ key: 'sync', epoch: 'epoch-1', cursor: 99, historyBefore: null })
      return answer
    }
    await pull(device)
    expect([(await place()).cursor, await device.db.chat_sessions.count()]).toEqual([99, 0])
  })
})

describe('a page of changes', () => {
  beforeEach(() => syncDevice(device))

  it('is one of several when the server has more', async () => {
    for (let n = 0; n < 501; n++) memory.put('chat_sessions', chatRow(0, { id: `c${n}` }))
    expect([await pull(device), await pull(device)]).toEqual([MORE, DONE])
    expect((await place()).cursor).toBe(memory.head)
  })

  it('that failed leaves the place where it was', async () => {
    const before = await place()
    server.faults.push(drop('pullChanges'))
    expect([await pull(device), await place()]).toEqual([failed, before])
  })

  it.each([
    ['another tab was faster', { cursor: 500 }],
    ['another tab began anew', { cursor: 0 }],
    ['another tab met a restored server', { epoch: 'epoch-2' }],
  ])('is dropped when %s', async (_, change) => {
    const before = await place()
    memory.put('chat_sessions', chatRow(0, { title: 'late' }))
    const pullChanges = memory.pullChanges.bind(memory)
    memory.pullChanges = async (...asked) => {
      const answer = await pullChanges(...asked)
      await device.db.meta.put({ ...before, ...change })
      return answer
    }
    await pull(device)
    expect(await place()).toEqual({ ...before, ...change })
    expect((await device.db.chat_sessions.get('chat'))?.row?.title).toBe('Title')
  })
})

describe('rows of a table that an older app passed over', () => {
  const older = async (change: Partial<SyncPosition> = {}) => {
    await syncDevice(device)
    await device.db.chat_sessions.clear()
    await device.db.meta.put({ ...(await place()), tables: 1, ...change })
    server.calls.length = 0
  }

  it('are asked for once more, and the place stays', async () => {
    await older()
    const before = await place()
    expect([await pull(device), calls()]).toEqual([MORE, ['bootstrap']])
    expect(await device.db.chat_sessions.count()).toBe(1)
    expect({ ...(await place()), tables: 1 }).toEqual(before)
    expect([await pull(device), calls().at(-1)]).toEqual([DONE, 'pullChanges'])
  })

  it('are asked for again after a failure, or when the device was newer than the answer', async () => {
    await older()
    server.faults.push(drop('bootstrap'))
    expect([await pull(device), (await place()).tables]).toEqual([failed, 1])
    await older({ cursor: memory.head + 1 })
    expect([await pull(device), (await place()).tables]).toEqual([DONE, 1])
    expect(await device.db.chat_sessions.count()).toBe(0)
  })

  it('of a restored server are left to the resync, which reads everything', async () => {
    await older()
    memory.epoch = 'epoch-2'
    expect(await pull(device)).toEqual(MORE)
    expect([await device.db.chat_sessions.count(), (await place()).tables]).not.toEqual([1, 1])
    expect(await device.db.chat_sessions.count()).toBe(0)
  })
})

describe('older rows', () => {
  const fill = () => fillHistory(device, device.asked)
  const first = async () => {
    await pull(device)
    server.calls.length = 0
  }

  it('are none before the first rows, during a resync, and once all are here', async () => {
    expect(await fill()).toEqual(DONE)
    await first()
    expect([await fill(), (await place()).historyBefore]).toEqual([DONE, null])
    await device.db.meta.put({ ...(await place()), historyBefore: 5, resync: 'wanted' })
    expect([await fill(), calls()]).toEqual([DONE, []])
  })

  it('come page by page until all are here', async () => {
    for (let n = 0; n < 501; n++) memory.put('chat_messages', messageRow(0, { id: `m${n}` }))
    await first()
    expect([await fill(), await device.db.chat_messages.count()]).toEqual([MORE, 500])
    expect([await fill(), await device.db.chat_messages.count()]).toEqual([MORE, 501])
    expect([await fill(), (await place()).historyBefore]).toEqual([DONE, null])
    expect(calls()).toEqual(['fetchHistory', 'fetchHistory'])
  })

  it.each([
    ['failed', () => void server.faults.push(drop('fetchHistory')), failed],
    ['is of a restored server', () => void Object.assign(memory, { epoch: 'epoch-2' }), MORE],
  ])('are left where they are when a page %s', async (_, happens, step) => {
    memory.put('chat_messages', messageRow(0))
    await first()
    const before = await place()
    happens()
    expect([await fill(), await place()]).toEqual([step, before])
    expect(await device.db.chat_messages.count()).toBe(0)
  })

  it('of a starred document come first, with Save-Data too, and each is asked for once', async () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
    memory.put('chat_messages', messageRow(0, { content: 'starred' }))
    memory.put('starred_items', starRow(0))
    memory.put('starred_items', starRow(0, { id: 'star-2', message_id: 'nowhere' }))
    await first()
    expect([await fill(), await message('message')]).toEqual([MORE, 'starred'])
    expect(server.calls.map(({ args }) => args[0])).toEqual([['nowhere', 'message']])
    expect([await fill(), calls()]).toEqual([DONE, ['fetchMessages']])
    vi.unstubAllGlobals()
  })

  it('of a starred document are asked for again after a failure', async () => {
    memory.put('chat_messages', messageRow(0))
    memory.put('starred_items', starRow(0))
    await first()
    server.faults.push(drop('fetchMessages'))
    expect([await fill(), await message('message')]).toEqual([failed, undefined])
    expect([await fill(), await message('message')]).toEqual([MORE, 'words'])
  })

  it('of a starred document are asked for also when only its chat is not here', async () => {
    memory.put('chat_messages', messageRow(0))
    memory.put('starred_items', starRow(0, { chat_session_id: 'elsewhere' }))
    await syncDevice(device)
    device.asked.clear()
    server.calls.length = 0
    await fill()
    expect(calls()).toEqual(['fetchMessages'])
  })

  it('that the server lost are sent again, and what it still has is done', async () => {
    await syncDevice(device)
    await commit([send('a'), send('b')], device.db)
    await device.db.outbox.toCollection().modify({ state: 'acked', rev: 1 })
    for (const id of ['message-b', 'reply-b']) memory.put('chat_messages', messageRow(0, { id }))
    await device.db.meta.put({ ...(await place()), cursor: memory.head })
    await fill()
    expect(await device.db.outbox.toArray()).toMatchObject([{ opId: 'a', state: 'queued' }])
  })
})
