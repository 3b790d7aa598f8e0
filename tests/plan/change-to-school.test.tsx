// @vitest-environment happy-dom
import { describe, expect, it, vi } from 'vitest'
import type { Subscription } from '#domain/rows.ts'
import { aroha, signInAs, until } from '../support/screens/account-screens.tsx'
import { CANCELLED, PAID, putPlan, setUpPlanScreen } from './plan-at-work.ts'

// The screens without what works behind them; the store is the real one.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

const at = setUpPlanScreen()
const CHANGE = 'Change to School'

async function openAccount(plan: Partial<Subscription>): Promise<void> {
  signInAs(aroha)
  await putPlan(plan)
  await at.open('/account', {
    as: aroha,
    answers: ({ path }) =>
      path.endsWith('/create-checkout') ? Response.json({ url: 'https://portal.test/1' }) : undefined,
  })
  await until(() => expect(at.screen.text()).toContain('3 of 500 messages'))
}

describe('changing from Teacher to School', () => {
  it('[PLAN-81] a paying teacher chooses School, and is told how the change is charged', async () => {
    await openAccount(PAID)
    await at.screen.press(CHANGE)
    await until(() => expect(at.screen.text()).toContain('Your plan now'))
    expect(at.screen.text()).toContain('shows what today costs, less what you have paid')
    expect(at.screen.button('Choose Teacher')).toBeUndefined()
    await at.screen.press('Choose School')
    await until(() => expect(at.tab.location.href).toBe('https://portal.test/1'))
    expect(at.asked('create-checkout')[0]?.body).toMatchObject({ accountType: 'school' })
  })

  it.each([
    ['an administrator', { ...PAID, plan_type: 'school', is_admin: true }, 'Cancel plan'],
    ['a cancelled plan', CANCELLED, 'Renew'],
    ['an unpaid plan', { ...PAID, status: 'past_due' }, 'Cancel plan'],
  ])('%s is not offered the change', async (_name, plan, offered) => {
    await openAccount(plan)
    await until(() => expect(at.screen.button(offered)).toBeDefined())
    expect(at.screen.button(CHANGE)).toBeUndefined()
  })
})
