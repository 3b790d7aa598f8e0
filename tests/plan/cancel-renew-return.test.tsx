// @vitest-environment happy-dom

import { describe, expect, it, vi } from 'vitest'
import { currentStore } from '#local-store/current-store.ts'
import { onSyncRequested } from '#session/sync-status.ts'
import { dismissToast, showToast } from '#session/toasts.ts'
import { aroha, setOnline, until, untilWithClockHeld } from '../support/screens/account-screens.tsx'
import { answer, CANCELLED, ENDS, PAID, refuse, setUpPlanScreen, toast } from './plan-at-work.ts'

// The screens without what works behind them; the store is the real one.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

const at = setUpPlanScreen()

describe('cancelling and renewing', () => {
  const fine = () => Response.json({ success: true })

  it('[PLAN-60] [PLAN-66] cancels after a second press, without a body, and says until when access is kept', async () => {
    await at.openWith(PAID, answer('cancel-subscription', fine))
    await at.screen.press('Cancel plan')
    await until(() => expect(at.screen.text()).toContain('Cancel your plan?'))
    expect(at.asked('cancel-subscription')).toEqual([])
    const refreshed = vi.fn()
    const stop = onSyncRequested(refreshed)
    at.screen.all<HTMLButtonElement>('dialog footer button').at(-1)?.click()
    await until(() =>
      expect(toast()).toMatch(/^Subscription Cancelled \/ You keep access until Dec 2[34], 2026\.$/),
    )
    expect(at.asked('cancel-subscription')).toHaveLength(1)
    expect(refreshed).toHaveBeenCalled()
    stop()
  })

  it('a member who still pays cancels their own plan, and keeps the school’s', async () => {
    const own = { plan_type: 'school_member', school_name: 'Kura School', own_plan_renews_at: ENDS }
    await at.openWith({ ...PAID, ...own, current_period_end: null }, answer('cancel-subscription', fine))
    await until(() => expect(at.screen.text()).toContain('you still pay for one of your own'))
    await at.screen.press('Cancel my own plan')
    await until(() =>
      expect(at.screen.text()).toContain('Kura School pays for your plan, so nothing else changes'),
    )
    expect(at.screen.text()).not.toContain('Making a resource from a lesson plan stops now')
    await at.screen.press('Cancel plan')
    await until(() =>
      expect(toast()).toBe(
        'Subscription Cancelled / No further payment is taken. You keep access with your school.',
      ),
    )
    expect(at.asked('cancel-subscription')).toHaveLength(1)
  })

  it('[PLAN-66] cancelling while a payment is open promises access only if that is paid', async () => {
    await at.openWith({ ...PAID, status: 'past_due' }, answer('cancel-subscription', fine))
    await at.screen.press('Cancel plan')
    await until(() =>
      expect(at.screen.text()).toContain('If it is paid, you keep the Teacher plan until Dec'),
    )
    expect(at.screen.text()).not.toContain('no further payment is taken')
    at.screen.all<HTMLButtonElement>('dialog footer button').at(-1)?.click()
    await until(() => expect(toast()).toMatch(/until Dec 2[34], 2026 if your open bill is paid\.$/))
  })

  it('a toast that still shows goes when the next dialog opens, whose buttons it would cover on a phone', async () => {
    await at.openWith(CANCELLED)
    showToast({ title: 'Subscription Cancelled', text: 'You keep access.' })
    await at.screen.press('Renew')
    await until(() => expect(at.screen.text()).toContain('Renew your plan?'))
    expect(toast()).toBe('')
  })

  it('[PLAN-65] a failed cancel says so and cancels nothing', async () => {
    await at.openWith(
      PAID,
      answer('cancel-subscription', () => new Response('no', { status: 500 })),
    )
    await at.screen.press('Cancel plan')
    await until(() => expect(at.screen.text()).toContain('Cancel your plan?'))
    at.screen.all<HTMLButtonElement>('dialog footer button').at(-1)?.click()
    await until(() =>
      expect(toast()).toBe(
        'Cancellation Error / Unable to cancel subscription. Please try again or contact support.',
      ),
    )
    expect(at.screen.text()).toContain('Cancel your plan?')
    dismissToast()
  })

  const renew = async (response: () => Response) => {
    await at.openWith(CANCELLED, answer('renew-subscription', response))
    await at.screen.press('Renew')
    await until(() => expect(at.screen.text()).toContain('Renew your plan?'))
    at.screen.all<HTMLButtonElement>('dialog footer button').at(-1)?.click()
    await until(() => expect(toast()).not.toBe(''))
  }

  it('[PLAN-67] [PLAN-68] [PLAN-73] renews without a body', async () => {
    await renew(fine)
    expect(toast()).toBe('Subscription Renewed! 🎉')
    expect(at.asked('renew-subscription')).toHaveLength(1)
  })

  it.each([
    [
      '[PLAN-70]',
      () => refuse('Your plan has ended. Choose a plan to start again.'),
      'Your plan has ended. Choose a plan to start again.',
    ],
    [
      '[PLAN-71]',
      () => new Response('no', { status: 500 }),
      'Unable to renew subscription. Please try again.',
    ],
    ['[PLAN-72]', () => Response.json({ success: false }), 'Failed to renew subscription'],
  ])('%s a failed renewal says why', async (_rows, response, text) => {
    await renew(response)
    expect(toast()).toBe(`Renewal Failed / ${text}`)
    dismissToast()
  })
})

describe('[SYS-29] offline', () => {
  it.each([
    ['cancelling', PAID, 'Cancel plan', 'cancel-subscription', 'Cancellation Error'],
    ['renewing', CANCELLED, 'Renew', 'renew-subscription', 'Renewal Failed'],
  ])('%s is refused and never queued, though no event told of the lost network', async (...given) => {
    const [, plan, action, path, title] = given
    await at.openWith(plan)
    await at.screen.press(action)
    await until(() => expect(at.screen.all('dialog footer button')).toHaveLength(2))
    setOnline(false)
    at.screen.all<HTMLButtonElement>('dialog footer button').at(-1)?.click()
    await until(() => expect(toast()).toMatch(new RegExp(`^${title} / .*internet connection`)))
    expect(at.asked(path)).toEqual([])
    expect(await currentStore().outbox.count()).toBe(0)
    window.dispatchEvent(new Event('offline'))
    await until(() => expect(at.screen.text()).toContain('You are offline. Your plan can be changed when'))
    expect(at.screen.all<HTMLButtonElement>('dialog footer button').at(-1)?.disabled).toBe(true)
    dismissToast()
  })
})

describe('coming back from the checkout', () => {
  it.each([
    ['success', 'Verifying your subscription / We are checking the status of your subscription.'],
    ['cancelled', 'Checkout cancelled / Nothing was charged. You keep the plan you have.'],
  ])(
    '[PLAN-84] [PLAN-85] [PLAN-86] ?subscription=%s is told, refreshed after a second and removed',
    async (outcome, text) => {
      const refreshed = vi.fn()
      const stop = onSyncRequested(refreshed)
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      await at.open(`/home?subscription=${outcome}&type=school`, { as: aroha })
      expect(at.screen.href()).toBe('/home')
      await untilWithClockHeld(() => toast() === text)
      refreshed.mockClear()
      await vi.advanceTimersByTimeAsync(1000)
      await untilWithClockHeld(() => refreshed.mock.calls.length > 0)
      stop()
    },
  )

  it('[NAV-25] [PLAN-94] [PLAN-95] [PLAN-96] /upgrade-success refreshes after two seconds and leads to the start', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await at.open('/upgrade-success', { as: aroha })
    await untilWithClockHeld(() => at.screen.title() === 'Upgrade Successful')
    await vi.advanceTimersByTimeAsync(1999)
    expect(at.asked('payment-details')).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await untilWithClockHeld(() => at.asked('payment-details').length === 1)
    const start = at.screen.all<HTMLAnchorElement>('a').find((link) => link.textContent === 'Start Chatting')
    expect(start?.getAttribute('href')).toBe('/')
  })

  it('[NAV-26] [PLAN-97] [PLAN-98] /upgrade-cancelled goes on free, or reloads into the plans', async () => {
    await at.open('/upgrade-cancelled', { as: aroha })
    await until(() => expect(at.screen.title()).toBe('Upgrade Cancelled'))
    const free = at.screen
      .all<HTMLAnchorElement>('a')
      .find((link) => link.textContent === 'Continue with Free Plan')
    expect(free?.getAttribute('href')).toBe('/')
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
    await at.screen.press('Try Upgrade Again')
    expect(reload).toHaveBeenCalledOnce()
    await at.screen.unmount()
    await at.open('/upgrade-cancelled', { as: aroha })
    await until(() => expect(at.screen.text()).toContain('Choose a plan'))
  })
})
