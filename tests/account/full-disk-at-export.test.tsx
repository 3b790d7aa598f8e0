// @vitest-environment happy-dom
import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setSyncStatus } from '#session/sync-status.ts'
import { aroha, cleanDevice, noNetwork, openAt, until } from '../support/screens/account-screens.tsx'

vi.mock('#app/start/services-ready.ts', () => ({ servicesReady: () => Promise.resolve() }))

let screen: Awaited<ReturnType<typeof openAt>>
beforeEach(cleanDevice)
afterEach(async () => {
  vi.unstubAllGlobals()
  await screen.unmount()
  setSyncStatus({ reachable: true })
  vi.restoreAllMocks()
})

it('a full disk at export: says so, that nothing is lost, and makes the zip once there is room', async () => {
  setSyncStatus({ reachable: false })
  screen = await openAt('/account', { as: aroha, answers: noNetwork })
  await until(() => expect(screen.button('Download all my data')).toBeDefined())
  vi.stubGlobal(
    'Blob',
    class {
      constructor() {
        throw new DOMException('no room', 'QuotaExceededError')
      }
    },
  )
  await screen.press('Download all my data')
  await until(() => expect(screen.text()).toContain('This device has no room for the zip. Nothing is lost.'))
  vi.unstubAllGlobals()
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:x')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  await screen.press('Download all my data')
  await until(() => expect(screen.text()).toContain('Saved to your downloads: Mahere_'))
})
