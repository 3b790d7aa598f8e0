// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { onSyncRequested, resetSyncStatus, setSyncStatus } from '#session/sync-status.ts'
import {
  aroha,
  cleanDevice,
  openAt,
  setOnline,
  signInAs,
  until,
} from '../support/screens/account-screens.tsx'
import { CANCELLED, PAID, putPlan } from './plan-at-work.ts'

// The screens without what works behind them; the store is the real one.
vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

let screen: Awaited<ReturnType<typeof openAt>>
const LOADING = 'Checking your plan…'
const ago = (ms: number) => Date.now() - ms

beforeEach(() => {
  cleanDevice()
  resetSyncStatus()
})
afterEach(async () => {
  setOnline(true)
  await screen.unmount()
  vi.restoreAllMocks()
})

async function openWith(plan: Parameters<typeof putPlan>[0], used: number, checkedAt: number) {
  signInAs(aroha)
  await putPlan(plan, used, checkedAt)
  screen = await openAt('/home', { as: aroha })
}

describe('the panel of plan and usage', () => {
  it('[SYS-26] [PLAN-99] [PLAN-100] offline keeps the last known plan in force, with its time', async () => {
    setOnline(false)
    await openWith(PAID, 40, new Date(2026, 10, 4, 19, 44).getTime())
    await until(() => expect(screen.text()).toContain('40 of 500 messages'))
    expect(screen.text()).toContain('Teacher')
    expect(screen.text()).toMatch(/Plan status from .*4 Nov/)
    expect(screen.text()).not.toContain('Free Trial')
  })

  it('[PLAN-53] a plan of the last 120 seconds is shown, an older one not before the server has answered', async () => {
    await openWith(PAID, 3, ago(100_000))
    await until(() => expect(screen.text()).toContain('3 of 500 messages'))
    await screen.unmount()
    await openWith(PAID, 3, ago(121_000))
    await until(() => expect(screen.text()).toContain(LOADING))
    expect(screen.text()).not.toContain('of 500 messages')
    setSyncStatus({ lastSyncedAt: Date.now() })
    await putPlan(CANCELLED, 5)
    await until(() => expect(screen.text()).toContain('5 of 500 messages'))
    expect(screen.text()).not.toContain(LOADING)
  })

  it('[PLAN-54] a plan over 60 seconds old is shown at once, while the refresh runs behind', async () => {
    setSyncStatus({ phase: 'syncing' })
    await openWith(PAID, 3, ago(61_000))
    await until(() => expect(screen.text()).toContain('3 of 500 messages'))
    expect(screen.text()).not.toContain(LOADING)
  })

  it('shows the last known plan with its age once the server cannot be reached', async () => {
    await openWith(PAID, 3, ago(300_000))
    await until(() => expect(screen.text()).toContain(LOADING))
    setSyncStatus({ reachable: false })
    await until(() => expect(screen.text()).toContain('3 of 500 messages'))
  })

  it('[PLAN-30] says why the usage is not known, and refreshes on request', async () => {
    await openWith({}, 3, ago(200_000))
    setSyncStatus({ error: 'permission denied' })
    await until(() => expect(screen.text()).toContain('Unable to track usage: permission denied'))
    const refreshed = vi.fn()
    const stop = onSyncRequested(refreshed)
    await screen.press('Refresh')
    expect(refreshed).toHaveBeenCalledOnce()
    stop()
  })

  it('[PLAN-26] [PLAN-28] keeps the notice from 80 percent of the limit to below it', async () => {
    await openWith(PAID, 399, Date.now())
    await until(() => expect(screen.text()).toContain('399 of 500'))
    expect(screen.text()).not.toContain('approaching')
    await putPlan(PAID, 400)
    await until(() => expect(screen.text()).toContain("You're approaching your message limit."))
    await putPlan(PAID, 500)
    await until(() => expect(screen.text()).toContain('You have reached your message limit.'))
    expect(screen.text()).not.toContain('approaching')
  })
})
