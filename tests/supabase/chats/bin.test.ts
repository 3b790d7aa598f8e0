import { expect, it } from 'vitest'
import { BIN_DAYS } from '#domain/promises.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { call, op, Teacher } from '../../support/teacher.ts'

onBothDatabases('the bin of deleted chats', (db) => {
  const owner = (text: string, values: unknown[]) => db().as('owner', (tx) => tx.sql(text, values))
  const remove = (t: Teacher, session: string) =>
    t.applyOne(op('chat.delete', `chat:${session}`, { session_id: session }))
  /** Moves the deletion of a chat back in time. */
  async function age(session: string, days: number) {
    await owner('alter table public.chat_sessions disable trigger d_bin', [])
    await owner(
      `update public.chat_sessions set deleted_at = clock_timestamp() - $2::int * interval '1 day' where id = $1::text::uuid`,
      [session, days],
    )
    await owner('alter table public.chat_sessions enable trigger d_bin', [])
  }
  const messages = async (t: Teacher) =>
    (await t.sql<{ id: string }>('select id from public.chat_messages')).map(({ id }) => id)
  const chats = async (t: Teacher) =>
    (await t.sql<{ id: string }>('select id from public.chat_sessions')).map(({ id }) => id)

  it('keeps a chat for 30 days, for every device, and gives it back whole', async () => {
    const t = await Teacher.join(db())
    const { session } = await t.send()
    await remove(t, session)
    await age(session, BIN_DAYS - 1)
    await call(db(), 'service', 'apply_retention')
    const held = (await t.bootstrap()).rows.filter(({ t: table }) => table === 'chat_sessions')
    expect(held.map(({ r }) => [r.id, r.is_deleted, typeof r.deleted_at])).toEqual([
      [session, true, 'string'],
    ])
    await t.applyOne(op('chat.restore', `chat:${session}`, { session_id: session }))
    expect(await t.sql('select 1 from public.chat_messages where is_visable')).toHaveLength(2)
    const [row] = await t.sql<{ deleted_at: string | null }>('select deleted_at from public.chat_sessions')
    expect(row?.deleted_at).toBeNull()
  })

  it('is emptied after that, and every device hears of it; what is starred stays until the star goes', async () => {
    const t = await Teacher.join(db())
    const plain = await t.send()
    const starred = await t.send()
    const alive = await t.send()
    const star = (on: boolean) => {
      const body = {
        session_id: starred.session,
        message_id: starred.reply,
        item_type: 'lesson_plan',
        starred: on,
      }
      return t.applyOne(op('star.set', `star:${starred.reply}`, body))
    }
    await star(true)
    for (const { session } of [plain, starred]) {
      await remove(t, session)
      await age(session, BIN_DAYS + 1)
    }
    const { epoch, as_of } = await t.bootstrap()
    await call(db(), 'service', 'apply_retention')
    expect((await messages(t)).sort()).toEqual([starred.reply, alive.message, alive.reply].sort())
    expect((await chats(t)).sort()).toEqual([starred.session, alive.session].sort())
    const gone = (await t.pull(epoch, as_of)).rows.map(({ r }) => r.row_id)
    expect(gone.sort()).toEqual([plain.session, plain.message, plain.reply, starred.message].sort())
    await star(false)
    await call(db(), 'service', 'apply_retention')
    expect(await chats(t)).toEqual([alive.session])
  })

  it('counts from the deletion by the server’s clock, whatever a client says', async () => {
    const t = await Teacher.join(db())
    const { session } = await t.send()
    const write = (values: string) =>
      t.sql(`update public.chat_sessions set ${values} where id = '${session}'`)
    await expect(write(`deleted_at = '2020-01-01'`)).rejects.toThrow()
    await write('is_deleted = true')
    const [row] = await t.sql<{ recent: boolean }>(
      `select deleted_at > clock_timestamp() - interval '1 minute' as recent from public.chat_sessions`,
    )
    expect(row?.recent).toBe(true)
  })
})
