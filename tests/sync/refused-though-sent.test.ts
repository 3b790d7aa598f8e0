import { beforeEach, describe, expect, it } from 'vitest'
import { sendOp } from '#domain/ops.ts'
import { commit } from '#local-store/commit.ts'
import { listMessages } from '#local-store/queries/messages.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { dismissToast, readToast } from '#session/toasts.ts'
import { endWaits } from '#sync/batch.ts'
import { type Device, newDevice, syncDevice } from './support/device.ts'
import { behindNetwork, drop, type FaultyServer, loseAnswer } from './support/faults.ts'
import { MemoryServer } from './support/memory-server.ts'
import { USER } from './support/rows.ts'

const words = sendOp('1', {
  session_id: 'chat',
  message_id: 'message-1',
  reply_id: 'reply-1',
  generator_type: 'lessonPlan',
  content: 'Fractions for Room 7',
  context: null,
  title: 'Fractions',
})

/** A school's filter that lets everything through but this. */
const dislikes = (sent: string) =>
  sent.includes('Fractions') ? ({ kind: 'refused', status: 403, message: 'Blocked' } as const) : null

describe('words the server has, whose receipt was lost, when a proxy then refuses to send them again', () => {
  let memory: MemoryServer
  let server: FaultyServer
  let device: Device
  beforeEach(async () => {
    memory = new MemoryServer(USER)
    server = behindNetwork(memory)
    device = newDevice(USER, server)
    while (readToast()) dismissToast()
    await syncDevice(device)
    await commit(words, device.db)
  })

  const shown = async () =>
    (await listMessages('chat', 9, device.db))
      .filter(({ message }) => message.role === 'user')
      .map(({ message, delivery }) => `${message.content}, ${delivery.state}`)

  it('are not offered to be sent once more, as another message', async () => {
    server.faults = [loseAnswer('applyOps')]
    await syncDevice(device)
    server.refuses = dislikes
    await endWaits(device.db)
    await syncDevice(device)
    expect([await shown(), await listWaiting(device.db)]).toEqual([['Fractions for Room 7, synced'], []])
    expect(readToast()).toBeUndefined()
  })

  it('are let go of when their row comes later than the refusal', async () => {
    server.faults = [loseAnswer('applyOps'), drop('pullChanges')]
    await syncDevice(device)
    server.refuses = dislikes
    server.faults = [drop('pullChanges')]
    await endWaits(device.db)
    await syncDevice(device)
    expect(await shown()).toEqual(['Fractions for Room 7, refused'])
    await syncDevice(device)
    expect([await shown(), await listWaiting(device.db)]).toEqual([['Fractions for Room 7, synced'], []])
    expect(memory.effects).toHaveLength(1)
  })
})
