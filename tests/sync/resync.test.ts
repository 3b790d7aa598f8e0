import { beforeEach, describe, expect, it } from 'vitest'
import { renameOp } from '#domain/ops.ts'
import { commit } from '#local-store/commit.ts'
import { listChats } from '#local-store/queries/chats.ts'
import { readPosition } from '#sync/position.ts'
import { beginResync, resync } from '#sync/resync.ts'
import { runRound } from '#sync/round.ts'
import { type Device, syncDevice } from './support/device.ts'
import type { FaultyServer } from './support/faults.ts'
import type { MemoryServer } from './support/memory-server.ts'
import { newMemoryWorld } from './support/memory-world.ts'
import { chatRow } from './support/rows.ts'

let memory: MemoryServer
let server: FaultyServer
let device: Device
beforeEach(() => {
  ;({ memory, server, device } = newMemoryWorld())
  memory.put('chat_sessions', chatRow(0))
})

const bootstraps = () => server.calls.filter(({ call }) => call === 'bootstrap').length
const restore = (epoch: string) => Object.assign(memory, { epoch })
const titles = async () => (await listChats(9, device.db)).map(({ chat }) => chat.title)

describe('all devices of a restored server', () => {
  it('come back spread over half a minute, and until then read old rows and send changes', async () => {
    await syncDevice(device)
    restore('epoch-2')
    memory.put('chat_sessions', chatRow(0, { title: 'restored' }))
    const late = { ...device, random: () => 0.5 }
    await syncDevice(late)
    expect([bootstraps(), await titles()]).toEqual([1, ['Title']])
    await commit(renameOp('op', { session_id: 'chat', title: 'typed meanwhile' }), device.db)
    await syncDevice(late)
    expect([bootstraps(), memory.row('chat_sessions', 'chat')?.title]).toEqual([1, 'typed meanwhile'])
    device.clock.advance(15_000)
    await syncDevice(late)
    expect([bootstraps(), await titles()]).toEqual([2, ['typed meanwhile']])
  })

  it('do not resync in a loop when two servers disagree about the epoch', { timeout: 30_000 }, async () => {
    await syncDevice(device)
    let answers = 0
    const pullChanges = memory.pullChanges.bind(memory)
    memory.pullChanges = async (epoch, since) => {
      restore(`epoch-${++answers + 1}`)
      return pullChanges(epoch, since)
    }
    for (let seconds = 0; seconds < 300; seconds += 5) {
      await syncDevice(device)
      device.clock.advance(5_000)
    }
    // The pauses are 5, 10, 20, … seconds.
    expect(bootstraps()).toBeGreaterThan(3)
    expect(bootstraps()).toBeLessThan(9)
    expect(await titles()).toEqual(['Title'])
  })

  it('are not delayed by a clock that was put back', async () => {
    await syncDevice(device)
    restore('epoch-2')
    memory.put('chat_sessions', chatRow(0, { title: 'restored' }))
    const late = { ...device, random: () => 1 }
    await syncDevice(late)
    device.clock.advance(-86_400_000)
    await syncDevice(late)
    expect(await titles()).toEqual(['restored'])
  })
})

/* The simulation found this with seed 288233418. */
describe('a tab that another one has overtaken', () => {
  it('[SYS-24] neither empties what was swapped in nor moves the cursor back', async () => {
    await syncDevice(device)
    const before = await readPosition(device.db)
    restore('epoch-2')
    memory.put('chat_sessions', chatRow(0, { title: 'restored' }))
    while (typeof (await readPosition(device.db))?.resync !== 'object') await runRound(device, device.asked)
    const staged = await readPosition(device.db)
    if (!before || !staged) throw new Error('no position')
    await syncDevice(device)
    memory.put('chat_sessions', chatRow(0, { title: 'newer' }))
    await syncDevice(device)
    const now = await readPosition(device.db)
    expect(now).toMatchObject({ epoch: 'epoch-2', cursor: memory.head })

    await resync(device, staged)
    await resync(device, { ...before, resync: 'wanted' })
    await beginResync(device, before)
    expect(await readPosition(device.db)).toEqual(now)
    expect(await titles()).toEqual(['newer'])
  })
})
