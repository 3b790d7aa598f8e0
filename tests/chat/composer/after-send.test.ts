import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { listMessages } from '#local-store/queries/messages.ts'
import { readSyncStatus, resetSyncStatus } from '#session/sync-status.ts'
import { startSync } from '#sync/run-sync.ts'
import { type Device, newDevice } from '../../sync/support/device.ts'
import { behindNetwork, type FaultyServer } from '../../sync/support/faults.ts'
import { MemoryServer } from '../../sync/support/memory-server.ts'
import { USER } from '../../sync/support/rows.ts'

let server: FaultyServer
let device: Device
let stop: () => void
beforeEach(async () => {
  server = behindNetwork(new MemoryServer(USER))
  device = newDevice(USER, server)
  resetSyncStatus()
  stop = startSync({ ...device, userId: USER })
  await soon(() =>
    expect(readSyncStatus()).toMatchObject({ phase: 'idle', lastSyncedAt: expect.any(Number) }),
  )
  server.calls.length = 0
})
afterEach(() => stop())
const soon = (check: () => unknown) => vi.waitFor(check, { interval: 10 })
const calls = () => server.calls.map(({ call }) => call)

describe('after a send', () => {
  it('[CHAT-90] [CHAT-96] fetches its rows in the same round, without waiting for a timer', async () => {
    const sent = await sendMessage(
      { generatorType: 'lessonPlan', content: 'Plants', context: null },
      device.db,
    )
    if (!sent.ok) throw new Error(sent.reason)
    await soon(async () => {
      const listed = await listMessages(sent.sessionId, 9, device.db)
      const mine = listed.find(({ message }) => message.id === sent.messageId)
      expect(mine?.delivery).toEqual({ state: 'synced' })
      // A message counts as sent once the server has it; its outbox entry leaves with the rows.
      expect(await device.db.outbox.count()).toBe(0)
    })
    expect(calls().indexOf('applyOps')).toBe(0)
    expect(calls()).toContain('pullChanges')
  })

  it('[CHAT-91] a burst of changes makes one fetch, or two when some arrive meanwhile', async () => {
    for (let news = 0; news < 25; news += 1) server.nudge()
    await soon(() => expect(calls()).toContain('pullChanges'))
    await soon(() => expect(readSyncStatus().phase).toBe('idle'))
    await new Promise((done) => setTimeout(done, 50))
    expect(calls().filter((call) => call === 'pullChanges').length).toBeLessThanOrEqual(2)
  })
})
