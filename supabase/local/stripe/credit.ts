import type Stripe from 'stripe'
import { type Form, textAt, textsAt } from './form.ts'
import type { BalanceRecord } from './records.ts'
import { missing } from './stripe-error.ts'
import type { StripeWorld } from './stripe-world.ts'

const balancesOf = ({ held }: StripeWorld, customer: string): BalanceRecord[] =>
  Object.values(held.balances).filter((one) => one.customer === customer)

/** What Stripe owes a customer, in cents. */
export const creditOf = (world: StripeWorld, customer: string): number =>
  Math.max(0, -(balancesOf(world, customer).at(-1)?.ending ?? 0))

export function changeBalance(
  world: StripeWorld,
  customer: string,
  cents: number,
  more: Partial<BalanceRecord> = {},
): BalanceRecord {
  const ending = (balancesOf(world, customer).at(-1)?.ending ?? 0) + cents
  const id = world.newId('cbtxn')
  const plain = { invoice: null, metadata: {}, description: null, created: world.now() }
  const record = { ...plain, ...more, id, customer, cents, ending }
  world.held.balances[id] = record
  return record
}

/** Uses a customer's credit for a bill, or takes a bill of less than nothing as credit. It answers what the credit paid. */
export function spendCredit(world: StripeWorld, customer: string, cents: number, invoice: string): number {
  const used = cents < 0 ? cents : Math.min(cents, creditOf(world, customer))
  if (used !== 0) changeBalance(world, customer, used, { invoice })
  return used
}

function balanceObject(record: BalanceRecord): Stripe.CustomerBalanceTransaction {
  return {
    id: record.id,
    object: 'customer_balance_transaction',
    amount: record.cents,
    checkout_session: null,
    created: record.created,
    credit_note: null,
    currency: 'nzd',
    customer: record.customer,
    customer_account: null,
    description: record.description,
    ending_balance: record.ending,
    invoice: record.invoice,
    livemode: false,
    metadata: record.metadata,
    type: record.invoice === null ? 'adjustment' : 'applied_to_invoice',
  }
}

/** The newest first. */
export const balanceObjects = (world: StripeWorld, customer: string): Stripe.CustomerBalanceTransaction[] =>
  balancesOf(world, customer).reverse().map(balanceObject)

export function adjustBalance(world: StripeWorld, form: Form, customer: string): object {
  if (!world.held.customers[customer] || world.held.customers[customer].deleted)
    throw missing('customer', customer, 'customer')
  const [metadata, description] = [textsAt(form, 'metadata'), textAt(form, 'description') ?? null]
  return balanceObject(
    changeBalance(world, customer, Number(textAt(form, 'amount')), { metadata, description }),
  )
}
