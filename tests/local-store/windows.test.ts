import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import type { ChatMessage, ChatSession, ServerRow } from '#domain/rows.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { StoreDb } from '#local-store/db.ts'
import { countChats, listChats } from '#local-store/queries/chats.ts'
import { listMessages } from '#local-store/queries/messages.ts'
import { listRepliesWanted } from '#local-store/queries/replies-wanted.ts'
import { reconcile } from '#sync/reconcile.ts'

const USER = 'a0000000-0000-4000-8000-000000000001'
let db: StoreDb
beforeEach(() => {
  db = new StoreDb(USER, { indexedDB: new IDBFactory(), IDBKeyRange })
})

const time = (n: number) => new Date(1_790_000_000_000 + n).toISOString().replace('Z', '+00:00')

function chat(n: number, change: Partial<ChatSession> = {}): ServerRow {
  const id = `chat-${n}`
  const times = { created_at: time(n), updated_at: time(n) }
  const r = {
    id,
    user_id: USER,
    title: id,
    generator_type: 'lessonPlan',
    is_deleted: false,
    rev: n + 1,
    ...times,
  } as const
  return { t: 'chat_sessions', r: { ...r, ...change } }
}

function message(n: number, change: Partial<ChatMessage> = {}): ServerRow {
  const empty = { chat_content: null, html_content: null, edited_html_content: null, edited_revision: null }
  const none = {
    resource_link: null,
    resource_type: null,
    reply_to: null,
    context: null,
    doc: null,
    doc_version: null,
  }
  const r = {
    id: `m-${n}`,
    user_id: USER,
    session_id: 'chat-1',
    role: 'user',
    content: `${n}`,
    is_visable: true,
  } as const
  const rest = { state: 'done', created_at: time(n), rev: n + 1, ...empty, ...none } as const
  return { t: 'chat_messages', r: { ...r, ...rest, ...change } }
}

const many = <T>(count: number, make: (n: number) => T) => Array.from({ length: count }, (_, n) => make(n))

describe('limited lists', () => {
  it('[CHAT-43] [DATA-42] reads one page of the newest chats and counts the rest', async () => {
    await reconcile(db, [...many(45, (n) => chat(n)), chat(99, { is_deleted: true })])
    const page = await listChats(20, db)
    expect(page.map(({ chat }) => chat.id)).toEqual(many(20, (n) => `chat-${44 - n}`))
    expect(await countChats(db)).toBe(45)
  })

  it('[DATA-51] [CHAT-146] shows the newest messages oldest first, without the hidden ones', async () => {
    await reconcile(db, [...many(30, (n) => message(n)), message(40, { is_visable: false })])
    const shown = await listMessages('chat-1', 5, db)
    expect(shown.map(({ message }) => message.id)).toEqual(['m-25', 'm-26', 'm-27', 'm-28', 'm-29'])
  })

  it('puts waiting messages last, whatever this device’s clock says', async () => {
    await reconcile(db, [chat(1), message(5, { created_at: '2099-01-01T00:00:00+00:00' })])
    for (const content of ['one', 'two']) {
      await sendMessage({ sessionId: 'chat-1', generatorType: 'lessonPlan', content, context: null }, db)
    }
    const contents = (await listMessages('chat-1', 200, db)).map(({ message }) => message.content)
    expect(contents).toEqual(['5', 'one', '', 'two', ''])
  })

  it('lists the unfinished replies that the server has, and no others', async () => {
    const reply = { role: 'assistant', reply_to: 'm-0' } as const
    await reconcile(db, [
      chat(1),
      message(1, { ...reply, state: 'waiting' }),
      message(2, { ...reply, state: 'running' }),
      message(3, { ...reply, state: 'done' }),
      message(4, { ...reply, state: 'waiting', is_visable: false }),
    ])
    await sendMessage(
      { sessionId: 'chat-1', generatorType: 'lessonPlan', content: 'offline', context: null },
      db,
    )
    const wanted = await listRepliesWanted(20, db)
    expect(wanted.map(({ replyId, state }) => [replyId, state])).toEqual([
      ['m-1', 'waiting'],
      ['m-2', 'running'],
    ])
  })
})
