import { beforeEach, expect, it } from 'vitest'
import { closeCheckout } from '../../../supabase/functions/_shared/payments/checkout.ts'
import { payCheckout } from '../../../supabase/local/stripe/billing.ts'
import { onBothDatabases } from '../../support/databases/database.ts'
import { paymentTools } from '../../support/payments/payment-tools.ts'
import { link, makeAdmin } from '../../support/school/two-schools.ts'

onBothDatabases('payments: who joins a school', (db) => {
  const { town, join, owner } = paymentTools(db)
  beforeEach(() => owner('delete from private.payment_accounts'))

  it('gets no payment page that was still being opened when they joined', async () => {
    const [at, admin, member] = [town(), await makeAdmin(db()), await join()]
    at.beforeCall = async (method, path) => {
      if (method !== 'POST' || path !== '/v1/checkout/sessions') return
      at.beforeCall = () => undefined
      await link(admin, member)
      await closeCheckout(at.payments, member.id)
    }
    await expect(at.open(member.id)).rejects.toThrow('Your school pays for your plan already.')
    const pages = Object.values(at.world.held.sessions)
    expect(pages.map(({ status }) => status)).toEqual(['expired'])
    expect(pages.map((page) => payCheckout(at.world, page, 'pays'))).toEqual([false])
  })

  it('asks Stripe nothing if they never began to pay', async () => {
    const [at, admin, member] = [town(), await makeAdmin(db()), await join()]
    await link(admin, member)
    const asked: string[] = []
    at.beforeCall = (_method, path) => {
      asked.push(path)
    }
    await closeCheckout(at.payments, member.id)
    expect(asked).toEqual([])
    expect(
      await owner('select 1 from private.payment_accounts where user_id = $1::text::uuid', [member.id]),
    ).toEqual([])
  })
})
