import { beforeEach, describe, expect, it } from 'vitest'
import { bad, type CallFailure, good } from '#backend/failure.ts'
import { type Op, renameOp, sendOp, starOp } from '#domain/ops.ts'
import { commit } from '#local-store/commit.ts'
import { listMessages } from '#local-store/queries/messages.ts'
import { isStarred } from '#local-store/queries/starred.ts'
import { readPlanState } from '#local-store/queries/usage.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { readSyncStatus } from '#session/sync-status.ts'
import { readToast } from '#session/toasts.ts'
import { endWaits } from '#sync/batch.ts'
import { push } from '#sync/push.ts'
import { type Device, newDevice, syncDevice } from './support/device.ts'
import { drop, type FaultyServer, loseAnswer } from './support/faults.ts'
import type { MemoryServer } from './support/memory-server.ts'
import { newMemoryWorld } from './support/memory-world.ts'
import { USER } from './support/rows.ts'

let memory: MemoryServer
let server: FaultyServer
let device: Device
beforeEach(() => {
  ;({ memory, server, device } = newMemoryWorld())
})

const send = (opId: string, session = 'chat') =>
  sendOp(opId, {
    session_id: session,
    message_id: `message-${opId}`,
    reply_id: `reply-${opId}`,
    generator_type: 'lessonPlan',
    content: `words ${opId}`,
    context: null,
    title: 'Title',
  })
const rename = (opId: string, session = 'chat') =>
  renameOp(opId, { session_id: session, title: `Title ${opId}` })
const star = (opId: string, starred = true) =>
  starOp(opId, { session_id: 'chat', message_id: 'message-1', item_type: 'lesson_plan', starred })
const states = async () =>
  (await device.db.outbox.orderBy('seq').toArray()).map(({ opId, state }) => `${opId} ${state}`)
const attempts = async () => (await device.db.outbox.orderBy('seq').toArray()).map((entry) => entry.attempts)
const pushes = () =>
  server.calls.filter(({ call }) => call === 'applyOps').map(({ args }) => (args[1] as unknown[]).length)
const whole = (failure: Partial<CallFailure>): CallFailure => ({ kind: 'refused', message: '', ...failure })

describe('push', () => {
  it('[SYS-22] sends in the order of the taps and deletes entries once their rows are here', async () => {
    await commit([send('1'), star('2'), rename('3')], device.db)
    await syncDevice(device)
    expect(memory.effects.map(({ op_id }) => op_id)).toEqual(['1', '2', '3'])
    expect(await states()).toEqual([])
    expect((await device.db.chat_sessions.get('chat'))?.view).toBeUndefined()
    expect(await readPlanState(device.db)).toMatchObject({ used: 1 })
  })

  it('counts a message once while it moves from waiting to counted', async () => {
    await commit(send('1'), device.db)
    expect(await readPlanState(device.db)).toMatchObject({ used: 1 })
    server.faults.push(drop('pullChanges'), drop('bootstrap'))
    await syncDevice(device)
    expect(await states()).toEqual(['1 acked'])
    expect(await readPlanState(device.db)).toMatchObject({ used: 1 })
    expect((await listMessages('chat', 9, device.db))[0]?.delivery).toEqual({ state: 'synced' })
    await syncDevice(device)
    expect(await readPlanState(device.db)).toMatchObject({ used: 1 })
  })

  it('sends at most 100 ops and 1 MB at a time', async () => {
    await syncDevice(device) // ops sent before the bootstrap would be sent again after it
    await commit(
      Array.from({ length: 150 }, (_, n) => rename(`${n}`, `chat-${n}`)),
      device.db,
    )
    await syncDevice(device)
    expect(pushes()).toEqual([100, 50])
    const big = (opId: string) => ({ ...send(opId, `chat-${opId}`), content: 'x'.repeat(600_000) })
    await commit([big('a'), big('b')], device.db)
    await syncDevice(device)
    expect(pushes().slice(2)).toEqual([1, 1])
  })
})

describe('a lost answer', () => {
  it('sends the same op again after a lost answer, with one effect', async () => {
    await commit(send('1'), device.db)
    server.faults.push(loseAnswer('applyOps'))
    await syncDevice(device)
    expect(await states()).toEqual(['1 queued'])
    expect(memory.effects).toHaveLength(1)
    device.clock.advance(2_000)
    await syncDevice(device)
    expect(memory.effects).toHaveLength(1)
    expect(memory.row('user_usage', USER)?.count_messages).toBe(1)
    expect(await states()).toEqual([])
  })

  it('sends again what was in flight at a reload', async () => {
    await commit(send('1'), device.db)
    await device.db.outbox.toCollection().modify({ state: 'sending', attempts: 1 })
    device.db.close()
    device = newDevice(USER, server, device.disk)
    await syncDevice(device)
    expect(memory.effects.map(({ op_id }) => op_id)).toEqual(['1'])
    expect(await states()).toEqual([])
  })

  it.each([{ kind: 'offline' as const }, { kind: 'retry' as const, status: 503 }])(
    'waits and tries again after $kind',
    async (failure) => {
      await commit(send('1'), device.db)
      server.faults.push(drop('applyOps', whole(failure)))
      await syncDevice(device)
      expect([await states(), await attempts()]).toEqual([['1 queued'], [1]])
      await syncDevice(device)
      expect(memory.effects).toEqual([])
      device.clock.advance(1_000)
      await syncDevice(device)
      expect(memory.effects).toHaveLength(1)
    },
  )

  it('waits as long as the server asks', async () => {
    await commit(send('1'), device.db)
    server.faults.push(drop('applyOps', whole({ kind: 'retry', status: 429, retryAfterMs: 60_000 })))
    await syncDevice(device)
    device.clock.advance(59_000)
    await syncDevice(device)
    expect(memory.effects).toEqual([])
    device.clock.advance(1_000)
    await syncDevice(device)
    expect(memory.effects).toHaveLength(1)
  })

  it('never prevents a pull', async () => {
    await syncDevice(device)
    memory.put('user_usage', { user_id: USER, count_messages: 4, rev: 0 })
    await commit(rename('1'), device.db)
    server.faults.push(drop('applyOps', whole({ kind: 'retry', status: 500 })))
    await syncDevice(device)
    expect(await readPlanState(device.db)).toMatchObject({ used: 4 })
    expect(readSyncStatus()).toMatchObject({ reachable: true, phase: 'idle' })
  })
})

describe('a call that fails as a whole', () => {
  it('changes nothing without a token', async () => {
    await commit(send('1'), device.db)
    server.faults.push(drop('applyOps', whole({ kind: 'auth', status: 401 })))
    await syncDevice(device)
    expect([await states(), await attempts()]).toEqual([['1 queued'], [0]])
    expect(readSyncStatus().phase).toBe('paused-sign-in')
    expect(server.calls.map(({ call }) => call)).toEqual(['applyOps'])
    await endWaits(device.db) // signed in again
    await syncDevice(device)
    expect([memory.effects.length, readSyncStatus().phase]).toEqual([1, 'idle'])
  })

  it("pauses, and parks nothing, under another teacher's token", async () => {
    await commit([send('1'), rename('2')], device.db)
    server.down = whole({ status: 403, code: '42501' })
    await syncDevice(device)
    expect(await states()).toEqual(['1 queued', '2 queued'])
    expect(readSyncStatus().phase).toBe('paused-sign-in')
    expect(server.calls[0]?.args[0]).toBe(USER)
  })

  it('asks for an update when the server does not know the call, or the op', async () => {
    await commit(rename('1'), device.db)
    server.faults.push(drop('applyOps', whole({ kind: 'update', status: 404 })))
    await syncDevice(device)
    expect(pushes()).toEqual([1])
    expect([await states(), await attempts(), readSyncStatus().phase]).toEqual([
      ['1 queued'],
      [0],
      'paused-update',
    ])
    memory.refusals.set('1', 'unknown_op')
    device.clock.advance(30_000)
    await syncDevice(device)
    expect([await states(), readSyncStatus().phase]).toEqual([['1 queued'], 'paused-update'])
  })

  it('halves a refused batch until the op at fault is alone, and parks only that', async () => {
    const ops = Array.from({ length: 9 }, (_, n) => rename(`${n}`, `chat-${n}`))
    await commit(ops, device.db)
    server.refuses = (call) => (call.includes('"op_id":"6"') ? whole({ status: 413 }) : null)
    await syncDevice(device)
    expect(await states()).toEqual(['6 parked'])
    expect(memory.effects).toHaveLength(8)
  })

  it('[SYS-28] restores no entry that another tab has handled or that was wiped in the meantime', async () => {
    await commit([send('1', 'a'), rename('2', 'a')], device.db)
    const applyOps = async (_asUser: string, ops: Op[]) => {
      if (ops.length > 0) return bad(whole({ status: 413 }))
      await device.db.outbox.clear() // while this tab bisects the batch
      return good([])
    }
    await push({ ...device, server: { ...server, applyOps } })
    expect(await states()).toEqual([])
    expect(readToast()).toBeUndefined()
  })

  it('parks nothing when every call fails', async () => {
    await commit([send('1', 'a'), send('2', 'b'), send('3', 'c')], device.db)
    server.down = whole({ status: 403 })
    await syncDevice(device)
    expect(await states()).toEqual(['1 queued', '2 queued', '3 queued'])
  })

  it('asks again, but not in a hot loop, when an op got no receipt', async () => {
    await commit([send('1', 'a'), send('2', 'b')], device.db)
    const applyOps = memory.applyOps.bind(memory)
    memory.applyOps = async (user, ops) => {
      const answer = await applyOps(user, ops)
      return answer.ok ? { ...answer, value: answer.value.slice(0, -1) } : answer
    }
    await syncDevice(device)
    expect(pushes()).toEqual([2])
    memory.applyOps = applyOps
    device.clock.advance(30_000)
    await syncDevice(device)
    expect([pushes(), memory.effects.length, await states()]).toEqual([[2, 1], 2, []])
  })

  it('treats an answer of another shape like a lost one', async () => {
    await commit(send('1'), device.db)
    memory.applyOps = async () => ({ ok: true, value: {} as never })
    await syncDevice(device)
    expect(await states()).toEqual(['1 queued'])
  })
})

describe('a refused op', () => {
  it('[SYS-20] parks a message over the limit, holds its lane, keeps the text, and lets other chats continue', async () => {
    memory.messageLimit = 0
    await commit([send('1', 'a'), rename('2', 'a'), rename('3', 'b')], device.db)
    await syncDevice(device)
    expect(await states()).toEqual(['1 parked', '2 queued'])
    expect(await attempts()).toEqual([1, 0])
    expect(memory.effects.map(({ op_id }) => op_id)).toEqual(['3'])
    expect(await listMessages('a', 9, device.db)).toMatchObject([
      { message: { content: 'words 1' }, delivery: { state: 'refused', reason: 'message_limit' } },
    ])
    expect(readToast()).toMatchObject({ title: 'Message limit reached', kind: 'error' })
    expect(await readPlanState(device.db)).toMatchObject({ used: 0 })
  })

  it('[STAR-03] [SYS-23] undoes a refused star and shows the specified text', async () => {
    await commit(send('1'), device.db)
    await syncDevice(device)
    memory.refusals.set('star.set', 'star_limit')
    await commit(star('2'), device.db)
    expect(await isStarred('message-1', device.db)).toBe(true)
    await syncDevice(device)
    expect(await isStarred('message-1', device.db)).toBe(false)
    expect(readToast()?.text).toBe("You've reached the limit of 50 lesson plans")
    expect(await listWaiting(device.db)).toMatchObject([
      { opId: '2', state: 'refused', reason: 'star_limit' },
    ])
  })

  it('deletes a refused title when a newer one was set while it was in flight', async () => {
    await commit(send('1'), device.db)
    await syncDevice(device)
    memory.refusals.set('2', 'gone')
    await commit(rename('2'), device.db)
    const applyOps = memory.applyOps.bind(memory)
    memory.applyOps = async (...call) => {
      if (call[1].some(({ op_id }) => op_id === '2')) await commit(rename('3'), device.db)
      return applyOps(...call)
    }
    await syncDevice(device)
    expect(await states()).toEqual([])
    expect(memory.effects.map(({ op_id }) => op_id)).toEqual(['1', '3'])
  })

  it('[SYS-23] undoes a refused title, and later messages are still sent', async () => {
    await commit(send('1'), device.db)
    await syncDevice(device)
    memory.refusals.set('2', 'gone')
    await commit([rename('2'), send('3')], device.db)
    await syncDevice(device)
    expect(await states()).toEqual(['2 parked'])
    expect((await device.db.chat_sessions.get('chat'))?.row?.title).toBe('Title')
    expect(memory.effects.map(({ op_id }) => op_id)).toEqual(['1', '3'])
  })
})
