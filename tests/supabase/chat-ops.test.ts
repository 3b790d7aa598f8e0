import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { onBothDatabases } from '../support/databases/database.ts'
import { call, failure, op, sendOp, Teacher } from '../support/teacher.ts'

onBothDatabases('what ops do', (db) => {
  const join = (limit?: number) => Teacher.join(db(), limit)
  const title = async (t: Teacher, id: string) =>
    (
      await t.sql<{ title: string }>('select title from public.chat_sessions where id = $1::text::uuid', [id])
    )[0]?.title

  it('the last rename wins, a blank one is refused, and a deleted chat keeps its title', async () => {
    const t = await join()
    const { session } = await t.send()
    const rename = (name: string) =>
      t.applyOne(op('chat.rename', `chat:${session}`, { session_id: session, title: name }))
    await rename('First')
    await rename('Second')
    expect(await title(t, session)).toBe('Second')
    expect((await rename('   ')).reason).toBe('empty')
    await t.applyOne(op('chat.delete', `chat:${session}`, { session_id: session }))
    expect((await rename('Third')).status).toBe('done')
    expect(await title(t, session)).toBe('Second')
  })

  it('[DATA-03] [DATA-50] [CHAT-51] deleting hides the messages, a later message revives the chat and shows them again', async () => {
    const t = await join()
    const { session } = await t.send()
    const visible = () => t.sql('select 1 from public.chat_messages where is_visable')
    await t.applyOne(op('chat.delete', `chat:${session}`, { session_id: session }))
    expect(await visible()).toEqual([])
    await t.send({ session_id: session })
    expect(await visible()).toHaveLength(4)
    expect(await t.sql('select 1 from public.chat_sessions where not is_deleted')).toHaveLength(1)
  })

  it('a deleted chat comes back with its messages, once; another teacher cannot bring it back', async () => {
    const t = await join()
    const { session } = await t.send()
    const visible = () => t.sql('select 1 from public.chat_messages where is_visable')
    const restore = () => op('chat.restore', `chat:${session}`, { session_id: session })
    await t.applyOne(op('chat.delete', `chat:${session}`, { session_id: session }))
    expect((await (await join()).applyOne(restore())).status).toBe('done')
    expect(await visible()).toEqual([])
    expect((await t.applyOne(restore())).status).toBe('done')
    expect(await visible()).toHaveLength(2)
    expect((await t.applyOne(restore())).status).toBe('done')
    expect(await t.sql('select 1 from public.chat_sessions where not is_deleted')).toHaveLength(1)
  })

  it('[CHAT-41] a new chat that comes without a title is a New Chat', async () => {
    const t = await join()
    const { session } = await t.send({ title: null })
    expect(await title(t, session)).toBe('New Chat')
  })

  it('an unknown chat: renaming is refused, deleting is done', async () => {
    const t = await join()
    const id = randomUUID()
    expect((await t.applyOne(op('chat.rename', `chat:${id}`, { session_id: id, title: 'x' }))).reason).toBe(
      'gone',
    )
    expect((await t.applyOne(op('chat.delete', `chat:${id}`, { session_id: id }))).status).toBe('done')
  })

  describe('stars', () => {
    const star = (sent: { session: string; message: string }, starred: boolean, item_type = 'lesson_plan') =>
      op('star.set', `star:${sent.message}`, {
        session_id: sent.session,
        message_id: sent.message,
        item_type,
        starred,
      })

    it('the last intent wins, and starring twice is one star', async () => {
      const t = await join()
      const sent = await t.send()
      const answers = await t.apply(star(sent, true), star(sent, true), star(sent, false), star(sent, true))
      expect(answers.map((a) => a.status)).toEqual(['done', 'done', 'done', 'done'])
      expect(await t.sql('select message_id, chat_session_id from public.starred_items')).toEqual([
        { message_id: sent.message, chat_session_id: sent.session },
      ])
    })

    it('[STAR-19] [STAR-20] [STAR-23] the chat decides the type, the plan decides the school', async () => {
      const t = await join()
      const school_id = randomUUID()
      await call(db(), 'service', 'set_subscription', { target_user: t.id, patch: { school_id } })
      const sent = await t.send({ generator_type: 'resourceGenerator' })
      const plan = await t.send()
      await t.apply(star(sent, true, 'lesson_plan'), star(plan, true, 'resource'))
      expect(await t.sql('select item_type, school_id from public.starred_items order by item_type')).toEqual(
        [
          { item_type: 'lesson_plan', school_id },
          { item_type: 'resource', school_id },
        ],
      )
    })

    it('[STAR-05] [STAR-06] [DATA-76] [STAR-07] takes the 50th of a type, refuses the 51st, and counts each type on its own', async () => {
      const t = await join(500)
      const { session } = await t.send()
      const sends = Array.from({ length: 50 }, () => sendOp({ session_id: session }))
      await t.apply(...sends)
      const stars = sends.map((s) => star({ session, message: String(s.message_id) }, true))
      const may = (kind: string) =>
        call(db(), t.caller, 'check_starring_limits', { target_user_id: t.id, target_item_type: kind })
      expect(await may('lesson_plan')).toBe(true)
      const done = await t.apply(...stars)
      expect(done.every((a) => a.status === 'done')).toBe(true)
      expect(await may('lesson_plan')).toBe(false)
      expect(await may('resource')).toBe(true)
      const one_more = await t.send({ session_id: session })
      expect(await t.applyOne(star(one_more, true))).toMatchObject({
        status: 'refused',
        reason: 'star_limit',
      })
      const direct = t.sql(
        `insert into public.starred_items (user_id, message_id, item_type) values ($1::text::uuid, $2::text::uuid, 'lesson_plan')`,
        [t.id, one_more.message],
      )
      expect(await failure(direct)).toBe('MH050')
      const resource = await t.send({ generator_type: 'resourceGenerator' })
      expect((await t.applyOne(star(resource, true, 'resource'))).status).toBe('done')
    })

    it('a message that is not there, or another teacher’s, cannot be starred', async () => {
      const [mine, other] = [await join(), await join()]
      const theirs = await other.send()
      expect((await mine.applyOne(star(theirs, true))).reason).toBe('gone')
    })
  })

  describe('saved edits', () => {
    const save = (sent: { session: string; reply: string }, base_id: string | null, html: string) =>
      op('resource.save', `resource:${sent.reply}`, {
        session_id: sent.session,
        message_id: sent.reply,
        base_id,
        html,
      })

    it('[DATA-08] saving on the current revision makes it the head; every revision stays', async () => {
      const t = await join()
      const sent = await t.send()
      const before = await t.sql(
        'select edited_html_content from public.chat_messages where id = $1::text::uuid',
        [sent.reply],
      )
      expect(before).toEqual([{ edited_html_content: null }])
      const first = save(sent, null, '<p>1</p>')
      const second = save(sent, String(first.op_id), '<p>2</p>')
      expect(await t.apply(first, second)).toMatchObject([{ status: 'done' }, { status: 'done' }])
      const rows = await t.sql(
        'select edited_html_content, edited_revision from public.chat_messages where id = $1::text::uuid',
        [sent.reply],
      )
      expect(rows).toEqual([{ edited_html_content: '<p>2</p>', edited_revision: second.op_id }])
      expect(
        await t.sql('select id, base_id, html from public.resource_revisions order by created_at, html'),
      ).toEqual([
        { id: first.op_id, base_id: null, html: '<p>1</p>' },
        { id: second.op_id, base_id: first.op_id, html: '<p>2</p>' },
      ])
    })

    it('two devices from one base: the later is current, the other stays and is named', async () => {
      const t = await join()
      const sent = await t.send()
      const [one, two] = [save(sent, null, '<p>phone</p>'), save(sent, null, '<p>laptop</p>')]
      const [a, b] = await t.apply(one, two)
      expect(a).not.toHaveProperty('also_edited')
      expect(b).toMatchObject({ status: 'done', also_edited: one.op_id })
      expect(await t.sql('select 1 from public.resource_revisions')).toHaveLength(2)
    })

    it('a direct save keeps a revision as well', async () => {
      const t = await join()
      const sent = await t.send()
      const set = (html: string) =>
        t.sql<{ edited_revision: string }>(
          'update public.chat_messages set edited_html_content = $1 where id = $2::text::uuid returning edited_revision',
          [html, sent.reply],
        )
      const [first] = await set('<p>a</p>')
      const [second] = await set('<p>b</p>')
      const kept = await t.sql('select id, base_id from public.resource_revisions where html = $1', [
        '<p>b</p>',
      ])
      expect(kept).toEqual([{ id: second?.edited_revision, base_id: first?.edited_revision }])
    })

    it('[RES-84] saving what is gone or another teacher’s is refused', async () => {
      const [mine, other] = [await join(), await join()]
      const theirs = await other.send()
      expect((await mine.applyOne(save(theirs, null, '<p>x</p>'))).reason).toBe('gone')
    })
  })
})
