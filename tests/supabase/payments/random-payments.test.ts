import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { onDatabase } from '../../support/databases/database.ts'
import { MemoryBooks } from '../../support/payments/memory-books.ts'
import { PaymentTown } from '../../support/payments/payment-town.ts'
import { type Happening, happen, happenings } from '../../support/payments/random-payments.ts'
import { expectRightMoney, paidFor } from '../../support/payments/what-is-paid.ts'
import { call, type Json, Teacher } from '../../support/teacher.ts'

/** Lived in parts, so that none comes near the time a test may take on a busy machine. */
const PARTS = [1, 2, 3, 4]
const LIVES = 2000
const LIVES_OF_A_PART = LIVES / PARTS.length
const LIVES_ON_SQL = 60

async function liveThrough(town: PaymentTown, user: string, all: Happening[]): Promise<void> {
  for (const what of all) await happen(town, user, what)
  town.beforeCall = () => undefined
  const { findings } = await town.reconcile()
  expect(findings.filter(({ kind }) => kind === 'failed')).toEqual([])
}

it.each(PARTS)(
  `in ${LIVES} random lives access is what Stripe holds after the reconciliation, and nobody pays twice: part %i`,
  async () => {
    let paid = 0
    const life = fc.asyncProperty(happenings, async (all) => {
      const user = randomUUID()
      const books = new MemoryBooks([user])
      const town = new PaymentTown(books.call)
      await liveThrough(town, user, all)
      const truth = paidFor(town, user)
      if (truth) paid += 1
      const held = books.paid(user)
      expect(
        held && { kind: held.kind, licences: held.licences, cancels: held.cancel_at_period_end },
      ).toEqual(truth)
      await expectRightMoney(town, user)
    })
    await fc.assert(life, { numRuns: LIVES_OF_A_PART })
    expect(paid).toBeGreaterThan(LIVES_OF_A_PART / 20)
  },
)

onDatabase('PGlite', 'payments at random', (db) => {
  it(`in ${LIVES_ON_SQL} random lives the rows a teacher sees are what Stripe holds`, async () => {
    const service = <T>(name: string, args: object) =>
      call<T>(db(), 'service', name, args as Record<string, Json>)
    const life = fc.asyncProperty(happenings, async (all) => {
      await db().as('owner', (tx) => tx.sql('delete from private.payment_accounts'))
      const teacher = await Teacher.join(db())
      const town = new PaymentTown(service)
      await liveThrough(town, teacher.id, all)
      const truth = paidFor(town, teacher.id)
      const [row] = await teacher.sql(
        'select message_limit, plan_type, is_admin, cancel_at_period_end from public.subscriptions',
      )
      expect(row).toEqual({
        message_limit: truth ? 500 : 10,
        plan_type: truth ? { school: 'school', individual: 'premium' }[truth.kind] : 'free',
        is_admin: truth?.kind === 'school',
        cancel_at_period_end: truth?.cancels ?? false,
      })
      if (truth?.kind === 'school') {
        const [info] = await db().as(teacher.caller, (tx) =>
          tx.sql('select total_licenses from public.get_admin_license_info($1::text::uuid)', [teacher.id]),
        )
        expect(info?.total_licenses).toBe(truth.licences)
      }
      await expectRightMoney(town, teacher.id)
    })
    await fc.assert(life, { numRuns: LIVES_ON_SQL })
  })
})
