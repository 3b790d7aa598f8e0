import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from 'playwright-core'
import { DESKTOP, LAUNCH_OPTIONS, waitForWorker } from '../support/browser.ts'
import { putOnDevice } from '../support/device-rows.ts'
import { signUp, userId } from '../support/teacher-at-work.ts'
import type { AppMeasure } from './bench.ts'
import { type Figure, median } from './figure.ts'
import { withHelper } from './in-page.ts'
import { madeUpHistory } from './made-up-history.ts'
import { slowCpu } from './slow-profile.ts'

const RUNS = 5

/** When the first chat of the list could be read, in ms from the start of the navigation. */
async function readableAt(page: Page, path: string, row: string): Promise<number> {
  await page.addInitScript((selector) => {
    const look = () => {
      if (!document.querySelector(selector)) {
        requestAnimationFrame(look)
        return
      }
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => Object.assign(window, { readable: performance.now() })
      requestAnimationFrame(() => port2.postMessage(null))
    }
    look()
  }, row)
  await page.goto(path, { waitUntil: 'commit' })
  const read = await page.waitForFunction(() => (window as unknown as { readable?: number }).readable)
  return (await read.jsonValue()) ?? Number.NaN
}

const CHAT_LIST = 'nav[aria-label="Chats"] li a'
const MESSAGES = '[role=log] article'

export const coldStart: AppMeasure = {
  name: 'cold-start',
  about: 'offline, the browser just started, 10,000 messages in 200 chats on the device, CPU x4',
  async run({ app, atEnd }) {
    const profile = mkdtempSync(join(tmpdir(), 'bench-profile-'))
    let context: BrowserContext | undefined
    atEnd(async () => {
      await context?.close()
      rmSync(profile, { recursive: true, force: true })
    })
    const start = async () => {
      const options = { ...LAUNCH_OPTIONS, ...DESKTOP, baseURL: app.url }
      context = await withHelper(await chromium.launchPersistentContext(profile, options))
      return context
    }
    const first = (await start()).pages()[0] as Page
    await signUp(first)
    await waitForWorker(first)
    const user = await userId(first)
    const records = madeUpHistory(user, { chats: 200, messages: 10_000 })
    await putOnDevice(first, user, { ...records })
    const newest = String((records.chat_sessions[0] as { id: string }).id)
    await context?.close()
    const once = async (path: string, row: string) => {
      const device = await start()
      await device.setOffline(true)
      const page = device.pages()[0] as Page
      await slowCpu(page)
      const at = await readableAt(page, path, row)
      await device.close()
      return at / 1000
    }
    const figure = async (what: string, path: string, row: string): Promise<Figure> => {
      const times: number[] = []
      for (let run = 0; run < RUNS; run += 1) times.push(await once(path, row))
      const note = `${Math.min(...times).toFixed(2)} to ${Math.max(...times).toFixed(2)}`
      return { what, value: median(times), unit: 's', budget: 1, note }
    }
    return [
      await figure('to a readable chat list', '/lesson-plan', CHAT_LIST),
      await figure('to a chat’s messages', `/lesson-plan/chat/${newest}`, MESSAGES),
    ]
  },
}
