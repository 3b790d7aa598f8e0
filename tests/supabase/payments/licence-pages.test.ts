import { beforeEach, expect, it, vi } from 'vitest'
import { buyLicences, openPortal } from '../../../supabase/functions/_shared/payments/portal.ts'
import { changePlan } from '../../../supabase/local/stripe/billing.ts'
import { portalPage } from '../../../supabase/local/stripe/portal-page.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { paymentTools } from '../../support/payments/payment-tools.ts'
import { APP, type PaymentTown } from '../../support/payments/payment-town.ts'
import type { Teacher } from '../../support/teacher.ts'

onBothDatabases('payments: pages that add licences', (db) => {
  const { town, join, owner } = paymentTools(db)
  beforeEach(() => owner('delete from private.payment_accounts'))
  const licences = async ({ id }: Teacher) =>
    (
      await owner('select total_licenses from private.school_licenses where admin_id = $1::text::uuid', [id])
    )[0]?.total_licenses
  const page = async (at: PaymentTown, { id }: Teacher, count: number) =>
    (await buyLicences(at.payments, id, count, APP)).url.split('/portal/')[1] ?? ''
  const confirm = async (at: PaymentTown, id: string) => {
    portalPage(at.world, id, new URLSearchParams({ do: 'confirm' }))
    await at.deliverAll()
    await at.deliverAll()
  }
  async function school(at: PaymentTown) {
    const admin = await join()
    const subscription = await at.buy(admin.id, 'school')
    await at.deliverAll()
    return { admin, subscription }
  }

  it('[SCHOOL-27] an older page that is confirmed later takes no licence away, and nothing is charged again', async () => {
    const at = town()
    const { admin, subscription } = await school(at)
    const [older, newer] = [await page(at, admin, 2), await page(at, admin, 5)]
    await confirm(at, newer)
    expect(await licences(admin)).toBe(15)
    await confirm(at, older)
    expect([await licences(admin), subscription.quantity]).toEqual([15, 15])
    expect(at.billsOf(admin.id).map(({ cents }) => cents)).toEqual([7999, 3995, -2397])
    expect((await at.reconcile()).findings).toEqual([])
    at.days(31)
    const next = at.billsOf(admin.id)[3]
    expect((next?.cents ?? 0) - (next?.credit ?? 0)).toBe(7999 + 5 * 799)
  })

  it('so it is with two pages for the same number, of which one was used', async () => {
    const at = town()
    const { admin, subscription } = await school(at)
    const [one, other] = [await page(at, admin, 2), await page(at, admin, 2)]
    await confirm(at, one)
    await confirm(at, await page(at, admin, 3))
    await confirm(at, other)
    expect([await licences(admin), subscription.quantity]).toEqual([15, 15])
  })

  it('a page that Stripe could not make is no page: its number may be chosen by the school itself', async () => {
    const at = town()
    const { admin, subscription } = await school(at)
    await confirm(at, await page(at, admin, 5))
    const make = at.payments.stripe.billingPortal.sessions
    vi.spyOn(make, 'create').mockRejectedValueOnce(new Error('Stripe is away'))
    // From 15 the page would be for 17; the school then goes to 20 and back to 17.
    await expect(buyLicences(at.payments, admin.id, 2, APP)).rejects.toThrow()
    changePlan(at.world, subscription, 'price_school', 20)
    await at.deliverAll()
    changePlan(at.world, subscription, 'price_school', 17)
    await at.deliverAll()
    expect([await licences(admin), subscription.quantity]).toEqual([17, 17])
  })

  it('licences that the school takes back itself stay away', async () => {
    const at = town()
    const { admin, subscription } = await school(at)
    await confirm(at, await page(at, admin, 2))
    await confirm(at, await page(at, admin, 3))
    changePlan(at.world, subscription, 'price_school', 12)
    await at.deliverAll()
    expect([await licences(admin), subscription.quantity]).toEqual([12, 12])
    await page(at, admin, 8)
    await owner(`update private.licence_pages set opened_at = opened_at - interval '3 hours'`)
    changePlan(at.world, subscription, 'price_school', 30)
    changePlan(at.world, subscription, 'price_school', 20)
    await at.deliverAll()
    expect([await licences(admin), subscription.quantity]).toEqual([20, 20])
  })

  it('a number that the school chooses on Stripe’s own page stays, though a page for it was left open', async () => {
    const at = town()
    const { admin, subscription } = await school(at)
    await page(at, admin, 2)
    await confirm(at, await page(at, admin, 5))
    await openPortal(at.payments, admin.id, APP)
    changePlan(at.world, subscription, 'price_school', 12)
    await at.deliverAll()
    expect([await licences(admin), subscription.quantity]).toEqual([12, 12])
    expect((await at.reconcile()).findings).toEqual([])
  })

  it('and so it does in a tab of that page that was open before the page for licences, and after a handover', async () => {
    const at = town()
    const { admin, subscription } = await school(at)
    await openPortal(at.payments, admin.id, APP)
    await page(at, admin, 2)
    await confirm(at, await page(at, admin, 5))
    expect(await licences(admin)).toBe(15)
    changePlan(at.world, subscription, 'price_school', 12)
    await at.deliverAll()
    expect([await licences(admin), subscription.quantity]).toEqual([12, 12])
    expect((await at.reconcile()).findings).toEqual([])
    const heir = await join()
    await owner('select private.hand_over_payments($1::text::uuid, $2::text::uuid)', [admin.id, heir.id])
    await at.deliverAll()
    await page(at, heir, 3)
    await confirm(at, await page(at, heir, 8))
    changePlan(at.world, subscription, 'price_school', 15)
    await at.deliverAll()
    expect(subscription.quantity).toBe(15)
  })

  it('a number that is raised again is told to the owner', async () => {
    const at = town()
    const { admin } = await school(at)
    const [older, newer] = [await page(at, admin, 2), await page(at, admin, 5)]
    await confirm(at, newer)
    await confirm(at, older)
    const kept = await owner(
      `select detail, mended from private.payment_findings where kind = 'raised_again' and user_id = $1::text::uuid`,
      [admin.id],
    )
    expect(kept).toMatchObject([{ mended: true, detail: expect.stringContaining('raised to 15 again') }])
  })
})
