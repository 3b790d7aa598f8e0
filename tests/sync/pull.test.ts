import { beforeEach, describe, expect, it } from 'vitest'
import { renameOp } from '#domain/ops.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { commit } from '#local-store/commit.ts'
import { listChats, readChat } from '#local-store/queries/chats.ts'
import { listMessages, readMessage } from '#local-store/queries/messages.ts'
import { isHistoryComplete } from '#local-store/queries/meta.ts'
import { isStarred } from '#local-store/queries/starred.ts'
import { readLoad, requestChat, requestMessage } from '#session/chat-loads.ts'
import { setSyncStatus } from '#session/sync-status.ts'
import { answerLoads } from '#sync/loads.ts'
import { pull } from '#sync/pull.ts'
import { type Device, newDevice, syncDevice } from './support/device.ts'
import { behindNetwork, drop, type FaultyServer } from './support/faults.ts'
import { MemoryServer } from './support/memory-server.ts'
import { newMemoryWorld } from './support/memory-world.ts'
import { chatRow, messageRow, starRow, USER } from './support/rows.ts'

let memory: MemoryServer
let server: FaultyServer
let device: Device
beforeEach(() => {
  ;({ memory, server, device } = newMemoryWorld())
})

const at = (n: number) => new Date(1_790_000_000_000 + n * 1000).toISOString().replace('Z', '+00:00')
const putChat = (id: string) =>
  memory.put('chat_sessions', chatRow(0, { id, title: id, updated_at: at(memory.head) }))
const putMessage = (id: string, change: Partial<ChatMessage> = {}) =>
  memory.put('chat_messages', messageRow(0, { id, content: id, created_at: at(memory.head), ...change }))
const contents = async () =>
  (await listMessages('chat', 999, device.db)).map(({ message }) => message.content)
const calls = () => server.calls.map(({ call }) => call)
const cursor = async () => (await device.db.meta.get('sync'))?.cursor

describe('pull', () => {
  it('[CHAT-74] loads the changes since the cursor, and nothing when there are none', async () => {
    await syncDevice(device)
    putChat('chat')
    putMessage('one')
    await syncDevice(device)
    expect([await contents(), await cursor()]).toEqual([['one'], memory.head])
    server.calls.length = 0
    await syncDevice(device)
    expect(calls()).toEqual(['pullChanges'])
  })

  it('reads on until the server has no more, page by page', async () => {
    await syncDevice(device)
    putChat('chat')
    for (let n = 0; n < 1_100; n++) putMessage(`m${String(n).padStart(4, '0')}`)
    await syncDevice(device)
    expect((await contents()).length).toBe(999)
    expect(await device.db.chat_messages.count()).toBe(1_100)
    expect(calls().filter((call) => call === 'pullChanges').length).toBe(4)
  })

  it('writes rows and cursor together: a page that fails to be written is pulled again', async () => {
    await syncDevice(device)
    putChat('chat')
    const before = await cursor()
    const fail = () => {
      throw new Error('disk')
    }
    device.db.chat_sessions.hook('creating', fail)
    await expect(pull(device)).rejects.toThrow('disk')
    expect(await cursor()).toBe(before)
    device.db.chat_sessions.hook('creating').unsubscribe(fail)
    await pull(device)
    expect(await listChats(20, device.db)).toHaveLength(1)
  })

  it('does not move the cursor back when an older answer arrives late', async () => {
    await syncDevice(device)
    putChat('chat')
    const late = await memory.pullChanges('epoch-1', 1)
    putMessage('one')
    await syncDevice(device)
    const here = await cursor()
    memory.pullChanges = async () => late
    await pull(device)
    expect(await cursor()).toBe(here)
  })

  it("stores none of another teacher's rows", async () => {
    memory.put('chat_sessions', chatRow(0, { user_id: 'b0000000-0000-4000-8000-000000000002' }))
    await syncDevice(device)
    expect([await listChats(20, device.db), await cursor()]).toEqual([[], undefined])
  })
})

describe('a new device', () => {
  it('[SYS-16] lists chats after one answer, then stars, then the rest, newest first', async () => {
    putChat('chat')
    for (let n = 0; n < 600; n++) putMessage(`m${String(n).padStart(3, '0')}`)
    memory.put('starred_items', starRow(0, { message_id: 'm001' }))
    await pull(device)
    expect([(await listChats(20, device.db)).length, await isStarred('m001', device.db)]).toEqual([1, true])
    expect(await readChat('chat', device.db)).toMatchObject({ complete: false })
    await syncDevice(device)
    expect(calls().filter((call) => call.startsWith('fetch'))).toEqual([
      'fetchMessages',
      'fetchHistory',
      'fetchHistory',
    ])
    expect(await device.db.chat_messages.count()).toBe(600)
    expect(await readChat('chat', device.db)).toMatchObject({ complete: true })
    expect(await isHistoryComplete(device.db)).toBe(true)
  })

  it('continues loading history where a reload interrupted it', async () => {
    putChat('chat')
    for (let n = 0; n < 600; n++) putMessage(`m${n}`)
    await pull(device)
    server.faults.push(drop('fetchHistory'))
    await syncDevice(device)
    device.db.close()
    device = newDevice(USER, server, device.disk)
    await syncDevice(device)
    expect([await device.db.chat_messages.count(), await isHistoryComplete(device.db)]).toEqual([600, true])
  })

  it('discards history rows read before the cursor, and asks again', async () => {
    putChat('chat')
    putMessage('one')
    await pull(device)
    const late = await memory.fetchHistory(99)
    putMessage('one', { content: 'changed' })
    putChat('other')
    const fetchHistory = memory.fetchHistory.bind(memory)
    let asked = 0
    memory.fetchHistory = async (before) => (++asked === 1 ? late : fetchHistory(before))
    await syncDevice(device)
    expect([asked, await contents(), await isHistoryComplete(device.db)]).toEqual([2, ['changed'], true])
  })
})

describe('a server restored from a backup', () => {
  it('swaps all rows at once and leaves waiting changes and drafts alone', async () => {
    putChat('chat')
    putMessage('lost with the backup')
    await syncDevice(device)
    await device.db.drafts.put({ key: 'chat:chat', text: 'draft', savedAt: '' })
    memory.rows.clear()
    Object.assign(memory, { epoch: 'epoch-2', head: 0 })
    memory.put('user_usage', { user_id: USER, count_messages: 1, rev: 0 })
    putChat('restored')
    putMessage('restored', { session_id: 'restored' })
    const sent = await sendMessage(
      { sessionId: 'chat', generatorType: 'lessonPlan', content: 'waiting', context: null },
      device.db,
    )
    server.faults.push(drop('applyOps'), drop('fetchHistory'))
    await syncDevice(device)
    expect(await contents()).toEqual(['lost with the backup', 'waiting', ''])
    await syncDevice(device)
    expect(await contents()).toEqual(['waiting', ''])
    expect((await listMessages('restored', 9, device.db)).map(({ message }) => message.content)).toEqual([
      'restored',
    ])
    expect(await device.db.drafts.get('chat:chat')).toMatchObject({ text: 'draft' })
    device.clock.advance(60_000)
    await syncDevice(device)
    expect(sent.ok && memory.row('chat_messages', sent.messageId)?.content).toBe('waiting')
    expect(await device.db.staging.count()).toBe(0)
  })

  it('sends again what the lost epoch alone had acknowledged', async () => {
    putChat('chat')
    await syncDevice(device)
    await commit(renameOp('op', { session_id: 'chat', title: 'Hautau' }), device.db)
    server.faults.push(drop('pullChanges'))
    await syncDevice(device)
    expect((await device.db.outbox.toArray()).map(({ state }) => state)).toEqual(['acked'])
    const restored = new MemoryServer(USER)
    restored.epoch = 'epoch-2'
    restored.put('chat_sessions', chatRow(0))
    const again = { ...device, server: behindNetwork(restored) }
    await syncDevice(again)
    await syncDevice(again)
    expect(restored.row('chat_sessions', 'chat')?.title).toBe('Hautau')
    expect(await device.db.outbox.count()).toBe(0)
  })
})

describe('loads', () => {
  it('fetches a chat a screen asks for, and marks it complete', async () => {
    putChat('chat')
    putMessage('one')
    await pull(device)
    requestChat('chat')
    await answerLoads(device)
    expect([readLoad('chat'), await contents()]).toEqual(['idle', ['one']])
    expect(await readChat('chat', device.db)).toMatchObject({ complete: true })
  })

  it('fetches one message for a deep link', async () => {
    putChat('chat')
    putMessage('one')
    await pull(device)
    requestMessage('one')
    await answerLoads(device)
    expect((await readMessage('one', device.db))?.message.content).toBe('one')
  })

  it('[SYS-17] distinguishes an absent chat from a failed call', async () => {
    await pull(device)
    requestChat('nobody')
    await answerLoads(device)
    expect(readLoad('nobody')).toBe('absent')
    server.down = { kind: 'offline', message: '' }
    requestChat('somebody')
    await answerLoads(device)
    expect(readLoad('somebody')).toBe('failed')
  })

  it('waits for the bootstrap, and fails when there is no network', async () => {
    requestChat('chat')
    await answerLoads(device)
    expect(readLoad('chat')).toBe('loading')
    setSyncStatus({ reachable: false })
    await answerLoads(device)
    expect(readLoad('chat')).toBe('failed')
  })

  it('asks again when the answer is older than the stored rows', async () => {
    putChat('chat')
    putMessage('one')
    await pull(device)
    const late = await memory.fetchChat('chat')
    putMessage('one', { content: 'changed' })
    await pull(device)
    const fetchChat = memory.fetchChat.bind(memory)
    let asked = 0
    memory.fetchChat = async (id) => (++asked === 1 ? late : fetchChat(id))
    requestChat('chat')
    await answerLoads(device)
    expect([asked, await contents(), readLoad('chat')]).toEqual([2, ['changed'], 'idle'])
  })
})
