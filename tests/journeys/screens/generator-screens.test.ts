import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice } from '../../support/browser.ts'
import { setLimit } from '../../support/databases/server-side.ts'
import { ask, composer, said, signUp, userId } from '../../support/teacher-at-work.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser?.close())

/** Buttons and links of this name outside the list of chats, whose own button is on every screen [NAV-56]. */
const newChat = (page: Page): Locator =>
  page.locator('[aria-label="New Chat"]:not(aside *):not(dialog *)').filter({ visible: true })

describe('New Chat', () => {
  it('[NAV-76] [NAV-77] stands above a chat and begins a new one, and on no other screen', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    await signUp(page)
    for (const path of ['/home', '/my-lesson-plans', '/my-resources', '/account']) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).first().waitFor()
      expect(await newChat(page).count(), path).toBe(0)
    }
    for (const path of ['/lesson-plan', '/resource']) {
      await page.goto(path)
      await newChat(page).first().waitFor()
      await ask(page, 'Kia ora, what can you do?')
      await page.waitForURL(`**${path}/chat/*`)
      await newChat(page).first().click()
      await page.waitForURL(`**${path}`)
      await page
        .getByText('Kia ora, what can you do?')
        .and(page.locator('article *'))
        .waitFor({ state: 'hidden' })
      expect(await composer(page).inputValue()).toBe('')
    }
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('a prompt that a lesson plan left', () => {
  it('[CHAT-106] [CHAT-108] is sent by itself, and not before half a second in which it can be read', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    await signUp(page)
    await page.evaluate(() => localStorage.setItem('resourceGeneratorPrompt', 'A Year 4 worksheet on plants'))
    await context.addInitScript(noteTimes)
    await page.goto('/resource')
    await said(page, 'A Year 4 worksheet on plants').waitFor()
    const { taken = Number.NaN, sent = Number.NaN } = await page.evaluate(() => window.times)
    // A timer never fires early, so this holds on any machine.
    expect(sent - taken).toBeGreaterThanOrEqual(500)
    expect(await page.evaluate(() => localStorage.getItem('resourceGeneratorPrompt'))).toBeNull()
    expect(errors).toEqual([])
    await context.close()
  })
})

declare global {
  interface Window {
    times: { taken?: number; sent?: number }
  }
}

/** Runs in the page: notes when the prompt is taken out of its place, and when a message is stored. */
function noteTimes(): void {
  window.times = {}
  const remove = Storage.prototype.removeItem
  Storage.prototype.removeItem = function (key) {
    if (key === 'resourceGeneratorPrompt') window.times.taken ??= performance.now()
    remove.call(this, key)
  }
  const add = IDBObjectStore.prototype.add
  IDBObjectStore.prototype.add = function (...args) {
    if (this.name === 'outbox') window.times.sent ??= performance.now()
    return add.apply(this, args)
  }
}

describe('a message that was refused', () => {
  it('[CHAT-98] [CHAT-100] has less ink than one that waits', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    await signUp(page)
    const teacher = await userId(page)
    await page.goto('/lesson-plan')
    await page.getByRole('button', { name: /up to date/i }).waitFor()
    await context.setOffline(true)
    await ask(page, 'A first lesson on plants')
    await said(page, 'A first lesson on plants').waitFor()
    const waiting = await ink(said(page, 'A first lesson on plants'))
    await setLimit(teacher, 0)
    await context.setOffline(false)
    await page.getByText('Not sent: message limit reached').first().waitFor()
    const refused = await ink(said(page, 'A first lesson on plants'))
    expect(refused).toBeLessThan(waiting)
    expect(refused).toBeGreaterThanOrEqual(4.5) // faded, and still readable
    expect(errors).toEqual([])
    await context.close()
  })
})

/** The contrast of the words with what is behind them, as the browser paints both. */
function ink(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (!canvas) throw new Error('no canvas')
    const layers = []
    for (let at: Element | null = element; at; at = at.parentElement)
      layers.unshift(getComputedStyle(at).backgroundColor)
    const luminance = () => {
      const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) =>
        part <= 10 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * r + 0.7152 * g + 0.0722 * b
    }
    const paint = (colour: string) => {
      canvas.fillStyle = colour
      canvas.fillRect(0, 0, 1, 1)
    }
    for (const colour of ['white', ...layers]) paint(colour)
    const ground = luminance()
    paint(getComputedStyle(element).color)
    const [dark = 0, light = 0] = [ground, luminance()].sort((a, b) => a - b)
    return (light + 0.05) / (dark + 0.05)
  })
}
