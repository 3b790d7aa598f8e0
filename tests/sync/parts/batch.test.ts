import { beforeEach, describe, expect, it } from 'vitest'
import { renameOp, sendOp, starOp } from '#domain/ops.ts'
import { commit } from '#local-store/commit.ts'
import type { OutboxEntry } from '#local-store/outbox-entry.ts'
import { MAX_WAIT_MS } from '#sync/backoff.ts'
import { endWaits, nextDue, oldestWaiting, reclaimBatch, takeBatches } from '#sync/batch.ts'
import type { Device } from '../support/device.ts'
import { newMemoryWorld } from '../support/memory-world.ts'

let device: Device
beforeEach(() => {
  ;({ device } = newMemoryWorld())
})

const send = (opId: string, session = opId, content = 'words') =>
  sendOp(opId, {
    session_id: session,
    message_id: `message-${opId}`,
    reply_id: `reply-${opId}`,
    generator_type: 'lessonPlan',
    content,
    context: null,
    title: 'Title',
  })
const rename = (opId: string, session = opId) =>
  renameOp(opId, { session_id: session, title: `Title ${opId}` })
const star = (opId: string, session: string) =>
  starOp(opId, { session_id: session, message_id: `m-${opId}`, item_type: 'lesson_plan', starred: true })

const set = (opId: string, change: Partial<OutboxEntry>) =>
  device.db.outbox.where('opId').equals(opId).modify(change)
const now = () => device.clock.now()
const take = async () => (await takeBatches(device.db, now())).map((batch) => batch.map(({ opId }) => opId))
const entry = async (opId: string) => device.db.outbox.get({ opId })

describe('the next ops to send', () => {
  it('are marked as sending and counted as tried, in the order of the taps', async () => {
    await commit([send('a'), rename('b'), send('c')], device.db)
    expect(await take()).toEqual([['a', 'b', 'c']])
    expect(await device.db.outbox.toArray()).toMatchObject([
      { state: 'sending', attempts: 1 },
      { state: 'sending', attempts: 1 },
      { state: 'sending', attempts: 1 },
    ])
    expect(await take()).toEqual([])
  })

  it('are none that wait for a later time, nor what follows them in the same chat', async () => {
    await commit([send('a', 'chat'), star('b', 'chat'), send('c')], device.db)
    await set('a', { nextAttemptAt: now() + 1 })
    expect(await take()).toEqual([['c']])
    await reclaimBatch(device.db)
    device.clock.advance(1)
    expect(await take()).toEqual([['a', 'b', 'c']])
  })

  it('are also those that wait for a time which only a clock put back explains', async () => {
    await commit([send('a'), send('b')], device.db)
    await set('a', { nextAttemptAt: now() + MAX_WAIT_MS })
    await set('b', { nextAttemptAt: now() + MAX_WAIT_MS + 1 })
    expect(await take()).toEqual([['b']])
  })

  it('stay behind what another tab has in flight for the same chat', async () => {
    await commit([send('a', 'chat'), star('b', 'chat'), send('c')], device.db)
    await set('a', { state: 'sending' })
    expect(await take()).toEqual([['c']])
  })

  it('stay behind a refused message of their lane, but not behind a refused title', async () => {
    await commit([send('a', 'chat'), send('b', 'chat'), rename('c', 'other'), send('d', 'other')], device.db)
    await set('a', { state: 'parked' })
    await set('c', { state: 'parked' })
    expect(await take()).toEqual([['d']])
  })

  it('stay behind an op that only a newer app can send', async () => {
    await commit([send('a', 'chat'), send('b', 'chat'), send('c')], device.db)
    await set('a', { v: 2 })
    expect(await take()).toEqual([['c']])
  })

  it('make up to three calls of at most a megabyte, each chat in one of them', async () => {
    const long = 'x'.repeat(700_000)
    await commit(
      [
        send('a', 'a', long),
        send('b', 'b', long),
        send('c', 'c', long),
        rename('f', 'b'),
        send('d', 'd', long),
        send('e', 'a', long),
      ],
      device.db,
    )
    expect(await take()).toEqual([['a'], ['b', 'f'], ['c']])
    expect((await entry('d'))?.state).toBe('queued')
    await device.db.outbox.where('state').equals('sending').delete()
    expect(await take()).toEqual([['d'], ['e']])
  })

  it('fill the first call that has room', async () => {
    await commit(
      [send('a', 'a', 'x'.repeat(900_000)), send('b', 'b', 'x'.repeat(200_000)), send('c')],
      device.db,
    )
    expect(await take()).toEqual([['a', 'c'], ['b']])
  })

  it('count the bytes that go over the network, not the letters', async () => {
    await commit([send('a', 'a', 'ā'.repeat(300_000)), send('b', 'b', 'ā'.repeat(300_000))], device.db)
    expect(await take()).toEqual([['a'], ['b']])
  })
})

describe('what a round that died had in flight', () => {
  it('waits again, under the same id, and is due at once', async () => {
    await commit([send('a'), send('b'), send('c')], device.db)
    await set('a', { state: 'sending', attempts: 1, nextAttemptAt: now() + 9 })
    await set('b', { state: 'acked' })
    await set('c', { nextAttemptAt: 7 })
    await reclaimBatch(device.db)
    expect(await device.db.outbox.toArray()).toMatchObject([
      { opId: 'a', state: 'queued', attempts: 1, nextAttemptAt: 0 },
      { opId: 'b', state: 'acked' },
      { opId: 'c', state: 'queued', nextAttemptAt: 7 },
    ])
  })
})

describe('when the network may be back', () => {
  it('everything that waits is due, and what was refused still waits for the teacher', async () => {
    await commit([send('a'), send('b')], device.db)
    await set('a', { nextAttemptAt: now() + 9 })
    await set('b', { state: 'parked', nextAttemptAt: 7 })
    await endWaits(device.db)
    expect(await device.db.outbox.toArray()).toMatchObject([
      { state: 'queued', nextAttemptAt: 0 },
      { state: 'parked', nextAttemptAt: 7 },
    ])
  })
})

describe('the next time to look', () => {
  it('is that of the first entry that is due, each chat by its oldest', async () => {
    expect(await nextDue(device.db)).toBeUndefined()
    await commit([send('a', 'chat'), send('b', 'chat'), send('c'), send('d')], device.db)
    await set('a', { nextAttemptAt: now() + 50 })
    await set('b', { nextAttemptAt: now() + 10 })
    await set('c', { nextAttemptAt: now() + 30 })
    await set('d', { nextAttemptAt: now() + 40 })
    expect(await nextDue(device.db)).toBe(now() + 30)
    await set('c', { state: 'parked' })
    expect(await nextDue(device.db)).toBe(now() + 40)
    await device.db.outbox.toCollection().modify({ state: 'sending' })
    expect(await nextDue(device.db)).toBeUndefined()
  })

  it('concerns the oldest entry that the server alone can hold back', async () => {
    expect(await oldestWaiting(device.db)).toBeUndefined()
    await commit([send('a', 'chat'), send('b', 'chat'), send('c'), send('d')], device.db)
    await set('a', { state: 'parked' })
    expect((await oldestWaiting(device.db))?.opId).toBe('c')
  })
})
