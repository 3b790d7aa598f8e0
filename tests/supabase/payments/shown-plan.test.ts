import { beforeEach, expect, it } from 'vitest'
import { cancelPlan } from '../../../supabase/functions/_shared/payments/cancel-renew.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { paymentTools, TEACHER } from '../../support/payments/payment-tools.ts'
import { link, makeAdmin } from '../../support/school/two-schools.ts'
import type { Teacher } from '../../support/teacher.ts'

onBothDatabases('payments: the plan that the app shows', (db) => {
  const { service, town, join, owner, plan } = paymentTools(db)
  beforeEach(async () => {
    await owner('delete from private.payment_accounts')
    await owner('delete from private.payment_findings')
  })
  const showFree = ({ id }: Teacher) =>
    owner(
      `update public.subscriptions set message_limit = 10, plan_type = 'free', status = 'canceled', is_admin = false,
        cancel_at_period_end = false, current_period_end = null where user_id = $1::text::uuid`,
      [id],
    )
  const told = ({ id }: Teacher) => [{ kind: 'state_differed', user_id: id, mended: true }]

  it('[PLAN-12] a teacher who pays and is shown as free is mended by the reconciliation, named, and only once', async () => {
    const [at, t] = [town(), await join()]
    await at.buy(t.id)
    await at.deliverAll()
    await showFree(t)
    expect((await at.reconcile()).findings).toMatchObject(told(t))
    expect(await plan(t)).toMatchObject(TEACHER)
    expect((await at.reconcile()).findings).toEqual([])
    await cancelPlan(at.payments, t.id)
    expect((await at.reconcile()).findings).toEqual([])
  })

  it('so are a member of a school that pays, and a school with other licences than it pays for', async () => {
    const [at, admin, member] = [town(), await join(), await join()]
    await at.buy(admin.id, 'school')
    await at.deliverAll()
    await link(admin, member)
    await showFree(member)
    expect((await at.reconcile()).findings).toMatchObject(told(admin))
    expect(await plan(member)).toMatchObject({ message_limit: 500, plan_type: 'school_member' })
    await owner('update private.school_licenses set total_licenses = 4 where admin_id = $1::text::uuid', [
      admin.id,
    ])
    expect((await at.reconcile()).findings).toMatchObject(told(admin))
    expect((await at.reconcile()).findings).toEqual([])
  })

  it('a plan that was given by hand is left, though its teacher once opened a checkout', async () => {
    const [at, admin, member] = [town(), await makeAdmin(db()), await join()]
    await at.open(admin.id)
    await at.open(member.id)
    const given = { message_limit: 500, plan_type: 'premium', status: 'active' }
    await service('set_subscription', { target_user: member.id, patch: given })
    expect((await at.reconcile()).findings).toEqual([])
    expect(await plan(admin)).toMatchObject({ plan_type: 'school', is_admin: true })
    expect(await plan(member)).toMatchObject(given)
  })
})
