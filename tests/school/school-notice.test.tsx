// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { putPlan } from '../plan/plan-at-work.ts'
import { aroha, cleanDevice, openAt, until } from '../support/screens/account-screens.tsx'

// The screens without what works behind them; the store is the real one.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

let screen: Awaited<ReturnType<typeof openAt>>
beforeEach(async () => {
  cleanDevice()
  screen = await openAt('/home', { as: aroha })
})
afterEach(() => screen.unmount())

const MEMBER = {
  message_limit: 500,
  plan_type: 'school_member',
  status: 'active',
  school_id: 'school-1',
  school_name: 'Te Kura',
}
const LEFT = 'You are no longer a member of Te Kura. Everything you made stays yours.'

it('[SCHOOL-70] a member who was taken off the school is told once, on their device', async () => {
  await putPlan(MEMBER)
  await until(() => expect(screen.text()).toContain('of 500 messages'))
  expect(screen.text()).not.toContain('no longer a member')
  await putPlan({})
  await until(() => expect(screen.text()).toContain(LEFT))
  expect(screen.text()).toContain('of 10 messages')
  await screen.press('OK')
  await until(() => expect(screen.text()).not.toContain(LEFT))
  await putPlan({ status: 'canceled' })
  await until(() => expect(screen.text()).toContain('of 10 messages'))
  expect(screen.text()).not.toContain(LEFT)
})

it('a member whose school’s plan has ended, or has no licence left, is told for as long as it lasts', async () => {
  await putPlan({ ...MEMBER, message_limit: 10, plan_type: 'free', status: null })
  const text = 'Te Kura has no licence for you at present. Everything you made stays yours.'
  await until(() => expect(screen.text()).toContain(text))
  await putPlan(MEMBER)
  await until(() => expect(screen.text()).not.toContain(text))
})
