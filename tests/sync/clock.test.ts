import { afterEach, describe, expect, it, vi } from 'vitest'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { countWaiting } from '#local-store/queries/waiting.ts'
import { readSyncStatus, resetSyncStatus } from '#session/sync-status.ts'
import { startSync } from '#sync/run-sync.ts'
import { newDevice, syncDevice } from './support/device.ts'
import { behindNetwork, OFFLINE } from './support/faults.ts'
import { ManualClock } from './support/manual-clock.ts'
import { MemoryServer } from './support/memory-server.ts'
import { USER } from './support/rows.ts'

class WrongClock extends ManualClock {
  skew = 0
  override now(): number {
    return super.now() + this.skew
  }
}

let stop = () => {}
afterEach(() => {
  stop()
  resetSyncStatus()
})
const soon = (check: () => unknown) => vi.waitFor(check, { interval: 10 })

describe('a clock that is put back', () => {
  // The simulation found this with seed 328: the next attempt was a day away.
  it('does not stop a waiting change from being sent', async () => {
    const server = behindNetwork(new MemoryServer(USER))
    const device = newDevice(USER, server)
    const clock = new WrongClock()
    server.down = OFFLINE
    stop = startSync({ ...device, clock, userId: USER })
    await sendMessage({ generatorType: 'lessonPlan', content: 'Plants', context: null }, device.db)
    await soon(() => expect(readSyncStatus().reachable).toBe(false))
    await soon(async () => expect((await device.db.outbox.toArray())[0]?.attempts).toBe(1))
    clock.skew = -86_400_000
    server.down = null
    clock.advance(30_000)
    await soon(async () => expect(await countWaiting(device.db)).toBe(0))
  })

  // The simulation found this with seed 600001150: an hour back after a day forward, between two ticks.
  it('does not stop a change whose retry was set while the clock was ahead', async () => {
    const memory = new MemoryServer(USER)
    const server = behindNetwork(memory)
    const device = newDevice(USER, server)
    await sendMessage({ generatorType: 'lessonPlan', content: 'Plants', context: null }, device.db)
    device.clock.advance(86_400_000)
    server.down = OFFLINE
    await syncDevice(device)
    server.down = null
    device.clock.advance(-3_600_000)
    await syncDevice(device)
    expect(memory.effects).toHaveLength(1)
  })
})
