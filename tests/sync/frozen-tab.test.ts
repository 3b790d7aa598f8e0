import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { countWaiting } from '#local-store/queries/waiting.ts'
import { push } from '#sync/push.ts'
import { startSync } from '#sync/run-sync.ts'
import { type Device, newDevice } from './support/device.ts'
import { fakeLocks } from './support/fake-locks.ts'
import type { FaultyServer } from './support/faults.ts'
import type { MemoryServer } from './support/memory-server.ts'
import { newMemoryWorld } from './support/memory-world.ts'
import { USER } from './support/rows.ts'

const input = { generatorType: 'lessonPlan', content: 'Plants', context: null } as const
const soon = (check: () => unknown) => vi.waitFor(check, { interval: 10 })
/** Advances the clock in steps, so that pending work can run in between. */
async function pass(device: Device, seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    device.clock.advance(1_000)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}

let memory: MemoryServer
let server: FaultyServer
let device: Device
let locks: ReturnType<typeof fakeLocks>
const stops: (() => void)[] = []
const start = (on: Device = device) => stops.push(startSync({ ...on, userId: USER }))

beforeEach(() => {
  ;({ memory, server, device } = newMemoryWorld())
  locks = fakeLocks()
  vi.stubGlobal('navigator', { locks, onLine: true })
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

describe('a tab that holds the lock', () => {
  it('[SYS-24] is not disturbed while it may still be working', async () => {
    const letGo = locks.hold()
    start()
    await sendMessage(input, device.db)
    await pass(device, 50)
    expect(server.calls).toEqual([])
    letGo()
    await pass(device, 2)
    await soon(() => expect(memory.effects).toHaveLength(1))
  })

  it('does not stop another tab from sending once it counts as frozen', async () => {
    locks.hold()
    start()
    await sendMessage(input, device.db)
    await soon(async () => {
      await pass(device, 10)
      expect(memory.effects).toHaveLength(1)
    })
    await sendMessage({ ...input, content: 'Rivers' }, device.db)
    await soon(() => expect(memory.effects).toHaveLength(2)) // without waiting for the timeout again
  })

  it('[SYS-24] sends nothing twice and undoes nothing when it thaws in the middle of a round', async () => {
    const other = newDevice(USER, server, device.disk)
    const real = memory.applyOps.bind(memory)
    let thaw = () => {}
    // The server does the work, and the tab is frozen before the answer arrives, still holding the lock.
    memory.applyOps = async (...args) => {
      const answer = await real(...args)
      await new Promise<void>((resolve) => (thaw = resolve))
      return answer
    }
    start()
    await sendMessage(input, device.db)
    await soon(() => expect(memory.effects).toHaveLength(1))
    memory.applyOps = real
    start(other)
    await soon(async () => {
      await pass(other, 10)
      expect(await countWaiting(other.db)).toBe(0)
    })
    thaw()
    await sendMessage({ ...input, content: 'Rivers' }, device.db)
    await soon(async () => {
      await pass(device, 1)
      expect(await countWaiting(device.db)).toBe(0)
    })
    expect(memory.effects.map(({ op_id }) => op_id)).toEqual([
      ...new Set(memory.effects.map(({ op_id }) => op_id)),
    ])
    expect(memory.effects).toHaveLength(2)
    expect(memory.row('user_usage', USER)?.count_messages).toBe(2)
    other.db.close()
  })

  it('does no harm when it loses the lock to another tab in the middle of a round', async () => {
    const other = newDevice(USER, server, device.disk)
    start()
    await sendMessage(input, device.db)
    locks.lose() // the next request gets it while the first round is still running
    start(other)
    await sendMessage({ ...input, content: 'Rivers' }, other.db)
    await soon(async () => {
      await pass(device, 1)
      await pass(other, 1)
      expect(await countWaiting(device.db)).toBe(0)
    })
    expect(memory.effects).toHaveLength(2)
    expect(memory.row('user_usage', USER)?.count_messages).toBe(2)
    other.db.close()
  })
})

/* The simulation found this with seeds 288149959, 288233560 and 500001168. */
describe('two tabs that send at once', () => {
  it('[SYS-24] send the changes of a chat in the order of the taps', async () => {
    const other = newDevice(USER, server, device.disk)
    const real = memory.applyOps.bind(memory)
    const arrive: (() => void)[] = []
    memory.applyOps = async (...args) => {
      await new Promise<void>((resolve) => arrive.push(resolve))
      return real(...args)
    }
    const chat = await sendMessage({ ...input, content: 'one' }, device.db)
    if (!chat.ok) throw new Error(chat.reason)
    const follow = (content: string) =>
      sendMessage({ ...input, content, sessionId: chat.sessionId }, device.db)
    const first = push(device)
    await soon(() => expect(arrive).toHaveLength(1))
    await follow('two')
    const second = push(other)
    await soon(() => expect(arrive).toHaveLength(2))
    await follow('three')
    memory.applyOps = real
    arrive[0]?.()
    await first
    arrive[1]?.()
    await second
    await push(device)
    const words = memory.effects.map((op) => op.op === 'message.send' && op.content)
    expect(words).toEqual(['one', 'two', 'three'])
    other.db.close()
  })
})
