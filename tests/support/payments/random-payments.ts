import fc from 'fast-check'
import { cancelPlan, renewPlan } from '../../../supabase/functions/_shared/payments/cancel-renew.ts'
import { startCheckout } from '../../../supabase/functions/_shared/payments/checkout.ts'
import type { PlanKind } from '../../../supabase/functions/_shared/payments/payments.ts'
import { buyLicences } from '../../../supabase/functions/_shared/payments/portal.ts'
import { changePlan, payBill, payCheckout, retry } from '../../../supabase/local/stripe/billing.ts'
import { deleteCustomer, dispute, refund } from '../../../supabase/local/stripe/owner-actions.ts'
import { APP, type PaymentTown } from './payment-town.ts'

/** One thing that happens: to a teacher, a bank, the post, the clock or the network. */
export type Happening =
  | { do: 'open'; kinds: PlanKind[] }
  | { do: 'pay'; which: number; card: 'pays' | 'declined' | 'fails_later' }
  | { do: 'post'; how: 'next' | 'last' | 'twice' | 'lost' | 'all' }
  | {
      do:
        | 'cancel'
        | 'renew'
        | 'confirm'
        | 'new card'
        | 'pay a bill'
        | 'dispute'
        | 'delete customer'
        | 'reconcile'
    }
  | { do: 'refund'; whole: boolean }
  | { do: 'licences'; count: number }
  | { do: 'change at Stripe'; kind: PlanKind; quantity: number }
  | { do: 'wait'; days: number }
  | { do: 'break'; after: number }

const kind = fc.constantFrom<PlanKind>('individual', 'school')
const rare = fc.constantFrom<Happening>(
  { do: 'dispute' },
  { do: 'delete customer' },
  { do: 'reconcile' },
  { do: 'new card' },
  { do: 'pay a bill' },
)

/** Weighted so that most runs pay, and then live through something. */
export const happenings: fc.Arbitrary<Happening[]> = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('open' as const),
        kinds: fc.array(kind, { minLength: 1, maxLength: 3 }),
      }),
    },
    {
      weight: 5,
      arbitrary: fc.record({
        do: fc.constant('pay' as const),
        which: fc.nat(3),
        card: fc.constantFrom('pays', 'pays', 'pays', 'declined', 'fails_later'),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant('post' as const),
        how: fc.constantFrom('next', 'last', 'twice', 'lost', 'all'),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.constantFrom<Happening>({ do: 'cancel' }, { do: 'renew' }, { do: 'confirm' }),
    },
    { weight: 1, arbitrary: rare },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('refund' as const), whole: fc.boolean() }) },
    {
      weight: 1,
      arbitrary: fc.record({ do: fc.constant('licences' as const), count: fc.integer({ min: 1, max: 50 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        do: fc.constant('change at Stripe' as const),
        kind,
        quantity: fc.integer({ min: 1, max: 15 }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.integer({ min: 1, max: 40 }) }),
    },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('break' as const), after: fc.nat(4) }) },
  ),
  { minLength: 3, maxLength: 12 },
)

type Deed<Do extends Happening['do']> = (
  town: PaymentTown,
  user: string,
  what: Extract<Happening, { do: Do }>,
) => unknown

function confirmNewest(town: PaymentTown): void {
  const asked = Object.values(town.world.held.portals)
    .reverse()
    .find(({ confirm }) => confirm)?.confirm
  const subscription = town.world.held.subscriptions[asked?.subscription ?? '']
  if (asked && subscription) changePlan(town.world, subscription, asked.price, asked.quantity)
}

function giveNewCard(town: PaymentTown, user: string): void {
  for (const customer of Object.values(town.world.held.customers)) customer.card &&= 'pays'
  for (const subscription of town.subscriptionsOf(user)) retry(town.world, subscription)
}

async function post(town: PaymentTown, how: string): Promise<void> {
  if (how === 'all') return town.deliverAll()
  const event = how === 'last' ? town.events.pop() : town.events.shift()
  if (!event || how === 'lost') return
  if (how === 'twice') await Promise.all([town.deliver(event), town.deliver(event)])
  else await town.deliver(event)
}

const lastBill = (town: PaymentTown, user: string) =>
  town
    .billsOf(user)
    .filter(({ status, cents, credit }) => status === 'paid' && cents > credit)
    .at(-1)

const DEEDS: { [Do in Happening['do']]: Deed<Do> } = {
  open: (town, user, { kinds }) =>
    Promise.allSettled(kinds.map((one) => startCheckout(town.payments, user, one, APP))),
  pay: (town, _user, { which, card }) => {
    const sessions = Object.values(town.world.held.sessions)
    const session = sessions[sessions.length - 1 - which]
    if (session) payCheckout(town.world, session, card)
  },
  post: (town, _user, { how }) => post(town, how),
  cancel: (town, user) => cancelPlan(town.payments, user),
  renew: (town, user) => renewPlan(town.payments, user),
  confirm: (town) => confirmNewest(town),
  'new card': giveNewCard,
  'pay a bill': (town, user) => town.billsOf(user).some((bill) => payBill(town.world, bill)),
  dispute: (town, user) => {
    const bill = lastBill(town, user)
    if (bill) dispute(town.world, bill)
  },
  'delete customer': (town) =>
    deleteCustomer(town.world, Object.keys(town.world.held.customers).at(-1) ?? ''),
  reconcile: (town) => town.reconcile(),
  refund: (town, user, { whole }) => {
    const bill = lastBill(town, user)
    if (bill)
      refund(town.world, bill, whole ? bill.cents - bill.credit : Math.floor((bill.cents - bill.credit) / 3))
  },
  licences: (town, user, { count }) => buyLicences(town.payments, user, count, APP),
  'change at Stripe': (town, user, { kind, quantity }) => {
    const [newest] = town.subscriptionsOf(user)
    // The portal is set up so that a Teacher plan has no quantity to choose.
    const [price, count] = kind === 'school' ? ['price_school', quantity] : ['price_teacher', 1]
    if (newest) changePlan(town.world, newest, price, count)
  },
  wait: (town, _user, { days }) => town.days(days),
  break: (town, _user, { after }) => {
    let left = after
    town.beforeCall = () => {
      if (left-- > 0) return
      town.beforeCall = () => undefined
      throw new TypeError('the network broke')
    }
  },
}

/** Lets it happen. A refusal, and a call that breaks off, are part of life. */
export async function happen(town: PaymentTown, user: string, what: Happening): Promise<void> {
  try {
    await (DEEDS[what.do] as (...given: unknown[]) => unknown)(town, user, what)
  } catch (error) {
    const name = (error as Error).constructor.name
    if (name !== 'Refusal' && !name.startsWith('Stripe')) throw error
  }
}
