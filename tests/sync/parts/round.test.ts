import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CallFailure } from '#backend/failure.ts'
import { renameOp, sendOp } from '#domain/ops.ts'
import { commit } from '#local-store/commit.ts'
import { readSyncStatus, setSyncStatus } from '#session/sync-status.ts'
import { runRound } from '#sync/round.ts'
import { Watchdog } from '#sync/watchdog.ts'
import type { Device } from '../support/device.ts'
import { drop, type FaultyServer, OFFLINE } from '../support/faults.ts'
import type { MemoryServer } from '../support/memory-server.ts'
import { newMemoryWorld } from '../support/memory-world.ts'
import { chatRow } from '../support/rows.ts'

let memory: MemoryServer
let server: FaultyServer
let device: Device
beforeEach(() => {
  ;({ memory, server, device } = newMemoryWorld())
})
afterEach(() => vi.unstubAllGlobals())

const round = () => runRound(device, device.asked)
const rest = async () => {
  for (let rounds = 0; rounds < 9 && (await round()) === 'more'; rounds++);
}
const calls = () => server.calls.map(({ call }) => call)
const fact = async (key: 'checked' | 'session') => (await device.db.facts.get(key))?.value
const failure = (kind: CallFailure['kind'], message = '', code?: string): CallFailure => ({
  kind,
  message,
  ...(code && { code }),
})
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

describe('a round', () => {
  it('sends before it asks what is new, and has more to do after a first page', async () => {
    await rest()
    await commit(rename('a'), device.db)
    server.calls.length = 0
    expect(await round()).toBe('done')
    expect(calls()).toEqual(['applyOps', 'pullChanges'])
    memory.head += 1
    for (let n = 0; n < 501; n++) memory.put('chat_sessions', chatRow(0, { id: `chat-${n}` }))
    expect([await round(), await round()]).toEqual(['more', 'done'])
  })

  it('asks first while the browser says that it is offline, and sends once that was answered', async () => {
    await rest()
    await commit(rename('a'), device.db)
    vi.stubGlobal('navigator', { onLine: false })
    server.calls.length = 0
    await round()
    expect(calls()).toEqual(['pullChanges', 'applyOps'])
    await commit(rename('b'), device.db)
    server.down = OFFLINE
    server.calls.length = 0
    await round()
    expect(calls()).toEqual(['pullChanges'])
  })

  it('[PLAN-55] keeps the time of the last answer, on the screen and with the rows', async () => {
    server.down = OFFLINE
    await round()
    expect([readSyncStatus().lastSyncedAt, await fact('checked')]).toEqual([null, undefined])
    server.down = null
    await rest()
    expect(readSyncStatus()).toMatchObject({
      lastSyncedAt: device.clock.now(),
      phase: 'idle',
      reachable: true,
    })
    expect(await fact('checked')).toBe(String(device.clock.now()))
  })

  it('[PLAN-23] notes that the teacher has to sign in, until an answer comes again', async () => {
    server.down = failure('auth')
    await round()
    expect([readSyncStatus().phase, await fact('session')]).toEqual(['paused-sign-in', 'invalid'])
    server.calls.length = 0
    await commit(rename('a'), device.db)
    await round()
    expect(calls()).toEqual(['applyOps']) // what is refused for the token is not asked twice
    server.down = null
    device.clock.advance(30_000)
    await rest()
    expect([readSyncStatus().phase, await fact('session')]).toEqual(['idle', undefined])
  })

  it('does not ask what is new when the sending says that the teacher has to sign in', async () => {
    await rest()
    await commit(rename('a'), device.db)
    server.faults.push(drop('applyOps', failure('refused', '', '42501')))
    server.calls.length = 0
    await round()
    expect([calls(), readSyncStatus().phase]).toEqual([['applyOps'], 'paused-sign-in'])
  })

  it('shows that the app is too old, until the ops that wait for it were tried again', async () => {
    await rest()
    await commit(rename('a'), device.db)
    server.faults.push(drop('applyOps', failure('update')))
    await round()
    expect(readSyncStatus()).toMatchObject({ phase: 'paused-update', reachable: true })
    await round()
    expect(readSyncStatus().phase).toBe('paused-update') // the op was not tried
    device.clock.advance(30_000)
    await round()
    expect([readSyncStatus().phase, await device.db.outbox.count()]).toEqual(['idle', 0])
  })

  it('does not count the server as unreachable when only the sending fails', async () => {
    await rest()
    await commit(rename('a'), device.db)
    server.faults.push(drop('applyOps'))
    await round()
    expect(readSyncStatus()).toMatchObject({ reachable: true, phase: 'idle', error: null })
    server.faults.push(drop('pullChanges'))
    await round()
    expect(readSyncStatus()).toMatchObject({ reachable: false, phase: 'idle', error: null })
  })

  it('[PLAN-56] [PLAN-57] tells what the server said when it refused to tell what is new', async () => {
    await rest()
    server.faults.push(drop('pullChanges', failure('refused', 'No plan for you')))
    await round()
    expect(readSyncStatus().error).toBe('No plan for you')
    server.faults.push(drop('pullChanges', failure('refused')))
    await round()
    expect(readSyncStatus().error).toBe('Failed to fetch subscription data')
    await round()
    expect(readSyncStatus().error).toBeNull()
  })

  it('[PLAN-31] tells that a message could not be counted, and of no other change', async () => {
    await rest()
    await commit(rename('a'), device.db)
    server.faults.push(drop('applyOps', failure('retry')))
    await round()
    expect(readSyncStatus().error).toBeNull()
    device.clock.advance(60_000)
    await commit(send('b'), device.db)
    server.faults.push(drop('applyOps', failure('retry')))
    await round()
    expect(readSyncStatus().error).toBe('Failed to track message usage')
    device.clock.advance(60_000)
    await round()
    expect(readSyncStatus().error).toBeNull()
  })

  it('says nothing once sync was stopped: the status belongs to the next teacher', async () => {
    const stop = new AbortController()
    stop.abort()
    await runRound({ ...device, stopped: stop.signal }, new Set())
    expect(readSyncStatus()).toMatchObject({ phase: 'idle', lastSyncedAt: null, error: null })
    server.down = failure('auth')
    await runRound({ ...device, stopped: stop.signal }, new Set())
    expect([readSyncStatus().phase, await fact('checked'), await fact('session')]).toEqual([
      'idle',
      undefined,
      undefined,
    ])
  })
})

describe('a change that does not get through', () => {
  const MINUTES = 60_000
  let watchdog: Watchdog
  beforeEach(async () => {
    watchdog = new Watchdog()
    await commit([rename('a'), renameOp('b', { session_id: 'other', title: 'Owls' })], device.db)
  })
  const stuckAfter = async (ms: number) => {
    device.clock.advance(ms)
    await watchdog.check(device)
    return readSyncStatus().stuck
  }

  it('is stuck after more than two minutes in which the server answered', async () => {
    expect(await stuckAfter(0)).toBe(false)
    expect(await stuckAfter(2 * MINUTES)).toBe(false)
    expect(await stuckAfter(1)).toBe(true)
    await device.db.outbox.where('opId').equals('a').delete()
    expect(await stuckAfter(0)).toBe(false) // another one is the oldest now
    expect(await stuckAfter(2 * MINUTES + 1)).toBe(true)
    await device.db.outbox.clear()
    expect(await stuckAfter(0)).toBe(false)
  })

  it.each([
    ['without an answer', { reachable: false }],
    ['in which the teacher had to sign in', { phase: 'paused-sign-in' }],
    ['in which the app was too old', { phase: 'paused-update' }],
  ] as const)('is not stuck for a time %s', async (_, status) => {
    await stuckAfter(0)
    setSyncStatus(status)
    expect(await stuckAfter(5 * MINUTES)).toBe(false)
    setSyncStatus({ reachable: true, phase: 'idle' })
    expect(await stuckAfter(0)).toBe(false)
    expect(await stuckAfter(2 * MINUTES)).toBe(false)
    expect(await stuckAfter(1)).toBe(true)
  })

  it('is no news while the store cannot be read, or once sync was stopped', async () => {
    await stuckAfter(0)
    const stop = new AbortController()
    stop.abort()
    device.clock.advance(5 * MINUTES)
    await watchdog.check({ ...device, stopped: stop.signal })
    expect(readSyncStatus().stuck).toBe(false)
    device.db.close()
    expect(await stuckAfter(5 * MINUTES)).toBe(false)
  })
})
