import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renameOp } from '#domain/ops.ts'
import { commit } from '#local-store/commit.ts'
import { listChats } from '#local-store/queries/chats.ts'
import { readSyncStatus, requestSync } from '#session/sync-status.ts'
import { startSync } from '#sync/run-sync.ts'
import type { Device } from './support/device.ts'
import { type FaultyServer, OFFLINE } from './support/faults.ts'
import type { MemoryServer } from './support/memory-server.ts'
import { newMemoryWorld } from './support/memory-world.ts'
import { chatRow, USER } from './support/rows.ts'

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

const start = () => stops.push(startSync({ ...device, userId: USER }))
const soon = (check: () => unknown) => vi.waitFor(check, { interval: 10 })
const calls = (name: string) => server.calls.filter(({ call }) => call === name).length
const rename = (opId: string) => renameOp(opId, { session_id: 'chat', title: 'Hautau' })
/** Lets time pass until the loop has had another round. */
async function pass(ms: number) {
  const before = calls('pullChanges')
  device.clock.advance(ms)
  await soon(() => expect(calls('pullChanges')).toBeGreaterThan(before))
  await soon(() => expect(readSyncStatus().phase).toBe('idle'))
}

describe('the oldest change', () => {
  beforeEach(async () => {
    start()
    await soon(() => expect(calls('pullChanges')).toBeGreaterThan(0))
    server.refuses = (sent) =>
      sent.includes('chat.rename') ? { kind: 'retry', status: 503, message: '' } : null
    await commit(rename('1'), device.db)
    await soon(() => expect(calls('applyOps')).toBeGreaterThan(0))
  })

  it('is reported as stuck after two minutes although the server answers, until it gets through', async () => {
    expect(readSyncStatus()).toMatchObject({ reachable: true, stuck: false })
    // The watchdog looks after a round is over, so on a busy machine it may see a half-minute late.
    for (let halfMinutes = 0; halfMinutes < 9; halfMinutes++) await pass(30_000)
    await soon(() => expect(readSyncStatus()).toMatchObject({ reachable: true, stuck: true }))
    server.refuses = () => null
    requestSync()
    await soon(() => expect(memory.effects).toHaveLength(1))
    await soon(() => expect(readSyncStatus().stuck).toBe(false))
  })

  it('is not stuck while there is no network, however long', async () => {
    server.down = OFFLINE
    for (let minutes = 0; minutes < 10; minutes++) await pass(60_000)
    expect(readSyncStatus()).toMatchObject({ reachable: false, stuck: false })
  })
})

describe('nudges', () => {
  it('of a deletion cause a pull only if the row is on this device', async () => {
    memory.put('chat_sessions', chatRow(0, { id: 'mine' }))
    let tell: (table: 'chat_sessions', id: string, gone: boolean) => void = () => {}
    server.listenForChanges = (_user, onNudge) => {
      tell = onNudge
      return () => {}
    }
    start()
    await soon(async () => expect(await listChats(9, device.db)).toHaveLength(1))
    await soon(() => expect(readSyncStatus().phase).toBe('idle'))
    const before = calls('pullChanges')
    tell('chat_sessions', 'somebody-elses', true)
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(calls('pullChanges')).toBe(before)
    tell('chat_sessions', 'mine', true)
    await soon(() => expect(calls('pullChanges')).toBe(before + 1))
    tell('chat_sessions', 'new', false)
    await soon(() => expect(calls('pullChanges')).toBe(before + 2))
  })

  it('do not restart sync during the pause after an error, so that a full disk does not pull page after page', async () => {
    vi.stubGlobal('reportError', () => {})
    start()
    await soon(() => expect(readSyncStatus().lastSyncedAt).not.toBeNull())
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    device.db.chat_sessions.hook('creating', full)
    memory.put('chat_sessions', chatRow(0))
    const before = calls('pullChanges')
    server.nudge()
    await soon(() => expect(calls('pullChanges')).toBe(before + 1))
    await soon(() => expect(readSyncStatus().phase).toBe('idle'))
    for (let nudges = 0; nudges < 20; nudges++) server.nudge()
    await new Promise((resolve) => setTimeout(resolve, 50))
    expect(calls('pullChanges')).toBe(before + 1)
    device.db.chat_sessions.hook('creating').unsubscribe(full)
    device.clock.advance(30_000)
    await soon(async () => expect(await listChats(9, device.db)).toHaveLength(1))
  })
})
