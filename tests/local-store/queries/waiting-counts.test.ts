import { beforeEach, describe, expect, it } from 'vitest'
import { renameChat } from '#local-store/commands/chats.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import type { StoreDb } from '#local-store/db.ts'
import type { OutboxEntry } from '#local-store/outbox-entry.ts'
import { countChats, listChats, listRefusedChats, readChat } from '#local-store/queries/chats.ts'
import { listMessages } from '#local-store/queries/messages.ts'
import { countWaiting, listWaiting } from '#local-store/queries/waiting.ts'
import { countArrived, countWaitingStates, listUnsentMessages } from '#local-store/queries/waiting-counts.ts'
import { park } from '#sync/apply-receipts.ts'
import { applying } from '#sync/position.ts'
import { arrive, chat, day, historyTo, message, newStore } from '../support/server-rows.ts'

let db: StoreDb
beforeEach(() => {
  db = newStore()
})

/** Sends messages whose entries are then in these states. */
async function sentAs(...states: OutboxEntry['state'][]): Promise<string[]> {
  const ids: string[] = []
  for (const state of states) {
    const sent = await sendMessage(
      { generatorType: 'lessonPlan', context: null, content: `Owls ${state}` },
      db,
    )
    if (!sent.ok) throw new Error(sent.reason)
    const entry = await db.outbox.orderBy('seq').last()
    if (entry && state === 'parked') await applying(db, () => park(db, entry, 'message_limit'))
    else if (entry) await db.outbox.update(entry.seq, { state })
    ids.push(sent.messageId)
  }
  return ids
}

describe('what waits', () => {
  it('is counted apart from what was refused, and what the server has is in neither', async () => {
    await sentAs('queued', 'sending', 'parked', 'acked')
    expect(await countWaitingStates(db)).toEqual({ waiting: 2, refused: 1 })
    expect(await countWaiting(db)).toBe(3)
    expect((await listWaiting(db)).map(({ state }) => state)).toEqual(['queued', 'sending', 'refused'])
  })

  it('is listed with the reason of a refusal, and with the need of an update', async () => {
    await sentAs('parked', 'queued')
    await db.outbox.update(2, { v: 2 })
    const [refused, newer] = await listWaiting(db)
    expect(refused).toMatchObject({ state: 'refused', reason: 'message_limit', attempts: 0 })
    expect(refused && 'needsUpdate' in refused).toBe(false)
    expect(newer).toMatchObject({ state: 'queued', needsUpdate: true })
    expect(newer && 'reason' in newer).toBe(false)
  })

  it('names the messages on their way, and no other changes', async () => {
    const [queued, sending] = await sentAs('queued', 'sending', 'parked')
    await arrive(db, chat('chat'))
    await renameChat('chat', 'Owls', db)
    expect((await listUnsentMessages(db)).sort()).toEqual([queued, sending].sort())
  })

  it('counts as arrived what the server sent back or has acknowledged', async () => {
    const [queued, acked] = await sentAs('queued', 'acked')
    await arrive(db, message('row'))
    const ids = [queued ?? '', acked ?? '', 'row', 'nowhere']
    expect(await countArrived(ids, db)).toBe(2)
    expect(await countArrived([], db)).toBe(0)
  })
})

describe('a chat that exists only in a refused first message', () => {
  it('stands above the others and is counted', async () => {
    await arrive(db, chat('chat'), message('message'))
    await sentAs('parked')
    const [refused] = await listRefusedChats(db)
    expect(refused).toMatchObject({ chat: { title: 'Owls parked' }, delivery: { state: 'refused' } })
    expect((await listChats(5, db)).map(({ chat: { title } }) => title)).toEqual([
      'Owls parked',
      'Title of chat',
    ])
    expect((await listChats(1, db)).map(({ chat: { title } }) => title)).toEqual(['Owls parked'])
    expect(await countChats(db)).toBe(2)
    expect(await readChat(refused?.chat.id ?? '', db)).toMatchObject({
      chat: { title: 'Owls parked' },
      complete: true,
    })
    expect(await listMessages(refused?.chat.id ?? '', 200, db)).toMatchObject([
      { message: { content: 'Owls parked' }, delivery: { state: 'refused' } },
    ])
  })

  it('is no chat of its own when the chat is here', async () => {
    await arrive(db, chat('chat'))
    const sent = await sendMessage(
      { generatorType: 'lessonPlan', context: null, content: 'Owls', sessionId: 'chat' },
      db,
    )
    expect(sent.ok).toBe(true)
    await db.outbox.toCollection().modify({ state: 'parked' })
    expect([await listRefusedChats(db), await countChats(db)]).toEqual([[], 1])
  })
})

describe('a chat of which older messages are elsewhere', () => {
  it('is complete when its own mark says so, or else when all messages are here', async () => {
    await arrive(db, chat('chat', { updated_at: day(2) }))
    await historyTo(db, 50)
    expect((await readChat('chat', db))?.complete).toBe(false)
    await historyTo(db, null)
    expect((await readChat('chat', db))?.complete).toBe(true)
    await db.chat_sessions.update('chat', { complete: false })
    expect((await readChat('chat', db))?.complete).toBe(false)
    expect(await readChat('nowhere', db)).toBeUndefined()
  })
})
