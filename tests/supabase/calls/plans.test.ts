import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type LiteTeachers, startLiteTeachers } from '../../support/databases/lite-teachers.ts'
import { op, type Page, sendOp } from '../../support/teacher.ts'

describe('the calls on plans and procedures, by supabase-js on the embedded backend', () => {
  let all: LiteTeachers
  let lite: LiteTeachers['lite']
  let mine: LiteTeachers['mine']
  let other: LiteTeachers['other']
  let me: string
  let them: string
  let session: string
  let message: string
  let reply: string
  beforeAll(async () => {
    all = await startLiteTeachers()
    ;({ lite, mine, other, me, them, session, message, reply } = all)
  })
  afterAll(() => all?.close())

  describe('plan and use', () => {
    it('[DATA-17] [DATA-58] [DATA-59] [DATA-60] [DATA-61] the subscription is read by user', async () => {
      const read = async (columns: string, maybe = true) => {
        const query = mine.from('subscriptions').select(columns).eq('user_id', me)
        return maybe ? query.maybeSingle() : query
      }
      expect(
        (
          await read(
            'message_limit, cancel_at_period_end, status, current_period_end, school_name, is_trial, trial_expires_at',
          )
        ).data,
      ).toEqual({
        message_limit: 10,
        cancel_at_period_end: false,
        status: null,
        current_period_end: null,
        school_name: null,
        is_trial: false,
        trial_expires_at: null,
      })
      expect((await read('school_id, school_name')).data).toEqual({ school_id: null, school_name: null })
      expect((await read('is_admin')).data).toEqual({ is_admin: false })
      expect((await read('message_limit, plan_type')).data).toEqual({ message_limit: 10, plan_type: 'free' })
      const nobody = await mine
        .from('subscriptions')
        .select('message_limit')
        .eq('user_id', randomUUID())
        .maybeSingle()
      expect(nobody).toMatchObject({ data: null, error: null })
    })

    it('[DATA-18] [DATA-62] use is read by user', async () => {
      const { data } = await mine.from('user_usage').select('count_messages').eq('user_id', me).maybeSingle()
      expect(data).toEqual({ count_messages: 1 })
    })

    it('[DATA-75] what only the server may set stays, though this backend grants everything', async () => {
      const grants = (await lite.sql(
        `select has_table_privilege('authenticated', 'public.user_usage', 'update') as granted`,
      )) as { granted: boolean }[]
      expect(grants).toEqual([{ granted: true }]) // else this test proves less than it says
      await mine.from('user_usage').update({ count_messages: 0 }).eq('user_id', me)
      for (const change of [
        { message_limit: 500 },
        { is_admin: true },
        { plan_type: 'teacher' },
        { is_trial: true },
        { status: 'active' },
      ])
        expect((await mine.from('subscriptions').update(change).eq('user_id', me)).error?.code).toBe('42501')
      const { data } = await mine
        .from('subscriptions')
        .select('message_limit, is_admin, plan_type, is_trial, status')
        .single()
      expect(data).toEqual({
        message_limit: 10,
        is_admin: false,
        plan_type: 'free',
        is_trial: false,
        status: null,
      })
      expect((await mine.from('user_usage').select('count_messages').single()).data).toEqual({
        count_messages: 1,
      })
    })
  })

  describe('another teacher and a visitor', () => {
    it.each([
      'chat_sessions',
      'chat_messages',
      'starred_items',
      'user_usage',
      'subscriptions',
      'school_memberships',
    ])('[DATA-71] [DATA-72] see and change nothing of %s', async (table) => {
      const column = table === 'school_memberships' ? 'member_id' : 'user_id'
      for (const client of [other, lite.visitor]) {
        expect((await client.from(table).select('*').eq(column, me)).data ?? []).toEqual([])
        expect((await client.from(table).delete().eq(column, me).select()).data ?? []).toEqual([])
      }
    })

    it('[DATA-53] the sign-in check finds at most one membership', async () => {
      const check = await mine
        .from('school_memberships')
        .select('password_reset_required, password_reset_completed')
        .eq('member_id', me)
        .maybeSingle()
      expect(check).toMatchObject({ data: null, error: null })
    })
  })

  describe('remote procedures', () => {
    it('[CURR-26] [CURR-27] [CURR-28] [CURR-29] [CURR-30] the cascade answers a visitor', async () => {
      const ask = async (name: string, args = {}) =>
        (await lite.visitor.rpc(name, args)).data as Record<string, string>[]
      const [{ subject: subject_param } = {}] = await ask('get_unique_subjects')
      const [{ year_group: year_group_param } = {}] = await ask('get_year_groups_by_subject', {
        subject_param,
      })
      const [{ strand: strand_param } = {}] = await ask('get_strands_by_subject_year', {
        subject_param,
        year_group_param,
      })
      const [{ skill: skill_param } = {}] = await ask('get_skills_by_subject_strand', {
        subject_param,
        year_group_param,
        strand_param,
      })
      const goals = await ask('get_learning_goals_by_criteria', {
        subject_param,
        year_group_param,
        strand_param,
        skill_param,
      })
      expect(goals[0]).toEqual({
        id: 'maths-y0-1-number-number-structures-01',
        outcome: expect.stringMatching(/^Count forwards/),
      })
    })

    it('[DATA-54] [DATA-55] [DATA-56] [STAR-07] questions about oneself are answered, about others refused', async () => {
      for (const name of [
        'user_needs_password_reset',
        'user_has_temporary_password',
        'complete_password_reset',
      ]) {
        expect((await mine.rpc(name, { user_id: me })).data).toBe(false)
        expect((await mine.rpc(name, { user_id: them })).error?.code).toBe('42501')
      }
      const may = await mine.rpc('check_starring_limits', {
        target_user_id: me,
        target_item_type: 'resource',
      })
      expect(may.data).toBe(true)
    })

    it('[DATA-57] [DATA-78] the counter and the licences are closed to clients', async () => {
      expect((await mine.rpc('increment_user_message_count', { target_user_id: me })).error).not.toBeNull()
      const buy = { admin_user_id: me, additional_licenses: 5 }
      expect((await mine.rpc('purchase_additional_licenses', buy)).error).not.toBeNull()
    })

    it('sync: bootstrap, pull, fetch by ids, fetch a chat', async () => {
      const boot = (await mine.rpc('bootstrap')).data as Page
      expect(boot.rows.filter((r) => r.t === 'chat_sessions').length).toBe(1)
      const pulled = (await mine.rpc('pull_changes', { epoch: boot.epoch, since: 0 })).data as Page
      expect(pulled).toMatchObject({ cursor: boot.as_of, head: boot.as_of })
      const some = (await mine.rpc('fetch_messages', { ids: [message, reply] })).data as Page
      expect(some.rows.map((r) => r.t)).toEqual(['chat_sessions', 'chat_messages', 'chat_messages'])
      const chat = (await mine.rpc('fetch_chat', { session })).data as Page
      expect(chat.rows).toHaveLength(3)
      expect(String(chat.rows[1]?.r.created_at)).toMatch(/T.*\+00:00$/)
      const history = (await mine.rpc('fetch_history', { before: boot.as_of + 1, max_rows: 2 })).data as Page
      expect(history.rows).toHaveLength(2)
    })

    it('ops and replies: the service role works a job, the teacher sees it', async () => {
      const send = sendOp()
      await mine.rpc('apply_ops', {
        as_user: me,
        ops: [send, op('reply.stop', 'x', { message_id: randomUUID() })],
      })
      const args = { message: send.message_id }
      expect((await mine.rpc('claim_job', args)).error).not.toBeNull()
      const job = (await lite.service.rpc('claim_job', args)).data
      expect(job).toMatchObject({ attempt: 1, reply_id: send.reply_id })
      expect((await lite.service.rpc('job_input', args)).data).toMatchObject({ content: send.content })
      const publish = { ...args, my_attempt: 1, patch: { content: '# Done' }, new_state: 'done' }
      expect((await lite.service.rpc('publish_reply', publish)).data).toBe(true)
      const seen = await mine
        .from('chat_messages')
        .select('content, state')
        .eq('id', String(send.reply_id))
        .single()
      expect(seen.data).toEqual({ content: '# Done', state: 'done' })
      expect((await lite.service.rpc('due_jobs', { max: 5 })).data).toEqual(expect.any(Array))
      expect(
        (await lite.service.rpc('charge_message', { target_user: me, message_id: null })).data,
      ).toMatchObject({ success: true })
    })
  })
})
