import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { changeName } from '#domain/op-name.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { deleteChat, renameChat } from '#local-store/commands/chats.ts'
import { clearDraft, saveDraft } from '#local-store/commands/drafts.ts'
import { retryReply, stopReply } from '#local-store/commands/replies.ts'
import { saveResource } from '#local-store/commands/save-resource.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { starMessage, unstarMany, unstarMessage } from '#local-store/commands/stars.ts'
import { discardWaiting, retryWaiting } from '#local-store/commands/waiting.ts'
import { StoreDb } from '#local-store/db.ts'
import { listChats, readChat } from '#local-store/queries/chats.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { listMessages, readMessage } from '#local-store/queries/messages.ts'
import { countStarred, isStarred, listStarred } from '#local-store/queries/starred.ts'
import { readPlanState } from '#local-store/queries/usage.ts'
import { countWaiting, listWaiting } from '#local-store/queries/waiting.ts'

const USER = 'a0000000-0000-4000-8000-000000000001'
let db: StoreDb
beforeEach(() => {
  db = new StoreDb(USER, { indexedDB: new IDBFactory(), IDBKeyRange })
})

const input = (content: string, sessionId?: string) =>
  ({ sessionId, generatorType: 'lessonPlan', content, context: null }) as const

async function begin(
  content = 'Plants we eat in Year 2',
): Promise<{ sessionId: string; messageId: string; replyId: string }> {
  const sent = await sendMessage(input(content), db)
  if (!sent.ok) throw new Error(sent.reason)
  return sent
}

describe('sendMessage', () => {
  it('[CHAT-92] shows the message and a waiting reply at once, in a new chat named after the message', async () => {
    const { sessionId, messageId, replyId } = await begin('  Plants we eat in Year 2  ')
    const listed = await listMessages(sessionId, 200, db)
    expect(listed.map(({ message }) => [message.id, message.content])).toEqual([
      [messageId, 'Plants we eat in Year 2'],
      [replyId, ''],
    ])
    expect(listed[0]?.delivery).toMatchObject({ state: 'queued', attempts: 0 })
    const chats = await listChats(20, db)
    expect(chats).toMatchObject([
      { chat: { id: sessionId, title: 'Plants we eat in Year' }, delivery: { state: 'queued' } },
    ])
    expect(await readChat(sessionId, db)).toMatchObject({ complete: true })
  })

  it('refuses blank text, text that is too long, and messages beyond the limit', async () => {
    expect(await sendMessage(input(' \u0000\n '), db)).toEqual({ ok: false, reason: 'empty' })
    expect(await sendMessage(input('x'.repeat(20_001)), db)).toEqual({ ok: false, reason: 'too_long' })
    expect(await db.outbox.count()).toBe(0)
  })

  it('[SYS-21] counts the messages waiting on this device on top of the server’s count', async () => {
    await db.user_usage.put({ id: USER, rev: 1, row: { user_id: USER, count_messages: 8, rev: 1 } })
    const { sessionId } = await begin()
    await sendMessage(input('and one more', sessionId), db)
    expect(await readPlanState(db)).toMatchObject({ used: 10, max: 10, canSendMessage: false })
    expect(await sendMessage(input('one too many', sessionId), db)).toEqual({ ok: false, reason: 'limit' })
  })

  it('deletes the draft in the transaction that saves its message', async () => {
    await saveDraft('new:lessonPlan', 'Plants', db)
    await sendMessage({ ...input('Plants'), draftKey: 'new:lessonPlan' }, db)
    expect(await readDraft('new:lessonPlan', db)).toBeUndefined()
  })
})

describe('chats', () => {
  it('[CHAT-56] ignores an empty title and cuts a long one', async () => {
    const { sessionId } = await begin()
    expect(await renameChat(sessionId, '   ', db)).toEqual({ ok: false, reason: 'empty' })
    expect(await renameChat(sessionId, 'x'.repeat(60), db)).toEqual({ ok: true })
    expect((await readChat(sessionId, db))?.chat.title).toBe(`${'x'.repeat(47)}...`)
    expect(await renameChat('nobody', 'x', db)).toEqual({ ok: false, reason: 'not_found' })
  })

  it('[CHAT-50] removes a deleted chat from the list and keeps its row', async () => {
    const { sessionId } = await begin()
    await deleteChat(sessionId, db)
    expect(await listChats(20, db)).toEqual([])
    expect((await readChat(sessionId, db))?.chat.is_deleted).toBe(true)
  })

  it('moves a chat to the top when a message is sent in it, in the order of the taps', async () => {
    const first = await begin('First')
    const second = await begin('Second')
    expect((await listChats(20, db)).map(({ chat }) => chat.id)).toEqual([second.sessionId, first.sessionId])
    await sendMessage(input('again', first.sessionId), db)
    expect((await listChats(20, db)).map(({ chat }) => chat.id)).toEqual([first.sessionId, second.sessionId])
    expect((await listChats(1, db)).length).toBe(1)
  })
})

describe('stars', () => {
  it('[STAR-02] [STAR-03] stars and unstars at once', async () => {
    const { sessionId, replyId } = await begin()
    await starMessage({ messageId: replyId, sessionId, itemType: 'lesson_plan' }, db)
    expect(await isStarred(replyId, db)).toBe(true)
    expect(await listStarred('lesson_plan', db)).toMatchObject([
      { message: { id: replyId }, chat: { id: sessionId } },
    ])
    expect(await listStarred('resource', db)).toEqual([])
    await unstarMessage({ messageId: replyId }, db)
    expect(await isStarred(replyId, db)).toBe(false)
  })

  it('[STAR-06] accepts the 50th of a type and refuses the 51st, counting each type separately', async () => {
    for (let at = 0; at < 50; at++) {
      await starMessage({ messageId: `m${at}`, sessionId: 's', itemType: 'resource' }, db)
    }
    expect(await countStarred('resource', db)).toBe(50)
    const next = { messageId: 'm50', sessionId: 's' }
    expect(await starMessage({ ...next, itemType: 'resource' }, db)).toEqual({
      ok: false,
      reason: 'star_limit',
    })
    expect(await starMessage({ ...next, itemType: 'lesson_plan' }, db)).toEqual({ ok: true })
    await unstarMany(['m1', 'm2', 'unknown'], db)
    expect(await countStarred('resource', db)).toBe(48)
  })
})

describe('replies', () => {
  it('stops a waiting reply by its own id or by the id of its message, and asks again', async () => {
    const { messageId, replyId } = await begin()
    await stopReply({ messageId }, db)
    expect((await readMessage(replyId, db))?.message.state).toBe('stopped')
    await retryReply({ messageId: replyId }, db)
    expect((await readMessage(replyId, db))?.message.state).toBe('waiting')
    expect(await stopReply({ messageId: 'unknown' }, db)).toEqual({ ok: false, reason: 'not_found' })
  })
})

describe('saveResource', () => {
  it('[RES-79] [RES-80] shows the edit, keeps the original and names the base of the next edit', async () => {
    const { sessionId, replyId } = await begin()
    const row = {
      ...(await readMessage(replyId, db))?.message,
      html_content: '<p>1</p>',
      rev: 4,
    } as ChatMessage
    await db.chat_messages.put({ id: replyId, rev: 4, row, session_id: sessionId, place: row.created_at })
    const saved = await saveResource({ messageId: replyId, html: '<p>2</p>', baseId: null }, db)
    if (!saved.ok) throw new Error(saved.reason)
    expect((await readMessage(replyId, db))?.message).toMatchObject({
      html_content: '<p>1</p>',
      edited_html_content: '<p>2</p>',
      edited_revision: saved.revisionId,
    })
    expect(await saveResource({ messageId: 'unknown', html: '', baseId: null }, db)).toMatchObject({
      ok: false,
    })
  })

  it('refuses a resource that is too long for the server, so it stays in the editor', async () => {
    const { replyId } = await begin()
    const html = 'x'.repeat(4_000_001)
    const saved = await saveResource({ messageId: replyId, html, baseId: null }, db)
    expect(saved).toEqual({ ok: false, reason: 'too_long' })
    expect(await db.outbox.where('[op.op+state]').equals(['resource.save', 'queued']).count()).toBe(0)
  })
})

describe('waiting changes', () => {
  it('lists every waiting change in the order of the taps, by a readable name', async () => {
    const { sessionId } = await begin('Plants')
    await renameChat(sessionId, 'Kai', db)
    expect((await listWaiting(db)).map((entry) => [changeName(entry, undefined), entry.state])).toEqual([
      ['Plants', 'queued'],
      ['Chat renamed to “Kai”', 'queued'],
    ])
    expect(await countWaiting(db)).toBe(2)
  })

  it('discards changes that were never sent, and none that may have been sent', async () => {
    const { sessionId } = await begin()
    const [entry] = await listWaiting(db)
    await db.outbox.toCollection().modify({ attempts: 1 })
    expect(await discardWaiting(entry?.opId ?? '', db)).toEqual({ ok: false, reason: 'not_found' })
    await db.outbox.toCollection().modify({ attempts: 0 })
    const discarded = await discardWaiting(entry?.opId ?? '', db)
    expect(await listMessages(sessionId, 200, db)).toEqual([])
    expect(await listChats(20, db)).toEqual([])
    if (!discarded.ok) throw new Error(discarded.reason)
    await discarded.putBack()
    await discarded.putBack()
    expect(await listWaiting(db)).toEqual([entry])
    expect(await listMessages(sessionId, 200, db)).toHaveLength(2)
  })

  it('[SYS-20] keeps showing a refused message, marked as refused, and offers to send it again', async () => {
    const { sessionId, messageId } = await begin('Plants')
    const [entry] = await listWaiting(db)
    const opId = entry?.opId ?? ''
    await db.outbox.toCollection().modify({ state: 'parked', reason: 'message_limit', attempts: 1 })
    await db.chat_messages.clear()
    await db.chat_sessions.clear()
    const refused = { state: 'refused', opId, reason: 'message_limit' }
    expect(await listMessages(sessionId, 200, db)).toMatchObject([
      { message: { id: messageId, content: 'Plants' }, delivery: refused },
    ])
    expect(await listChats(20, db)).toMatchObject([{ chat: { id: sessionId }, delivery: refused }])
    expect(await retryWaiting(opId, db)).toEqual({ ok: true })
    expect(await listMessages(sessionId, 200, db)).toMatchObject([{ delivery: { state: 'queued' } }, {}])
  })
})

describe('drafts', () => {
  it('[SYS-25] keeps a draft until it is cleared or emptied', async () => {
    await saveDraft('chat:1', 'Kia ora', db)
    db.close()
    await db.open()
    expect(await readDraft('chat:1', db)).toBe('Kia ora')
    await saveDraft('chat:1', '', db)
    expect(await readDraft('chat:1', db)).toBeUndefined()
    expect(await clearDraft('chat:1', db)).toEqual({ ok: true })
  })
})
