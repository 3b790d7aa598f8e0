import { beforeEach, expect, it } from 'vitest'
import { handleEvent } from '../../../supabase/functions/_shared/payments/events.ts'
import { openPortal } from '../../../supabase/functions/_shared/payments/portal.ts'
import { payCheckout } from '../../../supabase/local/stripe/billing.ts'
import { deleteCustomer } from '../../../supabase/local/stripe/owner-actions.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { FREE, paymentTools, TEACHER } from '../../support/payments/payment-tools.ts'
import { APP, asSent } from '../../support/payments/payment-town.ts'

onBothDatabases('payments: a customer deleted at Stripe', (db) => {
  const { town, join, owner, plan } = paymentTools(db)
  beforeEach(() => owner('delete from private.payment_accounts'))

  it.each(['userOf', 'account'] as const)(
    'is forgotten, and not the one whose checkout opens meanwhile, after %s',
    async (name) => {
      const [at, t] = [town(), await join()]
      await at.open(t.id)
      deleteCustomer(at.world, Object.keys(at.world.held.customers)[0] ?? '')
      const event = at.events.splice(0).find(({ type }) => type === 'customer.deleted')
      if (!event) throw new Error('no event')
      const { books } = at.payments
      let opened: Awaited<ReturnType<typeof at.open>>
      const slow = {
        ...at.payments,
        books: {
          ...books,
          [name]: async (given: string) => {
            const answer = await books[name](given)
            opened ??= await at.open(t.id)
            return answer
          },
        },
      }
      expect(await handleEvent(slow, asSent(event))).toBe('handled')
      if (!opened || !payCheckout(at.world, opened, 'pays')) throw new Error('nothing was bought')
      await at.deliverAll()
      expect(await plan(t)).toMatchObject(TEACHER)
      expect(await at.open(t.id)).toBeUndefined()
      expect((await at.reconcile()).findings).toEqual([])
    },
  )

  it('without a word of it: the teacher reads that there are no bills, and not for ever that Stripe did not answer', async () => {
    const [at, t] = [town(), await join()]
    const { customer } = await at.buy(t.id)
    await at.deliverAll()
    deleteCustomer(at.world, customer)
    at.events.splice(0)
    for (let n = 0; n < 2; n += 1)
      await expect(openPortal(at.payments, t.id, APP)).rejects.toThrow('There are no bills')
    expect(await plan(t)).toMatchObject(FREE)
    expect((await at.buy(t.id)).customer).not.toBe(customer)
    await at.deliverAll()
    expect(await plan(t)).toMatchObject(TEACHER)
    expect((await at.reconcile()).findings).toEqual([])
  })
})
