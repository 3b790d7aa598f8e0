import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { answerRequest } from '../../supabase/functions/_shared/content/planner/answer-request.ts'
import { resourceHtml } from '../../supabase/functions/_shared/content/render-html.ts'
import { planMarkdown } from '../../supabase/functions/_shared/content/render-markdown.ts'
import { onDatabase, type TestDatabase } from '../support/databases/database.ts'
import { call, op, type Row, Teacher } from '../support/teacher.ts'

const LIMIT = 100_000
const TOPICS = [
  'fractions of a set',
  'the water cycle',
  'speech marks',
  'rounding',
  'Matariki',
  'area and perimeter',
]

interface Written {
  asked: string
  title: string
  content: string
  html: string | null
  doc: unknown
}

/** Replies as the built-in planner writes them: the size of real ones. */
function writeReplies(): Written[] {
  return Array.from({ length: 48 }, (_, n) => {
    const resource = n % 4 === 3
    const asked = `Year ${(n % 8) + 1} ${TOPICS[n % TOPICS.length]}, ${30 + n} minutes, with an activity for early finishers`
    const reply = answerRequest({
      messageId: `message-${n}`,
      generatorType: resource ? 'resourceGenerator' : 'lessonPlan',
      content: resource ? `A worksheet: ${asked}` : asked,
      context: null,
      history: [],
    })
    const doc = reply.format === 'note' ? null : { outline: reply.outline, sections: reply.sections }
    const content =
      reply.format === 'plan' ? planMarkdown(reply) : reply.format === 'note' ? reply.markdown : reply.note
    const html = reply.format === 'resource' ? resourceHtml(reply) : null
    return { asked, title: asked.slice(0, 50), content, html, doc }
  })
}

/** 10,000 messages in 500 chats, the 50 lesson plans and 50 resources one may star, all in different chats. */
async function fill(db: TestDatabase, teacher: Teacher, chats: number, pairs: number): Promise<void> {
  await db.as('owner', async (tx) => {
    await tx.sql(
      'create temp table written on commit drop as select (ordinality - 1)::int as n, w from jsonb_array_elements($1::text::jsonb) with ordinality as t (w)',
      [JSON.stringify(writeReplies())],
    )
    await tx.sql(
      `insert into public.chat_sessions (user_id, title, generator_type, created_at, updated_at)
        select $1::text::uuid, c || ' ' || (w ->> 'title'), case when c % 2 = 0 then 'resourceGenerator' else 'lessonPlan' end,
          now() - c * interval '7 hours', now() - c * interval '5 hours 13 minutes'
        from generate_series(1, $2::int) c join written on n = c % 48`,
      [teacher.id, chats],
    )
    // Only the newest chats need whole replies here; the first answer never looks at the others' bodies.
    await tx.sql(
      `with asked as (
        insert into public.chat_messages (user_id, session_id, role, content, created_at)
          select s.user_id, s.id, 'user', p || ' ' || (w ->> 'asked'), s.created_at + p * interval '3 minutes'
          from public.chat_sessions s, generate_series(1, $2::int) p join written on n = p % 48
          where s.user_id = $1::text::uuid
          returning *)
       insert into public.chat_messages (user_id, session_id, role, reply_to, content, html_content, doc, doc_version, created_at)
        select a.user_id, session_id, 'assistant', a.id, left(w ->> 'content', case when newest then 99999 else 300 end),
          case when newest then w ->> 'html' end, case when newest then w -> 'doc' end, 1, created_at + interval '1 ms'
        from asked a join written on n = length(content) % 48
          join (select id, row_number() over (order by updated_at desc) <= 3 as newest from public.chat_sessions
            where user_id = $1::text::uuid) c on c.id = a.session_id`,
      [teacher.id, pairs],
    )
    await tx.sql(
      `insert into public.starred_items (user_id, message_id, item_type)
        select m.user_id, m.id, 'lesson_plan' from (
          select distinct on (m.session_id) m.*, s.generator_type from public.chat_messages m
            join public.chat_sessions s on s.id = m.session_id
            where m.user_id = $1::text::uuid and m.role = 'assistant' order by m.session_id, m.created_at) m
        order by row_number() over (partition by generator_type order by m.id) limit 100`,
      [teacher.id],
    )
  })
}

const bootstrap = async (db: TestDatabase, teacher: Teacher) => {
  const answer = await call<Row>(db, teacher.caller, 'bootstrap')
  const rows = answer.rows as { t: string; r: Row }[]
  return {
    bytes: gzipSync(JSON.stringify(answer)).length,
    answer,
    of: (table: string) => rows.filter(({ t }) => t === table),
  }
}

onDatabase('PGlite', 'the first answer on a new phone', (db) => {
  it('[SYS-16] of an account with 10,000 messages is at most 100 KB compressed, and enough to work with', async () => {
    const teacher = await Teacher.join(db(), 20_000)
    await fill(db(), teacher, 500, 10)
    const { bytes, answer, of } = await bootstrap(db(), teacher)
    expect(bytes).toBeLessThanOrEqual(LIMIT)
    expect(of('starred_items')).toHaveLength(100)
    const chats = new Set(of('chat_sessions').map(({ r }) => r.id))
    expect(of('starred_items').every(({ r }) => chats.has(String(r.chat_session_id)))).toBe(true)
    const newest = await teacher.sql<{ id: string }>(
      'select id from public.chat_sessions order by updated_at desc limit 200',
    )
    expect(newest.every(({ id }) => chats.has(id))).toBe(true)
    expect(of('chat_messages').length).toBeGreaterThan(0)
    expect(answer.history_before).toBe(Number(answer.as_of) + 1)
  })

  it('stays under it when nothing can be compressed, and does not call a part of a chat the whole', async () => {
    const teacher = await Teacher.join(db(), 1_000)
    const noise = (bytes: number) => randomBytes(bytes).toString('base64')
    for (let n = 0; n < 200; n += 1) await teacher.send({ title: noise(37) })
    const { session } = await teacher.send({ title: 'The newest' })
    for (let n = 0; n < 5; n += 1) {
      const { reply } = await teacher.send({ session_id: session, content: noise(14_000) })
      const edit = {
        message_id: reply,
        base_id: null,
        html: `<img src="data:image/png;base64,${noise(20_000)}">`,
      }
      await teacher.applyOne(op('resource.save', `resource:${reply}`, edit))
    }
    const { bytes, answer, of } = await bootstrap(db(), teacher)
    expect(bytes).toBeLessThanOrEqual(LIMIT)
    expect(answer.complete_chats).toEqual([])
    const held = of('chat_messages').map(({ r }) => r.id)
    const all = await teacher.sql<{ id: string }>(
      'select id from public.chat_messages where session_id = $1::text::uuid order by created_at desc',
      [session],
    )
    expect(held.length).toBeGreaterThan(0)
    expect(new Set(held)).toEqual(new Set(all.slice(0, held.length).map(({ id }) => id)))
  })

  it('calls the newest chat whole when it is', async () => {
    const teacher = await Teacher.join(db())
    const { session, message, reply } = await teacher.send()
    const { answer, of } = await bootstrap(db(), teacher)
    expect([answer.complete_chats, answer.history_before]).toEqual([[session], null])
    expect(new Set(of('chat_messages').map(({ r }) => r.id))).toEqual(new Set([message, reply]))
  })
})
