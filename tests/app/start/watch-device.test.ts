// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pauseWork } from '#app/start/switch-user.ts'
import { watchDevice } from '#app/start/watch-device.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { deviceDb } from '#local-store/device-db.ts'
import { hasReserve } from '#local-store/disk/reserve-space.ts'
import { deleteStore, openStore } from '#local-store/open-store.ts'
import { onFlush } from '#platform/flush-drafts.ts'
import { readDeviceNotices, resetDeviceNotices } from '#session/device-notices.ts'

vi.mock('#app/start/switch-user.ts', () => ({ pauseWork: vi.fn() }))

const ANA = 'a0000000-0000-4000-8000-000000000001'
const input = { generatorType: 'lessonPlan', content: 'Plants', context: null } as const
const persist = vi.fn(async () => true)

beforeEach(() => {
  localStorage.clear()
  persist.mockClear()
  vi.stubGlobal('navigator', { storage: { persist, persisted: async () => false } })
})
afterEach(async () => {
  await deleteStore(ANA)
  await deviceDb.facts.clear()
  resetDeviceNotices()
  vi.unstubAllGlobals()
})

describe('what the app asks of the device', () => {
  it('asks the browser to keep the data with the first change and at installation, and reserves space', async () => {
    watchDevice()
    openStore(ANA)
    expect(persist).not.toHaveBeenCalled()
    await sendMessage(input)
    await sendMessage(input)
    await vi.waitFor(() => expect(persist).toHaveBeenCalledOnce())
    window.dispatchEvent(new Event('appinstalled'))
    await vi.waitFor(() => expect(persist).toHaveBeenCalledTimes(2))
    await vi.waitFor(async () => expect(await hasReserve()).toBe(true))
  })

  it('[SYS-25] stores the drafts, stops the work and says so when a newer version wants the store', async () => {
    const order: string[] = []
    const stop = onFlush(async () => order.push('drafts'))
    vi.mocked(pauseWork).mockImplementation(() => void order.push('pause'))
    watchDevice()
    const db = openStore(ANA)
    await db.open()
    const newer = indexedDB.open(db.name, 990)
    await new Promise((resolve) => (newer.onsuccess = resolve))
    newer.result.close()
    stop()
    expect(order.slice(0, 2)).toEqual(['drafts', 'pause'])
    expect(readDeviceNotices().store).toBe('newer')
  })
})
