// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { PaymentDetails } from '#content/contract.ts'
import { resetSyncStatus } from '#session/sync-status.ts'
import { dismissToast } from '#session/toasts.ts'
import {
  type Answers,
  aroha,
  cleanDevice,
  openAt,
  setOnline,
  signInAs,
  until,
} from '../support/screens/account-screens.tsx'
import { CANCELLED, ENDS, PAID, putPlan, refuse, toast } from './plan-at-work.ts'

// The screens without what works behind them; the store is the real one.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

let screen: Awaited<ReturnType<typeof openAt>>
const tab = { location: { href: '' }, close: vi.fn(), opener: {} }
const details: PaymentDetails = {
  success: true,
  customer: true,
  next_bill: { at: ENDS, cents: 999 },
  card: { brand: 'visa', last4: '4242' },
  bills: [
    { id: 'in_2', at: '2026-11-24T00:00:00Z', cents: 999, paid: true, url: 'https://pay.test/in_2' },
    { id: 'in_1', at: '2026-10-24T00:00:00Z', cents: 7999, paid: false, url: null },
  ],
}

beforeEach(() => {
  cleanDevice()
  resetSyncStatus()
  tab.location.href = ''
  vi.spyOn(window, 'open').mockReturnValue(tab as never)
})
afterEach(async () => {
  setOnline(true)
  await screen.unmount()
  vi.restoreAllMocks()
})

const billed =
  (paid: PaymentDetails | (() => Response), portal?: () => Response): Answers =>
  ({ path }) => {
    if (path.endsWith('/payment-details')) return typeof paid === 'function' ? paid() : Response.json(paid)
    return path.endsWith('/create-portal-session') ? portal?.() : undefined
  }

async function openWith(plan: Parameters<typeof putPlan>[0], answers: Answers) {
  signInAs(aroha)
  await putPlan(plan)
  screen = await openAt('/account', { as: aroha, answers })
}
const asked = (path: string) => screen.calls.filter((call) => call.path === `/functions/v1/${path}`)
const section = () => screen.all('section').find((one) => one.textContent?.startsWith('Plan and bills'))
const words = () => section()?.textContent ?? ''

describe('plan and bills on the account page', () => {
  it('shows plan, use, next bill, card and bills to the cent, and leads to Stripe’s page and back', async () => {
    await openWith(
      PAID,
      billed(details, () => Response.json({ url: 'https://portal.test/1' })),
    )
    await until(() => expect(words()).toContain('Teacher, 3 of 500 messages'))
    await until(() => expect(words()).toMatch(/Next bill: \$9\.99 on Dec 2[34], 2026, card ending 4242\./))
    const bills = [...(section()?.querySelectorAll('li') ?? [])].map((bill) => bill.textContent)
    expect(bills).toEqual([
      expect.stringMatching(/^Nov 24, 2026Paid\$9\.99View/),
      expect.stringMatching(/^Oct 24, 2026Not paid yet\$79\.99$/),
    ])
    expect(section()?.querySelector('li a')?.getAttribute('href')).toBe('https://pay.test/in_2')
    await screen.press('Change card or see all bills')
    await until(() => expect(tab.location.href).toBe('https://portal.test/1'))
    expect(asked('create-portal-session')[0]?.body).toEqual({
      returnUrl: `${window.location.origin}/account`,
    })
  })

  it('shows the credit of a lowered plan as money that comes off the next bills', async () => {
    const credit = { id: 'in_3', at: '2026-11-25T00:00:00Z', cents: -10995, paid: true, url: null }
    await openWith(PAID, billed({ ...details, bills: [credit], next_bill: { at: ENDS, cents: 0 } }))
    await until(() => expect(words()).toContain('Next bill: $0.00'))
    expect(section()?.querySelector('li')?.textContent).toBe('Nov 25, 2026Taken off your next bills−$109.95')
  })

  it('[PLAN-63] [PLAN-105] says to a cancelled teacher until when, and that nothing more is paid', async () => {
    await openWith(CANCELLED, billed({ ...details, next_bill: null }))
    await until(() => expect(words()).toMatch(/Access until Dec 2[34], 2026/))
    await until(() => expect(words()).toContain('No further payment is taken.'))
    expect(words()).not.toContain('Next bill')
  })

  it('says that the last payment failed, and what to do', async () => {
    await openWith({ ...PAID, status: 'past_due' }, billed(details))
    await until(() => expect(words()).toContain('Your last payment failed.'))
    expect(words()).not.toContain('Nothing after that is charged.')
  })

  it('[PLAN-104] [PLAN-105] a plan cancelled while a payment is open shows its last day and Renew', async () => {
    await openWith({ ...CANCELLED, status: 'past_due' }, billed(details))
    await until(() => expect(words()).toContain('Nothing after that is charged.'))
    expect(words()).toMatch(/Access until Dec 2[34], 2026/)
    expect(words()).not.toContain('Next bill')
    expect(words()).not.toContain('No further payment is taken.')
    expect(screen.button('Renew')).toBeDefined()
    expect(screen.button('Cancel plan')).toBeUndefined()
  })

  it('asks again when the plan changes, so a plan that ended shows no next bill', async () => {
    let now = details
    await openWith(
      PAID,
      billed(() => Response.json(now)),
    )
    await until(() => expect(words()).toContain('Next bill: $9.99'))
    now = { ...details, next_bill: null, card: null }
    await putPlan({})
    await until(() => expect(words()).toContain('Free Trial'))
    await until(() => expect(words()).not.toContain('Next bill'))
  })

  it('asks again on return from Stripe’s page, where the card may have been changed', async () => {
    let now = details
    await openWith(
      PAID,
      billed(() => Response.json(now)),
    )
    await until(() => expect(words()).toContain('card ending 4242'))
    now = { ...details, card: { brand: 'visa', last4: '0077' } }
    document.dispatchEvent(new Event('visibilitychange'))
    await until(() => expect(words()).toContain('card ending 0077'))
  })

  it.each([
    ['never began to pay', false],
    ['left the checkout without paying', true],
  ])('shows a teacher who %s the upgrade and no bills', async (_name, customer) => {
    await openWith({}, billed({ ...details, customer, next_bill: null, card: null, bills: [] }))
    await until(() => expect(words()).toContain('there are no bills'))
    expect([...(section()?.querySelectorAll('button') ?? [])].map((one) => one.textContent)).toEqual([
      'Upgrade',
    ])
  })

  it('says to a member of a school that the school pays, and asks Stripe nothing', async () => {
    await openWith({ ...PAID, plan_type: 'school_member', school_id: 'kura' }, billed(details))
    await until(() => expect(words()).toContain('Your school pays for your plan.'))
    expect(section()?.querySelector('button')).toBeNull()
    expect(asked('payment-details')).toEqual([])
  })

  it('tells a member who still pays for a plan of their own, with the bills and the way to cancel', async () => {
    const member = { plan_type: 'school_member', school_id: 'kura', current_period_end: null }
    await openWith({ ...PAID, ...member, own_plan_renews_at: ENDS }, billed(details))
    await until(() =>
      expect(words()).toMatch(/still pay for one of your own.*charged again on Dec 2[34], 2026/),
    )
    await until(() => expect(words()).toContain('Next bill: $9.99'))
    expect(words()).not.toContain('Your school pays for your plan.')
    await screen.press('Cancel my own plan')
    await until(() => expect(screen.text()).toContain('Cancel your own plan?'))
  })

  it('[SYS-26] offline shows the plan, and that the bills need a connection', async () => {
    setOnline(false)
    await openWith(PAID, billed(details))
    await until(() => expect(words()).toContain('Teacher, 3 of 500 messages'))
    expect(words()).toContain('Your bills need a connection.')
    expect(asked('payment-details')).toEqual([])
  })

  it.each([
    [
      '[PLAN-92]',
      () => refuse('There are no bills for this account yet.'),
      'There are no bills for this account yet.',
    ],
    [
      '[PLAN-93]',
      () => new Response('x', { status: 500 }),
      'Unable to start the checkout process. Please try again.',
    ],
  ])('%s a page at Stripe that does not open says why', async (_rows, response, text) => {
    await openWith(PAID, billed(details, response))
    await screen.press('Change card or see all bills')
    await until(() => expect(toast()).toBe(`Checkout Error / ${text}`))
    dismissToast()
  })

  it('says that bills could not be loaded, and loads them at the next try', async () => {
    let tries = 0
    const failing = billed(() => {
      tries += 1
      return tries === 1 ? new Response('x', { status: 500 }) : Response.json(details)
    })
    await openWith(PAID, failing)
    await until(() => expect(screen.text()).toContain('Your bills could not be loaded.'))
    section()?.querySelector<HTMLButtonElement>('[role="alert"] button')?.click()
    await until(() => expect(words()).toContain('card ending 4242'))
  })
})
