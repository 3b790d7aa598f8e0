import { readFileSync } from 'node:fs'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { tellWhenOffline } from './offline.ts'
import { startTwice } from './start-twice.ts'

/** A test waits as long as a slow and busy machine may need. */
export const MAX_MS = 60_000

export const PHONE = { viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true }
export const DESKTOP = { viewport: { width: 1280, height: 860 } }

const QUIET = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
]

/** The browser `npm test` found. The sandbox needs rights that containers and root do not have. */
export const LAUNCH_OPTIONS = {
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', ...QUIET],
}

export function launch(): Promise<Browser> {
  return startTwice('Chromium', () => chromium.launch(LAUNCH_OPTIONS))
}

/** A device: its own storage and service worker. Thrown errors are kept, because one makes a journey fail. */
export async function openDevice(browser: Browser, url: string, options: BrowserContextOptions = DESKTOP) {
  const context = await browser.newContext({ baseURL: url, locale: 'en-NZ', ...options })
  context.setDefaultTimeout(MAX_MS)
  await tellWhenOffline(context, url)
  const errors: string[] = []
  context.on('weberror', (event) => errors.push(String(event.error())))
  const page = await context.newPage()
  return { context, page, errors }
}

/**
 * Waits until the worker is in charge and holds the whole offline pack, editor and export included. The app asks for that
 * once it has had nothing to do for some seconds; `asks: false` waits for it to do so.
 */
export async function waitForWorker(page: Page, { asks = true } = {}): Promise<void> {
  await page.evaluate(registered)
  await page.reload()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  if (asks)
    await page.evaluate(() => navigator.serviceWorker.controller?.postMessage({ type: 'FETCH_OFFLINE_PACK' }))
  const listed = await page.evaluate(async () =>
    (await (await fetch('/sw.js')).text()).match(/"pack":"(?:soon|later)"/g),
  )
  for (let kept = 0; kept < (listed?.length ?? 1); ) {
    await page.waitForTimeout(100)
    kept = await page.evaluate(async () => (await (await caches.open('mahere-offline-pack')).keys()).length)
  }
}

/** A worker that the browser will not take says so here: `ready` alone would wait for ever. */
async function registered(): Promise<void> {
  await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' })
  await navigator.serviceWorker.ready
}

/** The file that a button gives to the teacher. */
export async function downloaded(page: Page, button: string): Promise<Buffer> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  return readFileSync(await (await download).path())
}
