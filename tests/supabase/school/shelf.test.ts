import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../../support/databases/database.ts'
import { link, makeAdmin, remove } from '../../support/school/two-schools.ts'
import { call, type Json, op, type Row, Teacher } from '../../support/teacher.ts'

const BODY = { content: '# Fractions', doc: { format: 'plan', sections: [] }, doc_version: 1 }
const ITEM = { item_type: 'lesson_plan', title: 'Fractions', about: 'Year 5', words: 'We learn', body: BODY }

const put = (by: Teacher, id: string, item: Json = ITEM) =>
  by.applyOne(op('shelf.set', `shelf:${id}`, { message_id: id, item }))
const withdraw = (by: Teacher, id: string) => put(by, id, null)
const shelfIn = (rows: { t: string; r: Row }[]) =>
  rows.filter(({ t }) => t === 'shelf_items').map(({ r }) => r)
const shelfOf = async (reader: Teacher) => shelfIn((await reader.bootstrap()).rows)
const headOf = async (teacher: Teacher) => {
  const [head] = await teacher.sql<{ rev: string }>('select rev from public.sync_heads')
  return Number(head?.rev)
}
const documents = async (reader: Teacher, ...ids: string[]) => {
  const args = 'select public.fetch_messages($1::text::uuid[]) as page'
  const [row] = await reader.sql<{ page: { rows: { t: string; r: Row }[] } }>(args, [`{${ids.join(',')}}`])
  return shelfIn(row?.page.rows ?? [])
}

onBothDatabases("a school's shelf", (db) => {
  let admin: Teacher
  let one: Teacher
  let other: Teacher
  let outsider: Teacher
  let id: string
  beforeEach(async () => {
    admin = await makeAdmin(db())
    ;[one, other, outsider] = [await Teacher.join(db()), await Teacher.join(db()), await Teacher.join(db())]
    await link(admin, one, { admin_provided_name: 'Ms Ngata' })
    await link(admin, other)
    id = randomUUID()
  })

  describe('bad input', () => {
    it.each<[string, Json, string]>([
      ['a word', 'plan', 'rejected'],
      ['no document', { ...ITEM, body: null }, 'rejected'],
      ['an empty document', { ...ITEM, body: { content: '  ' } }, 'rejected'],
      ['a document that is a list', { ...ITEM, body: { ...BODY, doc: [1] } }, 'rejected'],
      ['another kind of thing', { ...ITEM, item_type: 'reply' }, 'rejected'],
      ['another kind of resource', { ...ITEM, body: { ...BODY, resource_type: 'video' } }, 'rejected'],
      ['no title', { ...ITEM, title: ' ' }, 'rejected'],
      ['a title of 500 letters', { ...ITEM, title: 'a'.repeat(500) }, 'too_long'],
      ['two million letters', { ...ITEM, body: { content: 'a'.repeat(2_000_000) } }, 'too_long'],
    ])('%s is refused, and the copy that stands there stays', async (_what, item, reason) => {
      await put(one, id)
      expect(await put(one, id, item)).toMatchObject({ status: 'refused', reason })
      expect(await shelfOf(other)).toMatchObject([{ title: 'Fractions' }])
    })

    it('nobody replaces or withdraws what a colleague put there', async () => {
      await put(one, id)
      expect(await put(other, id, { ...ITEM, title: 'Mine' })).toMatchObject({ reason: 'rejected' })
      expect(await withdraw(other, id)).toMatchObject({ status: 'done' })
      expect(await withdraw(admin, id)).toMatchObject({ status: 'done' })
      expect(await shelfOf(other)).toMatchObject([{ title: 'Fractions' }])
    })

    it('who is in no school puts nothing anywhere', async () => {
      expect(await put(outsider, id)).toMatchObject({ status: 'refused', reason: 'no_school' })
      expect(await shelfOf(outsider)).toEqual([])
    })

    it('takes 50 items of one teacher and 200 of a school', async () => {
      const fill = (by: Teacher, count: number) =>
        db().as('owner', (tx) =>
          tx.sql(
            `insert into private.shelf_documents (id, user_id, school_id, version, by_name, item_type, title, about, words, body)
             select gen_random_uuid(), $1::text::uuid, private.school_of($1::text::uuid), gen_random_uuid(), '', 'lesson_plan',
               'One', '', '', '{}' from generate_series(1, $2::int)`,
            [by.id, count],
          ),
        )
      await fill(one, 49)
      expect(await put(one, id)).toMatchObject({ status: 'done' })
      expect(await put(one, randomUUID())).toMatchObject({ reason: 'limit' })
      expect(await put(one, id, { ...ITEM, title: 'Newer' })).toMatchObject({ status: 'done' })
      await fill(admin, 150)
      expect(await put(other, randomUUID())).toMatchObject({ reason: 'limit' })
      expect(await shelfOf(other)).toHaveLength(200)
    })
  })

  it('shows a colleague and the administrator who put what there, without its document', async () => {
    expect(await put(one, id)).toMatchObject({ status: 'done' })
    const seen = { id, title: 'Fractions', about: 'Year 5', words: 'We learn', by: 'Ms Ngata', bare: 1 }
    expect(await shelfOf(other)).toEqual([
      expect.objectContaining({ ...seen, mine: false, user_id: other.id }),
    ])
    expect(await shelfOf(admin)).toMatchObject([{ ...seen, user_id: admin.id }])
    expect(await shelfOf(one)).toMatchObject([{ mine: true }])
    expect(JSON.stringify(await shelfOf(other))).not.toContain('# Fractions')
    expect(JSON.stringify(await shelfOf(other))).not.toContain(`${one.id}`)
  })

  it('hands the document to who asks for it by its id', async () => {
    await put(one, id)
    const [listed] = await shelfOf(other)
    expect(await documents(other, id)).toEqual([
      expect.objectContaining({ id, body: BODY, rev: listed?.rev }),
    ])
  })

  it('comes by pull, a newer copy in place of the older, and goes by pull when it is withdrawn', async () => {
    const { epoch, as_of } = await other.bootstrap()
    await put(one, id)
    const first = await other.pull(epoch, as_of)
    expect(shelfIn(first.rows)).toMatchObject([{ id, title: 'Fractions' }])
    await put(one, id, { ...ITEM, title: 'Fractions 2' })
    const second = await other.pull(epoch, first.cursor)
    expect(shelfIn(second.rows)).toMatchObject([{ id, title: 'Fractions 2' }])
    expect((await other.pull(epoch, second.cursor)).rows).toEqual([])
    await withdraw(one, id)
    const third = await other.pull(epoch, second.cursor)
    expect(third.rows).toMatchObject([{ t: 'sync_tombstones', r: { table_name: 'shelf_items', row_id: id } }])
    expect((await other.pull(epoch, third.cursor)).rows).toEqual([])
    expect(await documents(other, id)).toEqual([])
  })

  describe('a nudge', () => {
    const heads = () => Promise.all([one, other, admin, outsider].map(headOf))
    /** Who heard of it: a device pulls when the head of its teacher moves. */
    const heard = async (change: () => Promise<unknown>) => {
      const before = await heads()
      await change()
      const after = await heads()
      return { colleagues: [1, 2].map((n) => after[n] !== before[n]), outsider: after[3] !== before[3] }
    }
    const all = { colleagues: [true, true], outsider: false }
    const nobody = { colleagues: [false, false], outsider: false }

    it('tells colleagues, and nobody else, of what is put there, replaced and withdrawn', async () => {
      expect(await heard(() => put(one, id))).toEqual(all)
      expect(await heard(() => put(one, id, { ...ITEM, title: 'Newer' }))).toEqual(all)
      expect(await heard(() => withdraw(one, id))).toEqual(all)
    })

    it('tells nobody of what was refused, or of nothing to withdraw', async () => {
      expect(await heard(() => put(one, id, { ...ITEM, title: ' ' }))).toEqual(nobody)
      expect(await heard(() => withdraw(one, id))).toEqual(nobody)
      expect(await heard(() => put(outsider, id))).toEqual(nobody)
    })

    it('tells who stays that a leaver took theirs along', async () => {
      await put(one, id)
      await other.bootstrap()
      expect(await heard(() => remove(admin, one))).toMatchObject({ colleagues: [true, true] })
    })

    it('moves each head once for a whole queue, and leaves nothing more to pull', async () => {
      const { epoch } = await other.bootstrap()
      const before = await headOf(other)
      const ops = Array.from({ length: 20 }, () => randomUUID()).map((message_id) =>
        op('shelf.set', `shelf:${message_id}`, { message_id, item: ITEM }),
      )
      await one.apply(...ops)
      expect(await headOf(other)).toBe(before + 1)
      const first = await other.pull(epoch, before)
      expect(shelfIn(first.rows)).toHaveLength(20)
      expect(await other.pull(epoch, first.cursor)).toMatchObject({ rows: [], cursor: first.head })
    })
  })

  it('answers the one who puts it there with the number that their own row has', async () => {
    const { epoch, as_of } = await one.bootstrap()
    const answer = await put(one, id)
    const { rows } = await one.pull(epoch, as_of)
    expect(shelfIn(rows)).toMatchObject([{ id, mine: true, rev: answer.rev }])
  })

  it('an op that was sent twice has one effect', async () => {
    const once = op('shelf.set', `shelf:${id}`, { message_id: id, item: ITEM })
    const first = await one.applyOne(once)
    await withdraw(one, id)
    expect(await one.applyOne(once)).toEqual(first)
    expect(await shelfOf(other)).toEqual([])
  })

  it('is nothing to an outsider, to another school or to who left, from the same moment on', async () => {
    const elsewhere = await makeAdmin(db())
    const theirs = await Teacher.join(db())
    await link(elsewhere, theirs)
    await put(one, id)
    for (const stranger of [outsider, elsewhere, theirs]) {
      expect(await shelfOf(stranger)).toEqual([])
      expect(await documents(stranger, id)).toEqual([])
    }
    const { epoch, as_of } = await other.bootstrap()
    await remove(admin, other)
    expect(await documents(other, id)).toEqual([]) // before any pull
    const { rows } = await other.pull(epoch, as_of)
    expect(rows).toContainEqual(
      expect.objectContaining({ t: 'sync_tombstones', r: expect.objectContaining({ row_id: id }) }),
    )
    expect(await shelfOf(other)).toEqual([])
  })

  it('loses what a teacher put there when the teacher leaves, is removed or deletes the account', async () => {
    await put(one, id)
    await remove(admin, one)
    expect(await shelfOf(other)).toEqual([])
    await link(admin, one)
    expect(await shelfOf(other)).toEqual([])
    await put(one, id)
    await db().as('auth', (tx) => tx.sql('delete from auth.users where id = $1', [one.id]))
    expect(await shelfOf(other)).toEqual([])
  })

  it('brings what stands there already to a teacher who joins', async () => {
    await put(one, id)
    const { epoch, as_of } = await outsider.bootstrap()
    await link(admin, outsider)
    expect(shelfIn((await outsider.pull(epoch, as_of)).rows)).toMatchObject([{ id }])
  })

  it('is closed while the school has no administrator, and there again afterwards', async () => {
    await put(one, id)
    const set = (is_admin: boolean) =>
      call(db(), 'service', 'set_subscription', { target_user: admin.id, patch: { is_admin } })
    await set(false)
    expect(await shelfOf(other)).toEqual([])
    await set(true)
    expect(await shelfOf(other)).toMatchObject([{ id }])
  })

  describe('a copy', () => {
    const take = (by: Teacher, fields: Record<string, Json> = {}) => {
      const ids = { session_id: randomUUID(), message_id: randomUUID() }
      const all = { ...ids, generator_type: 'lessonPlan', title: 'Fractions', body: BODY, ...fields }
      return by.applyOne(op('document.copy', `chat:${all.session_id}`, all))
    }

    it("is a chat of the teacher's own that can be starred and stays when the original goes", async () => {
      await put(one, id)
      const ids = { session_id: randomUUID(), message_id: randomUUID() }
      await withdraw(one, id)
      expect(await take(other, ids)).toMatchObject({ status: 'done' })
      const star = { ...ids, item_type: 'lesson_plan', starred: true }
      expect(await other.applyOne(op('star.set', `star:${ids.message_id}`, star))).toMatchObject({
        status: 'done',
      })
      const [kept] = await other.sql('select role, state, content, doc from public.chat_messages')
      expect(kept).toMatchObject({ role: 'assistant', state: 'done', content: '# Fractions', doc: BODY.doc })
      expect(await other.used()).toBe(0)
    })

    it.each<[string, Record<string, Json>, string]>([
      ['without a document', { body: null }, 'rejected'],
      ['of a kind that is none', { body: { ...BODY, resource_type: 'x' } }, 'rejected'],
      ['of two million letters', { body: { content: 'a'.repeat(2_000_000) } }, 'too_long'],
    ])('%s is refused', async (_what, fields, reason) => {
      expect(await take(other, fields)).toMatchObject({ status: 'refused', reason })
      expect(await other.sql('select 1 from public.chat_sessions')).toEqual([])
    })

    it("never gets into another teacher's chat or over their message", async () => {
      const { session, message } = await one.send()
      expect(await take(other, { session_id: session })).toMatchObject({ reason: 'id_taken' })
      expect(await take(other, { message_id: message })).toMatchObject({ reason: 'id_taken' })
    })
  })
})
