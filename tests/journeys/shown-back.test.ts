import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice, PHONE, waitForWorker } from '../support/browser.ts'
import { chargedTo } from '../support/databases/server-side.ts'
import { readFromDevice } from '../support/device-rows.ts'
import { findSmallTargets, findViolations, overflow } from '../support/screens/screen-checks.ts'
import { ask, said, signUp, userId } from '../support/teacher-at-work.ts'

const chip = (page: Page, words: RegExp) => page.getByRole('button', { name: words }).last()
const replies = (page: Page) => page.getByRole('article').filter({ has: page.getByText('Checked for you') })

/** Sends a message and waits until its reply is whole. */
async function askFor(page: Page, text: string, documents: number): Promise<void> {
  await ask(page, text)
  await expect.poll(() => replies(page).count()).toBe(documents)
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor()
}

/** The stream shows a reply as finished before its row is on the device; offline, only the row is there after a reload. */
async function untilStored(page: Page, documents: number): Promise<void> {
  const teacher = await userId(page)
  const isDone = async () => {
    const rows = await readFromDevice<{ state: string }>(page, teacher, 'chat_messages')
    return rows.length === documents * 2 && rows.every(({ state }) => state === 'done')
  }
  await expect.poll(isDone).toBe(true)
}

describe('what was understood, on a phone', () => {
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let errors: string[]
  beforeAll(async () => {
    browser = await launch()
    const device = await openDevice(browser, inject('appUrl'), PHONE)
    context = device.context
    page = device.page
    errors = device.errors
    await signUp(page)
    await waitForWorker(page)
  })
  afterAll(() => browser.close())

  it('is shown as chips, fits the screen, and says what was not done', async () => {
    await page.goto('/resource')
    await askFor(page, '300 questions on adding within 20 for my class', 1)
    await chip(page, /^Year: Year \d, assumed\. Change it$/).waitFor()
    await chip(page, /^Learning area: Maths\. Change it$/).waitFor()
    const block = page.getByText('Not as you asked').last()
    await block.waitFor()
    expect(
      await page
        .locator('li')
        .filter({ hasText: /^You asked for 300 questions; \d+ fit on four pages\.$/ })
        .count(),
    ).toBe(1)
    expect(await overflow(page)).toBe(0)
    expect(await findSmallTargets(page)).toEqual([])
    expect(await findViolations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
    expect(await findViolations(page, 'colour')).toEqual([])
  })

  it('is corrected with a tap, which is charged as any message is', async () => {
    const teacher = await userId(page)
    const before = (await chargedTo(teacher)) ?? 0
    await chip(page, /^Year: Year \d, assumed/).click()
    await page.getByRole('menuitem', { name: 'Year 6', exact: true }).click()
    await said(page, 'Make it for Year 6.').waitFor()
    await chip(page, /^Year: Year 6\. Change it$/).waitFor()
    await expect.poll(() => replies(page).count()).toBe(2)
    await expect.poll(() => chargedTo(teacher)).toBe(before + 1)
    // Only the newest document can be corrected.
    expect(await page.getByRole('button', { name: /^Learning area: .*Change it$/ }).count()).toBe(1)
  })

  it('waits for the network when it is corrected offline', async () => {
    await untilStored(page, 2)
    await context.setOffline(true)
    await page.reload()
    await chip(page, /^Year: Year 6\. Change it$/).click()
    await page.getByRole('menuitem', { name: 'Year 3', exact: true }).click()
    await said(page, 'Make it for Year 3.').waitFor()
    await page.getByText("Will send when you're back online").first().waitFor()
    await context.setOffline(false)
    await chip(page, /^Year: Year 3\. Change it$/).waitFor()
  })

  it('offers the other lessons of the bank, and takes one with a tap that waits for the network', async () => {
    await askFor(page, 'Year 5 worksheet on volcanoes', 4)
    const others = page.getByRole('list', { name: 'Other lessons that fit' }).last().getByRole('button')
    const offered = (await others.first().textContent()) ?? ''
    const title = offered.replace(/^Use the lesson /, '').replace(/ · Years? [\d–]+ instead$/, '')
    expect(await overflow(page)).toBe(0)
    expect(await findSmallTargets(page)).toEqual([])
    expect(await findViolations(page)).toEqual([])
    await untilStored(page, 4)
    await context.setOffline(true)
    await page.reload()
    await others.first().focus()
    await page.keyboard.press('Enter')
    await said(page, `Use the lesson “${title}” instead.`).waitFor()
    await page.getByText("Will send when you're back online").first().waitFor()
    await context.setOffline(false)
    await expect.poll(() => replies(page).count()).toBe(5)
    await replies(page).last().getByRole('heading', { name: title }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })
})
