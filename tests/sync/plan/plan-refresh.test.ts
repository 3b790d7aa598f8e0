import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Subscription } from '#domain/rows.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { readPlanSnapshot } from '#local-store/queries/plan-snapshot.ts'
import { readPlanState } from '#local-store/queries/usage.ts'
import { readSyncStatus, requestSync } from '#session/sync-status.ts'
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
const used = async () => (await readPlanState(device.db)).used
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

describe('a message that is sent', () => {
  const send = () => sendMessage({ generatorType: 'lessonPlan', content: 'Plants', context: null }, device.db)

  it('[PLAN-20] [PLAN-21] [PLAN-25] counts at once, and then as the server has counted', async () => {
    hasUsed(8)
    await start()
    server.down = OFFLINE
    await send()
    expect(await readPlanState(device.db)).toMatchObject({ used: 9, canSendMessage: true })
    await send()
    expect(await readPlanState(device.db)).toMatchObject({ used: 10, canSendMessage: false })
    hasUsed(4) // the month began anew
    server.down = null
    requestSync()
    await soon(async () => expect(await device.db.outbox.count()).toBe(0))
    expect(await used()).toBe(6)
  })

  it('[PLAN-22] [PLAN-24] counts no more once the server has refused it, and never below zero', async () => {
    memory.refusals.set('message.send', 'invalid')
    await start()
    server.down = OFFLINE
    await send()
    expect(await used()).toBe(1)
    server.down = null
    requestSync()
    await soon(async () => expect(await used()).toBe(0))
    expect(memory.effects).toEqual([])
  })

  it('[PLAN-23] [PLAN-24] counts no more while the session is invalid, is kept, and counts again after the sign-in', async () => {
    hasUsed(8)
    await start()
    server.down = OFFLINE
    await send()
    expect(await used()).toBe(9)
    server.down = { kind: 'auth', status: 401, message: 'JWT expired' }
    requestSync()
    await soon(async () => expect(await used()).toBe(8))
    await soon(() => expect(readSyncStatus().phase).toBe('paused-sign-in'))
    expect(await device.db.outbox.count()).toBe(1)
    server.down = null
    requestSync()
    await soon(async () => expect(await device.db.outbox.count()).toBe(0))
    await soon(async () => expect(await used()).toBe(9))
    expect(memory.effects).toHaveLength(1)
  })

  it('[PLAN-31] a message that does not get through while the server answers is a failure to track the usage', async () => {
    await start()
    const broken = { kind: 'retry', status: 500, message: 'broken' } as const
    server.refuses = (sent) => (sent.includes('Plants') ? broken : null)
    await send()
    await soon(() => expect(readSyncStatus().error).toBe('Failed to track message usage'))
    expect(await used()).toBe(1)
    server.refuses = () => null
    requestSync()
    await soon(() => expect(readSyncStatus().error).toBeNull())
  })
})

describe('a live update', () => {
  it('[PLAN-35] of the usage sets what is used', async () => {
    await start()
    hasUsed(7)
    server.nudge('user_usage')
    await soon(async () => expect(await used()).toBe(7))
  })

  it('[PLAN-36] of another teacher changes nothing', async () => {
    hasUsed(3)
    await start()
    const row = { user_id: 'another', count_messages: 9, rev: ++memory.head }
    memory.rows.set('user_usage:another', { t: 'user_usage', r: row })
    server.nudge('user_usage')
    await soon(() => expect(rounds()).toBeGreaterThan(2))
    await nothingHappens()
    expect(await used()).toBe(3)
  })

  it.each([
    ['[PLAN-37] within a second of an own message', 1_000, () => sendOwn()],
    ['[PLAN-39] within a second of a manual refresh', 1_000, () => requestSync()],
    ['[PLAN-38] within half a second of the one before', 500, () => server.nudge('user_usage')],
  ])('%s asks for nothing', async (_name, pause, deed) => {
    await start()
    await deed()
    await nothingHappens()
    device.clock.advance(pause - 1)
    await nothingHappens()
    expect(await roundsAfter(() => server.nudge('user_usage'))).toBe(0)
    device.clock.advance(1)
    expect(await roundsAfter(() => server.nudge('user_usage'), 1)).toBe(1)
  })
  const sendOwn = () =>
    sendMessage({ generatorType: 'lessonPlan', content: 'Plants', context: null }, device.db)

  it('[PLAN-40] [PLAN-41] [PLAN-42] of the subscription sets limit, cancellation, status and flags', async () => {
    await start()
    subscribe({})
    server.nudge('subscriptions')
    await soon(async () =>
      expect(await readPlanState(device.db)).toMatchObject({
        max: 500,
        isPremium: true,
        isActivePremium: true,
      }),
    )
    await rest()
    subscribe({ cancel_at_period_end: true, status: 'active' })
    server.nudge('subscriptions')
    await soon(async () =>
      expect(await readPlanState(device.db)).toMatchObject({
        cancelAtPeriodEnd: true,
        status: 'active',
        isCancelledButActive: true,
        canGenerateResources: false,
      }),
    )
    await rest()
    subscribe({ message_limit: 10, status: 'canceled' })
    server.nudge('subscriptions')
    await soon(async () =>
      expect(await readPlanState(device.db)).toMatchObject({ max: 10, isPremium: false, isFreeUser: true }),
    )
  })
})

describe('the refresh', () => {
  it('[PLAN-43] [PLAN-52] runs at the sign-in and not before', async () => {
    requestSync()
    await nothingHappens()
    expect(rounds()).toBe(0)
    subscribe({})
    await start()
    expect((await readPlanState(device.db)).max).toBe(500)
  })

  it('[PLAN-44] [PLAN-45] [PLAN-46] runs every 30 seconds, and when tab or window come back', async () => {
    await start()
    expect(await roundsAfter(() => device.clock.advance(27_999))).toBe(0)
    expect(await roundsAfter(() => device.clock.advance(1), 1)).toBe(1)
    expect(await roundsAfter(() => page.dispatchEvent(new Event('focus')), 1)).toBe(1)
    device.clock.advance(1_000)
    expect(await roundsAfter(() => tab.dispatchEvent(new Event('visibilitychange')), 1)).toBe(1)
    expect(await roundsAfter(() => page.dispatchEvent(new Event('focus')))).toBe(0) // the same return
  })

  it('[SYS-27] neither polls nor refreshes while hidden or offline, and once on return', async () => {
    await start()
    Object.assign(tab, { visibilityState: 'hidden' })
    expect(await roundsAfter(() => device.clock.advance(90_000))).toBe(0)
    expect(await roundsAfter(() => page.dispatchEvent(new Event('focus')))).toBe(0)
    Object.assign(tab, { visibilityState: 'visible' })
    expect(await roundsAfter(() => tab.dispatchEvent(new Event('visibilitychange')), 1)).toBe(1)
    device.clock.advance(2_000)
    browser.onLine = false
    expect(await roundsAfter(() => device.clock.advance(90_000))).toBe(0)
    expect(await roundsAfter(() => page.dispatchEvent(new Event('focus')))).toBe(0)
    expect(await roundsAfter(() => tab.dispatchEvent(new Event('visibilitychange')))).toBe(0)
    browser.onLine = true
    expect(await roundsAfter(() => page.dispatchEvent(new Event('online')), 1)).toBe(1)
  })

  it('[PLAN-51] runs one at a time, however many ask', async () => {
    await start()
    const { pullChanges } = server
    let [begun, running, most] = [0, 0, 0]
    let goOn = () => {}
    const held = new Promise<void>((resolve) => {
      goOn = resolve
    })
    const counted: typeof pullChanges = async (...args) => {
      begun += 1
      most = Math.max(most, ++running)
      await held
      const answer = await pullChanges(...args)
      running -= 1
      return answer
    }
    Object.assign(server, { pullChanges: counted })
    requestSync()
    await soon(() => expect(begun).toBe(1))
    for (let times = 0; times < 20; times++) requestSync()
    await nothingHappens()
    expect(begun).toBe(1)
    goOn()
    await soon(() => expect(begun).toBe(2)) // one round more for all who asked while it ran
    await soon(() => expect(running).toBe(0))
    await nothingHappens()
    expect([most, begun]).toEqual([1, 2])
  })

  it('[PLAN-55] keeps the time at which the server last confirmed the plan, over a failure too', async () => {
    await start()
    const at = device.clock.now()
    requestSync()
    await soon(async () => expect((await readPlanSnapshot(device.db)).checkedAt).toBe(at))
    server.down = OFFLINE
    device.clock.advance(30_000)
    await soon(() => expect(readSyncStatus().reachable).toBe(false))
    expect((await readPlanSnapshot(device.db)).checkedAt).toBe(at)
  })

  it.each([
    ['[PLAN-56]', 'permission denied for function', 'permission denied for function'],
    ['[PLAN-57]', '', 'Failed to fetch subscription data'],
  ])(
    '%s keeps what the server said when it refused, until it answers again',
    async (_row, message, stored) => {
      await start()
      server.down = { kind: 'refused', code: '22023', message }
      device.clock.advance(30_000)
      await soon(() => expect(readSyncStatus().error).toBe(stored))
      server.down = null
      requestSync()
      await soon(() => expect(readSyncStatus().error).toBeNull())
    },
  )
})
