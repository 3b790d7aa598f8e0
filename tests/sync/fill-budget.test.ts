import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isHistoryComplete } from '#local-store/queries/meta.ts'
import { askForEverything } from '#session/chat-loads.ts'
import { type Device, syncDevice } from './support/device.ts'
import type { FaultyServer } from './support/faults.ts'
import type { MemoryServer } from './support/memory-server.ts'
import { newMemoryWorld } from './support/memory-world.ts'
import { chatRow, messageRow, starRow } from './support/rows.ts'

let memory: MemoryServer
let server: FaultyServer
let device: Device
beforeEach(() => {
  ;({ memory, server, device } = newMemoryWorld())
  memory.put('chat_sessions', chatRow(0))
  for (let n = 0; n < 2_600; n++) memory.put('chat_messages', messageRow(0, { id: `m${n}` }))
  memory.put('starred_items', starRow(0, { message_id: 'm3' }))
})
afterEach(() => vi.unstubAllGlobals())

const onConnection = (connection: object) => vi.stubGlobal('navigator', { connection, onLine: true })
const pages = () => server.calls.filter(({ call }) => call === 'fetchHistory').length

describe('older rows', { timeout: 30_000 }, () => {
  it('all load in the background on an unmetered connection', async () => {
    await syncDevice(device)
    expect([await device.db.chat_messages.count(), await isHistoryComplete(device.db)]).toEqual([2_600, true])
  })

  it('stop at a smaller number on a mobile network, and continue on another', async () => {
    onConnection({ type: 'cellular' })
    await syncDevice(device)
    const held = await device.db.chat_messages.count()
    expect(held).toBeGreaterThanOrEqual(2_000)
    expect(held).toBeLessThan(2_600)
    expect(await isHistoryComplete(device.db)).toBe(false)
    onConnection({ type: 'wifi' })
    await syncDevice(device)
    expect(await isHistoryComplete(device.db)).toBe(true)
  })

  it('are not loaded with Save-Data, while saved items and new rows are', async () => {
    onConnection({ saveData: true })
    await syncDevice(device)
    memory.put('chat_messages', messageRow(0, { id: 'new' }))
    await syncDevice(device)
    expect(pages()).toBe(0)
    expect((await device.db.chat_messages.toArray()).map(({ id }) => id).sort()).toEqual(['m3', 'new'])
  })

  it('all load with Save-Data too, while the teacher takes everything along', async () => {
    onConnection({ saveData: true })
    askForEverything(true)
    await syncDevice(device)
    askForEverything(false)
    expect([await device.db.chat_messages.count(), await isHistoryComplete(device.db)]).toEqual([2_600, true])
  })
})
