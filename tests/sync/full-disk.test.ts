import Dexie from 'dexie'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { good } from '#backend/failure.ts'
import { listChats } from '#local-store/queries/chats.ts'
import { readLoad, requestChat, requestRevision } from '#session/chat-loads.ts'
import { readSyncStatus } from '#session/sync-status.ts'
import { answerLoads } from '#sync/loads.ts'
import { startSync } from '#sync/run-sync.ts'
import { type Device, syncDevice } from './support/device.ts'
import type { FaultyServer } from './support/faults.ts'
import type { MemoryServer } from './support/memory-server.ts'
import { newMemoryWorld } from './support/memory-world.ts'
import { chatRow, USER } from './support/rows.ts'

let memory: MemoryServer
let server: FaultyServer
let device: Device
let stop = () => {}
const soon = (check: () => unknown) => vi.waitFor(check, { interval: 10 })
const pulls = () => server.calls.filter(({ call }) => call === 'pullChanges').length

beforeEach(() => {
  ;({ memory, server, device } = newMemoryWorld())
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

describe('changes that do not fit on the disk', () => {
  it('are not reported as a bug, are pulled again after a pause, and arrive once there is room', async () => {
    const reported: unknown[] = []
    vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
    stop = startSync({ ...device, userId: USER })
    await soon(() => expect(readSyncStatus().lastSyncedAt).not.toBeNull())
    let full = true
    device.db.chat_sessions.hook('creating', () => {
      if (full) throw new Dexie.QuotaExceededError('disk full')
    })
    memory.put('chat_sessions', chatRow(0))
    const before = pulls()
    server.nudge()
    await soon(() => expect(pulls()).toBeGreaterThan(before))
    for (let nudges = 0; nudges < 20; nudges += 1) {
      server.nudge()
      await new Promise((resolve) => setTimeout(resolve, 2))
    }
    expect(pulls()).toBeLessThanOrEqual(before + 2)
    expect(await device.db.meta.get('sync')).toMatchObject({ cursor: 1 })
    full = false
    await soon(async () => {
      device.clock.advance(30_000)
      expect(await listChats(20, device.db)).toHaveLength(1)
    })
    expect(reported).toEqual([])
  })

  it('a version that does not fit keeps neither its screen nor the loads after it waiting', async () => {
    memory.put('chat_sessions', chatRow(0))
    await syncDevice(device)
    const version = { id: 'big', message_id: 'message-1', base_id: null, restored_from: null, device: null }
    Object.assign(server, {
      fetchRevision: async () => good({ ...version, saved_at: '', created_at: '', html: '<p>big</p>' }),
    })
    device.db.revisions.hook('creating', () => {
      throw new Dexie.QuotaExceededError('disk full')
    })
    requestRevision('big')
    requestChat('chat')
    await expect(answerLoads(device)).rejects.toThrow('disk full')
    expect(readLoad('big')).toBe('failed')
    expect(readLoad('chat')).toBe('idle')
  })
})
