// @vitest-environment happy-dom
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { backText, OfflineBanner } from '#features/sync-status/offline-banner.tsx'
import { setReconnection } from '#session/reconnection.ts'
import { resetSyncStatus, setSyncStatus } from '#session/sync-status.ts'
import { render } from '../../support/screens/render.tsx'

const OFFLINE = 'Offline. You can read, edit and queue messages'
let shown: Awaited<ReturnType<typeof render>>
beforeEach(async () => {
  vi.useFakeTimers()
  resetSyncStatus()
  setReconnection({ waiting: 0, arrived: 0 })
  shown = await render(<OfflineBanner />)
})
afterEach(async () => {
  await shown.unmount()
  vi.useRealTimers()
})

const words = () => shown.page.textContent
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))
const reach = (reachable: boolean) => act(async () => setSyncStatus({ reachable }))
const sent = (waiting: number, arrived: number) => act(async () => setReconnection({ waiting, arrived }))

describe('the banner of the connection', () => {
  it('[SYS-18] says nothing about a short gap, in both directions', async () => {
    await reach(false)
    await pass(1900)
    await reach(true)
    await pass(10_000)
    expect(words()).toBe('')
    await reach(false)
    await pass(2000)
    expect(words()).toBe(OFFLINE)
    await reach(true)
    await pass(1900)
    await reach(false)
    await pass(10_000)
    expect(words()).toBe(OFFLINE)
  })

  it('says for four seconds how many messages were sent, once all of them were', async () => {
    await reach(false)
    await pass(2000)
    await sent(3, 0)
    await reach(true)
    await sent(1, 2)
    await pass(2000)
    expect(words()).toBe('')
    await sent(0, 3)
    expect(words()).toBe('Back online. 3 messages sent')
    await pass(3900)
    expect(words()).toBe('Back online. 3 messages sent')
    await pass(200)
    expect(words()).toBe('')
  })

  it('does not wait for ever for a message that is not sent', async () => {
    await reach(false)
    await pass(2000)
    await sent(2, 0)
    await reach(true)
    await pass(2000)
    await sent(1, 1)
    await pass(5000)
    expect(words()).toBe('Back online. 1 message sent')
  })

  it('says only that the connection is back when nothing was waiting', async () => {
    await reach(false)
    await pass(2000)
    await reach(true)
    await pass(2000)
    expect(words()).toBe('Back online')
    expect(backText(0)).toBe('Back online')
  })

  it('speaks from a live region that is mounted before its text', () => {
    expect(shown.page.querySelectorAll('[role=status]')).toHaveLength(1)
  })
})
