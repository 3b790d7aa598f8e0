import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { starMessage } from '#local-store/commands/stars.ts'
import { listChats } from '#local-store/queries/chats.ts'
import { countWaiting } from '#local-store/queries/waiting.ts'
import { readLoad, requestChat } from '#session/chat-loads.ts'
import { readSyncStatus, requestSync } from '#session/sync-status.ts'
import { startSync } from '#sync/run-sync.ts'
import { type Device, newDevice } from './support/device.ts'
import { fakeLocks } from './support/fake-locks.ts'
import { type FaultyServer, OFFLINE } from './support/faults.ts'
import type { MemoryServer } from './support/memory-server.ts'
import { newMemoryWorld } from './support/memory-world.ts'
import { chatRow, messageRow, USER } from './support/rows.ts'

let memory: MemoryServer
let server: FaultyServer
let device: Device
const stops: (() => void)[] = []
beforeEach(() => {
  ;({ memory, server, device } = newMemoryWorld())
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

const start = (on: Device = device) => stops.push(startSync({ ...on, userId: USER }))
const input = { generatorType: 'lessonPlan', content: 'Plants', context: null } as const
const soon = (check: () => unknown) => vi.waitFor(check, { interval: 10 })
const synced = () =>
  soon(() => expect(readSyncStatus()).toMatchObject({ phase: 'idle', lastSyncedAt: device.clock.now() }))

describe('startSync', () => {
  it('[SYS-19] sends what was typed offline when the network comes back, even after a reload', async () => {
    server.down = OFFLINE
    start()
    const sent = await sendMessage(input, device.db)
    await soon(() => expect(readSyncStatus().reachable).toBe(false))
    for (const stop of stops.splice(0)) stop()
    device.db.close()
    device = newDevice(USER, server, device.disk)
    expect(await listChats(20, device.db)).toMatchObject([{ delivery: { state: 'queued' } }])
    start()
    server.down = null
    requestSync()
    await soon(async () => expect(await countWaiting(device.db)).toBe(0))
    expect(sent.ok && memory.row('chat_messages', sent.messageId)?.content).toBe('Plants')
    expect(memory.effects).toHaveLength(1)
  })

  it('pushes nothing while the browser says it is offline, so that it may still be edited, but checks by a pull', async () => {
    vi.stubGlobal('navigator', { onLine: false })
    server.down = OFFLINE
    start()
    const sent = await sendMessage(input, device.db)
    await soon(() => expect(readSyncStatus().reachable).toBe(false))
    expect((await device.db.outbox.toArray()).map(({ attempts }) => attempts)).toEqual([0])
    server.down = null // the browser is wrong, because there is a network
    requestSync()
    await soon(async () => expect(await countWaiting(device.db)).toBe(0))
    expect(sent.ok && memory.row('chat_messages', sent.messageId)?.content).toBe('Plants')
  })

  it('sends a local change at once', async () => {
    start()
    await synced()
    await sendMessage(input, device.db)
    await soon(() => expect(memory.effects).toHaveLength(1))
  })

  it('pulls when the server nudges, and every 30 seconds without', async () => {
    start()
    await synced()
    memory.put('chat_sessions', chatRow(0, { id: 'nudged' }))
    server.nudge()
    await soon(async () => expect(await listChats(20, device.db)).toHaveLength(1))
    memory.put('chat_sessions', chatRow(0, { id: 'ticked' }))
    device.clock.advance(30_000)
    await soon(async () => expect(await listChats(20, device.db)).toHaveLength(2))
  })

  it('tries again by itself after a failure, without any trigger', async () => {
    start()
    await synced()
    server.down = OFFLINE
    await sendMessage(input, device.db)
    await soon(() => expect(readSyncStatus()).toMatchObject({ reachable: false, phase: 'idle' }))
    server.down = null
    await soon(() => {
      device.clock.advance(1_000)
      expect(memory.effects).toHaveLength(1)
    })
  })

  it('survives a bug in one round', async () => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
    const pullChanges = memory.pullChanges.bind(memory)
    start()
    await synced()
    memory.pullChanges = () => Promise.reject(new Error('a bug'))
    server.nudge()
    await soon(() => expect(reported).toHaveLength(1))
    memory.pullChanges = pullChanges
    memory.put('chat_sessions', chatRow(0))
    device.clock.advance(30_000)
    await soon(async () => expect(await listChats(20, device.db)).toHaveLength(1))
  })

  it('loads a chat that a screen asked for before the bootstrap', async () => {
    memory.put('chat_sessions', chatRow(0))
    memory.put('chat_messages', messageRow(0))
    requestChat('chat')
    start()
    await soon(() => expect(readLoad('chat')).toBe('idle'))
    expect(await device.db.chat_messages.count()).toBe(1)
  })

  it('writes nothing after it was stopped and the store closed', async () => {
    start()
    await synced()
    let answer = () => {}
    memory.pullChanges = () =>
      new Promise((resolve) => {
        answer = () => resolve({ ok: true, value: { resync: true } })
      })
    server.nudge()
    await soon(() =>
      expect(server.calls.filter(({ call }) => call === 'pullChanges').length).toBeGreaterThan(1),
    )
    for (const stop of stops.splice(0)) stop()
    device.db.close()
    answer()
    await new Promise((resolve) => setTimeout(resolve, 20))
    await device.db.open()
    expect((await device.db.meta.get('sync'))?.resync).toBeUndefined()
  })

  it('applies no answer that comes after the stop, when the next teacher may be here', async () => {
    start()
    await synced()
    let answer = () => {}
    memory.fetchChat = () =>
      new Promise((resolve) => {
        answer = () => resolve({ ok: true, value: { epoch: '', as_of: 0, rows: [] } })
      })
    requestChat('chat')
    await soon(() => expect(server.calls.at(-1)?.call).toBe('fetchChat'))
    for (const stop of stops.splice(0)) stop()
    answer()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(readLoad('chat')).toBe('loading')
  })

  it("refuses a store that is not the teacher's", () => {
    expect(() => startSync({ ...device, userId: 'somebody else' })).toThrow()
  })
})

describe('two tabs', () => {
  it('[SYS-24] [SYS-22] send each change once, with or without locks', async () => {
    for (const locks of [undefined, fakeLocks()]) {
      vi.stubGlobal('navigator', { locks })
      const other = newDevice(USER, server, device.disk)
      start()
      start(other)
      const sent = await sendMessage(input, device.db)
      await sendMessage(input, other.db)
      if (sent.ok)
        await starMessage(
          { messageId: sent.replyId, sessionId: sent.sessionId, itemType: 'lesson_plan' },
          other.db,
        )
      await soon(async () => {
        device.clock.advance(1_000)
        other.clock.advance(1_000)
        expect(await countWaiting(device.db)).toBe(0)
      })
      for (const stop of stops.splice(0)) stop()
      other.db.close()
    }
    expect(memory.effects.map(({ op }) => op)).toHaveLength(6)
    expect(new Set(memory.effects.map(({ op_id }) => op_id)).size).toBe(6)
    expect(memory.row('user_usage', USER)?.count_messages).toBe(4)
  })
})
