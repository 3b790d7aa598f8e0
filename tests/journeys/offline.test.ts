import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { launch, openDevice, waitForWorker } from '../support/browser.ts'
import { rowsOf } from '../support/databases/server-side.ts'
import { startApp, type TestApp } from '../support/start-app.ts'
import {
  ask,
  askForPlan,
  idInAddress,
  said,
  saveEdit,
  signUp,
  starPlan,
  typeInEditor,
  userId,
} from '../support/teacher-at-work.ts'

/** The server of this journey is its own, because it is stopped on the way. */
describe('with the network gone', () => {
  let app: TestApp
  let dataDir: string
  let browser: Browser
  beforeAll(async () => {
    // a folder of its own outlives the stop on the way
    dataDir = mkdtempSync(join(tmpdir(), 'mahere-offline-'))
    app = await startApp({ build: false, dataDir })
    browser = await launch()
  })
  afterAll(async () => {
    await browser.close()
    await app.stop()
    rmSync(dataDir, { recursive: true, force: true })
  })

  async function renameTo(page: Page, title: string) {
    const openChat = page.getByRole('listitem').filter({ has: page.locator('a[aria-current=page]') })
    await openChat.getByRole('button', { name: /^More for/ }).click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'Chat title' }).fill(title)
    await page.keyboard.press('Enter')
    await page.getByText('Chat title has been updated.').waitFor()
  }

  async function reopen(context: BrowserContext, page: Page, path: string): Promise<Page> {
    await page.close()
    const again = await context.newPage()
    await again.goto(path)
    return again
  }

  it('[SYS-12] [SYS-16] [SYS-19] [SYS-22] [OP-106] opens every saved thing, and sends each offline change once', async () => {
    const device = await openDevice(browser, app.url)
    const { context } = device
    let { page } = device
    await signUp(page)
    const teacher = await userId(page)
    await page.goto('/lesson-plan')
    await askForPlan(page, 'A 40 minute maths lesson on multiplication for Year 4')
    const planChat = idInAddress(page)
    await page.goto('/resource')
    await ask(page, 'A Year 4 multiplication worksheet')
    await page.getByRole('link', { name: 'Edit', exact: true }).waitFor()
    const resourceChat = idInAddress(page)
    const resource = (
      (await page.getByRole('link', { name: 'Edit', exact: true }).getAttribute('href')) ?? ''
    )
      .split('/')
      .at(-1)
    await waitForWorker(page)

    // devtools "offline", the server still there; then the server gone as well
    await context.setOffline(true)
    await app.stop()
    await page.goto(`/lesson-plan/chat/${planChat}`)
    await starPlan(page)
    await renameTo(page, 'Times tables, Room 7')
    await ask(page, 'Make it 30 minutes please')
    await page.getByRole('article').getByText("Will send when you're back online").waitFor()
    await page.goto(`/resource/${resource}`)
    await page.frameLocator('iframe').locator('body').getByText('Name').first().waitFor()
    await page.goto(`/resource-edit/${resource}`)
    await typeInEditor(page, 'Name', ' tamariki')
    await saveEdit(page)
    page = await reopen(context, page, '/my-lesson-plans')
    await page.getByText('1/50').waitFor()
    await page
      .getByRole('button', { name: /4.*waiting/i })
      .first()
      .waitFor()

    await app.restart()
    await context.setOffline(false)
    page = await reopen(context, page, `/lesson-plan/chat/${planChat}`)
    await page.getByRole('button', { name: /up to date/i }).waitFor()

    const other = await openDevice(browser, app.url)
    await copySignIn(context, other.page)
    await other.page.goto(`/lesson-plan/chat/${planChat}`)
    await said(other.page, 'Make it 30 minutes please').waitFor()
    expect(await said(other.page, 'Make it 30 minutes please').count()).toBe(1)
    await other.page.getByRole('link', { name: /Times tables, Room 7/ }).waitFor()
    await other.page.goto(`/resource/${resource}`)
    await other.page.frameLocator('iframe').locator('body').getByText('tamariki').first().waitFor()
    await other.page.getByText('Edited').waitFor()
    await other.page.goto('/my-lesson-plans')
    await other.page.getByText('1/50').waitFor()
    expect(resourceChat).not.toBe(planChat)

    // once each: two messages online and one offline, one star, one edit
    const rows = (table: string) => rowsOf<Record<string, unknown>>(table, teacher, '*', app)
    expect((await rows('chat_messages')).filter(({ role }) => role === 'user')).toHaveLength(3)
    expect(await rows('user_usage')).toMatchObject([{ count_messages: 3 }])
    expect(await rows('starred_items')).toHaveLength(1)
    expect(await rows('resource_revisions')).toHaveLength(1)
    await other.context.close()
    await context.close()
  })
})

/** The same teacher on another device. */
async function copySignIn(from: BrowserContext, page: Page): Promise<void> {
  const { origins } = await from.storageState()
  await page.goto('/pricing')
  await page.evaluate((entries) => {
    for (const { name, value } of entries) localStorage.setItem(name, value)
  }, origins[0]?.localStorage ?? [])
}
