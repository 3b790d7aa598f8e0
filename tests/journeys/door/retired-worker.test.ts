import { copyFileSync, existsSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copyOfApp } from '../../support/app-copy.ts'
import { launch, openDevice, waitForWorker } from '../../support/browser.ts'
import { startApp, type TestApp } from '../../support/start-app.ts'
import { composer, signUp } from '../../support/teacher-at-work.ts'

const BROKEN = 'The worker in the field shows this instead of the app.'

describe('a broken worker in the field', () => {
  const copy = copyOfApp()
  let app: TestApp
  let browser: Browser
  let device: Awaited<ReturnType<typeof openDevice>>
  let page: Page
  beforeAll(async () => {
    app = await startApp({ build: false, env: { DIST_DIR: copy.folder } })
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    await app.stop()
    copy.remove()
  })

  function publish(write: (worker: string) => void): void {
    const worker = join(copy.folder, 'sw.js')
    write(worker)
    for (const packed of [`${worker}.br`, `${worker}.gz`]) if (existsSync(packed)) rmSync(packed)
  }
  const left = () =>
    page.evaluate(async () => ({
      workers: (await navigator.serviceWorker.getRegistrations()).length,
      caches: (await caches.keys()).length,
    }))

  const workers = () =>
    page.evaluate(async () => {
      const kept = await navigator.serviceWorker.getRegistration()
      return {
        installing: kept?.installing?.state,
        waiting: kept?.waiting?.state,
        active: kept?.active?.state,
      }
    })

  /**
   * Ends the old worker where the new one waits for it. A busy Chromium may take an idle worker for one with work, and then
   * lets it keep the page for five minutes or until it is ended, as it is with the browser.
   */
  async function endOldWorker(): Promise<void> {
    const devtools = await device.context.newCDPSession(page)
    await devtools.send('ServiceWorker.enable')
    await devtools.send('ServiceWorker.stopAllWorkers')
    await devtools.detach()
  }

  beforeEach(async () => {
    publish((worker) => copyFileSync(join(copy.original, 'sw.js'), worker))
    device = await openDevice(browser, app.url)
    page = device.page
    await signUp(page)
    await page.goto('/lesson-plan')
    await waitForWorker(page)
    await composer(page).pressSequentially('Half a sentence')
    expect((await left()).caches).toBeGreaterThan(0)
  })

  it('is retired on every device by the kill switch, with the words kept, and stays retired', async () => {
    publish((worker) =>
      writeFileSync(
        worker,
        `onfetch = (event) => event.request.mode === 'navigate' && event.respondWith(new Response(${JSON.stringify(BROKEN)}));
        oninstall = () => skipWaiting()`,
      ),
    )
    // A check that begins while another runs is answered by that one, so they are asked for until one finds the worker.
    const check = () => page.evaluate(async () => void (await navigator.serviceWorker.ready).update())
    await expect
      .poll(
        async () => {
          await check().catch(() => {}) // the page may be loading itself anew
          if ((await page.getByText(BROKEN).count()) === 1) return 'shown'
          const found = await workers().catch(() => undefined)
          if (found?.waiting === 'installed') await endOldWorker().catch(() => {})
          return found
        },
        { interval: 500 },
      )
      .toBe('shown')

    publish((worker) => copyFileSync(join(copy.folder, 'sw-retired.js'), worker))
    await page.reload()
    await expect.poll(() => composer(page).inputValue()).toBe('Half a sentence')
    await expect.poll(left).toEqual({ workers: 0, caches: 0 })
    await page.evaluate(() => Object.assign(window, { samePage: true }))
    await page.waitForTimeout(3_000)
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
    await expect.poll(left).toEqual({ workers: 0, caches: 0 })
    expect(device.errors).toEqual([])
    await device.context.close()
  })

  it('is left on one device by the address that asks for no worker, with the words kept', async () => {
    await page.goto('/lesson-plan?no-worker')
    await expect.poll(() => composer(page).inputValue()).toBe('Half a sentence')
    await expect.poll(left).toEqual({ workers: 0, caches: 0 })
    expect(device.errors).toEqual([])
    await device.context.close()
  })
})
