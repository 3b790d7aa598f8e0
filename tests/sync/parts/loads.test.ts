import { beforeEach, describe, expect, it } from 'vitest'
import { good } from '#backend/failure.ts'
import {
  listLoadRequests,
  readLoad,
  requestChat,
  requestMessage,
  requestRevision,
  requestRevisions,
} from '#session/chat-loads.ts'
import { setSyncStatus } from '#session/sync-status.ts'
import { answerLoads } from '#sync/loads.ts'
import { type Device, syncDevice } from '../support/device.ts'
import { drop, type FaultyServer } from '../support/faults.ts'
import type { MemoryServer } from '../support/memory-server.ts'
import { newMemoryWorld } from '../support/memory-world.ts'
import { chatRow, messageRow } from '../support/rows.ts'

let memory: MemoryServer
let server: FaultyServer
let device: Device
beforeEach(() => {
  ;({ memory, server, device } = newMemoryWorld())
})

const calls = (name: string) => server.calls.filter(({ call }) => call === name).length

describe('what a screen asks for', () => {
  const ask = () => answerLoads(device)

  it('waits for the first sync where the server is reached, and fails where it is not', async () => {
    requestChat('chat')
    await ask()
    expect([readLoad('chat'), calls('fetchChat')]).toEqual(['loading', 0])
    setSyncStatus({ reachable: false })
    await ask()
    expect([readLoad('chat'), listLoadRequests()]).toEqual(['failed', []])
  })

  it('comes with all its messages, and the chat is then complete', async () => {
    memory.put('chat_sessions', chatRow(0))
    await syncDevice(device)
    await device.db.chat_sessions.update('chat', { complete: false })
    memory.put('chat_messages', messageRow(0))
    requestChat('chat')
    await ask()
    expect(readLoad('chat')).toBe('idle')
    expect((await device.db.chat_sessions.get('chat'))?.complete).toBe(true)
    expect(await device.db.chat_messages.count()).toBe(1)
  })

  it('is one message, which does not make its chat complete', async () => {
    memory.put('chat_sessions', chatRow(0))
    await syncDevice(device)
    await device.db.chat_sessions.update('chat', { complete: false })
    memory.put('chat_messages', messageRow(0))
    requestMessage('message')
    await ask()
    expect(readLoad('message')).toBe('idle')
    expect((await device.db.chat_sessions.get('chat'))?.complete).toBe(false)
  })

  it('is absent when the server has none, and failed when it does not answer', async () => {
    await syncDevice(device)
    requestMessage('nowhere')
    requestChat('chat')
    server.faults.push(drop('fetchChat'))
    await ask()
    expect([readLoad('nowhere'), readLoad('chat')]).toEqual(['absent', 'failed'])
  })

  it('is asked for again while the device is newer than the answer, five times at most', async () => {
    memory.put('chat_sessions', chatRow(0))
    await syncDevice(device)
    const fetchChat = memory.fetchChat.bind(memory)
    const late = async (id: string) => {
      const answer = await fetchChat(id)
      return answer.ok ? good({ ...answer.value, as_of: 0 }) : answer
    }
    memory.fetchChat = late as never
    requestChat('chat')
    await ask()
    expect([readLoad('chat'), calls('fetchChat')]).toEqual(['failed', 5])
    memory.fetchChat = fetchChat
    requestChat('chat')
    await ask()
    expect(readLoad('chat')).toBe('idle')
  })

  it('fails at once when the server was restored, because the next pull finds out', async () => {
    memory.put('chat_sessions', chatRow(0))
    await syncDevice(device)
    memory.epoch = 'epoch-2'
    requestChat('chat')
    await ask()
    expect([readLoad('chat'), calls('fetchChat')]).toEqual(['failed', 1])
  })

  it('leaves the other loads alone when one breaks, and the error is not lost', async () => {
    memory.put('chat_sessions', chatRow(0))
    await syncDevice(device)
    const fetchMessages = async () => {
      throw new Error('broken')
    }
    const broken = { ...device, server: { ...server, fetchMessages, fetchChat: server.fetchChat } }
    requestMessage('message')
    requestChat('chat')
    await expect(answerLoads(broken)).rejects.toThrow('broken')
    expect([readLoad('message'), readLoad('chat')]).toEqual(['failed', 'idle'])
  })

  it('settles nothing once sync was stopped: the screens belong to the next teacher', async () => {
    await syncDevice(device)
    const stop = new AbortController()
    stop.abort()
    requestChat('chat')
    await answerLoads({ ...device, stopped: stop.signal })
    expect(readLoad('chat')).toBe('loading')
  })
})

describe('the versions of a resource', () => {
  const listed = (id: string, more: object = {}) => ({
    id,
    message_id: 'message',
    base_id: null,
    restored_from: null,
    device: 'school',
    saved_at: '2026-11-02T00:00:00Z',
    ...more,
  })
  const load = async (request: () => void) => {
    request()
    await answerLoads(device)
  }
  beforeEach(() => syncDevice(device))

  it('replace the list of before, and keep the texts that are here', async () => {
    await device.db.revisions.bulkPut([
      listed('gone'),
      listed('here', { html: '<p>here</p>' }),
      listed('of another', { message_id: 'other' }),
    ])
    memory.listRevisions = async () => good([listed('here'), listed('new', { unknown: 1 })]) as never
    await load(() => requestRevisions('message'))
    expect(readLoad('revisions:message')).toBe('idle')
    const rows = await device.db.revisions.toArray()
    expect(rows).toEqual([
      listed('here', { html: '<p>here</p>' }),
      listed('new'),
      listed('of another', { message_id: 'other' }),
    ])
  })

  it('stay as they are when the answer fails or is no list', async () => {
    await device.db.revisions.put(listed('here'))
    server.faults.push(drop('listRevisions'))
    await load(() => requestRevisions('message'))
    expect(readLoad('revisions:message')).toBe('failed')
    memory.listRevisions = async () => good({}) as never
    await load(() => requestRevisions('message'))
    expect(readLoad('revisions:message')).toBe('failed')
    expect(await device.db.revisions.count()).toBe(1)
  })

  it('come one by one with their text', async () => {
    memory.fetchRevision = async () => good(listed('v', { html: '<p>v</p>' })) as never
    await load(() => requestRevision('v'))
    expect([readLoad('v'), (await device.db.revisions.get('v'))?.html]).toEqual(['idle', '<p>v</p>'])
  })

  it.each([
    ['is gone', null, 'absent'],
    ['has no text', listed('v'), 'failed'],
    ['is another', listed('other', { html: '<p>v</p>' }), 'failed'],
  ])('say so when one %s', async (_, value, state) => {
    memory.fetchRevision = async () => good(value) as never
    await load(() => requestRevision('v'))
    expect([readLoad('v'), await device.db.revisions.count()]).toEqual([state, 0])
  })

  it('fail when the server does not answer', async () => {
    server.faults.push(drop('fetchRevision'))
    await load(() => requestRevision('v'))
    expect(readLoad('v')).toBe('failed')
  })
})
