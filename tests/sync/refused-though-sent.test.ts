import { beforeEach, describe, expect, it } from 'vitest'
import { sendOp } from '#domain/ops.ts'
import { commit } from '#local-store/commit.ts'
import { listMessages } from '#local-store/queries/messages.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { readToast } from '#session/toasts.ts'
import { endWaits } from '#sync/batch.ts'
import { type Device, syncDevice } from './support/device.ts'
import { drop, type FaultyServer, loseAnswer } from './support/faults.ts'
import type { MemoryServer } from './support/memory-server.ts'
import { newMemoryWorld } from './support/memory-world.ts'

const words = sendOp('1', {
  session_id: 'chat',
  message_id: 'message-1',
  reply_id: 'reply-1',
  generator_type: 'lessonPlan',
  content: 'Fractions for Room 7',
  context: null,
  title: 'Fractions',
})

/** A school's filter that blocks only this message. */
const dislikes = (sent: string) =>
  sent.includes('Fractions') ? ({ kind: 'refused', status: 403, message: 'Blocked' } as const) : null

describe('a message the server has, whose receipt was lost and whose second attempt a proxy refused', () => {
  let memory: MemoryServer
  let server: FaultyServer
  let device: Device
  beforeEach(async () => {
    ;({ memory, server, device } = newMemoryWorld())
    await syncDevice(device)
    await commit(words, device.db)
  })

  const shown = async () =>
    (await listMessages('chat', 9, device.db))
      .filter(({ message }) => message.role === 'user')
      .map(({ message, delivery }) => `${message.content}, ${delivery.state}`)

  it('is not offered to be sent once more, as another message', async () => {
    server.faults = [loseAnswer('applyOps')]
    await syncDevice(device)
    server.refuses = dislikes
    await endWaits(device.db)
    await syncDevice(device)
    expect([await shown(), await listWaiting(device.db)]).toEqual([['Fractions for Room 7, synced'], []])
    expect(readToast()).toBeUndefined()
  })

  it('is deleted from the outbox when its row comes after the refusal', async () => {
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
