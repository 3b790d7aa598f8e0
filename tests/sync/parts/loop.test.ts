import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renameOp } from '#domain/ops.ts'
import { commit } from '#local-store/commit.ts'
import { requestChat, resetLoads } from '#session/chat-loads.ts'
import { readSyncStatus, requestSync, setSyncStatus } from '#session/sync-status.ts'
import { startSync } from '#sync/run-sync.ts'
import type { Device } from '../support/device.ts'
import { fakeLocks } from '../support/fake-locks.ts'
import type { FaultyServer } from '../support/faults.ts'
import { ManualClock } from '../support/manual-clock.ts'
import type { MemoryServer } from '../support/memory-server.ts'
import { newMemoryWorld } from '../support/memory-world.ts'
import { USER } from '../support/rows.ts'

/** Notes every wait that somebody asks for. The slow tick of 30 seconds is one of them. */
class NotingClock extends ManualClock {
  readonly waits: number[] = []
  override after(ms: number, run: () => void): () => void {
    this.waits.push(ms)
    return super.after(ms, run)
  }
}
const TICK = 30_000

let memory: MemoryServer
let server: FaultyServer
let device: Device
let clock: NotingClock
let stop = () => {}
beforeEach(() => {
  ;({ memory, server, device } = newMemoryWorld())
  clock = new NotingClock()
  vi.stubGlobal('reportError', vi.fn())
})
afterEach(() => {
  stop()
  resetLoads()
  vi.unstubAllGlobals()
})

const soon = (check: () => unknown) => vi.waitFor(check, { interval: 2 })
const pause = () => new Promise((resolve) => setTimeout(resolve, 15))
const calls = (name: string) => server.calls.filter(({ call }) => call === name).length
const rename = (opId: string) => renameOp(opId, { session_id: opId, title: 'Owls' })
/** Starts sync and waits until nothing is left to do. */
async function start() {
  stop = startSync({ ...device, clock, userId: USER })
  await soon(() => expect(readSyncStatus()).toMatchObject({ phase: 'idle', lastSyncedAt: clock.now() }))
  await pause()
  clock.waits.length = 0
}
const refuseOps = (retryAfterMs = 0) => {
  server.refuses = (sent) =>
    sent.includes('chat.rename') ? { kind: 'retry', status: 503, message: '', retryAfterMs } : null
}
const breakPulls = (error: unknown) => {
  memory.pullChanges = () => Promise.reject(error)
}

describe('the next look', () => {
  it('is left to a trigger while nothing waits', async () => {
    await start()
    server.nudge()
    await soon(() => expect(calls('pullChanges')).toBeGreaterThan(1))
    await pause()
    expect(clock.waits).toEqual([])
  })

  it('comes when the first waiting change is due, without a trigger', async () => {
    await start()
    refuseOps(7_000)
    await commit(rename('a'), device.db)
    await soon(() => expect(clock.waits).toEqual([7_000]))
    server.refuses = () => null
    clock.advance(6_999)
    await pause()
    expect(memory.effects).toEqual([])
    clock.advance(1)
    await soon(() => expect(memory.effects).toHaveLength(1))
  })

  it('comes after a second while another tab is syncing', async () => {
    const locks = fakeLocks()
    vi.stubGlobal('navigator', { locks, onLine: true })
    await start()
    const release = locks.hold()
    const before = server.calls.length
    server.nudge()
    await soon(() => expect(clock.waits).toEqual([1_000]))
    expect(server.calls).toHaveLength(before)
    release()
    clock.advance(1_000)
    await soon(() => expect(server.calls.length).toBeGreaterThan(before))
  })

  it('is forgotten once sync was stopped', async () => {
    await start()
    refuseOps(7_000)
    await commit(rename('a'), device.db)
    await soon(() => expect(clock.waits).toEqual([7_000]))
    setSyncStatus({ phase: 'syncing', realtime: true, stuck: true })
    stop()
    expect(readSyncStatus()).toMatchObject({ phase: 'idle', realtime: false, stuck: false })
    const before = server.calls.length
    clock.advance(60_000)
    await pause()
    expect(server.calls).toHaveLength(before)
  })
})

describe('a change that waits after a failure', () => {
  it('is tried early when the teacher asks, and not because of a nudge', async () => {
    await start()
    refuseOps(60_000)
    await commit(rename('a'), device.db)
    await soon(() => expect(calls('applyOps')).toBe(1))
    await pause()
    const ask = async (request: () => void) => {
      const pulls = calls('pullChanges')
      request()
      await soon(() => expect(calls('pullChanges')).toBeGreaterThan(pulls))
      await pause()
      return calls('applyOps')
    }
    expect(await ask(() => server.nudge())).toBe(1)
    expect(await ask(requestSync)).toBe(2)
    expect(await ask(() => server.nudge())).toBe(2)
  })
})

describe('rounds', () => {
  it('never run two at a time, and none that was asked for meanwhile is lost', async () => {
    await start()
    let together = 0
    let most = 0
    const pullChanges = memory.pullChanges.bind(memory)
    memory.pullChanges = async (...args) => {
      most = Math.max(most, ++together)
      await pause()
      together -= 1
      return pullChanges(...args)
    }
    const before = calls('pullChanges')
    for (let n = 0; n < 3; n += 1) server.nudge()
    await soon(() => expect(calls('pullChanges')).toBe(before + 2))
    await pause()
    await pause()
    expect([most, calls('pullChanges')]).toEqual([1, before + 2])
  })
})

describe('after an unexpected error', () => {
  it('sync pauses, twice as long each time, and starts small again after a round that went well', async () => {
    await start()
    const { pullChanges } = memory
    breakPulls(new Error('a bug'))
    server.nudge()
    await soon(() => expect(clock.waits).toEqual([1_000]))
    expect(readSyncStatus().phase).toBe('idle')
    const before = calls('pullChanges')
    server.nudge() // the error may repeat, each time after a page was fetched
    await pause()
    expect(calls('pullChanges')).toBe(before)
    for (const [ms, next] of [
      [1_000, 2_000],
      [2_000, 4_000],
    ] as const) {
      clock.advance(ms)
      await soon(() => expect(clock.waits.at(-1)).toBe(next))
    }
    memory.pullChanges = pullChanges
    clock.advance(4_000)
    await soon(() => expect(readSyncStatus().lastSyncedAt).toBe(clock.now()))
    await pause()
    breakPulls(new Error('a bug'))
    server.nudge()
    await soon(() => expect(clock.waits.at(-1)).toBe(1_000))
    expect(vi.mocked(reportError).mock.calls.length).toBe(4)
  })

  it('a change of the teacher’s does not wait for the end of the pause', async () => {
    await start()
    breakPulls(new Error('a bug'))
    server.nudge()
    await soon(() => expect(clock.waits).toEqual([1_000]))
    await commit(rename('a'), device.db)
    await soon(() => expect(memory.effects).toHaveLength(1))
  })

  it('a nudge counts again at the end of the pause', async () => {
    await start()
    const { pullChanges } = memory
    breakPulls(new Error('a bug'))
    server.nudge()
    await soon(() => expect(clock.waits).toEqual([1_000]))
    memory.pullChanges = pullChanges
    const before = calls('pullChanges')
    vi.spyOn(clock, 'now').mockReturnValue(clock.now() + 1_000)
    server.nudge()
    await soon(() => expect(calls('pullChanges')).toBeGreaterThan(before))
  })

  it('of a full disk the pause is half a minute, five at most, and nobody reports it', async () => {
    await start()
    breakPulls(new DOMException('no room', 'QuotaExceededError'))
    server.nudge()
    await soon(() => expect(clock.waits).toEqual([TICK]))
    for (const next of [60_000, 120_000, 240_000, 300_000, 300_000]) {
      requestSync()
      await soon(() => expect(clock.waits.at(-1)).toBe(next))
      await pause()
    }
    expect(reportError).not.toHaveBeenCalled()
  })

  it('in the loading for a screen is reported, also where the browser has no way to', async () => {
    await start()
    memory.fetchChat = () => Promise.reject(new Error('a bug'))
    requestChat('chat')
    await soon(() => expect(reportError).toHaveBeenCalledTimes(1))
    vi.stubGlobal('reportError', undefined)
    requestChat('chat')
    await soon(() => expect(calls('fetchChat')).toBe(2))
    await pause()
    expect(readSyncStatus().phase).toBe('idle')
  })

  it('nothing is reported once sync was stopped: the store is closed then', async () => {
    await start()
    let fail = () => {}
    memory.pullChanges = () =>
      new Promise((_, reject) => {
        fail = () => reject(new Error('closed'))
      })
    const before = calls('pullChanges')
    server.nudge()
    await soon(() => expect(calls('pullChanges')).toBe(before + 1))
    stop()
    setSyncStatus({ phase: 'paused-update' }) // of the next teacher
    fail()
    await pause()
    expect([vi.mocked(reportError).mock.calls, readSyncStatus().phase]).toEqual([[], 'paused-update'])
    requestChat('chat')
    await pause()
    expect(calls('fetchChat')).toBe(0)
  })
})
