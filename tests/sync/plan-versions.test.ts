import { describe, expect, it } from 'vitest'
import { savePlanOp, sendOp } from '#domain/ops.ts'
import { commit } from '#local-store/commit.ts'
import { readMessage } from '#local-store/queries/messages.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { readToast } from '#session/toasts.ts'
import { syncDevice } from './support/device.ts'
import { newMemoryWorld } from './support/memory-world.ts'

const asked = sendOp('1', {
  session_id: 'chat',
  message_id: 'message-1',
  reply_id: 'reply-1',
  generator_type: 'lessonPlan',
  content: 'Fractions for Room 7',
  context: null,
  title: 'Fractions',
})
const version = { session_id: 'chat', message_id: 'back', base_id: 'reply-1', doc: {}, content: 'words' }

describe('a version of a plan that the server refuses', () => {
  it('leaves the chat, says that another device changed the plan, and stays listed', async () => {
    const { memory, device } = newMemoryWorld()
    await commit([asked, savePlanOp('2', { ...version, restores: 'reply-0' })], device.db)
    expect((await readMessage('back', device.db))?.message).toMatchObject({
      role: 'assistant',
      state: 'done',
    })
    memory.refusals.set('plan.save', 'changed_elsewhere')
    await syncDevice(device)
    expect(await readMessage('back', device.db)).toBeUndefined()
    expect(readToast()).toMatchObject({ title: 'Not undone', kind: 'error' })
    expect(await listWaiting(device.db)).toMatchObject([{ opId: '2', reason: 'changed_elsewhere' }])
  })
})
