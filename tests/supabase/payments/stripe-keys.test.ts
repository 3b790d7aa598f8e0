import { beforeEach, expect, it } from 'vitest'
import { startCheckout } from '../../../supabase/functions/_shared/payments/checkout.ts'
import { payCheckout } from '../../../supabase/local/stripe/billing.ts'
import { StripeRefusal } from '../../../supabase/local/stripe/stripe-error.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { paymentTools, TEACHER } from '../../support/payments/payment-tools.ts'
import { APP, type PaymentTown } from '../../support/payments/payment-town.ts'
import type { Teacher } from '../../support/teacher.ts'

onBothDatabases('payments: Stripe repeats its answer to a key for a day', (db) => {
  const { town, join, owner, plan } = paymentTools(db)
  beforeEach(() => owner('delete from private.payment_accounts'))
  const open = (at: PaymentTown, t: Teacher) => startCheckout(at.payments, t.id, 'individual', APP)
  const newEmail = ({ id }: Teacher) =>
    db().as('auth', (tx) =>
      tx.sql(`update auth.users set email = 'new-' || email where id = $1::text::uuid`, [id]),
    )
  /** Stripe breaks while it makes the next thing of this kind, and keeps that answer. */
  const breakAt = (at: PaymentTown, kind: string) => {
    const newId = at.world.newId.bind(at.world)
    at.world.newId = (prefix) => {
      if (prefix !== kind) return newId(prefix)
      at.world.newId = newId
      throw new StripeRefusal(500, 'An unknown error occurred', { type: 'api_error' })
    }
  }
  /** The same payments, which lose the first answer of one call of the database. */
  const losing = (at: PaymentTown, name: 'noteCheckout' | 'noteCustomer') => {
    const lost = () => Promise.reject(new TypeError('the network broke'))
    return { ...at.payments, books: { ...at.payments.books, [name]: lost } }
  }
  const payOnce = async (at: PaymentTown, t: Teacher) => {
    const { url } = await open(at, t)
    const sessions = Object.values(at.world.held.sessions)
    const session = sessions.find(({ id }) => url.endsWith(id))
    if (!session || !payCheckout(at.world, session, 'pays')) throw new Error('nothing was bought')
    await at.deliverAll()
    expect(await plan(t)).toMatchObject(TEACHER)
    expect(at.billsOf(t.id)).toHaveLength(1)
    expect((await at.reconcile()).findings).toEqual([])
  }

  it.each(['cs_test', 'cus'])('after one 500 while a %s is made the next try pays, once', async (kind) => {
    const [at, t] = [town(), await join()]
    breakAt(at, kind)
    await expect(open(at, t)).rejects.toThrow('An unknown error occurred')
    await payOnce(at, t)
  })

  it.each(['noteCheckout', 'noteCustomer'] as const)(
    'an email that changed after the answer of %s was lost keeps nobody from paying, once',
    async (name) => {
      const [at, t] = [town(), await join()]
      await expect(startCheckout(losing(at, name), t.id, 'individual', APP)).rejects.toThrow('network broke')
      await newEmail(t)
      await payOnce(at, t)
    },
  )

  it('two tabs that meet the 500 together leave one page that can be paid', async () => {
    const [at, t] = [town(), await join()]
    breakAt(at, 'cs_test')
    await Promise.allSettled([open(at, t), open(at, t)])
    await Promise.allSettled([open(at, t), open(at, t)])
    const pages = Object.values(at.world.held.sessions).filter(({ status }) => status === 'open')
    expect(pages).toHaveLength(1)
    await payOnce(at, t)
  })
})
