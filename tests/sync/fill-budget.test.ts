import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isHistoryComplete } from '#local-store/queries/meta.ts'
import { resetSyncStatus } from '#session/sync-status.ts'
import { type Device, newDevice, syncDevice } from './support/device.ts'
import { behindNetwork, type FaultyServer } from './support/faults.ts'
import { MemoryServer } from './support/memory-server.ts'
import { chatRow, messageRow, starRow, USER } from './support/rows.ts'

let memory: MemoryServer
let server: FaultyServer
let device: Device
beforeEach(() => {
  memory = new MemoryServer(USER)
  server = behindNetwork(memory)
  device = newDevice(USER, server)
  resetSyncStatus()
  memory.put('chat_sessions', chatRow(0))
  for (let n = 0; n < 2_600; n++) memory.put('chat_messages', messageRow(0, { id: `m${n}` }))
  memory.put('starred_items', starRow(0, { message_id: 'm3' }))
})
afterEach(() => vi.unstubAllGlobals())

const onConnection = (connection: object) => vi.stubGlobal('navigator', { connection, onLine: true })
const pages = () => server.calls.filter(({ call }) => call === 'fetchHistory').length

describe('older rows', { timeout: 30_000 }, () => {
  it('all fill in behind where nobody pays for them', async () => {
    await syncDevice(device)
    expect([await device.db.chat_messages.count(), await isHistoryComplete(device.db)]).toEqual([2_600, true])
  })

  it('stop at a smaller number on a phone’s own network, and go on where there is another', async () => {
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

  it('do not come at all on Save-Data; what is saved and what is new does', async () => {
    onConnection({ saveData: true })
    await syncDevice(device)
    memory.put('chat_messages', messageRow(0, { id: 'new' }))
    await syncDevice(device)
    expect(pages()).toBe(0)
    expect((await device.db.chat_messages.toArray()).map(({ id }) => id).sort()).toEqual(['m3', 'new'])
  })
})
