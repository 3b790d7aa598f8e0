import { beforeEach, describe, expect, it } from 'vitest'
import { renameOp } from '#domain/ops.ts'
import { commit } from '#local-store/commit.ts'
import { type Device, syncDevice } from './support/device.ts'
import type { FaultyServer } from './support/faults.ts'
import type { MemoryServer } from './support/memory-server.ts'
import { newMemoryWorld } from './support/memory-world.ts'

const rename = (opId: string, session: string) =>
  renameOp(opId, { session_id: session, title: `Title ${opId}` })

/** Another tab may have sent the same batch, received "done" first and deleted an entry. */
describe('an entry that another tab deleted while this tab was sending it', () => {
  let memory: MemoryServer
  let server: FaultyServer
  let device: Device
  beforeEach(async () => {
    ;({ memory, server, device } = newMemoryWorld())
    await syncDevice(device)
    await commit([rename('1', 'a'), rename('2', 'b')], device.db)
    const applyOps = memory.applyOps.bind(memory)
    memory.applyOps = async (user, ops) => {
      const answer = await applyOps(user, ops)
      await device.db.outbox.where('opId').equals('1').delete()
      return answer
    }
  })

  it('does not stop the receipts of the others from being applied', async () => {
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
