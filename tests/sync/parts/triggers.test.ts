import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { OnNudge } from '#backend/realtime.ts'
import { renameOp } from '#domain/ops.ts'
import { commit } from '#local-store/commit.ts'
import { requestChat, resetLoads } from '#session/chat-loads.ts'
import { readSyncStatus, requestSync, resetSyncStatus } from '#session/sync-status.ts'
import { listen } from '#sync/triggers.ts'
import { type Device, newDevice } from '../support/device.ts'
import { newMemoryWorld } from '../support/memory-world.ts'

let device: Device
let page: EventTarget
let tab: EventTarget & { visibilityState: string }
const browser = { onLine: true }
let nudge: OnNudge
let live: (realtime: boolean) => void
let asked: string[]
let stop: () => void

beforeEach(() => {
  ;({ device } = newMemoryWorld())
  page = new EventTarget()
  tab = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  browser.onLine = true
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', tab)
  vi.stubGlobal('navigator', browser)
  asked = []
  const listenForChanges = (_user: string, onNudge: OnNudge, onLive: (realtime: boolean) => void) => {
    nudge = onNudge
    live = onLive
    return () => asked.push('channel closed')
  }
  const told = (name: string) => () => void asked.push(name)
  const handlers = { check: told('check'), sync: told('sync'), resume: told('resume'), load: told('load') }
  stop = listen({ ...device, server: { ...device.server, listenForChanges } as never }, handlers)
})
afterEach(() => {
  stop()
  resetLoads()
  resetSyncStatus()
  vi.unstubAllGlobals()
})

const rename = (opId: string) => renameOp(opId, { session_id: 'chat', title: 'Owls' })
const wait = () => new Promise((resolve) => setTimeout(resolve, 5))

describe('a round is asked for', () => {
  it('by a change of this teacher’s, and by no other store’s', async () => {
    await commit(rename('a'), device.db)
    expect(asked).toEqual(['sync'])
    const other = newDevice('b0000000-0000-4000-8000-000000000002', device.server)
    await commit(rename('b'), other.db)
    expect(asked).toEqual(['sync'])
  })

  it('by the teacher, and a load by a screen', () => {
    requestSync()
    requestChat('chat')
    expect(asked).toEqual(['resume', 'load'])
  })

  it('[PLAN-44] every 30 seconds', () => {
    device.clock.advance(29_999)
    expect(asked).toEqual([])
    device.clock.advance(1)
    device.clock.advance(30_000)
    expect(asked).toEqual(['check', 'check'])
  })

  it('[SYS-27] by no tick while the tab is hidden or the browser is offline', () => {
    tab.visibilityState = 'hidden'
    device.clock.advance(30_000)
    tab.visibilityState = 'visible'
    browser.onLine = false
    device.clock.advance(30_000)
    expect(asked).toEqual([])
    browser.onLine = true
    device.clock.advance(30_000)
    expect(asked).toEqual(['check'])
  })

  it('by a tick that finds the clock put back, also for entries that wait until a time of day', () => {
    const { now } = device.clock
    device.clock.now = () => now.call(device.clock) - 3_600_000
    device.clock.advance(30_000)
    device.clock.now = now
    expect(asked).toEqual(['resume'])
  })

  it('[PLAN-45] [SYS-27] when the network or the teacher comes back, for what waits after a failure too', () => {
    page.dispatchEvent(new Event('online'))
    tab.dispatchEvent(new Event('visibilitychange'))
    expect(asked).toEqual(['resume', 'resume'])
    browser.onLine = false
    page.dispatchEvent(new Event('pageshow'))
    expect(asked).toHaveLength(2)
  })

  it('[PLAN-46] when the window gets the focus, but once for one return', () => {
    page.dispatchEvent(new Event('focus'))
    expect(asked).toEqual(['check'])
    tab.dispatchEvent(new Event('visibilitychange'))
    device.clock.advance(999)
    page.dispatchEvent(new Event('focus'))
    expect(asked).toEqual(['check', 'resume'])
    device.clock.advance(1)
    page.dispatchEvent(new Event('focus'))
    expect(asked).toEqual(['check', 'resume', 'check'])
  })

  it('[SYS-27] by no focus of a hidden tab or an offline browser', () => {
    browser.onLine = false
    page.dispatchEvent(new Event('focus'))
    browser.onLine = true
    tab.visibilityState = 'hidden'
    page.dispatchEvent(new Event('focus'))
    expect(asked).toEqual([])
  })

  it('when the live channel opens, because changes before it were missed', () => {
    live(true)
    expect([asked, readSyncStatus().realtime]).toEqual([['check'], true])
    live(false)
    expect([asked, readSyncStatus().realtime]).toEqual([['check'], false])
  })
})

describe('a nudge of the server', () => {
  it('asks for a round', () => {
    nudge('chat_sessions')
    nudge('chat_messages', 'message')
    expect(asked).toEqual(['check', 'check'])
  })

  it('[PLAN-37] [PLAN-38] [PLAN-39] about the usage does so only where it is news', async () => {
    nudge('user_usage')
    nudge('user_usage')
    expect(asked).toEqual(['check'])
    device.clock.advance(500)
    await commit(rename('a'), device.db)
    nudge('user_usage')
    device.clock.advance(1_000)
    requestSync()
    nudge('user_usage')
    expect(asked).toEqual(['check', 'sync', 'resume'])
    nudge('chat_sessions')
    expect(asked.at(-1)).toBe('check')
  })

  it('about a deletion does so only on a device that holds the row', async () => {
    nudge('chat_sessions', 'nowhere', true)
    nudge('chat_messages', 'nowhere', true)
    await wait()
    expect(asked).toEqual([])
    await device.db.chat_sessions.put({ id: 'chat', rev: 1, row: null })
    nudge('chat_sessions', 'chat', true)
    await vi.waitFor(() => expect(asked).toEqual(['check']))
    nudge('starred_items', 'any', true)
    await vi.waitFor(() => expect(asked).toEqual(['check', 'check']))
    nudge('chat_sessions', undefined, true)
    expect(asked).toHaveLength(3)
  })

  it('about a deletion does so also where the store cannot be read', async () => {
    device.db.close()
    nudge('chat_sessions', 'chat', true)
    await vi.waitFor(() => expect(asked).toEqual(['check']))
  })
})

it('nothing asks for a round once sync was stopped', async () => {
  stop()
  expect(asked.splice(0)).toEqual(['channel closed'])
  page.dispatchEvent(new Event('online'))
  page.dispatchEvent(new Event('focus'))
  device.clock.advance(90_000)
  requestSync()
  requestChat('chat')
  await commit(rename('a'), device.db)
  expect(asked).toEqual([])
})
