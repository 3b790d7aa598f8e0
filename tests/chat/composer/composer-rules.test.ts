import { describe, expect, it } from 'vitest'
import { planState } from '#domain/plan-rules.ts'
import type { Subscription } from '#domain/rows.ts'
import {
  type ComposerFacts,
  isSendKey,
  lineBelow,
  newMessagesText,
  placeholderFor,
  sendBlock,
  tooLongText,
} from '#features/chat/composer/composer-rules.ts'

const facts: ComposerFacts = {
  text: 'Kia ora',
  signedIn: true,
  atLimit: false,
  nearLimit: false,
  loading: false,
  writing: false,
  offline: false,
}

describe('the reason why Send is disabled', () => {
  it('is none for text of a signed-in teacher below the limit', () => {
    expect(sendBlock(facts)).toBeUndefined()
    expect(sendBlock({ ...facts, offline: true })).toBeUndefined()
  })

  it('[CHAT-130] is a chat that is loading, or a reply being written', () => {
    expect(sendBlock({ ...facts, loading: true })).toBe('loading')
    expect(sendBlock({ ...facts, writing: true })).toBe('writing')
  })

  it.each(['', '   ', '\n\t \n', '\u00a0'])(
    '[CHAT-131] is a text that is blank after trimming: %j',
    (text) => {
      expect(sendBlock({ ...facts, text })).toBe('empty')
    },
  )

  it('[CHAT-132] is a missing sign-in', () => {
    expect(sendBlock({ ...facts, signedIn: false })).toBe('signed-out')
  })

  it('[CHAT-133] is the reached message limit', () => {
    expect(sendBlock({ ...facts, atLimit: true })).toBe('limit')
  })

  it('is a text over 20,000 characters, counted after trimming, and says so with both numbers', () => {
    expect(sendBlock({ ...facts, text: ` ${'a'.repeat(20_000)}\n` })).toBeUndefined()
    expect(sendBlock({ ...facts, text: 'a'.repeat(20_001) })).toBe('too-long')
    expect(tooLongText(20_001)).toContain('20,001')
    expect(tooLongText(20_001)).toContain('20,000')
  })
})

describe('the text around the field', () => {
  it('[CHAT-08] [CHAT-138] [CHAT-139] are the placeholder of each state', () => {
    expect(placeholderFor({ signedIn: true, atLimit: false })).toBe('Type your message...')
    expect(placeholderFor({ signedIn: false, atLimit: true })).toBe('Sign in to start chatting...')
    expect(placeholderFor({ signedIn: true, atLimit: true })).toBe(
      'Message limit reached. Please upgrade to continue.',
    )
  })

  it('[CHAT-140] [CHAT-141] are below it, on a phone too', () => {
    expect(lineBelow({ ...facts, signedIn: false })).toEqual({
      text: 'Please sign in to send messages',
      important: true,
    })
    expect(lineBelow({ ...facts, atLimit: true })).toEqual({
      text: "You've reached your message limit. Please upgrade to continue chatting.",
      important: true,
    })
  })

  it('[PLAN-28] say when the limit is near', () => {
    expect(lineBelow({ ...facts, nearLimit: true }).text).toBe("You're approaching your message limit.")
  })

  it('say offline that messages wait here', () => {
    expect(lineBelow({ ...facts, offline: true }).text).toContain('wait on this device')
  })
})

describe('the key that sends', () => {
  it('[CHAT-134] [CHAT-135] is Enter without Shift, and not the one that ends an input method', () => {
    expect(isSendKey({ key: 'Enter', shiftKey: false })).toBe(true)
    expect(isSendKey({ key: 'Enter', shiftKey: true })).toBe(false)
    expect(isSendKey({ key: 'Enter', shiftKey: false, isComposing: true })).toBe(false)
    expect(isSendKey({ key: 'a', shiftKey: false })).toBe(false)
  })
})

describe('the day of new messages', () => {
  const now = Date.parse('2026-11-21T00:00:00Z')
  const paid = {
    plan_type: 'teacher',
    message_limit: 500,
    status: 'active',
    current_period_end: '2026-12-03T12:00:00Z',
  }
  const said = (change: Partial<Subscription>, used = 500) =>
    newMessagesText(
      planState({
        subscription: { ...paid, ...change } as Subscription,
        usage: { user_id: 'u', count_messages: used, rev: 1 },
        queued: 0,
        now,
      }),
      now,
    )

  it('[DATA-18] is told at the limit of a paid plan that goes on, and of no other', () => {
    expect(said({})).toMatch(/^ You have new ones from [34] Dec\.$/)
    expect(said({}, 499)).toBe('')
    expect(said({ cancel_at_period_end: true })).toBe('')
    expect(said({ message_limit: 10 })).toBe('')
    expect(said({ current_period_end: '2026-11-20T00:00:00Z' })).toBe('')
    expect(said({ current_period_end: '2027-11-20T00:00:00Z' })).toBe('')
    expect(said({ current_period_end: null })).toBe('')
  })
})
