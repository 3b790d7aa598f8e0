import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LiteTeachers, startLiteTeachers } from '../../support/databases/lite-teachers.ts'
import { sendOp } from '../../support/teacher.ts'

describe('the calls on chats, by supabase-js on the embedded backend', () => {
  let all: LiteTeachers
  let mine: LiteTeachers['mine']
  let other: LiteTeachers['other']
  let me: string
  let them: string
  let session: string
  let message: string
  let reply: string
  beforeAll(async () => {
    all = await startLiteTeachers()
    ;({ mine, other, me, them, session, message, reply } = all)
  })
  afterAll(() => all?.close())

  describe('chat_sessions', () => {
    it('[DATA-47] [DATA-01] [DATA-02] a session is inserted with user_id, generator_type and title', async () => {
      const row = { user_id: me, generator_type: 'resourceGenerator', title: 'New Chat' }
      const { data, error } = await mine.from('chat_sessions').insert(row).select().single()
      expect(error).toBeNull()
      expect(data).toMatchObject({ ...row, is_deleted: false })
      expect(Object.keys(data)).toEqual(
        expect.arrayContaining([
          'id',
          'user_id',
          'title',
          'generator_type',
          'created_at',
          'updated_at',
          'is_deleted',
        ]),
      )
      const wrong = await mine.from('chat_sessions').insert({ ...row, generator_type: 'poem' })
      expect(wrong.error).not.toBeNull()
    })

    it('[DATA-04] [DATA-39] [DATA-40] [DATA-41] [DATA-42] [DATA-43] the thread list: columns, exact count, filters, order, range', async () => {
      for (const title of ['One', 'Two', 'Three'])
        await mine.from('chat_sessions').insert({ user_id: me, generator_type: 'lessonPlan', title })
      const list = (from: number, to: number) =>
        mine
          .from('chat_sessions')
          .select('id, title, generator_type, created_at, updated_at', { count: 'exact' })
          .eq('user_id', me)
          .eq('is_deleted', false)
          .order('updated_at', { ascending: false })
          .range(from, to)
      const first = await list(0, 1)
      expect(first.error).toBeNull()
      expect(first.count).toBe(5)
      expect(first.data?.map((s) => s.title)).toEqual(['Three', 'Two'])
      expect((await list(2, 9)).data).toHaveLength(3)
    })

    it('[DATA-44] [DATA-45] [DATA-46] [DATA-70] metadata and titles are selected by id', async () => {
      const metadata = await mine
        .from('chat_sessions')
        .select('id, title, is_deleted')
        .eq('id', session)
        .single()
      expect(metadata.data).toEqual({
        id: session,
        title: 'Plan a lesson about fractions',
        is_deleted: false,
      })
      const title = await mine
        .from('chat_sessions')
        .select('title')
        .eq('id', session)
        .eq('user_id', me)
        .single()
      expect(title.data).toEqual({ title: 'Plan a lesson about fractions' })
      const kind = await mine.from('chat_sessions').select('id, title, generator_type').eq('id', session)
      expect(kind.data).toMatchObject([{ id: session, generator_type: 'lessonPlan' }])
    })

    it('[DATA-48] a rename sends title and updated_at; the server keeps its own time', async () => {
      const { data, error } = await mine
        .from('chat_sessions')
        .update({ title: 'Renamed', updated_at: '2001-01-01T00:00:00Z' })
        .eq('id', session)
        .eq('user_id', me)
        .select('title, updated_at')
      expect(error).toBeNull()
      expect(data?.[0]?.title).toBe('Renamed')
      expect(Date.parse(data?.[0]?.updated_at)).toBeGreaterThan(Date.parse('2026-01-01'))
    })

    it('[DATA-49] [DATA-50] [DATA-03] a delete sets is_deleted and is_visable', async () => {
      const send = sendOp()
      await mine.rpc('apply_ops', { as_user: me, ops: [send] })
      const id = String(send.session_id)
      expect(
        (await mine.from('chat_messages').update({ is_visable: false }).eq('session_id', id)).error,
      ).toBeNull()
      expect((await mine.from('chat_sessions').update({ is_deleted: true }).eq('id', id)).error).toBeNull()
      const left = await mine.from('chat_messages').select('is_visable').eq('session_id', id)
      expect(left.data).toEqual([{ is_visable: false }, { is_visable: false }])
    })
  })

  describe('chat_messages', () => {
    it('[DATA-05] [DATA-06] [DATA-07] [DATA-51] visible messages of a session, oldest first, with every column', async () => {
      const { data, error } = await mine
        .from('chat_messages')
        .select('*')
        .eq('session_id', session)
        .eq('user_id', me)
        .eq('is_visable', true)
        .order('created_at', { ascending: true })
      expect(error).toBeNull()
      expect(data?.map((m) => [m.id, m.role, m.is_visable])).toEqual([
        [message, 'user', true],
        [reply, 'assistant', true],
      ])
      const columns =
        'id session_id user_id role content chat_content created_at resource_link html_content edited_html_content resource_type is_visable'
      expect(Object.keys(data?.[0])).toEqual(expect.arrayContaining(columns.split(' ')))
    })

    it('[DATA-52] the first words of the teacher, for naming', async () => {
      const { data } = await mine
        .from('chat_messages')
        .select('content, role')
        .eq('session_id', session)
        .eq('role', 'user')
        .order('created_at', { ascending: true })
        .limit(1)
      expect(data).toEqual([{ content: 'Plan a lesson about fractions', role: 'user' }])
    })

    it('[DATA-67] [DATA-68] a resource and the messages of stars are selected by id', async () => {
      const one = await mine
        .from('chat_messages')
        .select('id, content, html_content, edited_html_content, session_id')
        .eq('id', reply)
        .eq('user_id', me)
        .maybeSingle()
      expect(one.data).toEqual({
        id: reply,
        content: '',
        html_content: null,
        edited_html_content: null,
        session_id: session,
      })
      const some = await mine
        .from('chat_messages')
        .select('id, content, chat_content, created_at')
        .in('id', [message, reply])
      expect(some.data).toHaveLength(2)
    })

    it('[DATA-69] [DATA-08] a save updates edited_html_content and answers the row, or none', async () => {
      const save = (client: LiteTeachers['mine'], owner: string) =>
        client
          .from('chat_messages')
          .update({ edited_html_content: '<p>Mine</p>' })
          .eq('id', reply)
          .eq('user_id', owner)
          .select('id, edited_html_content')
          .maybeSingle()
      expect((await save(mine, me)).data).toEqual({ id: reply, edited_html_content: '<p>Mine</p>' })
      expect(await save(other, them)).toMatchObject({ data: null, error: null })
    })

    it('[DATA-72] clients insert no messages', async () => {
      const row = { user_id: me, session_id: session, role: 'assistant', content: 'forged' }
      expect((await mine.from('chat_messages').insert(row)).error?.code).toBe('42501')
    })
  })

  describe('starred_items', () => {
    it('[DATA-63] [DATA-64] [DATA-65] [DATA-66] [DATA-19] star, look, list, unstar, delete several', async () => {
      const row = {
        user_id: me,
        message_id: message,
        chat_session_id: session,
        item_type: 'lesson_plan',
        school_id: null,
      }
      const star = async () => mine.from('starred_items').insert(row).select().single()
      const first = await star()
      expect(first.error).toBeNull()
      expect(first.data).toMatchObject(row)
      const exists = () =>
        mine.from('starred_items').select('id').eq('user_id', me).eq('message_id', message).maybeSingle()
      expect((await exists()).data).toEqual({ id: first.data.id })
      const list = await mine
        .from('starred_items')
        .select('*')
        .eq('user_id', me)
        .order('starred_at', { ascending: false })
      expect(list.data?.[0]).toMatchObject({ id: first.data.id, item_type: 'lesson_plan' })
      expect(Date.parse(list.data?.[0].starred_at)).toBeGreaterThan(0)
      await mine.from('starred_items').delete().eq('user_id', me).eq('message_id', message)
      expect((await exists()).data).toBeNull()
      const second = await star()
      await mine.from('starred_items').delete().eq('user_id', me).in('id', [second.data.id])
      expect((await exists()).data).toBeNull()
    })
  })
})
