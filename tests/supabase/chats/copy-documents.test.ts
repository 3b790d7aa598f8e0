import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { onBothDatabases } from '../../support/databases/database.ts'
import { type Json, op, Teacher } from '../../support/teacher.ts'

const EDITED = '<p>He awa</p>'

function copyOf(rest: Record<string, Json> = {}) {
  const ids = { session_id: randomUUID(), message_id: randomUUID() }
  const body = {
    content: 'Water',
    doc: null,
    html_content: '<p>Water</p>',
    edited_html_content: EDITED,
    resource_type: 'worksheet',
    doc_version: null,
  }
  const chat = { title: 'Copy of Water', generator_type: 'resourceGenerator' }
  return { ids, change: op('document.copy', `chat:${ids.session_id}`, { ...ids, ...chat, body, ...rest }) }
}

onBothDatabases('a copy of a saved document', (db) => {
  const rows = (t: Teacher, session: string) =>
    t.sql(
      `select s.title, s.generator_type, m.role, m.state, m.html_content, m.edited_html_content, m.resource_type, m.doc
       from public.chat_sessions s join public.chat_messages m on m.session_id = s.id where s.id = '${session}'`,
    )
  const used = async (t: Teacher) => (await t.sql('select to_jsonb(u) as row from public.user_usage u'))[0]

  it('stands in a chat of its own, costs no message, and can be starred and edited by itself', async () => {
    const t = await Teacher.join(db())
    await t.send()
    const before = await used(t)
    const { ids, change } = copyOf()
    expect(await t.applyOne(change)).toMatchObject({ status: 'done' })
    expect(await t.applyOne(change)).toMatchObject({ status: 'done' })
    expect(await rows(t, ids.session_id)).toEqual([
      {
        title: 'Copy of Water',
        generator_type: 'resourceGenerator',
        role: 'assistant',
        state: 'done',
        html_content: '<p>Water</p>',
        edited_html_content: EDITED,
        resource_type: 'worksheet',
        doc: null,
      },
    ])
    expect(await used(t)).toEqual(before)
    const star = { message_id: ids.message_id, item_type: 'resource', starred: true }
    expect(await t.applyOne(op('star.set', `star:${ids.message_id}`, star))).toMatchObject({ status: 'done' })
    const save = { message_id: ids.message_id, base_id: null, html: '<p>Wai</p>' }
    expect(await t.applyOne(op('resource.save', `resource:${ids.message_id}`, save))).toMatchObject({
      status: 'done',
    })
    expect(await rows(t, ids.session_id)).toMatchObject([{ edited_html_content: '<p>Wai</p>' }])
  })

  it.each<[string, Record<string, Json>, string]>([
    ['a title of spaces', { title: ' ' }, 'rejected'],
    ['an unknown kind', { generator_type: 'poem' }, 'rejected'],
    ['no document', { body: 'x' }, 'rejected'],
    [
      'a plan of 400,000 letters',
      { body: { content: 'Water', doc: { format: 'plan', text: 'a'.repeat(400_000) } } },
      'too_long',
    ],
  ])('is refused for %s, and leaves nothing behind', async (_what, rest, reason) => {
    const t = await Teacher.join(db())
    const { ids, change } = copyOf(rest)
    expect(await t.applyOne(change)).toMatchObject({ status: 'refused', reason })
    expect(await rows(t, ids.session_id)).toEqual([])
  })

  it('never writes into a chat that exists, of whichever teacher', async () => {
    const t = await Teacher.join(db())
    const { session } = await t.send()
    const other = await Teacher.join(db())
    for (const one of [t, other])
      expect(await one.applyOne(copyOf({ session_id: session }).change)).toMatchObject({
        status: 'refused',
        reason: 'id_taken',
      })
    expect(await rows(t, session)).toHaveLength(2)
  })
})
