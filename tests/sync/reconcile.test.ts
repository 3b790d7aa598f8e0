import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { beforeEach, describe, expect, it } from 'vitest'
import { renameOp, sendOp, starOp } from '#domain/ops.ts'
import type { ServerRow } from '#domain/rows.ts'
import { commit } from '#local-store/commit.ts'
import { StoreDb } from '#local-store/db.ts'
import { readChat } from '#local-store/queries/chats.ts'
import { shown } from '#local-store/records.ts'
import { applying } from '#sync/position.ts'
import { reconcile } from '#sync/reconcile.ts'
import { chatRow, messageRow, starRow, USER } from './support/rows.ts'

let db: StoreDb
beforeEach(() => {
  db = new StoreDb(USER, { indexedDB: new IDBFactory(), IDBKeyRange })
})

const arrive = (...rows: ServerRow[]) => applying(db, () => reconcile(db, rows))
const chat = (rev: number, title: string): ServerRow => ({ t: 'chat_sessions', r: chatRow(rev, { title }) })
const star = (rev: number): ServerRow => ({ t: 'starred_items', r: starRow(rev) })
const buried = (rev: number): ServerRow => ({
  t: 'sync_tombstones',
  r: { user_id: USER, table_name: 'starred_items', row_id: 'message', rev },
})
const title = async () => (await readChat('chat', db))?.chat.title
const isStarred = async () => shown(await db.starred_items.get('message')) !== undefined
const rename = (opId: string, to: string) => renameOp(opId, { session_id: 'chat', title: to })

describe('reconcile', () => {
  it('keeps the newest row, in whatever order rows arrive', async () => {
    await arrive(chat(5, 'five'))
    await arrive(chat(3, 'three'))
    expect(await title()).toBe('five')
    await arrive(chat(9, 'nine'), chat(7, 'seven'))
    expect(await title()).toBe('nine')
  })

  it('removes a star for good, whether its row or its tombstone comes first', async () => {
    await arrive(star(3))
    await arrive(buried(4))
    expect(await isStarred()).toBe(false)
    await arrive(star(3))
    expect(await isStarred()).toBe(false)
    await arrive(star(6))
    expect(await isStarred()).toBe(true)
    await arrive(buried(5))
    expect(await isStarred()).toBe(true)
  })

  it('[CHAT-40] applies waiting changes on top of the arriving row, and keeps the row underneath', async () => {
    await arrive(chat(1, 'server'))
    await commit(rename('op', 'mine'), db)
    await arrive(chat(2, 'other device'))
    expect(await title()).toBe('mine')
    expect((await db.chat_sessions.get('chat'))?.row?.title).toBe('other device')
  })

  it('does not apply a refused change to the row', async () => {
    await arrive(chat(1, 'server'))
    await commit(rename('op', 'mine'), db)
    await db.outbox.toCollection().modify({ state: 'parked' })
    await arrive(chat(2, 'newer'))
    expect(await title()).toBe('newer')
    expect((await db.chat_sessions.get('chat'))?.view).toBeUndefined()
  })

  it('keeps no second copy of the row when nothing waits', async () => {
    await arrive(chat(1, 'server'), { t: 'chat_messages', r: messageRow(2) })
    expect(await db.chat_messages.get('message')).toEqual({
      id: 'message',
      rev: 2,
      row: messageRow(2),
      session_id: 'chat',
      place: messageRow(2).created_at,
    })
  })

  it('shows a waiting star over a tombstone and a waiting removal over a star', async () => {
    const set = (opId: string, starred: boolean) =>
      starOp(opId, { session_id: 'chat', message_id: 'message', item_type: 'lesson_plan', starred })
    await commit(set('1', true), db)
    await arrive(star(1), buried(2))
    expect(await isStarred()).toBe(true)
    await commit(set('2', false), db)
    await arrive(star(3))
    expect(await isStarred()).toBe(false)
  })

  it('keeps a chat begun here complete when its row arrives', async () => {
    const names = { session_id: 'chat', message_id: 'message', reply_id: 'reply' }
    await commit(
      sendOp('1', { ...names, generator_type: 'lessonPlan', content: 'x', context: null, title: 'x' }),
      db,
    )
    await arrive(chat(4, 'x'))
    expect(await readChat('chat', db)).toMatchObject({ complete: true })
  })

  it('does not mark a chat complete when only its row has arrived', async () => {
    await arrive(chat(4, 'x'))
    expect(await readChat('chat', db)).toMatchObject({ complete: false })
  })
})
