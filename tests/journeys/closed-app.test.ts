import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, type CDPSession, chromium, type Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { DESKTOP, LAUNCH_OPTIONS, MAX_MS, waitForWorker } from '../support/browser.ts'
import { sentBy } from '../support/databases/server-side.ts'
import { ask, askForPlan, said, signUp, userId } from '../support/teacher-at-work.ts'

/** The id of our worker's registration: the browser's developer tools name it only when asked to watch. */
function registrationId(devtools: CDPSession): Promise<string> {
  return new Promise((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(inject('appUrl')))
      if (ours) resolve(ours.registrationId)
    })
  })
}

describe('the app was closed before its words went out', () => {
  let profile = ''
  let context: BrowserContext
  let page: Page
  beforeEach(async () => {
    profile = mkdtempSync(join(tmpdir(), 'mahere-closed-'))
    const options = { baseURL: inject('appUrl'), locale: 'en-NZ', ...DESKTOP }
    context = await chromium.launchPersistentContext(profile, { ...LAUNCH_OPTIONS, ...options })
    await context.grantPermissions(['background-sync'])
    context.setDefaultTimeout(MAX_MS)
    page = context.pages()[0] ?? (await context.newPage())
  })
  afterEach(async () => {
    await context.close()
    rmSync(profile, { recursive: true, force: true })
  })

  it('[SYS-14] [SYS-24] the worker sends them once, and leaves the work to a page that is open', async () => {
    await signUp(page)
    const teacher = await userId(page)
    await page.goto('/lesson-plan')
    await askForPlan(page, 'A 40 minute maths lesson on multiplication for Year 4')
    await waitForWorker(page)
    const watcher = await context.newPage() // of no origin: not a page of ours
    const devtools = await context.newCDPSession(watcher)
    const found = registrationId(devtools)
    await devtools.send('ServiceWorker.enable')
    const wake = async () =>
      devtools.send('ServiceWorker.dispatchSyncEvent', {
        origin: inject('appUrl'),
        registrationId: await found,
        tag: 'mahere-send',
        lastChance: false,
      })

    await page.route('**/rest/v1/**', (route) => route.abort())
    await ask(page, 'Make it 30 minutes please')
    await said(page, 'Make it 30 minutes please').waitFor()
    const tags = () =>
      page.evaluate(async () => {
        const { sync } = (await navigator.serviceWorker.ready) as ServiceWorkerRegistration & {
          sync: { getTags(): Promise<string[]> }
        }
        return sync.getTags()
      })
    await expect.poll(tags).toContain('mahere-send')
    await wake() // the page is open: not the worker's business
    await page.waitForTimeout(1000)
    expect(await sentBy(teacher)).toHaveLength(1)

    await page.close()
    await expect
      .poll(
        async () => {
          await wake()
          return sentBy(teacher)
        },
        { interval: 1000 },
      )
      .toEqual(['A 40 minute maths lesson on multiplication for Year 4', 'Make it 30 minutes please'])

    const again = await context.newPage()
    await again.goto('/home')
    await again.getByRole('button', { name: /up to date/i }).waitFor()
    expect(await sentBy(teacher)).toHaveLength(2)
  })
})
