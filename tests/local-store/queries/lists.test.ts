import { beforeEach, describe, expect, it } from 'vitest'
import { renameChat } from '#local-store/commands/chats.ts'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { saveResource } from '#local-store/commands/save-resource.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { starMessage } from '#local-store/commands/stars.ts'
import type { StoreDb } from '#local-store/db.ts'
import { listChats } from '#local-store/queries/chats.ts'
import { deliveriesOf } from '#local-store/queries/deliveries.ts'
import { bodyOf, listMessages, readMessage } from '#local-store/queries/messages.ts'
import { listStarred } from '#local-store/queries/starred.ts'
import { countUnsentDrafts, listUnsentDrafts } from '#local-store/queries/unsent-drafts.ts'
import { readPlanState } from '#local-store/queries/usage.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { park } from '#sync/apply-receipts.ts'
import { applying } from '#sync/position.ts'
import { messageRow } from '../../sync/support/rows.ts'
import { arrive, chat, day, historyTo, message, newStore, row, star } from '../support/server-rows.ts'

let db: StoreDb
beforeEach(() => {
  db = newStore()
})

async function send(content: string, sessionId?: string) {
  const sent = await sendMessage({ generatorType: 'lessonPlan', context: null, content, sessionId }, db)
  if (!sent.ok) throw new Error(sent.reason)
  return sent
}
async function refuseLast(reason = 'message_limit') {
  const entry = await db.outbox.orderBy('seq').last()
  if (entry) await applying(db, () => park(db, entry, reason))
}

describe('the messages of a chat', () => {
  it('are listed oldest first, those that wait or were refused last, in the order of the taps', async () => {
    await arrive(db, chat('chat'), message('a', { created_at: day(2) }), message('b', { created_at: day(1) }))
    await send('first', 'chat')
    await send('second', 'chat')
    await refuseLast()
    await send('third', 'chat')
    const listed = await listMessages('chat', 200, db)
    expect(
      listed
        .filter(({ message: { role } }) => role === 'user')
        .map(({ message: { id, content, rev }, delivery }) => [rev > 0 ? id : content, delivery.state]),
    ).toEqual([
      ['b', 'synced'],
      ['a', 'synced'],
      ['first', 'queued'],
      ['second', 'refused'],
      ['third', 'queued'],
    ])
    expect(listed.map(({ message: { role } }) => role)).toEqual([
      'user',
      'user',
      'user',
      'assistant',
      'user',
      'user',
      'assistant',
    ])
  })

  it('are the newest ones up to the limit', async () => {
    await arrive(db, ...[1, 2, 3].map((n) => message(`m${n}`, { created_at: day(n) })))
    expect((await listMessages('chat', 2, db)).map(({ message: { id } }) => id)).toEqual(['m2', 'm3'])
  })

  it('name the refused one as its teacher wrote it', async () => {
    await send('Owls')
    await refuseLast()
    const [refused] = await listMessages((await listChats(1, db))[0]?.chat.id ?? '', 200, db)
    expect(refused?.message).toMatchObject({
      content: 'Owls',
      user_id: db.userId,
      created_at: expect.stringMatching(/^20/),
    })
    expect(refused?.delivery).toMatchObject({ state: 'refused', reason: 'message_limit' })
  })

  it('are each read with their chat and what waits for them', async () => {
    await arrive(
      db,
      chat('chat'),
      message('a', { html_content: '<p>1</p>' }),
      message('alone', { session_id: 'elsewhere' }),
    )
    await saveResource({ messageId: 'a', html: '<p>2</p>', baseId: null }, db)
    expect(await readMessage('a', db)).toMatchObject({
      message: { id: 'a' },
      chat: { id: 'chat' },
      delivery: { state: 'queued' },
    })
    const alone = await readMessage('alone', db)
    expect(alone).toMatchObject({ message: { id: 'alone' }, delivery: { state: 'synced' } })
    expect(alone?.chat).toBeUndefined()
    expect(await readMessage('nowhere', db)).toBeUndefined()
  })

  it('are copied with the words of the document', () => {
    expect(bodyOf(messageRow(1, { content: 'a', chat_content: 'b' })).content).toBe('a')
    expect(bodyOf(messageRow(1, { content: '', chat_content: 'b' })).content).toBe('b')
    expect(bodyOf(messageRow(1, { content: '', chat_content: null })).content).toBe('')
  })
})

describe('how far each row is on its way', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, n) => `chat-${n}`)

  it.each([1, 5, 6, 9])('is told for %i rows alike, by the latest change of each', async (count) => {
    await arrive(db, ...rows(9).map((id) => chat(id)))
    await renameChat('chat-0', 'One', db)
    await send('Owls', 'chat-0')
    await db.outbox.update(2, { state: 'sending' })
    const delivery = await deliveriesOf(db, 'chat_sessions', rows(count))
    expect(delivery('chat-0').state).toBe('sending')
    expect(delivery(`chat-${count - 1}`).state).toBe(count === 1 ? 'sending' : 'synced')
    expect(delivery('not asked about')).toEqual({ state: 'synced' })
  })

  it('says nothing of changes to another kind of row', async () => {
    await arrive(db, chat('same'), message('same'))
    await renameChat('same', 'One', db)
    expect((await deliveriesOf(db, 'chat_messages', ['same']))('same').state).toBe('synced')
  })

  it('lists what waits in the order of the taps, and what is sending by its name', async () => {
    await arrive(db, chat('b'), chat('a'))
    await renameChat('b', 'One', db)
    await renameChat('a', 'Two', db)
    await renameChat('b', 'Three', db)
    await db.outbox
      .orderBy('seq')
      .last()
      .then((last) => last && db.outbox.update(last.seq, { state: 'parked', reason: 'x' }))
    await db.outbox
      .orderBy('seq')
      .first()
      .then((first) => first && db.outbox.update(first.seq, { state: 'sending' }))
    expect((await listWaiting(db)).map(({ state }) => state)).toEqual(['sending', 'refused'])
  })
})

describe('saved items', () => {
  it('are listed newest first, each with its document, its chat and its unsaved edit', async () => {
    await arrive(
      db,
      chat('chat'),
      message('a', { html_content: '<p>1</p>' }),
      star('a', { starred_at: day(1), item_type: 'resource' }),
      star('b', { starred_at: day(2), item_type: 'resource', chat_session_id: 'elsewhere' }),
    )
    await saveDraft('resource:a', '<p>2</p>', db)
    await saveResource({ messageId: 'a', html: '<p>3</p>', baseId: null }, db)
    await starMessage({ messageId: 'c', sessionId: 'chat', itemType: 'resource' }, db)
    const listed = await listStarred('resource', db)
    expect(
      listed.map((one) => [one.star.message_id, one.delivery.state, one.edit.state, one.hasDraft]),
    ).toEqual([
      ['c', 'queued', 'synced', false],
      ['b', 'synced', 'synced', false],
      ['a', 'synced', 'queued', true],
    ])
    expect(listed[2]).toMatchObject({ message: { id: 'a' }, chat: { id: 'chat' } })
    expect(listed[1] && ('message' in listed[1] || 'chat' in listed[1])).toBe(false)
  })
})

describe('drafts that were neither sent nor saved', () => {
  it('are listed latest first, each with its place, and blank ones are none', async () => {
    await arrive(
      db,
      chat('chat', { generator_type: 'resourceGenerator' }),
      message('sheet', { session_id: 'chat' }),
      message('lost', { session_id: 'elsewhere' }),
    )
    await db.drafts.bulkPut([
      { key: 'chat:chat', text: 'a', savedAt: day(1) },
      { key: 'resource:sheet', text: 'b', savedAt: day(6) },
      { key: 'new:lessonPlan', text: 'c', savedAt: day(3) },
      { key: 'new:resourceGenerator', text: 'd', savedAt: day(4) },
      { key: 'resource:lost', text: 'e', savedAt: day(5) },
      { key: 'chat:blank', text: ' \n', savedAt: day(7) },
      { key: 'chat:elsewhere', text: 'f', savedAt: day(2) },
    ])
    const listed = await listUnsentDrafts(db)
    expect(
      listed.map(({ text, kind, generatorType, sessionId, messageId, title }) => [
        text,
        kind,
        generatorType,
        sessionId,
        messageId,
        title,
      ]),
    ).toEqual([
      ['b', 'edit', 'resourceGenerator', 'chat', 'sheet', 'Title of chat'],
      ['e', 'edit', 'resourceGenerator', 'elsewhere', 'lost', undefined],
      ['d', 'message', 'resourceGenerator', undefined, undefined, undefined],
      ['c', 'message', 'lessonPlan', undefined, undefined, undefined],
      ['f', 'message', 'lessonPlan', 'elsewhere', undefined, undefined],
      ['a', 'message', 'resourceGenerator', 'chat', undefined, 'Title of chat'],
    ])
    expect(await countUnsentDrafts(db)).toBe(6)
  })
})

describe('the number of messages used', () => {
  const used = async () => (await readPlanState(db)).used

  it('[SYS-21] counts what waits, and what the server counted after the last row here', async () => {
    await arrive(db, row('user_usage', { count_messages: 3 }))
    await send('Owls')
    expect(await used()).toBe(4)
    await db.outbox.toCollection().modify({ state: 'acked', rev: 1_001 })
    expect(await used()).toBe(4)
    await historyTo(db, null)
    expect(await used()).toBe(4)
    await db.outbox.toCollection().modify({ rev: 1_000 })
    expect(await used()).toBe(3)
    await renameChat((await listChats(1, db))[0]?.chat.id ?? '', 'x', db)
    await db.outbox
      .orderBy('seq')
      .last()
      .then((last) => last && db.outbox.update(last.seq, { state: 'acked', rev: 2_000 }))
    expect(await used()).toBe(3)
  })

  it('counts a message that was acknowledged before the device has a place in the changes', async () => {
    await send('Owls')
    await db.outbox.toCollection().modify({ state: 'acked', rev: 0 })
    expect(await used()).toBe(1)
  })

  it('[PLAN-23] counts nothing that waits while the session is invalid', async () => {
    await send('Owls')
    await db.facts.put({ key: 'session', value: 'invalid' })
    expect(await used()).toBe(0)
    await db.outbox.toCollection().modify({ state: 'acked', rev: 5 })
    expect(await used()).toBe(1)
  })
})
