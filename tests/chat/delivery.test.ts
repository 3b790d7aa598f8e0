import { describe, expect, it } from 'vitest'
import type { ReplyState } from '#content/contract.ts'
import { type Delivery, deliveryText, notSentText } from '#domain/delivery-text.ts'
import type { ChatMessage } from '#domain/rows.ts'
import type { MessageEntry } from '#features/chat/messages/message-types.ts'
import { effectiveState, replyBeingWritten } from '#features/chat/messages/reply-state.ts'

describe('the delivery of a message', () => {
  it('[SYS-19] says offline that it waits, whatever was tried before', () => {
    for (const attempts of [0, 3]) {
      expect(deliveryText({ state: 'queued', opId: 'o', attempts }, 'offline')).toEqual({
        tone: 'waiting',
        text: "Will send when you're back online",
      })
    }
  })

  it('says why else it is delayed', () => {
    expect(deliveryText({ state: 'queued', opId: 'o', attempts: 0 }, 'sign-in').text).toBe(
      'Will send when you have signed in again',
    )
  })

  it('is sending at first, and has trouble after a failed attempt', () => {
    expect(deliveryText({ state: 'queued', opId: 'o', attempts: 0 }, 'online').tone).toBe('sending')
    expect(deliveryText({ state: 'queued', opId: 'o', attempts: 1 }, 'online')).toEqual({
      tone: 'retrying',
      text: 'Trouble sending. Trying again',
    })
    expect(deliveryText({ state: 'sending', opId: 'o' }, 'online').text).toBe('Sending…')
  })

  it('says why a message was refused, also for an unknown reason', () => {
    expect(deliveryText({ state: 'refused', opId: 'o', reason: 'message_limit' }, 'online')).toEqual({
      tone: 'refused',
      text: 'Not sent: message limit reached',
    })
    expect(notSentText('23514')).toContain('23514')
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

  it('does not exist while its question waits for the network', () => {
    const entries = [entry('m1', 'user', 'done', queued), entry('r1', 'assistant', 'waiting', queued)]
    expect(replyBeingWritten(entries, 'offline')).toBeUndefined()
    expect(replyBeingWritten(entries, 'sign-in')).toBeUndefined()
    expect(replyBeingWritten(entries, 'online')?.message.id).toBe('r1')
  })

  it('follows the stream while the row is open, and the row once it is settled', () => {
    expect(effectiveState('waiting', 'running')).toBe('running')
    expect(effectiveState('running', 'done')).toBe('done')
    expect(effectiveState('stopped', 'running')).toBe('stopped')
    expect(effectiveState('running', undefined)).toBe('running')
  })
})
