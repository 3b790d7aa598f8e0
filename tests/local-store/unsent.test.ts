import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { takeBackMessage } from '#local-store/commands/take-back.ts'
import { discardAllWaiting, retryAllWaiting, sendNow } from '#local-store/commands/waiting-all.ts'
import { StoreDb } from '#local-store/db.ts'
import { listChats } from '#local-store/queries/chats.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { listMessages } from '#local-store/queries/messages.ts'
import { countUnsentDrafts, listUnsentDrafts } from '#local-store/queries/unsent-drafts.ts'
import { readPlanState } from '#local-store/queries/usage.ts'
import { countWaiting, listWaiting } from '#local-store/queries/waiting.ts'
import { countArrived, countWaitingStates, listUnsentMessages } from '#local-store/queries/waiting-counts.ts'

const USER = 'a0000000-0000-4000-8000-000000000001'
let db: StoreDb
beforeEach(() => {
  db = new StoreDb(USER, { indexedDB: new IDBFactory(), IDBKeyRange })
})

async function send(content: string, sessionId?: string) {
  const sent = await sendMessage({ sessionId, generatorType: 'lessonPlan', content, context: null }, db)
  if (!sent.ok) throw new Error(sent.reason)
  const opId = (await db.outbox.orderBy('seq').last())?.opId ?? ''
  return { ...sent, opId }
}
const change = (opId: string, to: object) => db.outbox.where('opId').equals(opId).modify(to)

describe('taking a message back', () => {
  it('makes the only message of a chat the draft of a new one, above the text typed in either place', async () => {
    const { sessionId, opId } = await send('Rocks for Year 4')
    await saveDraft(`chat:${sessionId}`, 'and fossils', db)
    await saveDraft('new:lessonPlan', 'Something else', db)
    expect(await takeBackMessage(opId, db)).toMatchObject({
      ok: true,
      chatGone: true,
      draftKey: 'new:lessonPlan',
      text: 'Rocks for Year 4\n\nand fossils\n\nSomething else',
    })
    expect(await listChats(20, db)).toEqual([])
    expect(await db.outbox.count()).toBe(0)
    expect(await db.drafts.toArray()).toMatchObject([
      { key: 'new:lessonPlan', text: 'Rocks for Year 4\n\nand fossils\n\nSomething else' },
    ])
  })

  it('leaves the other messages of the chat in place, even refused ones', async () => {
    const { sessionId, opId: first } = await send('One')
    const { opId } = await send('Two', sessionId)
    await change(first, { state: 'parked', reason: 'message_limit' })
    expect(await takeBackMessage(opId, db)).toMatchObject({ chatGone: false, draftKey: `chat:${sessionId}` })
    expect(await readDraft(`chat:${sessionId}`, db)).toBe('Two')
    expect((await listMessages(sessionId, 200, db)).map(({ message }) => message.content)).toContain('One')
  })

  it('never takes back a message that the server may have', async () => {
    const { sessionId, opId } = await send('On its way')
    await change(opId, { attempts: 1 })
    expect(await takeBackMessage(opId, db)).toEqual({ ok: false, reason: 'not_found' })
    expect(await readDraft(`chat:${sessionId}`, db)).toBeUndefined()
    expect(await db.outbox.count()).toBe(1)
  })
})

describe('all waiting changes at once', () => {
  it('sends now without retrying refused ones, retries both, and drops only those that were never sent', async () => {
    const queued = await send('One')
    const refused = await send('Two')
    const tried = await send('Three')
    await change(refused.opId, { state: 'parked', reason: 'message_limit' })
    await change(tried.opId, { attempts: 2, nextAttemptAt: 9_999_999_999_999 })
    await sendNow(db)
    expect(await countWaitingStates(db)).toEqual({ waiting: 2, refused: 1 })
    expect((await db.outbox.get({ opId: tried.opId }))?.nextAttemptAt).toBe(0)
    const dropped = await discardAllWaiting([queued.opId, tried.opId, 'nobody'], db)
    expect(dropped).toEqual({ ok: true, dropped: 1 })
    await retryAllWaiting(db)
    expect(await countWaitingStates(db)).toEqual({ waiting: 2, refused: 0 })
    expect((await listWaiting(db)).map(({ reason }) => reason)).toEqual([undefined, undefined])
  })

  it('counts every state correctly: an acknowledged message neither waits nor counts against the limit twice', async () => {
    for (const state of ['queued', 'sending', 'parked', 'acked'] as const) {
      const { opId } = await send(`This one is ${state}`)
      await change(opId, state === 'acked' ? { state, rev: 7 } : { state })
    }
    await db.meta.put({ key: 'sync', epoch: 'one', cursor: 7, historyBefore: null })
    expect(await countWaitingStates(db)).toEqual({ waiting: 2, refused: 1 })
    expect(await countWaiting(db)).toBe((await listWaiting(db)).length)
    expect((await readPlanState(db)).used).toBe(2)
  })
})

describe('messages that have arrived', () => {
  it('counts a message only by its receipt or its row from the server, and never counts a deleted one', async () => {
    const acked = await send('One')
    const arrived = await send('Two')
    const waiting = await send('Three')
    const deleted = await send('Four')
    const ids = [acked, arrived, waiting, deleted].map(({ messageId }) => messageId)
    expect(await listUnsentMessages(db)).toEqual(ids)
    expect(await countArrived(ids, db)).toBe(0)
    await change(acked.opId, { state: 'acked', rev: 7 })
    const record = await db.chat_messages.get(arrived.messageId)
    await db.chat_messages.put({ ...(record as never as { id: string }), row: record?.view, rev: 8 } as never)
    await db.outbox.where('opId').equals(arrived.opId).delete()
    await discardAllWaiting([deleted.opId], db)
    await change(waiting.opId, { state: 'sending', attempts: 1 })
    expect(await countArrived(ids, db)).toBe(2)
    expect(await listUnsentMessages(db)).toEqual([waiting.messageId])
  })
})

describe('drafts', () => {
  it('are listed with the place they belong to, without blank ones', async () => {
    const { sessionId } = await send('Māra kai')
    await saveDraft(`chat:${sessionId}`, 'more', db)
    await saveDraft('new:resourceGenerator', 'a worksheet', db)
    await saveDraft('new:lessonPlan', ' \n', db)
    await saveDraft('resource:unknown', '<p>x</p>', db)
    expect(await countUnsentDrafts(db)).toBe(3)
    const drafts = await listUnsentDrafts(db)
    expect(Object.fromEntries(drafts.map(({ key, ...rest }) => [key, rest]))).toMatchObject({
      [`chat:${sessionId}`]: { kind: 'message', generatorType: 'lessonPlan', sessionId, title: 'Māra kai' },
      'new:resourceGenerator': { kind: 'message', generatorType: 'resourceGenerator', sessionId: undefined },
      'resource:unknown': { kind: 'edit', messageId: 'unknown', title: undefined },
    })
  })
})
