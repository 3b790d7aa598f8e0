import { expect, it } from 'vitest'
import { onBothDatabases } from '../../support/databases/database.ts'
import { call, failure, Teacher } from '../../support/teacher.ts'

onBothDatabases('the link that confirms a member’s email', (db) => {
  const issue = (member: Teacher) =>
    call(db(), 'service', 'issue_email_confirmation', { member_user_id: member.id }) as Promise<string>
  const confirm = (token: string, only_check = false) =>
    call(db(), 'service', 'confirm_member_email', { token, only_check })
  const owner = (text: string, values: string[]) => db().as('owner', (tx) => tx.sql(text, values))

  async function newMember() {
    const [admin, member] = [await Teacher.join(db()), await Teacher.join(db())]
    const patch = { is_admin: true, message_limit: 500, plan_type: 'school', status: 'active' }
    await call(db(), 'service', 'set_subscription', { target_user: admin.id, patch })
    const details = { was_invited: true, password_reset_required: true }
    const ids = { admin_user_id: admin.id, member_user_id: member.id }
    await call(db(), 'service', 'link_school_member', { ...ids, details })
    return member
  }

  it('[AUTH-146] [DATA-12] works once: the membership says confirmed, a second try changes nothing', async () => {
    const member = await newMember()
    const token = await issue(member)
    expect(token).toMatch(/^[0-9a-f]{64}$/)
    const done = { status: 'done', member_id: member.id }
    expect(await confirm(token, true)).toEqual(done)
    expect(await confirm(token)).toEqual(done)
    const rows = await member.sql('select email_confirmed from public.school_memberships')
    expect(rows).toEqual([{ email_confirmed: true }])
    expect(await confirm(token)).toEqual({ status: 'refused', reason: 'used' })
  })

  it('is answered "done" to one of two who open it at the same moment', async () => {
    const member = await newMember()
    const token = await issue(member)
    const answers = await Promise.all([confirm(token), confirm(token)])
    expect(answers).toContainEqual({ status: 'done', member_id: member.id })
    expect(answers).toContainEqual({ status: 'refused', reason: 'used' })
  })

  it('runs out after 7 days, and a newer link ends the older', async () => {
    const member = await newMember()
    const [older, newer] = [await issue(member), await issue(member)]
    expect(await confirm(older)).toEqual({ status: 'refused', reason: 'unknown' })
    const week = `select round(extract(epoch from expires_at - clock_timestamp()) / 86400) = 7 as week
      from private.email_confirmations where user_id = $1::text::uuid`
    expect(await owner(week, [member.id])).toEqual([{ week: true }])
    const late =
      "update private.email_confirmations set expires_at = now() - interval '1 second' where user_id = $1::text::uuid"
    await owner(late, [member.id])
    expect(await confirm(newer)).toEqual({ status: 'refused', reason: 'expired' })
  })

  it('is kept as a hash only, and no teacher may ask for one or try one', async () => {
    const member = await newMember()
    const token = await issue(member)
    const rows = await owner('select * from private.email_confirmations where user_id = $1::text::uuid', [
      member.id,
    ])
    expect(JSON.stringify(rows)).not.toContain(token)
    const ask = { member_user_id: member.id }
    expect(await failure(call(db(), member.caller, 'issue_email_confirmation', ask))).toBe('42501')
    expect(await failure(call(db(), member.caller, 'confirm_member_email', { token }))).toBe('42501')
    expect(await failure(call(db(), 'anon', 'confirm_member_email', { token }))).toBe('42501')
  })
})
