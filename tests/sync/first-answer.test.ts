import { beforeEach, describe, expect, it } from 'vitest'
import { good } from '#backend/failure.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { starMessage } from '#local-store/commands/stars.ts'
import { readChat } from '#local-store/queries/chats.ts'
import { listMessages, readMessage } from '#local-store/queries/messages.ts'
import { readPlanState } from '#local-store/queries/usage.ts'
import { runRound } from '#sync/round.ts'
import { type Device, syncDevice } from './support/device.ts'
import { behindNetwork, drop, type FaultyServer, loseAnswer } from './support/faults.ts'
import { MemoryServer } from './support/memory-server.ts'
import { newMemoryWorld } from './support/memory-world.ts'
import { chatRow, messageRow, starRow, USER } from './support/rows.ts'

/* The simulation found these with seeds 52 and 316 (messages out of sight) and 264 (a star without its body). */

let memory: MemoryServer
let server: FaultyServer
let device: Device
beforeEach(() => {
  ;({ memory, server, device } = newMemoryWorld())
})

async function send(content: string, sessionId?: string) {
  const sent = await sendMessage(
    { sessionId, generatorType: 'lessonPlan', content, context: null },
    device.db,
  )
  if (!sent.ok) throw new Error(sent.reason)
  return sent
}
const words = async (sessionId: string) =>
  (await listMessages(sessionId, 99, device.db)).map(({ message }) => message.content).filter(Boolean)

describe('the bootstrap', () => {
  it('does not hide messages that were sent before it', async () => {
    const { sessionId } = await send('Plants')
    server.faults.push(loseAnswer('applyOps'), drop('bootstrap'))
    await syncDevice(device)
    device.clock.advance(5_000)
    server.faults.push(drop('fetchMessages'), drop('fetchHistory'))
    await runRound(device, device.asked)
    expect(await words(sessionId)).toEqual(['Plants'])
    expect(await readPlanState(device.db)).toMatchObject({ used: 1 })
    server.faults = []
    await syncDevice(device)
    expect(await words(sessionId)).toEqual(['Plants'])
    expect(await device.db.outbox.toArray()).toEqual([])
  })

  it('marks no chat complete that continued on another device before it', async () => {
    const { sessionId } = await send('Plants')
    expect(await readChat(sessionId, device.db)).toMatchObject({ complete: true })
    server.faults.push(drop('bootstrap'))
    await syncDevice(device)
    memory.put('chat_messages', messageRow(0, { id: 'elsewhere', session_id: sessionId }))
    server.faults.push(drop('fetchMessages'), drop('fetchHistory'))
    await runRound(device, device.asked)
    expect(await readChat(sessionId, device.db)).toMatchObject({ complete: false })
  })

  it('is followed by the body of an item starred later, even from a chat deleted before', async () => {
    await syncDevice(device)
    expect((await device.db.meta.get('sync'))?.historyBefore).toBeNull()
    const other = new MemoryServer(USER)
    other.put('chat_sessions', chatRow(0, { is_deleted: true }))
    other.put('chat_messages', messageRow(0, { content: 'saved', is_visable: false }))
    const bodies = [...other.rows.values()]
    memory.fetchMessages = async () => good({ epoch: memory.epoch, as_of: memory.head, rows: bodies })
    memory.put('starred_items', starRow(0))
    await syncDevice(device)
    expect((await readMessage('message', device.db))?.message.content).toBe('saved')
  })
})

describe('an item starred in a chat that was deleted before it reached this device', () => {
  it('loads the chat too if the message is already here, because it was edited elsewhere before it was starred', async () => {
    await syncDevice(device)
    const other = new MemoryServer(USER)
    other.put('chat_sessions', chatRow(0, { is_deleted: true, title: 'Deleted' }))
    const body = messageRow(0, { content: 'saved', is_visable: false })
    memory.put('chat_messages', body)
    await syncDevice(device)
    expect(await device.db.chat_sessions.get('chat')).toBeUndefined()
    const bodies = [...other.rows.values(), ...memory.rows.values()]
    memory.fetchMessages = async () => good({ epoch: memory.epoch, as_of: memory.head, rows: bodies })
    memory.put('starred_items', starRow(0))
    await syncDevice(device)
    expect((await device.db.chat_sessions.get('chat'))?.row?.title).toBe('Deleted')
    server.calls.length = 0
    await syncDevice(device)
    expect(server.calls.map(({ call }) => call)).toEqual(['pullChanges'])
  })
})

describe('a server restored before the bootstrap', () => {
  it('gets again what it had acknowledged and lost (seed 424772)', async () => {
    const { messageId } = await send('Plants')
    server.faults.push(drop('bootstrap'))
    await syncDevice(device)
    expect(memory.row('chat_messages', messageId)?.content).toBe('Plants')
    const restored = new MemoryServer(USER)
    restored.epoch = 'epoch-2'
    device.server = behindNetwork(restored)
    await syncDevice(device)
    expect(restored.row('chat_messages', messageId)?.content).toBe('Plants')
    expect(await device.db.outbox.toArray()).toEqual([])
  })

  it('gets it again even when its revs have passed their old value (seed 500002002)', async () => {
    const { sessionId, messageId, replyId } = await send('Plants')
    server.faults.push(drop('bootstrap'))
    await syncDevice(device)
    const restored = new MemoryServer(USER)
    for (const [name, row] of memory.rows) restored.rows.set(name, row)
    restored.head = memory.head
    await starMessage({ messageId: replyId, sessionId, itemType: 'lesson_plan' }, device.db)
    server.faults.push(drop('bootstrap'))
    await syncDevice(device)
    expect(memory.row('starred_items', replyId)?.message_id).toBe(replyId)

    restored.epoch = 'epoch-2'
    for (let n = 0; n < 5; n++) restored.put('chat_sessions', chatRow(0, { id: `elsewhere ${n}` }))
    device.server = behindNetwork(restored)
    await syncDevice(device)
    expect(restored.row('chat_messages', messageId)?.content).toBe('Plants')
    expect(restored.row('starred_items', replyId)?.message_id).toBe(replyId)
    expect(await device.db.outbox.toArray()).toEqual([])
  })
})
