// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { clearedText, DeviceNotices } from '#features/sync-status/device-notices.soon.tsx'
import { closeStore, openStore } from '#local-store/open-store.ts'
import { readDeviceNotices, resetDeviceNotices, setDeviceNotice } from '#session/device-notices.ts'
import { render, settle } from '../../support/screens/render.tsx'

const ANA = 'a0000000-0000-4000-8000-000000000001'
let shown: Awaited<ReturnType<typeof render>> | undefined

afterEach(async () => {
  await shown?.unmount()
  resetDeviceNotices()
  closeStore()
  localStorage.clear()
})

const words = () => shown?.page.textContent ?? ''
const button = (name: string) =>
  [...(shown?.page.querySelectorAll('button') ?? [])].find((b) => b.textContent === name)

describe('the notices about the device', () => {
  it('names the tab that must be reloaded or closed, and says that nothing is lost', async () => {
    shown = await render(<DeviceNotices />)
    expect(words()).toBe('')
    await settle(() => setDeviceNotice({ store: 'newer' }))
    expect(words()).toContain(
      'A newer version is open in another tab. Reload this tab to continue. Nothing is lost.',
    )
    expect(button('Reload')).toBeDefined()
    await settle(() => setDeviceNotice({ store: 'blocked' }))
    expect(words()).toContain('Close the other tabs to continue. Nothing is lost.')
    expect(button('Reload')).toBeUndefined()
    await settle(() => setDeviceNotice({ store: 'lost' }))
    expect(button('Reload')).toBeDefined()
    await settle(() => setDeviceNotice({ store: null }))
    expect(words()).toBe('')
  })

  it('says once how much the browser cleared', async () => {
    openStore(ANA)
    localStorage.setItem(`mahere-lost:${ANA}`, '3')
    setDeviceNotice({ cleared: 3 })
    shown = await render(<DeviceNotices />)
    expect(words()).toContain('3 unsent items were cleared by the browser.')
    await settle(() => button('Dismiss')?.click())
    expect(words()).toBe('')
    expect(readDeviceNotices().cleared).toBe(0)
    expect(localStorage.getItem(`mahere-lost:${ANA}`)).toBeNull()
    expect(clearedText(1)).toContain('1 unsent item was cleared by the browser.')
  })
})
