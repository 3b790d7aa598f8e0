import { beforeEach, describe, expect, it } from 'vitest'
import { saveDraft } from '#local-store/commands/drafts.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import type { StoreDb } from '#local-store/db.ts'
import { readDeletionDue } from '#local-store/queries/account/deletion-due.ts'
import { readKeptHere } from '#local-store/queries/account/kept-here.ts'
import { readWholeAccount, readWholeChat } from '#local-store/queries/account/whole-account.ts'
import { hasSynced, isHistoryComplete, readHistoryPlace } from '#local-store/queries/meta.ts'
import { USER } from '../../sync/support/rows.ts'
import { arrive, chat, day, historyTo, message, newStore, row, star } from '../support/server-rows.ts'

let db: StoreDb
beforeEach(() => {
  db = newStore()
})

const plan = { plan_type: 'free', message_limit: 10 }
const ofClass = { years: [4], room: 'Room 7' }
const deleted = { is_deleted: true, deleted_at: day(9) }

describe('all of a teacher that is on this device', () => {
  it('is every chat, everything saved, the plan, the class, the usage and what was not sent', async () => {
    await historyTo(db, null)
    await arrive(
      db,
      chat('older', { updated_at: day(1) }),
      chat('newer', { updated_at: day(2) }),
      message('plan', { session_id: 'older' }),
      star('plan', { chat_session_id: 'older' }),
      star('sheet', { chat_session_id: 'newer', item_type: 'resource' }),
      row('subscriptions', plan),
      row('teacher_classes', ofClass),
      row('user_usage', { count_messages: 3 }),
    )
    const revision = { id: 'v', message_id: 'plan', base_id: null, restored_from: null, device: null }
    await db.revisions.put({ ...revision, saved_at: day(3) })
    const sent = await sendMessage(
      { generatorType: 'lessonPlan', context: null, content: 'Owls', sessionId: 'older' },
      db,
    )
    await saveDraft('chat:older', 'Tūī', db)
    const { chats, rest, waiting, drafts, isWhole } = await readWholeAccount(db)
    expect(sent.ok).toBe(true)
    expect(isWhole).toBe(true)
    expect(chats.map(({ id, starred }) => [id, starred.map((one) => one.id)])).toEqual([
      ['older', ['plan']],
      ['newer', []],
    ])
    expect(rest).toMatchObject({
      starred: [{ message_id: 'plan' }, { message_id: 'sheet' }],
      subscription: plan,
      class: ofClass,
      usage: { count_messages: 3 },
      versions: [{ id: 'v' }],
      not_sent: [{ op: { op: 'message.send', content: 'Owls' }, state: 'queued' }],
      drafts: [{ key: 'chat:older', text: 'Tūī', savedAt: expect.any(String) }],
    })
    expect([waiting.length, drafts.length]).toEqual([1, 1])
  })

  it('says "nothing" rather than leaving it out for who has neither a plan nor a class', async () => {
    const { chats, rest, isWhole } = await readWholeAccount(db)
    expect([chats, isWhole]).toEqual([[], false])
    expect(rest).toEqual({
      starred: [],
      subscription: null,
      class: null,
      usage: null,
      versions: [],
      not_sent: [],
      drafts: [],
    })
  })

  it('is not whole while older messages are elsewhere, or were deleted here to make room', async () => {
    await historyTo(db, 50)
    expect((await readWholeAccount(db)).isWhole).toBe(false)
    await historyTo(db, null)
    expect((await readWholeAccount(db)).isWhole).toBe(true)
    await arrive(db, chat('chat'))
    await db.chat_sessions.update('chat', { complete: false })
    expect((await readWholeAccount(db)).isWhole).toBe(false)
  })

  it('holds a deleted chat only for what is starred in it', async () => {
    await arrive(
      db,
      chat('gone', deleted),
      chat('gone for good', deleted),
      message('a', { session_id: 'gone', created_at: day(1), is_visable: false }),
      message('b', { session_id: 'gone', created_at: day(2), is_visable: false }),
      message('c', { session_id: 'gone', created_at: day(3), is_visable: false }),
      star('b', { chat_session_id: 'gone', starred_at: day(5) }),
      star('c', { chat_session_id: 'gone', starred_at: day(4) }),
    )
    const { chats } = await readWholeAccount(db)
    expect(chats).toMatchObject([{ id: 'gone', starred: [{ id: 'b' }, { id: 'c' }] }])
    const read = chats[0] && (await readWholeChat(chats[0], db))
    expect(read).toMatchObject({ chat: { id: 'gone' }, messages: [{ id: 'b' }, { id: 'c' }] })
  })

  it('has each message of a chat once, also the starred ones', async () => {
    await arrive(
      db,
      chat('chat'),
      message('a', { created_at: day(1) }),
      message('b', { created_at: day(2) }),
      star('b'),
    )
    const [first] = (await readWholeAccount(db)).chats
    const read = first && (await readWholeChat(first, db))
    expect(read?.messages.map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('has no chat that is not here', async () => {
    expect(await readWholeChat({ id: 'nowhere', starred: [] }, db)).toBeUndefined()
  })
})

describe('how much is on this device', () => {
  it('counts chats, saved plans and resources, and what waits', async () => {
    await historyTo(db, null)
    await arrive(
      db,
      chat('one'),
      chat('two'),
      chat('gone', deleted),
      star('p', { chat_session_id: 'one' }),
      star('q', { chat_session_id: 'one' }),
      star('r', { chat_session_id: 'two', item_type: 'resource' }),
    )
    await sendMessage({ generatorType: 'lessonPlan', context: null, content: 'Owls', sessionId: 'one' }, db)
    expect(await readKeptHere(db)).toEqual({ chats: 2, plans: 2, resources: 1, waiting: 1, isWhole: true })
  })

  it('tells how far back the messages go', async () => {
    expect([await hasSynced(db), await readHistoryPlace(db), await isHistoryComplete(db)]).toEqual([
      false,
      undefined,
      false,
    ])
    await historyTo(db, 50)
    expect([await hasSynced(db), await readHistoryPlace(db), await isHistoryComplete(db)]).toEqual([
      true,
      50,
      false,
    ])
    await historyTo(db, null)
    expect([await readHistoryPlace(db), await isHistoryComplete(db)]).toEqual([null, true])
  })

  it('tells when the account will be deleted, if somebody asked for that', async () => {
    expect(await readDeletionDue(db)).toBeNull()
    await arrive(db, row('subscriptions', { deletion_due_at: null }))
    expect(await readDeletionDue(db)).toBeNull()
    await arrive(db, row('subscriptions', { deletion_due_at: day(28) }))
    expect(await readDeletionDue(db)).toBe(day(28))
    expect((await db.subscriptions.toArray())[0]?.id).toBe(USER)
  })
})
