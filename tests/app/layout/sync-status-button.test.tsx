// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SyncStatus } from '#features/sync-status/sync-status.tsx'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { currentStore } from '#local-store/current-store.ts'
import { closeStore, deleteStore, openStore } from '#local-store/open-store.ts'
import { resetSyncStatus, setSyncStatus } from '#session/sync-status.ts'
import { dismissToast, readToast, showToast } from '#session/toasts.ts'
import { render } from '../../support/screens/render.tsx'

const USER = 'a0000000-0000-4000-8000-000000000005'
let shown: Awaited<ReturnType<typeof render>>
const setAppBadge = vi.fn(() => Promise.resolve())
const clearAppBadge = vi.fn(() => Promise.resolve())

beforeEach(async () => {
  Object.assign(navigator, { setAppBadge, clearAppBadge })
  setAppBadge.mockClear()
  clearAppBadge.mockClear()
  openStore(USER)
  resetSyncStatus()
  setSyncStatus({ lastSyncedAt: 1, reachable: false })
  shown = await render(<SyncStatus />)
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
  await vi.waitFor(() => expect(label()).toBe('Offline. Nothing waiting to send. Show them.'))
  await vi.waitFor(() => expect(clearAppBadge).toHaveBeenCalled()) // the count has been read, and it is zero
})
afterEach(async () => {
  while (readToast()) dismissToast()
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
  await shown.unmount()
  await deleteStore(USER)
  closeStore()
})

const label = () => shown.page.querySelector('button')?.getAttribute('aria-label')
const said = (role: string) => shown.page.querySelector(`[role=${role}]`)?.textContent
/** The region is empty again two seconds later. */
const WAIT = { interval: 5 }
const send = () =>
  sendMessage({ sessionId: undefined, generatorType: 'lessonPlan', content: 'Rocks', context: null })
const refuse = async () => {
  const entry = await currentStore().outbox.orderBy('seq').last()
  if (entry) await currentStore().outbox.put({ ...entry, state: 'parked', reason: 'message_limit' })
}

describe('the state in the header', () => {
  it('[SYS-18] counts the waiting changes, announces them once politely, and puts the number on the app icon', async () => {
    await send()
    await vi.waitFor(() => expect(label()).toBe('Offline. 1 waiting to send. Show them.'))
    await vi.waitFor(() => expect(said('status')).toBe("Will send when you're back online"), WAIT)
    expect(setAppBadge).toHaveBeenLastCalledWith(1)
    await vi.waitFor(() => expect(said('status')).toBe(''))
    clearAppBadge.mockClear()
    await currentStore().outbox.clear()
    await vi.waitFor(() => expect(clearAppBadge).toHaveBeenCalled())
  })

  it('announces a refusal assertively, unless a toast does', async () => {
    await send()
    await vi.waitFor(() => expect(label()).toContain('1 waiting'))
    await refuse()
    await vi.waitFor(() => expect(said('alert')).toBe('Not sent. Open “Waiting to send” to see why.'))
    expect(label()).toBe('1 not sent. Nothing waiting to send. Show them.')
    expect(setAppBadge).toHaveBeenLastCalledWith(1)
    await vi.waitFor(() => expect(said('alert')).toBe(''))
    showToast({ title: 'Message limit reached', kind: 'error' })
    await send()
    await refuse()
    await vi.waitFor(() => expect(label()).toContain('2 not sent'))
    expect(said('alert')).toBe('')
  })

  it('says that sending is stuck although the server answers', async () => {
    setSyncStatus({ reachable: true, stuck: true })
    await vi.waitFor(() => expect(label()).toContain('Trouble sending. Trying again.'))
  })
})
