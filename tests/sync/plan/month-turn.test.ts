import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Subscription } from '#domain/rows.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { readPlanState } from '#local-store/queries/usage.ts'
import { readSyncStatus } from '#session/sync-status.ts'
import { startSync } from '#sync/run-sync.ts'
import type { Device } from '../support/device.ts'
import { type FaultyServer, OFFLINE } from '../support/faults.ts'
import type { MemoryServer } from '../support/memory-server.ts'
import { newMemoryWorld } from '../support/memory-world.ts'
import { USER } from '../support/rows.ts'

let memory: MemoryServer
let server: FaultyServer
let device: Device
const page = new EventTarget()
const tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const browser = { onLine: true }
let stop = () => {}

beforeEach(() => {
  ;({ memory, server, device } = newMemoryWorld())
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', tab)
  vi.stubGlobal('navigator', browser)
  Object.assign(tab, { visibilityState: 'visible' })
  browser.onLine = true
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

const soon = (check: () => unknown) => vi.waitFor(check, { interval: 10 })
const rounds = () => server.calls.filter(({ call }) => call === 'pullChanges' || call === 'bootstrap').length
const rest = () =>
  soon(() => expect(readSyncStatus()).toMatchObject({ phase: 'idle', lastSyncedAt: device.clock.now() }))
const hasUsed = (count: number) => memory.put('user_usage', { user_id: USER, count_messages: count, rev: 0 })
/** Time for a round that should not run. */
const nothingHappens = () => new Promise((resolve) => setTimeout(resolve, 30))

async function start(): Promise<void> {
  stop = startSync({ ...device, userId: USER })
  await rest()
  device.clock.advance(2_000) // past the pauses that the start itself begins
}

/** Does the deed and answers how many rounds it caused; a busy machine takes its time for those it should. */
async function roundsAfter(deed: () => void, expected = 0): Promise<number> {
  const before = rounds()
  deed()
  await soon(() => expect(rounds() - before).toBeGreaterThanOrEqual(expected))
  await nothingHappens()
  await soon(() => expect(readSyncStatus().phase).toBe('idle'))
  return rounds() - before
}

function subscribe(change: Partial<Subscription>): void {
  memory.put('subscriptions', {
    user_id: USER,
    message_limit: 500,
    plan_type: 'premium',
    cancel_at_period_end: false,
    status: 'active',
    current_period_end: '2026-12-24T00:00:00Z',
    school_name: null,
    school_id: null,
    is_trial: false,
    trial_expires_at: null,
    is_admin: false,
    rev: 0,
    ...change,
  })
}

describe('the turn of a paid month', () => {
  const NEXT = '2027-01-24T00:00:00Z'
  /** What the server does at the end of the period. */
  const turns = () => {
    hasUsed(0)
    subscribe({ current_period_end: NEXT })
  }

  it('[PLAN-108] [SYS-27] while the tab is hidden shows on return', async () => {
    subscribe({})
    hasUsed(500)
    await start()
    expect(await readPlanState(device.db)).toMatchObject({ used: 500, canSendMessage: false })
    Object.assign(tab, { visibilityState: 'hidden' })
    turns()
    expect(await roundsAfter(() => device.clock.advance(90_000))).toBe(0)
    Object.assign(tab, { visibilityState: 'visible' })
    tab.dispatchEvent(new Event('visibilitychange'))
    await soon(async () =>
      expect(await readPlanState(device.db)).toMatchObject({ used: 0, canSendMessage: true }),
    )
    expect((await readPlanState(device.db)).currentPeriodEnd).toBe(NEXT)
  })

  it('[PLAN-108] [SYS-26] while offline keeps what is known, and what waited counts in the new month only', async () => {
    subscribe({})
    hasUsed(499)
    await start()
    server.down = OFFLINE
    browser.onLine = false
    await sendMessage({ generatorType: 'lessonPlan', content: 'Plants', context: null }, device.db)
    expect(await readPlanState(device.db)).toMatchObject({ used: 500, max: 500, canSendMessage: false })
    device.clock.advance(40 * 86_400_000) // a month passes, or the clock is set to another one
    expect(await readPlanState(device.db, device.clock.now())).toMatchObject({
      used: 500,
      max: 500,
      isFreeUser: false,
      planName: 'Teacher',
    })
    turns()
    server.down = null
    browser.onLine = true
    page.dispatchEvent(new Event('online'))
    await soon(async () => expect(await device.db.outbox.count()).toBe(0))
    await soon(async () =>
      expect(await readPlanState(device.db)).toMatchObject({ used: 1, canSendMessage: true }),
    )
  })

  it.each([-400, -31, 31, 400])(
    'is the server’s to decide: a clock %i days off changes nothing',
    async (days) => {
      subscribe({})
      hasUsed(12)
      await start()
      const at = Date.parse('2026-12-24T00:00:00Z') + days * 86_400_000
      expect(await readPlanState(device.db, at)).toEqual(await readPlanState(device.db))
    },
  )
})
