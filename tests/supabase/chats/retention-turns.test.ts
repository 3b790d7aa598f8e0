import { expect, it } from 'vitest'
import { onBothDatabases } from '../../support/databases/database.ts'
import { call } from '../../support/teacher.ts'

const id = (kind: number, n: number) => `0000000${kind}-0000-4000-8000-${String(n).padStart(12, '0')}`
const ids = (n: number) => ({ user: id(1, n), chat: id(2, n), message: id(3, n) })
const STARRED = 101

/** A chat that nobody has touched for three years, with one message. */
function oldChat(n: number): string {
  const { user, chat, message } = ids(n)
  return `insert into public.chat_sessions (id, user_id, created_at, updated_at)
      values ('${chat}', '${user}', now() - interval '3 years', now() - interval '3 years');
    insert into public.chat_messages (id, user_id, session_id, role) values ('${message}', '${user}', '${chat}', 'assistant');`
}

function star(n: number): string {
  const { user, chat, message } = ids(n)
  return `insert into public.starred_items (user_id, message_id, chat_session_id, item_type)
    values ('${user}', '${message}', '${chat}', 'lesson_plan');`
}

onBothDatabases('the turns of the daily removal', (db) => {
  it('reach a teacher behind a hundred whose old chats are all starred', async () => {
    const teachers = Array.from({ length: STARRED + 1 }, (_, n) => n)
    const accounts = teachers.map(
      (n) => `insert into auth.users (id, email) values ('${ids(n).user}', '${n}@school.test');`,
    )
    await db().as('auth', (tx) => tx.script(accounts.join('')))
    const chats = teachers.map((n) => oldChat(n) + (n < STARRED ? star(n) : ''))
    await db().as('owner', (tx) => tx.script(chats.join('')))
    expect(await call(db(), 'service', 'apply_retention')).toBe(1)
    const left = await db().as('owner', (tx) =>
      tx.sql<{ id: string }>('select id from public.chat_sessions order by id'),
    )
    expect(left.map((row) => row.id)).toEqual(teachers.slice(0, STARRED).map((n) => ids(n).chat))
  })
})
