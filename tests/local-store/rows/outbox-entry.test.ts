import { describe, expect, it } from 'vitest'
import { renameOp, shelfOp, starOp } from '#domain/ops.ts'
import {
  deliveryOf,
  isReplacedBy,
  isReplayed,
  mayBeDropped,
  newEntry,
  type OutboxEntry,
  queuedAgain,
  replacesOlder,
} from '#local-store/outbox-entry.ts'

const rename = (opId: string, session = 'chat') => renameOp(opId, { session_id: session, title: opId })
const star = (opId: string) =>
  starOp(opId, { session_id: 'chat', message_id: 'm', item_type: 'resource', starred: true })
const entry = (change: Partial<OutboxEntry> = {}, op = rename('a') as OutboxEntry['op']): OutboxEntry => ({
  ...newEntry(op, '2026-11-21T00:00:00.000Z'),
  seq: 1,
  ...change,
})

describe('a waiting change', () => {
  it('begins as one that was certainly not sent', () => {
    expect(newEntry(rename('a'), 'now')).toMatchObject({
      opId: 'a',
      lane: 'chat:chat',
      state: 'queued',
      attempts: 0,
      nextAttemptAt: 0,
      tappedAt: 'now',
      targets: ['chat_sessions:chat'],
    })
  })

  it('shows on its rows unless it was refused or comes from a newer app', () => {
    expect(
      (['queued', 'sending', 'acked', 'parked'] as const).map((state) => isReplayed(entry({ state }))),
    ).toEqual([true, true, true, false])
    expect(isReplayed(entry({ v: 2 }))).toBe(false)
  })

  it('may be dropped only while it was never sent, or when it was refused', () => {
    expect(mayBeDropped(entry())).toBe(true)
    expect(mayBeDropped(entry({ attempts: 1 }))).toBe(false)
    expect(mayBeDropped(entry({ state: 'parked', attempts: 3 }))).toBe(true)
    expect(mayBeDropped(entry({ state: 'sending' }))).toBe(false)
    expect(mayBeDropped(entry({ state: 'acked' }))).toBe(false)
  })

  it('is replaced by a newer one of the same kind for the same thing', () => {
    const shelved = shelfOp('s', { message_id: 'm', item: null })
    expect([replacesOlder(rename('b')), replacesOlder(star('b')), replacesOlder(shelved)]).toEqual([
      true,
      true,
      true,
    ])
    expect(isReplacedBy(entry(), rename('b'))).toBe(true)
    expect(isReplacedBy(entry(), rename('b', 'other'))).toBe(false)
    expect(isReplacedBy(entry({ lane: 'star:m' }), star('b'))).toBe(false)
    expect(isReplacedBy(entry({ v: 2 }), rename('b'))).toBe(false)
    expect(isReplacedBy(entry({}, shelved), shelfOp('t', { message_id: 'm', item: null }))).toBe(true)
    expect(isReplacedBy(entry({ lane: 'other' }, shelved), shelved)).toBe(false)
  })

  it('is ready to be sent again at once, whatever it waited for', () => {
    const again = queuedAgain(entry({ state: 'parked', reason: 'x', attempts: 2, nextAttemptAt: 9 }))
    expect(again).toEqual(entry({ attempts: 2 }))
    expect('reason' in again).toBe(false)
  })
})

describe('the delivery of a row', () => {
  const of = (...entries: Partial<OutboxEntry>[]) =>
    deliveryOf(entries.map((change, at) => entry({ opId: `op-${at}`, ...change })))

  it('is that of the refused change, because the teacher must act on it', () => {
    expect(of({ state: 'parked', reason: 'message_limit' }, { state: 'queued' })).toEqual({
      state: 'refused',
      opId: 'op-0',
      reason: 'message_limit',
    })
    expect(of({ state: 'parked' })).toMatchObject({ reason: 'unknown' })
  })

  it('is else that of the latest change which the server does not have', () => {
    expect(of({}, { state: 'sending' })).toEqual({ state: 'sending', opId: 'op-1' })
    expect(of({ state: 'sending' }, { attempts: 2 }, { state: 'acked' })).toEqual({
      state: 'queued',
      opId: 'op-1',
      attempts: 2,
    })
    expect([of(), of({ state: 'acked' })]).toEqual([{ state: 'synced' }, { state: 'synced' }])
  })
})
