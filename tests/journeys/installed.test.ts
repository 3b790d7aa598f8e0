import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Locator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { copyOfApp } from '../support/app-copy.ts'
import { DESKTOP, LAUNCH_OPTIONS, MAX_MS, waitForWorker } from '../support/browser.ts'
import { tellWhenOffline } from '../support/offline.ts'
import { startApp, type TestApp } from '../support/start-app.ts'
import { ask, askForPlan, composer, idInAddress, signUp, starPlan } from '../support/teacher-at-work.ts'

describe('the installed app', () => {
  const copy = copyOfApp()
  const profile = mkdtempSync(join(tmpdir(), 'mahere-profile-'))
  let app: TestApp
  let context: BrowserContext
  let page: Page
  beforeAll(async () => {
    app = await startApp({ build: false, env: { DIST_DIR: copy.folder } })
  })
  afterAll(async () => {
    await app.stop()
    copy.remove()
    rmSync(profile, { recursive: true, force: true })
  })
  beforeEach(async () => {
    const folder = mkdtempSync(join(profile, 'device-'))
    const options = { baseURL: app.url, locale: 'en-NZ', ...DESKTOP }
    context = await chromium.launchPersistentContext(folder, { ...LAUNCH_OPTIONS, ...options })
    context.setDefaultTimeout(MAX_MS)
    await tellWhenOffline(context, app.url)
    page = context.pages()[0] ?? (await context.newPage())
  })
  afterEach(() => context.close())

  it('[SYS-11] installs without a complaint from the browser', async () => {
    await signUp(page)
    await waitForWorker(page)
    const devtools = await context.newCDPSession(page)
    const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
    expect(installabilityErrors).toEqual([])
    const manifest = await devtools.send('Page.getAppManifest')
    expect(manifest.errors).toEqual([])
    const { name, start_url, display, icons, share_target, shortcuts, file_handlers, screenshots } =
      JSON.parse(manifest.data ?? '{}')
    expect({ name, start_url, display }).toEqual({
      name: 'Mahere',
      start_url: '/home?source=pwa',
      display: 'standalone',
    })
    expect(icons.length).toBeGreaterThanOrEqual(2)
    expect(share_target).toMatchObject({ action: '/share', method: 'GET' })
    expect(file_handlers).toMatchObject([
      { action: '/open-file', accept: { 'text/html': ['.html', '.htm'] } },
    ])
    expect(screenshots.map((shot: { form_factor: string }) => shot.form_factor)).toEqual(['wide', 'narrow'])
    expect(shortcuts.map((shortcut: { url: string }) => shortcut.url)).toEqual([
      ...['/lesson-plan', '/resource', '/my-lesson-plans'],
    ])
  })

  it('[SYS-12] [SYS-14] opens every address without a network, and has kept no answer of the server', async () => {
    await signUp(page)
    await page.goto('/lesson-plan')
    await askForPlan(page, 'A 40 minute maths lesson on multiplication for Year 4')
    const plan = idInAddress(page)
    await starPlan(page)
    await page.goto('/resource')
    await ask(page, 'A Year 4 multiplication worksheet')
    const edit = page.getByRole('link', { name: 'Edit', exact: true })
    await edit.waitFor()
    const resourceChat = idInAddress(page)
    const resource = ((await edit.getAttribute('href')) ?? '').split('/').at(-1)
    await page.getByRole('button', { name: /up to date/i }).waitFor()
    await waitForWorker(page, { asks: false })

    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return lists.flat().map(({ url }) => new URL(url).pathname)
    })
    expect(kept.length).toBeGreaterThan(20)
    expect(
      kept.filter((path) => /^\/(rest|auth|functions|realtime|_local)\/|config\.js$/.test(path)),
    ).toEqual([])

    await context.setOffline(true)
    const shown: [string, RegExp | ((page: Page) => Locator)][] = [
      ['/app', /What would you like to create today/],
      ['/home?source=pwa', /What would you like to create today/],
      ['/lesson-plan', composer],
      ['/resource', composer],
      [`/lesson-plan/chat/${plan}`, /multiplication for Year 4/],
      [`/resource/chat/${resourceChat}`, /multiplication worksheet/],
      ['/my-lesson-plans', /1\/50/],
      ['/my-resources', /0\/50/],
      ['/', /What would you like to create today/],
      ['/nowhere', /Oops! Page not found/],
      ['/samples/tuatara', /You are offline, and this page is not on this device/],
    ]
    for (const [path, mark] of shown) {
      const shows =
        mark instanceof RegExp ? page.getByText(mark).filter({ visible: true }).first() : mark(page)
      await page.goto(path)
      await shows.waitFor()
      await page.reload()
      await shows.waitFor()
    }
    await page.goto('/share?title=A%20walk&text=Find%20three%20leaves')
    await expect.poll(() => composer(page).inputValue()).toBe('A walk\nFind three leaves')
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/lesson-plan')
    for (const path of [`/resource/${resource}`, `/resource-edit/${resource}`]) {
      for (const open of [() => page.goto(path), () => page.reload()]) {
        await open()
        await page.frameLocator('iframe').locator('body').getByText('Name').first().waitFor()
      }
    }
  })

  it('[SYS-13] offers a new version while a teacher writes, and takes it only when told, with the words kept', async () => {
    await signUp(page)
    await page.goto('/lesson-plan')
    await waitForWorker(page)
    await composer(page).pressSequentially('Half a sentence')
    await page.evaluate(() => Object.assign(window, { samePage: true }))
    copy.publishNewWorker()
    await page.evaluate(async () => void (await navigator.serviceWorker.ready).update())
    await page.getByText('Update ready').waitFor()
    await composer(page).pressSequentially(' about whānau')
    await page.waitForTimeout(4_000)
    expect(await page.evaluate(() => 'samePage' in window)).toBe(true)
    expect(await composer(page).inputValue()).toBe('Half a sentence about whānau')

    const before = await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting !== null)
    expect(before).toBe(true)
    const reloaded = page.waitForEvent('load')
    await page.getByRole('button', { name: 'Reload now' }).click()
    await reloaded
    await expect.poll(() => composer(page).inputValue()).toBe('Half a sentence about whānau')
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull()
    expect(await page.getByText('Update ready').count()).toBe(0)

    const news = page.getByRole('link', { name: "What's new" })
    expect(await news.getAttribute('href')).toBe('/help#whats-new')
    await page.reload()
    await composer(page).waitFor()
    expect(await news.count()).toBe(0)
  })
})
