import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../support/databases/database.ts'
import { call, op, type Page, type SyncedRow, sendOp, Teacher } from '../support/teacher.ts'

const keyOf = ({ t, r }: SyncedRow) =>
  `${t} ${t === 'sync_tombstones' ? `${r.table_name} ${r.row_id}` : (r.id ?? r.user_id)}`

/** Pulls until nothing is left; answers every row once, as a device would hold it. */
async function pullAll(teacher: Teacher, epoch: string, since: number, size: number) {
  const held = new Map<string, SyncedRow>()
  const sizes: number[] = []
  let cursor = since
  for (;;) {
    const page = await teacher.pull(epoch, cursor, size)
    for (const row of page.rows) held.set(keyOf(row), row)
    sizes.push(page.rows.length)
    if (page.cursor === page.head) return { held, sizes, cursor: page.cursor }
    expect(page.cursor).toBeGreaterThan(cursor)
    cursor = page.cursor
  }
}

onBothDatabases('pull_changes', (db) => {
  it('answers rows as the tables hold them, in order of rev, and the head as cursor', async () => {
    const t = await Teacher.join(db())
    const { epoch, as_of } = await t.bootstrap()
    const sent = await t.send()
    const page = await t.pull(epoch, as_of)
    expect(page.rows.map((row) => row.t)).toEqual([
      'user_usage',
      'chat_sessions',
      'chat_messages',
      'chat_messages',
    ])
    expect(page.rows.map((row) => row.r.rev)).toEqual([as_of + 1, as_of + 2, as_of + 3, as_of + 4])
    expect(page).toMatchObject({ epoch, head: as_of + 4, cursor: as_of + 4 })
    expect(Date.parse(page.server_time)).toBeGreaterThan(0)
    const stored = await t.sql<{ row: unknown }>(
      `select to_jsonb(m) as row from public.chat_messages m where id = $1::text::uuid`,
      [sent.message],
    )
    expect(stored[0]?.row).toMatchObject({ id: sent.message, rev: page.rows[2]?.r.rev ?? -1 })
    expect(String(page.rows[2]?.r.created_at)).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d{1,3})?\+00:00$/)
  })

  it('nothing new is an empty page at the same cursor', async () => {
    const t = await Teacher.join(db())
    const { epoch, as_of } = await t.bootstrap()
    expect(await t.pull(epoch, as_of)).toMatchObject({ rows: [], cursor: as_of, head: as_of })
  })

  it.each([1, 3, 7, 500])('pages of %i bring every row once', async (size) => {
    const t = await Teacher.join(db(), 100)
    const { epoch } = await t.bootstrap()
    for (let n = 0; n < 5; n += 1) await t.send()
    const { held, sizes } = await pullAll(t, epoch, 0, size)
    expect(held.size).toBe(2 + 5 * 3)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(size)
  })

  it('a page ends at 512 KB and is never empty', async () => {
    const t = await Teacher.join(db())
    const { epoch, as_of } = await t.bootstrap()
    const sent = await t.send()
    const replies = [sent, await t.send(), await t.send()]
    for (const { reply, session } of replies)
      await t.applyOne(
        op('resource.save', `resource:${reply}`, {
          session_id: session,
          message_id: reply,
          base_id: null,
          html: 'x'.repeat(400_000),
        }),
      )
    const { held, sizes } = await pullAll(t, epoch, as_of, 500)
    expect(held.size).toBe(1 + 3 * 3)
    expect(sizes.length).toBeGreaterThanOrEqual(3)
    for (const size of sizes) expect(size).toBeGreaterThan(0)
  })

  it('at most 500 rows whatever is asked for', async () => {
    const t = await Teacher.join(db(), 1000)
    const { epoch, session } = { ...(await t.bootstrap()), ...(await t.send()) }
    for (let n = 0; n < 3; n += 1)
      await t.apply(...Array.from({ length: 100 }, () => sendOp({ session_id: session })))
    expect((await t.pull(epoch, 0, 100_000)).rows).toHaveLength(500)
  })

  it('another epoch, a cursor from the future, and an account the server has not met ask for a resync', async () => {
    const t = await Teacher.join(db())
    const { epoch, as_of } = await t.bootstrap()
    expect(await t.pull(randomUUID(), 0)).toEqual({ resync: true })
    expect(await t.pull(null, 0)).toEqual({ resync: true })
    expect(await t.pull(epoch, as_of + 1)).toEqual({ resync: true })
    const stranger = { user: randomUUID() }
    expect(await call(db(), stranger, 'pull_changes', { epoch, since: 0 })).toEqual({ resync: true })
    await db().as('owner', (tx) => tx.sql('select private.new_epochs()'))
    expect(await t.pull(epoch, 0)).toEqual({ resync: true })
  })

  it('a removed star comes as a tombstone named by its message, and a new star after it', async () => {
    const t = await Teacher.join(db())
    const sent = await t.send()
    const star = (starred: boolean) =>
      op('star.set', `star:${sent.message}`, {
        session_id: sent.session,
        message_id: sent.message,
        item_type: 'lesson_plan',
        starred,
      })
    await t.apply(star(true))
    const { epoch, as_of } = await t.bootstrap()
    await t.apply(star(false))
    const removed = await t.pull(epoch, as_of)
    expect(removed.rows).toMatchObject([
      { t: 'sync_tombstones', r: { user_id: t.id, table_name: 'starred_items', row_id: sent.message } },
    ])
    await t.apply(star(true))
    const again = await t.pull(epoch, as_of)
    expect(again.rows.map((row) => row.t)).toEqual(['sync_tombstones', 'starred_items'])
  })

  it('[DATA-22] [DATA-71] brings no row of anyone else', async () => {
    const [mine, other] = [await Teacher.join(db()), await Teacher.join(db())]
    await other.send()
    const { epoch } = await mine.bootstrap()
    const { rows } = await mine.pull(epoch, 0)
    expect(new Set(rows.map((row) => row.r.user_id))).toEqual(new Set([mine.id]))
  })
})

onBothDatabases('bootstrap and fetches', (db) => {
  it('makes the plan and the counter of a new teacher', async () => {
    const t = await Teacher.join(db())
    const page = await t.bootstrap()
    const rows = new Map(page.rows.map((row) => [row.t, row.r]))
    expect(rows.get('subscriptions')).toMatchObject({
      message_limit: 10,
      plan_type: 'free',
      is_admin: false,
      is_trial: false,
    })
    expect(rows.get('user_usage')).toMatchObject({ count_messages: 0 })
    expect(page).toMatchObject({ complete_chats: [], history_before: null })
    expect(page.as_of).toBe(2)
  })

  it('brings the newest 200 chats, the stars with their chats, and the newest chat whole', async () => {
    const t = await Teacher.join(db(), 1000)
    const starred = await t.send()
    await t.apply(
      op('star.set', `star:${starred.message}`, {
        session_id: starred.session,
        message_id: starred.message,
        item_type: 'lesson_plan',
        starred: true,
      }),
      op('chat.delete', `chat:${starred.session}`, { session_id: starred.session }),
    )
    const oldest = await t.send()
    for (let n = 0; n < 2; n += 1) await t.apply(...Array.from({ length: 100 }, () => sendOp()))
    const newest = await t.send({ session_id: oldest.session })
    const page = await t.bootstrap()
    const of = (table: string) => page.rows.filter((row) => row.t === table).map((row) => row.r)
    expect(of('chat_sessions')).toHaveLength(201)
    expect(of('chat_sessions').filter((chat) => chat.is_deleted)).toMatchObject([{ id: starred.session }])
    expect(of('starred_items')).toMatchObject([{ message_id: starred.message }])
    expect(page.complete_chats).toEqual([newest.session])
    expect(of('chat_messages').map((m) => m.session_id)).toEqual(
      Array.from({ length: 4 }, () => newest.session),
    )
    expect(page.history_before).toBe(page.as_of + 1)
  })

  it('history brings the rest by pages, newest first, without the chats that were deleted', async () => {
    const t = await Teacher.join(db(), 100)
    for (let n = 0; n < 6; n += 1) await t.send()
    const gone = await t.send()
    await t.apply(op('chat.delete', `chat:${gone.session}`, { session_id: gone.session }))
    const kept = await t.send()
    await t.apply(
      op('star.set', `star:${kept.reply}`, {
        session_id: kept.session,
        message_id: kept.reply,
        item_type: 'lesson_plan',
        starred: true,
      }),
    )
    await t.apply(op('chat.delete', `chat:${kept.session}`, { session_id: kept.session }))
    const start = await t.bootstrap()
    const found = new Map<string, SyncedRow>()
    let before = start.history_before
    const revs: number[] = []
    while (before !== null) {
      const page: Page = await call<Page>(db(), t.caller, 'fetch_history', { before, max_rows: 4 })
      expect(page).toMatchObject({ epoch: start.epoch, as_of: start.as_of })
      for (const row of page.rows) found.set(keyOf(row), row)
      revs.push(...page.rows.map((row) => Number(row.r.rev)))
      before = page.next_before
    }
    expect(revs).toEqual([...revs].sort((a, b) => b - a))
    const ids = [...found.values()].map((row) => row.r.id)
    expect(ids).toHaveLength(6 * 3 + 2)
    expect(ids).toContain(kept.reply)
    expect(ids).toContain(kept.session)
    expect(ids).not.toContain(gone.session)
  })

  it('fetch_chat brings one chat whole, oldest first; an unknown one is empty', async () => {
    const t = await Teacher.join(db())
    const { session } = await t.send()
    await t.send({ session_id: session })
    const page = await call<Page>(db(), t.caller, 'fetch_chat', { session })
    expect(page.rows.map((row) => row.t)).toEqual([
      'chat_sessions',
      ...Array.from({ length: 4 }, () => 'chat_messages'),
    ])
    expect(page.as_of).toBe((await t.bootstrap()).as_of)
    const times = page.rows.slice(1).map((row) => String(row.r.created_at))
    expect(times).toEqual([...times].sort())
    expect((await call<Page>(db(), t.caller, 'fetch_chat', { session: randomUUID() })).rows).toEqual([])
  })

  it('fetch_messages brings messages with their chats', async () => {
    const t = await Teacher.join(db())
    const [one, two] = [await t.send(), await t.send()]
    const page = await call<Page>(db(), t.caller, 'fetch_messages', {
      ids: [one.message, two.reply, randomUUID()],
    })
    expect(page.rows.map((row) => row.r.id)).toEqual([one.session, two.session, one.message, two.reply])
  })

  describe('an account the server has not met', () => {
    it('gets an empty answer from the fetches', async () => {
      const stranger = { user: randomUUID() }
      const empty = { epoch: null, as_of: 0, rows: [] }
      expect(await call(db(), stranger, 'fetch_chat', { session: randomUUID() })).toMatchObject(empty)
      expect(await call(db(), stranger, 'fetch_history', { before: 9 })).toMatchObject({
        ...empty,
        next_before: null,
      })
    })
  })
})
