// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import { currentStore } from '#local-store/current-store.ts'
import { onSyncRequested } from '#session/sync-status.ts'
import { dismissToast } from '#session/toasts.ts'
import { aroha, setOnline, until, untilWithClockHeld } from '../support/screens/account-screens.tsx'
import { answer, CANCELLED, PAID, refuse, setUpPlanScreen, toast } from './plan-at-work.ts'

// The screens without what works behind them; the store is the real one.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

const at = setUpPlanScreen()

describe('the sidebar', () => {
  it('[PLAN-99] [PLAN-100] [PLAN-101] offers Upgrade to a free teacher', async () => {
    await at.openWith({})
    await until(() => expect(at.screen.text()).toContain('3 of 10 messages'))
    await until(() => expect(at.screen.button('Upgrade')).toBeDefined())
    expect(at.screen.button('Cancel plan')).toBeUndefined()
  })

  it('[PLAN-102] offers Upgrade during a trial', async () => {
    await at.openWith({ is_trial: true, trial_expires_at: new Date(Date.now() + 1e6).toISOString() })
    await until(() => expect(at.screen.button('Upgrade')).toBeDefined())
  })

  it('[PLAN-103] lets a paying teacher cancel, and a school’s member nothing', async () => {
    await at.openWith(PAID)
    await until(() => expect(at.screen.button('Cancel plan')).toBeDefined())
    expect(at.screen.button('Upgrade')).toBeUndefined()
    await currentStore().subscriptions.update(aroha.userId, { 'row.plan_type': 'school_member' } as never)
    await until(() => expect(at.screen.button('Cancel plan')).toBeUndefined())
    expect(at.screen.button('Upgrade')).toBeUndefined()
  })

  it('[PLAN-104] [PLAN-105] offers Renew in place of Cancel to a cancelled teacher, with the last day', async () => {
    await at.openWith(CANCELLED)
    await until(() => expect(at.screen.text()).toMatch(/Access until Dec 2[34], 2026/))
    expect(at.screen.button('Renew')).toBeDefined()
    expect(at.screen.button('Cancel plan')).toBeUndefined()
  })

  it('tells a teacher whose payment failed where to change the card', async () => {
    await at.openWith({ ...PAID, status: 'past_due' })
    await until(() => expect(at.screen.text()).toContain('Your last payment failed. Change your card'))
  })
})

describe('upgrading', () => {
  const url = 'https://checkout.test/1'
  const paid = answer('create-checkout', () => Response.json({ url }))

  it('[PLAN-02] [PLAN-03] [PLAN-04] [PLAN-05] [PLAN-06] [PLAN-07] [PLAN-08] shows what each plan has and costs', async () => {
    await at.openWith({})
    await at.screen.press('Upgrade')
    await until(() => expect(at.screen.text()).toContain('Choose a plan'))
    const plans = at.screen.all('dialog section').map((plan) => plan.textContent)
    expect(plans).toEqual([
      'Teacher$9.99a month500 messages a monthLesson-specific resourcesPriority email supportChoose Teacher',
      'School$79.99a month, ten teachersEverything in Teacher10 teacher licences included' +
        'Extra teachers $7.99 each a monthAdmin dashboard and analyticsDedicated school managerChoose School',
    ])
    expect(at.screen.text()).toContain('New Zealand dollars, GST included. Plans renew each month')
  })

  it('[PLAN-74] [PLAN-79] [PLAN-80] [PLAN-81] [PLAN-82] [PLAN-83] opens a tab at the press and leads it to the checkout', async () => {
    await at.openWith({}, paid)
    await at.screen.press('Upgrade')
    await at.screen.press('Choose Teacher')
    expect(window.open).toHaveBeenCalledOnce()
    await until(() => expect(at.tab.location.href).toBe(url))
    const home = `${window.location.origin}/home`
    expect(at.asked('create-checkout')[0]?.body).toEqual({
      priceId: 'price_teacher',
      accountType: 'individual',
      successUrl: `${home}?subscription=success`,
      cancelUrl: `${home}?subscription=cancelled`,
      metadata: { user_id: aroha.userId, user_email: aroha.email, account_type: 'individual' },
    })
    expect(at.tab.opener).toBeNull()
  })

  it('[PLAN-78] [PLAN-85] asks for a school with ten licences', async () => {
    await at.openWith({}, paid)
    await at.screen.press('Upgrade')
    await at.screen.press('Choose School')
    await until(() => expect(at.tab.location.href).toBe(url))
    expect(at.asked('create-checkout')[0]?.body).toMatchObject({
      priceId: 'price_school',
      accountType: 'school',
      successUrl: `${window.location.origin}/home?subscription=success&type=school`,
      metadata: { licenses: '10' },
    })
  })

  it.each([
    ['[PLAN-88] [PLAN-89]', 'Teacher', () => Response.json({}), 'No checkout URL received'],
    [
      '[PLAN-89]',
      'Teacher',
      () => refuse('Your school pays for your plan already.'),
      'Your school pays for your plan already.',
    ],
    [
      '[PLAN-90]',
      'Teacher',
      () => new Response('<html>', { status: 500 }),
      'Unable to start the upgrade process. Please try again.',
    ],
    [
      '[PLAN-91]',
      'School',
      () => new Response('<html>', { status: 500 }),
      'Unable to start the school upgrade process. Please try again.',
    ],
  ])(
    '%s a failed upgrade to %s says why, closes the tab and lets try again',
    async (_rows, plan, response, text) => {
      await at.openWith({}, answer('create-checkout', response))
      await at.screen.press('Upgrade')
      await at.screen.press(`Choose ${plan}`)
      await until(() => expect(toast()).toBe(`Upgrade Error / ${text}`))
      expect(at.tab.close).toHaveBeenCalledOnce()
      await until(() => expect(at.screen.button(`Choose ${plan}`).disabled).toBe(false))
      dismissToast()
    },
  )

  it('[PLAN-87] without a session it is refused before anything is opened or asked for', async () => {
    sessionStorage.setItem('mahere-upgrade-again', 'yes')
    await at.open('/upgrade-cancelled', { as: { ...aroha, state: 'needs-sign-in' }, answers: paid })
    await at.screen.press('Choose Teacher')
    await until(() => expect(toast()).toBe('Upgrade Error / User not authenticated'))
    expect([vi.mocked(window.open).mock.calls, at.asked('create-checkout')]).toEqual([[], []])
    dismissToast()
  })

  it('[PLAN-87] a session that the server has ended says the same', async () => {
    const ended = Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 })
    await at.openWith({}, ({ path }) =>
      path.includes('/token')
        ? ended
        : answer('create-checkout', () => Response.json({ message: 'JWT expired' }, { status: 401 }))({
            path,
          } as never),
    )
    await at.screen.press('Upgrade')
    await at.screen.press('Choose Teacher')
    await until(() => expect(toast()).toBe('Upgrade Error / User not authenticated'))
    expect(at.tab.close).toHaveBeenCalledOnce()
    dismissToast()
  })

  it('[SYS-29] offline nothing is asked for and nothing waits', async () => {
    await at.openWith({}, paid)
    await at.screen.press('Upgrade')
    setOnline(false)
    window.dispatchEvent(new Event('offline'))
    await until(() => expect(at.screen.button('Choose Teacher').disabled).toBe(true))
    expect(at.screen.text()).toContain('You are offline.')
    // The dialog scrolls on a phone, so the keyboard needs something in it to stand on.
    expect(at.screen.all('dialog section [tabindex="0"]')).toHaveLength(2)
    expect(await currentStore().outbox.count()).toBe(0)
    expect(at.asked('create-checkout')).toEqual([])
  })

  it('[PLAN-75] [PLAN-76] [PLAN-77] verifies the plan at the first focus a second after the tab opened', async () => {
    await at.openWith({}, paid)
    await at.screen.press('Upgrade')
    await until(() => expect(at.screen.button('Choose Teacher')).toBeDefined())
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    at.screen.button('Choose Teacher').click()
    await untilWithClockHeld(() => at.tab.location.href === url)
    window.dispatchEvent(new Event('focus'))
    expect(toast()).toBe('')
    await vi.advanceTimersByTimeAsync(1000)
    const refreshed = vi.fn()
    const stop = onSyncRequested(refreshed)
    window.dispatchEvent(new Event('focus'))
    expect(toast()).toBe('Verifying your subscription / We are checking the status of your subscription.')
    await untilWithClockHeld(() => refreshed.mock.calls.length > 0)
    expect(at.asked('payment-details')).toHaveLength(1)
    stop()
  })
})
