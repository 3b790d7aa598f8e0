import { expect } from 'vitest'
import type { PaymentTown } from './payment-town.ts'

const live = (town: PaymentTown, user: string) =>
  town.subscriptionsOf(user).filter(({ status }) => status !== 'canceled')

/** What this teacher has paid for, told from the stand-in's own records alone. */
export function paidFor(
  town: PaymentTown,
  user: string,
): { kind: 'school' | 'individual'; licences: number; cancels: boolean } | null {
  const all = live(town, user)
  const best = all.find(({ price }) => price === 'price_school') ?? all[0]
  if (!best) return null
  const kind = best.price === 'price_school' ? 'school' : 'individual'
  const licences = kind === 'individual' ? 1 : Math.max(best.quantity, 10)
  return { kind, licences, cancels: best.cancelAtPeriodEnd }
}

/** The bills for days that another bill had paid already, both kept by us. */
function doubleCharges(town: PaymentTown, user: string): number {
  const { refunds, disputes, subscriptions } = town.world.held
  const back = [...Object.values(refunds), ...Object.values(disputes)]
  const kept = town
    .billsOf(user)
    .filter(({ reason, status }) => status === 'paid' && reason !== 'subscription_update')
    .filter(
      ({ intent, cents, credit }) =>
        !back.some((one) => one.intent === intent && one.cents >= cents - credit),
    )
    .map(({ starts, ends, subscription }) => ({
      starts,
      ends: Math.min(ends, subscriptions[subscription]?.endedAt ?? Number.POSITIVE_INFINITY),
    }))
    .sort((a, b) => a.starts - b.starts)
  return kept.filter((bill, at) => at > 0 && bill.starts < (kept[at - 1]?.ends ?? 0)).length
}

/** The bills that somebody could still pay though their plan has ended. */
const payableForNothing = (town: PaymentTown, user: string) =>
  town
    .billsOf(user)
    .filter(({ status, customer }) => status === 'open' && !town.world.held.customers[customer]?.deleted)
    .filter(({ subscription }) => town.world.held.subscriptions[subscription]?.status === 'canceled')

/** What must hold for money at the end of every life. */
export async function expectRightMoney(town: PaymentTown, user: string): Promise<void> {
  expect(doubleCharges(town, user)).toBe(0)
  expect(live(town, user).length).toBeLessThan(2)
  const open = Object.values(town.world.held.sessions).filter(({ status }) => status === 'open')
  expect(open.length).toBeLessThan(2)
  expect((await town.reconcile()).findings).toEqual([])
  expect(payableForNothing(town, user)).toEqual([])
}
