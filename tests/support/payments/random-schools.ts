import fc from 'fast-check'
import { cancelPlan, renewPlan } from '../../../supabase/functions/_shared/payments/cancel-renew.ts'
import { closeCheckout, startCheckout } from '../../../supabase/functions/_shared/payments/checkout.ts'
import { closePagesOfMembers } from '../../../supabase/functions/_shared/payments/close-pages.ts'
import { buyLicences, openPortal } from '../../../supabase/functions/_shared/payments/portal.ts'
import { changePlan, payCheckout, setCancel } from '../../../supabase/local/stripe/billing.ts'
import { deleteCustomer, refund } from '../../../supabase/local/stripe/owner-actions.ts'
import type { SubscriptionRecord } from '../../../supabase/local/stripe/records.ts'
import { link, nameSchool, remove } from '../school/two-schools.ts'
import { call, type Teacher } from '../teacher.ts'
import { APP, type PaymentTown } from './payment-town.ts'

export interface Schools {
  at: PaymentTown
  people: Teacher[]
  owner(text: string, values?: unknown[]): Promise<Record<string, unknown>[]>
}
type Deed = (schools: Schools, who: Teacher, other: Teacher) => unknown

const newest = <T>(records: Record<string, T>, is: (one: T) => boolean): T | undefined =>
  Object.values(records).reverse().find(is)

/** A change that somebody makes on Stripe's own page, of the plan that they pay for. */
const atStripe =
  (change: (at: PaymentTown, subscription: SubscriptionRecord) => void): Deed =>
  async ({ at, owner }, { id }) => {
    const rows = await owner(
      'select customer_id from private.payment_accounts where user_id = $1::text::uuid',
      [id],
    )
    const live = at.world
      .subscriptionsOf(String(rows[0]?.customer_id))
      .find(({ status }) => status !== 'canceled')
    if (live) change(at, live)
  }

/** As the functions do it: the page of who joins is closed, and those of both before a school changes hands. */
async function linkAndClose({ at }: Schools, who: Teacher, other: Teacher): Promise<void> {
  await nameSchool(who, 'Te Kura')
  await link(who, other)
  await closeCheckout(at.payments, other.id)
}

async function handOver({ at, owner }: Schools, who: Teacher, other: Teacher): Promise<void> {
  const theirs =
    'select 1 from public.school_memberships where admin_id = $1::text::uuid and member_id = $2::text::uuid'
  if ((await owner(theirs, [who.id, other.id])).length === 0) return
  for (const { id } of [other, who]) await closeCheckout(at.payments, id)
  await call(who.db, who.caller, 'hand_over_school', { member_user_id: other.id })
}

const DEEDS: Record<string, Deed> = {
  'open Teacher': ({ at }, { id }) => startCheckout(at.payments, id, 'individual', APP),
  'open School': ({ at }, { id }) => startCheckout(at.payments, id, 'school', APP),
  'pay on the newest page': ({ at }) => {
    const page = newest(at.world.held.sessions, () => true)
    if (page) payCheckout(at.world, page, 'pays')
  },
  'pay on any page': ({ at }) => {
    for (const page of Object.values(at.world.held.sessions)) payCheckout(at.world, page, 'pays')
  },
  'the post comes': ({ at }) => at.deliverAll(),
  'the last letter comes first': async ({ at }) => {
    const event = at.events.pop()
    if (event) await at.deliver(event)
  },
  'the post is lost': ({ at }) => at.events.splice(0),
  cancel: ({ at }, { id }) => cancelPlan(at.payments, id),
  renew: ({ at }, { id }) => renewPlan(at.payments, id),
  'open the portal': ({ at }, { id }) => openPortal(at.payments, id, APP),
  'change to Teacher': atStripe(({ world }, live) => changePlan(world, live, 'price_teacher', 1)),
  'change to School': atStripe(({ world }, live) => changePlan(world, live, 'price_school', 10)),
  'cancel at Stripe': atStripe(({ world }, live) => setCancel(world, live, true)),
  'add licences': ({ at }, { id }) => buyLicences(at.payments, id, 2, APP),
  confirm: ({ at: { world } }) => {
    const asked = newest(world.held.portals, ({ confirm }) => confirm !== null)?.confirm
    const subscription = world.held.subscriptions[asked?.subscription ?? '']
    if (asked && subscription) changePlan(world, subscription, asked.price, asked.quantity)
  },
  link: linkAndClose,
  remove: async ({ at }, who, other) => {
    await remove(who, other)
    await closePagesOfMembers(at.payments, who.id)
  },
  'hand over': handOver,
  'a month goes by': ({ at }) => at.days(31),
  refund: ({ at: { world } }) => {
    const bill = newest(
      world.held.invoices,
      ({ status, cents, credit }) => status === 'paid' && cents > credit,
    )
    if (bill) refund(world, bill, bill.cents - bill.credit)
  },
  'delete customer': ({ at: { world } }) =>
    deleteCustomer(world, Object.keys(world.held.customers).at(-1) ?? ''),
}

export interface Happened {
  what: string
  who: number
  other: number
}
export const lives: fc.Arbitrary<Happened[]> = fc.array(
  fc.record({
    what: fc.constantFrom(...Object.keys(DEEDS), 'link', 'hand over'),
    who: fc.nat(2),
    other: fc.nat(2),
  }),
  { minLength: 6, maxLength: 16 },
)

/** What a person may not do is refused, by the functions, by Stripe or by the database. */
const isRefusal = (error: unknown): boolean =>
  /^(Refusal|Stripe)/.test((error as Error).constructor.name) || (error as { code?: string }).code === '42501'

export async function happenIn(schools: Schools, { what, who, other }: Happened): Promise<void> {
  const [one, two] = [schools.people[who], schools.people[other]]
  if (!one || !two) throw new Error('nobody')
  try {
    await DEEDS[what]?.(schools, one, two)
  } catch (error) {
    if (!isRefusal(error)) throw error
  }
}
