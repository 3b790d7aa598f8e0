import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { countWaiting } from '#local-store/queries/waiting.ts'
import { resetLoads } from '#session/chat-loads.ts'
import { resetSyncStatus } from '#session/sync-status.ts'
import { push } from '#sync/push.ts'
import { startSync } from '#sync/run-sync.ts'
import { type Device, newDevice } from './support/device.ts'
import { behindNetwork, type FaultyServer } from './support/faults.ts'
import { MemoryServer } from './support/memory-server.ts'
import { USER } from './support/rows.ts'

const input = { generatorType: 'lessonPlan', content: 'Plants', context: null } as const
const soon = (check: () => unknown) => vi.waitFor(check, { interval: 10 })
/** Time goes on in steps, and what is under way gets its turn in between. */
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
  memory = new MemoryServer(USER)
  server = behindNetwork(memory)
  device = newDevice(USER, server)
  locks = fakeLocks()
  vi.stubGlobal('navigator', { locks, onLine: true })
  resetSyncStatus()
  resetLoads()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.unstubAllGlobals()
})

describe('a tab that holds the lock', () => {
  it('[SYS-24] is left to its work while it may be at it', async () => {
    const letGo = locks.hold()
    start()
    await sendMessage(input, device.db)
    await pass(device, 50)
    expect(server.calls).toEqual([])
    letGo()
    await pass(device, 2)
    await soon(() => expect(memory.effects).toHaveLength(1))
  })

  it('and was frozen with it does not keep another one from sending', async () => {
    locks.hold()
    start()
    await sendMessage(input, device.db)
    await soon(async () => {
      await pass(device, 10)
      expect(memory.effects).toHaveLength(1)
    })
    await sendMessage({ ...input, content: 'Rivers' }, device.db)
    await soon(() => expect(memory.effects).toHaveLength(2)) // and it need not wait once more
  })

  it('[SYS-24] and thaws in the middle of a round sends nothing twice and takes nothing back', async () => {
    const other = newDevice(USER, server, device.disk)
    const real = memory.applyOps.bind(memory)
    let thaw = () => {}
    // The server does the work; the tab is frozen before it hears so, with the lock in its hands.
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

  it('or loses it to another one in the middle of a round does no harm either', async () => {
    const other = newDevice(USER, server, device.disk)
    start()
    await sendMessage(input, device.db)
    locks.lose() // whoever asks next gets it, while the first round is still going on
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

/* Found by the simulation: seeds 288149959, 288233560, 500001168. */
describe('two tabs that send at once', () => {
  it('[SYS-24] send what was tapped in a chat in the order of the taps', async () => {
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

/** Web Locks of one origin, as far as `ifAvailable` goes. */
function fakeLocks() {
  const held = new Set<string>()
  const name = `mahere-sync-${USER}`
  return {
    hold() {
      held.add(name)
      return () => held.delete(name)
    },
    lose: () => held.delete(name),
    async request(wanted: string, _options: unknown, work: (lock: unknown) => Promise<unknown>) {
      if (held.has(wanted)) return work(null)
      held.add(wanted)
      try {
        return await work({ name: wanted })
      } finally {
        held.delete(wanted)
      }
    },
  }
}
