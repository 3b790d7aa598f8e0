import { afterEach, beforeEach, vi } from 'vitest'
import type { Subscription } from '#domain/rows.ts'
import { currentStore } from '#local-store/current-store.ts'
import { showPlanDialog } from '#session/plan/plan-dialog.ts'
import { readToast } from '#session/toasts.ts'
import { type Answers, aroha, cleanDevice, openAt, setOnline } from '../support/screens/account-screens.tsx'

export const ENDS = '2026-12-24T00:00:00+13:00'
export const PAID = { message_limit: 500, plan_type: 'premium', status: 'active', current_period_end: ENDS }
export const CANCELLED = { ...PAID, cancel_at_period_end: true }

/** Puts the rows of a plan on the device, as a pull would. */
export async function putPlan(plan: Partial<Subscription>, used = 3, checkedAt = Date.now()): Promise<void> {
  const row = {
    user_id: aroha.userId,
    message_limit: 10,
    plan_type: 'free',
    cancel_at_period_end: false,
    status: null,
    current_period_end: null,
    school_name: null,
    school_id: null,
    is_trial: false,
    trial_expires_at: null,
    is_admin: false,
    rev: 1,
    ...plan,
  }
  await currentStore().subscriptions.put({ id: aroha.userId, rev: 1, row })
  await currentStore().facts.put({ key: 'checked', value: String(checkedAt) })
  await currentStore().user_usage.put({
    id: aroha.userId,
    rev: 1,
    row: { user_id: aroha.userId, count_messages: used, rev: 1 },
  })
}

/** Gives each test of a file a clean device, and a tab in place of the one that the browser opens for a page of Stripe's. */
export function setUpPlanScreen() {
  let screen: Awaited<ReturnType<typeof openAt>>
  const tab = { location: { href: '' }, close: vi.fn(), opener: {} }
  beforeEach(() => {
    cleanDevice()
    tab.location.href = ''
    tab.close.mockClear()
    vi.spyOn(window, 'open').mockReturnValue(tab as never)
  })
  afterEach(async () => {
    vi.useRealTimers()
    setOnline(true)
    showPlanDialog(null)
    await screen.unmount()
    vi.restoreAllMocks()
  })
  const open = async (...at: Parameters<typeof openAt>) => {
    screen = await openAt(...at)
  }
  return {
    tab,
    open,
    get screen() {
      return screen
    },
    async openWith(plan: Partial<Subscription>, answers: Answers = () => undefined) {
      await open('/home', { as: aroha, answers })
      await putPlan(plan)
    },
    asked: (path: string) => screen.calls.filter((call) => call.path === `/functions/v1/${path}`),
  }
}

export const toast = () => [readToast()?.title, readToast()?.text].filter(Boolean).join(' / ')
export const refuse = (error: string) =>
  Response.json({ success: false, error, reason: 'x' }, { status: 409 })
export const answer =
  (path: string, response: () => Response): Answers =>
  (call) =>
    call.path === `/functions/v1/${path}` ? response() : undefined
