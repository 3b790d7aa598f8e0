import type { BrowserContextOptions, Page } from 'playwright-core'
import { DESKTOP, waitForWorker } from '../support/browser.ts'
import { askForPlan, idInAddress, signUp } from '../support/teacher-at-work.ts'
import type { AppMeasure, Bench } from './bench.ts'
import { type Figure, median } from './figure.ts'
import { withHelper } from './in-page.ts'
import { slowDown } from './slow-profile.ts'

const RUNS = 3
/** After this long without a larger paint, and with the network at rest, no larger paint will come. */
const QUIET_MS = 2_500
const MAX_MS = 45_000

interface Paint {
  at: number
  what: string
}

/** The largest contentful paint that the browser reports, in ms from the start of the navigation. */
async function largestPaint(page: Page, path: string): Promise<Paint> {
  await page.addInitScript(() => {
    const seen = { at: 0, what: '', toldAt: performance.now() }
    Object.assign(window, { largest: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
        const words = entry.element?.textContent?.trim().slice(0, 30) ?? ''
        Object.assign(seen, { at: entry.startTime, what: words, toldAt: performance.now() })
      }
    }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto(path, { waitUntil: 'commit', timeout: MAX_MS })
  await page.waitForLoadState('networkidle', { timeout: MAX_MS }).catch(() => {})
  await page.waitForFunction(
    (quiet) => {
      const { at, toldAt } = (window as unknown as { largest: { at: number; toldAt: number } }).largest
      return at > 0 && performance.now() - toldAt > quiet
    },
    QUIET_MS,
    { timeout: MAX_MS },
  )
  return page.evaluate(() => (window as unknown as { largest: Paint }).largest)
}

async function visit(bench: Bench, path: string, options: BrowserContextOptions): Promise<Paint> {
  const context = await withHelper(await bench.browser.newContext({ baseURL: bench.app.url, ...options }))
  try {
    const page = await context.newPage()
    await slowDown(page)
    return await largestPaint(page, path)
  } finally {
    await context.close()
  }
}

async function figureOf(what: string, budget: number, once: () => Promise<Paint>): Promise<Figure> {
  const paints: Paint[] = []
  for (let run = 0; run < RUNS; run += 1) paints.push(await once())
  const seconds = paints.map(({ at }) => at / 1000)
  const range = `${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)}`
  return { what, value: median(seconds), unit: 's', budget, note: `${range}; “${paints[0]?.what}”` }
}

export const firstVisit: AppMeasure = {
  name: 'first-visit',
  about: 'largest contentful paint at 400 ms there and back, 400 kbit/s, CPU x4',
  async run(bench) {
    const context = await withHelper(await bench.browser.newContext({ baseURL: bench.app.url, ...DESKTOP }))
    const page = await context.newPage()
    await signUp(page)
    await page.goto('/lesson-plan')
    await askForPlan(page, 'A 40 minute maths lesson on multiplication for Year 4')
    const plan = `/lesson-plan/chat/${idInAddress(page)}`
    await waitForWorker(page)
    const known = await context.storageState({ indexedDB: true })
    const cold = { ...DESKTOP, serviceWorkers: 'block' as const }
    const device = { ...cold, storageState: known }
    const again = async (path: string) => {
      const tab = await context.newPage()
      await slowDown(tab)
      return largestPaint(tab, path).finally(() => tab.close())
    }
    const figures = [
      await figureOf('/ first visit', 1.8, () => visit(bench, '/', cold)),
      await figureOf('/home first visit', 4, () => visit(bench, '/home', device)),
      await figureOf('new chat, first visit', 5, () => visit(bench, '/lesson-plan', device)),
      await figureOf('a saved plan, first visit', 5, () => visit(bench, plan, device)),
      await figureOf('/ again', 1, () => again('/')),
      await figureOf('/home again', 1, () => again('/home')),
      await figureOf('new chat again', 1, () => again('/lesson-plan')),
      await figureOf('a saved plan again', 1, () => again(plan)),
    ]
    await context.close()
    return figures
  },
}
