import { describe, expect, it } from 'vitest'
import { type Delivery, deliveryWords, notSentWords } from '#domain/delivery-words.ts'
import type { ChatMessage, ReplyState } from '#domain/rows.ts'
import type { MessageEntry } from '#features/chat/messages/message-types.ts'
import { effectiveState, replyBeingWritten } from '#features/chat/messages/writing.ts'

describe('how far a message has got', () => {
  it('[SYS-19] says offline that it waits, and keeps saying so whatever was tried before', () => {
    for (const attempts of [0, 3]) {
      expect(deliveryWords({ state: 'queued', opId: 'o', attempts }, 'offline')).toEqual({
        tone: 'waiting',
        text: "Will send when you're back online",
      })
    }
  })

  it('says what else holds it back', () => {
    expect(deliveryWords({ state: 'queued', opId: 'o', attempts: 0 }, 'sign-in').text).toBe(
      'Will send when you have signed in again',
    )
  })

  it('is sending at first and trouble after a failed try', () => {
    expect(deliveryWords({ state: 'queued', opId: 'o', attempts: 0 }, 'online').tone).toBe('sending')
    expect(deliveryWords({ state: 'queued', opId: 'o', attempts: 1 }, 'online')).toEqual({
      tone: 'retrying',
      text: 'Trouble sending. Trying again',
    })
    expect(deliveryWords({ state: 'sending', opId: 'o' }, 'online').text).toBe('Sending…')
  })

  it('says why a message was refused, also for a reason it has never heard of', () => {
    expect(deliveryWords({ state: 'refused', opId: 'o', reason: 'message_limit' }, 'online')).toEqual({
      tone: 'refused',
      text: 'Not sent: message limit reached',
    })
    expect(notSentWords('23514')).toContain('23514')
  })
})

function entry(id: string, role: 'user' | 'assistant', state: ReplyState, delivery: Delivery): MessageEntry {
  const reply_to = role === 'assistant' ? id.replace('r', 'm') : null
  return { message: { id, role, state, reply_to } as ChatMessage, delivery }
}
const synced: Delivery = { state: 'synced' }
const queued: Delivery = { state: 'queued', opId: 'o', attempts: 0 }

describe('the reply being written', () => {
  it('is the oldest open one of the chat', () => {
    const entries = [
      entry('m1', 'user', 'done', synced),
      entry('r1', 'assistant', 'done', synced),
      entry('m2', 'user', 'done', synced),
      entry('r2', 'assistant', 'running', synced),
      entry('m3', 'user', 'done', synced),
      entry('r3', 'assistant', 'waiting', synced),
    ]
    expect(replyBeingWritten(entries, 'online')?.message.id).toBe('r2')
  })

  it('is none while its question waits for the network', () => {
    const entries = [entry('m1', 'user', 'done', queued), entry('r1', 'assistant', 'waiting', queued)]
    expect(replyBeingWritten(entries, 'offline')).toBeUndefined()
    expect(replyBeingWritten(entries, 'sign-in')).toBeUndefined()
    expect(replyBeingWritten(entries, 'online')?.message.id).toBe('r1')
  })

  it('lets the stream run ahead of an open row, and never overrule a settled one', () => {
    expect(effectiveState('waiting', 'running')).toBe('running')
    expect(effectiveState('running', 'done')).toBe('done')
    expect(effectiveState('stopped', 'running')).toBe('stopped')
    expect(effectiveState('running', undefined)).toBe('running')
  })
})
