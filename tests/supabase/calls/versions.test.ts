import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LiteTeachers, startLiteTeachers } from '../../support/databases/lite-teachers.ts'
import { op } from '../../support/teacher.ts'

describe('the calls on versions, by supabase-js on the embedded backend', () => {
  let all: LiteTeachers
  beforeAll(async () => {
    all = await startLiteTeachers()
  })
  afterAll(() => all?.close())

  it('list, fetch, and the versions beside in the row; nothing of it for another teacher', async () => {
    const { mine, other, me, reply } = all
    const save = (html: string) =>
      op('resource.save', `resource:${reply}`, { message_id: reply, base_id: null, html })
    const [one, two] = [save('<p>one</p>'), save('<p>two</p>')]
    const applied = await mine.rpc('apply_ops', { as_user: me, ops: [one, two] })
    expect(applied.data).toMatchObject([{ status: 'done' }, { status: 'done', also_edited: one.op_id }])
    const listed = await mine.rpc('list_revisions', { message: reply })
    expect(new Set(listed.data.map(({ id }: { id: string }) => id))).toEqual(new Set([one.op_id, two.op_id]))
    const fetched = await mine.rpc('fetch_revision', { revision: one.op_id })
    expect(fetched.data).toMatchObject({ id: one.op_id, message_id: reply, html: '<p>one</p>' })
    const rows = await mine.rpc('fetch_messages', { ids: [reply] })
    const row = rows.data.rows.find(({ r }: { r: { id: string } }) => r.id === reply)
    expect(row.r.also_edited).toMatchObject([{ id: one.op_id }])
    expect((await other.rpc('list_revisions', { message: reply })).data).toEqual([])
    expect((await other.rpc('fetch_revision', { revision: one.op_id })).data).toBeNull()
  })

  it('a client cannot say itself what stands beside', async () => {
    const { mine, reply } = all
    const { error } = await mine.from('chat_messages').update({ also_edited: [] }).eq('id', reply).select()
    expect(error?.code).toBe('42501')
  })
})
