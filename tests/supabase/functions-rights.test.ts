import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { onBothDatabases } from '../support/databases/database.ts'
import { call, failure, sendOp, Teacher } from '../support/teacher.ts'

const curriculum = [
  'get_unique_subjects',
  'get_year_groups_by_subject',
  'get_strands_by_subject_year',
  'get_skills_by_subject_strand',
  'get_learning_goals_by_criteria',
  'curriculum_version',
]
const teachers = [
  'apply_ops',
  'pull_changes',
  'bootstrap',
  'fetch_history',
  'fetch_chat',
  'fetch_messages',
  'list_revisions',
  'fetch_revision',
  'list_sessions',
  'end_session',
  'request_account_deletion',
  'keep_account',
]
const ownId = [
  'check_starring_limits',
  'user_needs_password_reset',
  'user_has_temporary_password',
  'complete_password_reset',
  'get_admin_license_info',
  'can_add_school_member',
  'get_admin_statistics',
]
const serviceOnly = [
  'charge_message',
  'increment_user_message_count',
  'set_subscription',
  'reset_due_periods',
  'send_message',
  'claim_job',
  'job_input',
  'publish_reply',
  'release_job',
  'due_jobs',
  'name_chat',
  'apply_retention',
  'purchase_additional_licenses',
  'link_school_member',
  'issue_email_confirmation',
  'confirm_member_email',
  'find_kits',
  'begin_model_call',
  'end_model_call',
  'take_contact_turn',
  'give_back_contact_turn',
  'payment_account',
  'payment_user',
  'payment_accounts_after',
  'payment_findings_waiting',
  'note_payment_customer',
  'take_own_customer',
  'members_with_pages',
  'forget_licence_pages',
  'claim_checkout',
  'note_checkout',
  'open_licence_page',
  'forget_licence_page',
  'apply_payment',
  'receive_payment_event',
  'finish_payment_event',
  'note_payment_finding',
  'settle_due_plans',
  'school_member_check',
  'ask_for_own_password',
  'has_given_password',
  'begin_invitation',
  'member_address',
  'note_invitation',
  'list_school_members',
  'delete_due_accounts',
  'note_failed_attempt',
  'note_failed_call',
  'owner_report',
]

onBothDatabases('rights of every function', (db) => {
  it('[DATA-57] [DATA-78] [SCHOOL-34] each is open to exactly the roles it is for', async () => {
    const found = await db().as('owner', (tx) =>
      tx.sql<{ proname: string; roles: string }>(
        `select p.proname, concat_ws(',', case when has_function_privilege('anon', p.oid, 'execute') then 'anon' end,
           case when has_function_privilege('authenticated', p.oid, 'execute') then 'authenticated' end,
           case when has_function_privilege('service_role', p.oid, 'execute') then 'service' end) as roles
         from pg_proc p where p.pronamespace = 'public'::regnamespace`,
      ),
    )
    const expected = new Map<string, string>([
      ...curriculum.map((name) => [name, 'anon,authenticated,service'] as const),
      ...teachers.map((name) => [name, 'authenticated'] as const),
      ['remove_school_member', 'authenticated'],
      ['get_school_log', 'authenticated'],
      ['get_school_activity', 'authenticated'],
      ['check_new_members', 'authenticated'],
      ['hand_over_school', 'authenticated'],
      ['get_invite_link', 'authenticated'],
      ['make_invite_link', 'authenticated'],
      ['end_invite_link', 'authenticated'],
      ['read_invite', 'authenticated'],
      ['join_school', 'authenticated'],
      ['share_document', 'authenticated'],
      ['read_share_state', 'authenticated'],
      ['end_share', 'authenticated'],
      ['read_share', 'anon,authenticated'],
      ['was_account_deleted', 'anon,authenticated'],
      ...ownId.map((name) => [name, 'authenticated,service'] as const),
      ...serviceOnly.map((name) => [name, 'service'] as const),
    ])
    expect(new Map(found.map((f) => [f.proname, f.roles]))).toEqual(expected)
  })

  it('no function of schema private can be named by a client', async () => {
    const teacher = await Teacher.join(db())
    expect(await failure(teacher.sql('select private.charge($1::text::uuid, $2)', [teacher.id, 'x']))).toBe(
      '42501',
    )
    expect(await failure(db().as('anon', (tx) => tx.sql('select private.new_epochs()')))).toBe('42501')
  })

  it('functions that act for their owner pin their search path', async () => {
    const loose = await db().as('owner', (tx) =>
      tx.sql(
        `select proname from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
         and not coalesce(proconfig, '{}') @> array['search_path=""']`,
      ),
    )
    expect(loose).toEqual([])
  })

  describe('an id that is not the caller’s', () => {
    let mine: Teacher
    let other: Teacher
    beforeAll(async () => {
      mine = await Teacher.join(db())
      other = await Teacher.join(db())
    })

    it.each([
      ['check_starring_limits', 'target_user_id', { target_item_type: 'resource' }],
      ['user_needs_password_reset', 'user_id', {}],
      ['user_has_temporary_password', 'user_id', {}],
      ['complete_password_reset', 'user_id', {}],
      ['get_admin_license_info', 'admin_user_id', {}],
      ['can_add_school_member', 'admin_user_id', {}],
      ['get_admin_statistics', 'admin_user_id', {}],
      ['get_school_log', 'admin_user_id', {}],
      ['get_school_activity', 'admin_user_id', {}],
      ['get_invite_link', 'admin_user_id', {}],
      ['make_invite_link', 'admin_user_id', {}],
      ['end_invite_link', 'admin_user_id', {}],
    ])('[DATA-74] %s refuses it', async (name, param, rest) => {
      expect(await failure(call(db(), mine.caller, name, { [param]: other.id, ...rest }))).toBe('42501')
    })

    it('[DATA-74] apply_ops refuses to send another teacher’s queue', async () => {
      const foreign = mine.sql('select public.apply_ops($1::text::uuid, $2::text::jsonb)', [
        other.id,
        JSON.stringify([sendOp()]),
      ])
      expect(await failure(foreign)).toBe('42501')
      expect(await other.used()).toBe(0)
    })

    it('[DATA-54] [DATA-55] [STAR-07] answers booleans about the caller', async () => {
      expect(await call(db(), mine.caller, 'user_needs_password_reset', { user_id: mine.id })).toBe(false)
      expect(await call(db(), mine.caller, 'user_has_temporary_password', { user_id: mine.id })).toBe(false)
      expect(
        await call(db(), mine.caller, 'check_starring_limits', {
          target_user_id: mine.id,
          target_item_type: 'resource',
        }),
      ).toBe(true)
    })

    it('[DATA-71] [DATA-74] another teacher’s chat and messages are unknown to the fetches', async () => {
      const sent = await other.send()
      const chat = await call<{ rows: unknown[] }>(db(), mine.caller, 'fetch_chat', { session: sent.session })
      expect(chat.rows).toEqual([])
      const some = await call<{ rows: unknown[] }>(db(), mine.caller, 'fetch_messages', {
        ids: [sent.message],
      })
      expect(some.rows).toEqual([])
    })
  })

  it('a visitor cannot bootstrap', async () => {
    expect(await failure(call(db(), 'anon', 'bootstrap'))).toBe('42501')
    expect(
      await failure(call(db(), 'anon', 'apply_ops', { as_user: randomUUID(), ops: { none: true } })),
    ).toBe('42501')
  })
})
