import { beforeEach, describe, expect, it } from 'vitest'
import { renameOp } from '#domain/ops.ts'
import { commit } from '#local-store/commit.ts'
import { type Device, newDevice, syncDevice } from './support/device.ts'
import { behindNetwork, type FaultyServer } from './support/faults.ts'
import { MemoryServer } from './support/memory-server.ts'
import { USER } from './support/rows.ts'

const rename = (opId: string, session: string) =>
  renameOp(opId, { session_id: session, title: `Title ${opId}` })

/** The lock is short: another tab may have sent the same batch, heard "done" first and let an entry go. */
describe('an entry that another tab let go of while this tab was sending it', () => {
  let memory: MemoryServer
  let server: FaultyServer
  let device: Device
  beforeEach(async () => {
    memory = new MemoryServer(USER)
    server = behindNetwork(memory)
    device = newDevice(USER, server)
    await syncDevice(device)
    await commit([rename('1', 'a'), rename('2', 'b')], device.db)
    const applyOps = memory.applyOps.bind(memory)
    memory.applyOps = async (user, ops) => {
      const answer = await applyOps(user, ops)
      await device.db.outbox.where('opId').equals('1').delete()
      return answer
    }
  })

  it('does not keep the answer for the others from being taken', async () => {
    await syncDevice(device)
    expect(await device.db.outbox.toArray()).toEqual([])
    expect(memory.effects).toHaveLength(2)
  })

  it('does not keep the others waiting when the answer is lost', async () => {
    server.faults = [{ call: 'applyOps', when: 'after', failure: { kind: 'offline', message: '' } }]
    await syncDevice(device)
    expect((await device.db.outbox.toArray()).map(({ opId, state }) => `${opId} ${state}`)).toEqual([
      '2 queued',
    ])
  })
})
