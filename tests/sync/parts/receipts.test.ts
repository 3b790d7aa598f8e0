import { beforeEach, describe, expect, it } from 'vitest'
import type { OpReceipt } from '#backend/rows.ts'
import { type Op, renameOp, sendOp, starOp } from '#domain/ops.ts'
import type { ServerRow } from '#domain/rows.ts'
import { commit } from '#local-store/commit.ts'
import { applyReceipts, requeue } from '#sync/apply-receipts.ts'
import {
  applying,
  missingMessages,
  moveCursor,
  readPosition,
  releaseArrived,
  requeueAcked,
} from '#sync/position.ts'
import { reconcile } from '#sync/reconcile.ts'
import type { Device } from '../support/device.ts'
import { newMemoryWorld } from '../support/memory-world.ts'
import { chatRow, messageRow } from '../support/rows.ts'

const PAUSE = 777
let device: Device
beforeEach(() => {
  ;({ device } = newMemoryWorld())
})

const send = (opId: string, session = opId) =>
  sendOp(opId, {
    session_id: session,
    message_id: `message-${opId}`,
    reply_id: `reply-${opId}`,
    generator_type: 'lessonPlan',
    content: 'words',
    context: null,
    title: 'Title',
  })
const rename = (opId: string, title = opId) => renameOp(opId, { session_id: 'chat', title })
const star = (opId: string, starred = true) =>
  starOp(opId, { session_id: 'chat', message_id: 'message', item_type: 'lesson_plan', starred })
const position = (cursor: number) => ({ key: 'sync', epoch: 'e', cursor, historyBefore: null }) as const
const message = (rev: number, id: string) => ({ t: 'chat_messages', r: messageRow(rev, { id }) }) as ServerRow

/** Puts ops in flight and applies these receipts. */
async function answer(ops: Op[], receipts: OpReceipt[]) {
  await commit(ops, device.db)
  await device.db.outbox.toCollection().modify({ state: 'sending', attempts: 2 })
  return applyReceipts(device.db, await device.db.outbox.toArray(), receipts, PAUSE)
}
const left = async () =>
  (await device.db.outbox.orderBy('seq').toArray()).map(
    ({ opId, state, attempts, nextAttemptAt }) => `${opId} ${state} ${attempts} ${nextAttemptAt}`,
  )

describe('a receipt', () => {
  it('that is done keeps the entry until its row is here', async () => {
    await device.db.meta.put(position(4))
    const outcome = await answer(
      [rename('a'), star('b')],
      [
        { op_id: 'a', status: 'done', rev: 5 },
        { op_id: 'b', status: 'done', rev: 4, also_edited: 'theirs' },
      ],
    )
    expect(outcome).toEqual({ parked: [], alsoEdited: ['theirs'], unknownOp: false })
    expect(await left()).toEqual(['a acked 2 0'])
    expect(await device.db.outbox.toArray()).toMatchObject([{ rev: 5 }])
  })

  it('that is done without a rev counts as arrived with the first rows', async () => {
    await answer([rename('a')], [{ op_id: 'a', status: 'done' }])
    expect(await left()).toEqual(['a acked 2 0'])
    await applying(device.db, () => moveCursor(device.db, position(0)))
    expect([await left(), await readPosition(device.db)]).toEqual([[], position(0)])
  })

  it('[SYS-20] that is refused parks the entry, with the reason if the server gave one', async () => {
    const outcome = await answer(
      [send('a'), send('b')],
      [
        { op_id: 'a', status: 'refused', reason: 'message_limit' },
        { op_id: 'b', status: 'refused' },
      ],
    )
    expect(outcome.parked.map(({ opId, reason }) => [opId, reason])).toEqual([
      ['a', 'message_limit'],
      ['b', 'unknown'],
    ])
    expect(await left()).toEqual(['a parked 2 0', 'b parked 2 0'])
    expect(await device.db.chat_sessions.count()).toBe(0) // the rows show the server's state
  })

  it('that is missing puts the entry back as if it had not been sent, after a pause', async () => {
    await answer([send('a'), send('b')], [{ op_id: 'a', status: 'waiting' }])
    expect(await left()).toEqual([`a queued 1 ${PAUSE}`, `b queued 1 ${PAUSE}`])
  })

  it('that is missing because of a refusal before it needs no pause', async () => {
    await answer(
      [send('a', 'chat'), send('b', 'chat'), send('c')],
      [
        { op_id: 'a', status: 'refused', reason: 'message_limit' },
        { op_id: 'b', status: 'waiting' },
      ],
    )
    expect(await left()).toEqual(['a parked 2 0', 'b queued 1 0', `c queued 1 ${PAUSE}`])
  })

  it('of an op that the server does not know says that the app has to be updated, and keeps the op', async () => {
    const outcome = await answer([send('a')], [{ op_id: 'a', status: 'refused', reason: 'unknown_op' }])
    expect(outcome).toEqual({ parked: [], alsoEdited: [], unknownOp: true })
    expect(await left()).toEqual([`a queued 1 ${PAUSE}`])
  })

  it('comes too late for an entry that another tab has seen done', async () => {
    await commit(send('a'), device.db)
    await device.db.outbox.toCollection().modify({ state: 'acked', rev: 9 })
    const batch = await device.db.outbox.toArray()
    await applyReceipts(device.db, batch, [{ op_id: 'a', status: 'refused', reason: 'x' }], PAUSE)
    expect(await device.db.outbox.toArray()).toMatchObject([{ state: 'acked', rev: 9 }])
  })

  it('changes nothing for an entry that is gone', async () => {
    await commit(send('a'), device.db)
    const batch = await device.db.outbox.toArray()
    await device.db.outbox.clear()
    const outcome = await applyReceipts(device.db, batch, [{ op_id: 'a', status: 'done', rev: 1 }], PAUSE)
    expect([outcome.parked, await left()]).toEqual([[], []])
  })

  it('lifts the reason of an earlier refusal', async () => {
    await commit(rename('a'), device.db)
    await device.db.outbox.toCollection().modify({ state: 'sending', reason: 'x' })
    const batch = await device.db.outbox.toArray()
    await applyReceipts(device.db, batch, [{ op_id: 'a', status: 'done', rev: 1 }], PAUSE)
    expect(await device.db.outbox.toArray()).toMatchObject([{ state: 'acked' }])
    expect((await device.db.outbox.toArray())[0]).not.toHaveProperty('reason')
  })
})

describe('a refused star or title', () => {
  it('is deleted when a newer tap has replaced it meanwhile', async () => {
    await answer([star('a')], [])
    await device.db.outbox.toCollection().modify({ state: 'sending' })
    const batch = await device.db.outbox.toArray()
    await commit(star('b', false), device.db)
    const refused: OpReceipt[] = [{ op_id: 'a', status: 'refused', reason: 'star_limit' }]
    const outcome = await applyReceipts(device.db, batch, refused, PAUSE)
    expect(outcome.parked).toEqual([])
    expect(await left()).toEqual(['b queued 0 0'])
  })

  it('stays when the newer tap is of another kind, or came before it', async () => {
    await commit([rename('first')], device.db)
    await device.db.outbox.toCollection().modify({ state: 'sending', attempts: 1 })
    await commit([rename('a'), send('b', 'chat')], device.db)
    const [, a] = await device.db.outbox.toArray()
    const refused: OpReceipt[] = [{ op_id: 'a', status: 'refused', reason: 'x' }]
    const outcome = await applyReceipts(device.db, a ? [a] : [], refused, PAUSE)
    expect(outcome.parked.map(({ opId }) => opId)).toEqual(['a'])
  })
})

it('an entry that goes back into the queue was never sent less than no times', async () => {
  await commit([rename('a')], device.db)
  await requeue(device.db, await device.db.outbox.toArray())
  expect(await left()).toEqual(['a queued 0 0'])
})

describe('an acknowledged message', () => {
  const acked = async (rev: number) => {
    await commit(send('a', 'chat'), device.db)
    await device.db.outbox.toCollection().modify({ state: 'acked', rev })
  }
  const release = (cursor: number) => applying(device.db, () => releaseArrived(device.db, position(cursor)))
  const missing = (cursor: number) => missingMessages(device.db, position(cursor))

  it('stays until both its row and that of its reply are here', async () => {
    await acked(5)
    expect([await missing(4), await missing(5)]).toEqual([[], ['message-a', 'reply-a']])
    await applying(device.db, () => reconcile(device.db, [message(5, 'message-a')]))
    await release(5)
    expect([await missing(5), await left()]).toEqual([['reply-a'], ['a acked 0 0']])
    await applying(device.db, () => reconcile(device.db, [message(5, 'reply-a')]))
    await release(4)
    expect(await left()).toEqual(['a acked 0 0'])
    await release(5)
    expect(await left()).toEqual([])
    expect((await device.db.chat_messages.get('message-a'))?.view).toBeUndefined()
  })

  it('goes back into the queue when a restored server may have lost it, and no other does', async () => {
    await acked(5)
    await commit(rename('b'), device.db)
    await device.db.outbox.update(2, { state: 'acked', rev: 6, nextAttemptAt: 9 })
    await applying(device.db, () => requeueAcked(device.db, ({ op }) => op.op === 'chat.rename'))
    expect(await left()).toEqual(['a acked 0 0', 'b queued 0 0'])
  })
})

describe('a refused message that the server has all the same', () => {
  it('is done, and one whose row is not here waits for the teacher', async () => {
    await commit([send('a', 'chat'), send('b', 'other')], device.db)
    await device.db.outbox.toCollection().modify({ state: 'parked', reason: 'rejected' })
    await applying(device.db, async () => {
      await reconcile(device.db, [
        message(3, 'message-a'),
        { t: 'chat_sessions', r: chatRow(3) } as ServerRow,
      ])
      await releaseArrived(device.db, position(9))
    })
    expect(await left()).toEqual(['b parked 0 0'])
  })
})
