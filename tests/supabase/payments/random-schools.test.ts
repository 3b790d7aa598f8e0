import fc from 'fast-check'
import { expect, it } from 'vitest'
import { onDatabase } from '../../support/databases/database.ts'
import { paymentTools } from '../../support/payments/payment-tools.ts'
import { happenIn, lives, type Schools } from '../../support/payments/random-schools.ts'
import { link, nameSchool } from '../../support/school/two-schools.ts'

const LIVES = 25
/** Findings that stay until a person has decided on them. */
const FOR_A_PERSON = ['second_subscription', 'account_gone', 'paid_after_end', 'paid_by_school']

/** Each account with its payment and its place in a school. */
const ROWS = `select s.*, private.plan_of(s) is distinct from s as otherwise, m.subscription_status as seat,
    a.is_admin as has_school, array_remove(array[p.customer_id, p.own_customer_id], null) as customers
  from public.subscriptions s left join private.payment_accounts p on p.user_id = s.user_id
    left join public.school_memberships m on m.member_id = s.user_id
    left join public.subscriptions a on a.user_id = m.admin_id
  where s.user_id::text = any (string_to_array($1, ','))`

onDatabase('PGlite', 'payments and schools at random', (db) => {
  const { town, join, owner } = paymentTools(db)

  async function threeTeachers(): Promise<Schools> {
    for (const table of ['payment_accounts', 'payment_findings', 'plans_due'])
      await owner(`delete from private.${table}`)
    const people = [await join(), await join(), await join()]
    await owner(
      `update auth.users set email_confirmed_at = now() where id::text = any (string_to_array($1, ','))`,
      [people.map(({ id }) => id).join()],
    )
    return { at: town(), people, owner }
  }

  /** The first of them pays for a school, and the second is its member. */
  async function oneSchool(schools: Schools): Promise<void> {
    const [admin, member] = schools.people
    if (!admin || !member) throw new Error('nobody')
    await schools.at.buy(admin.id, 'school')
    await schools.at.deliverAll()
    await nameSchool(admin, 'Te Kura')
    await link(admin, member)
  }

  async function expectRight({ at, people }: Schools): Promise<void> {
    await owner('select public.settle_due_plans()')
    expect((await at.reconcile()).findings.filter(({ kind }) => kind === 'failed')).toEqual([])
    await owner('select public.settle_due_plans()')
    const { findings } = await at.reconcile()
    expect(findings.filter(({ kind }) => !FOR_A_PERSON.includes(kind))).toEqual([])
    const rows = await owner(ROWS, [people.map(({ id }) => id).join()])
    const all = Object.values(at.world.held.subscriptions).filter(({ status }) => status !== 'canceled')
    for (const row of rows) {
      const paid = all.filter(({ customer }) => (row.customers as string[]).includes(customer))
      const seated = row.seat === 'active'
      expect(paid.length).toBeLessThan(2)
      expect(row).toMatchObject({
        otherwise: false,
        message_limit: paid.length > 0 || seated ? 500 : 10,
        is_admin: paid[0]?.price === 'price_school',
        has_school: seated ? true : row.has_school,
      })
      if (row.has_school) expect(seated).toBe(true) // there is room for all
    }
    const known = rows.flatMap(({ customers }) => customers as string[])
    expect(all.filter(({ customer }) => !known.includes(customer))).toEqual([])
  }

  it(`in ${LIVES} random lives of three teachers access is what they or their school pay for`, async () => {
    const life = fc.asyncProperty(lives, async (happenings) => {
      const schools = await threeTeachers()
      await oneSchool(schools)
      for (const one of happenings) await happenIn(schools, one)
      await expectRight(schools)
    })
    await fc.assert(life, { numRuns: LIVES })
  })
})
