import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice } from '../support/browser.ts'
import { findSmallTargets, findViolations, overflow } from '../support/screen-checks.ts'
import { sentBy } from '../support/server-side.ts'
import { ask, composer, signUp, userId } from '../support/teacher-at-work.ts'

const QUEUED = "Will send when you're back online"

const status = (page: Page) => page.getByRole('button', { name: /Show them|Up to date|waiting to send/i })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Waiting to send' })
const row = (page: Page, words: string) => panel(page).getByRole('listitem').filter({ hasText: words })
const chats = (page: Page) => page.getByRole('complementary', { name: 'Chat History' })

async function openPanel(page: Page) {
  await status(page).click()
  await panel(page).waitFor()
}

/** Wrong with the screen as it stands, light and dark, narrow and wide. */
async function problems(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 860 })
    const wide = await overflow(page)
    if (wide > 0) found.push(`${name} at ${width}: ${wide} px too wide`)
    if (width === 360) found.push(...(await findSmallTargets(page)).map((small) => `${name}: ${small}`))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      if (process.env.PICTURES)
        await page.screenshot({ path: `${process.env.PICTURES}/${name}-${width}-${colorScheme}.png` })
      const violations = await findViolations(page)
      found.push(...violations.map((one) => `${name} at ${width}, ${colorScheme}: ${one}`))
    }
  }
  return found
}

describe('work that waits', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[SYS-20] [SYS-23] says what the server refused, at the bubble, in the list and in the panel, and what may be done', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    await signUp(page)
    const teacher = await userId(page)
    await page.goto('/lesson-plan')
    await composer(page).waitFor()
    // The server's answer to this one send; everything else goes to the real one.
    await page.route('**/rpc/apply_ops', async (route) => {
      const { ops } = JSON.parse(route.request().postData() ?? '{}') as {
        ops: { op_id: string; op: string }[]
      }
      if (!ops?.some(({ op }) => op === 'message.send')) return route.fallback()
      const body = ops.map(({ op_id }) => ({ op_id, status: 'refused', reason: 'message_limit' }))
      await route.fulfill({ json: body })
    })
    await ask(page, 'One more than the plan allows')
    const refused = 'Not sent: message limit reached'
    await page.getByRole('article').getByText(refused).waitFor({ timeout: 20_000 })
    await chats(page).getByText(refused).waitFor()
    await page.getByRole('alert').filter({ hasText: 'Message limit reached' }).waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    expect(await page.getByText('Message limit reached', { exact: true }).count()).toBe(0)
    expect(await problems(page, 'refused-chat')).toEqual([])
    await openPanel(page)
    await row(page, 'One more than').getByText(refused).waitFor()
    expect(await problems(page, 'refused-panel')).toEqual([])
    await page.unroute('**/rpc/apply_ops')
    await row(page, 'One more than')
      .getByRole('button', { name: /^Retry/ })
      .click()
    await expect.poll(() => sentBy(teacher), { timeout: 20_000 }).toEqual(['One more than the plan allows'])
    await panel(page).getByText('Everything on this device is sent.').waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it('[SYS-28] signs out only after naming what would be lost, a half-typed message included', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    await signUp(page)
    await page.goto('/lesson-plan')
    await composer(page).fill('Half a thought on eels')
    await page.getByRole('button', { name: 'Sign Out' }).click()
    const dialog = page.getByRole('dialog', { name: 'You have words that are not sent' })
    await dialog.getByText('Draft: Half a thought on eels').waitFor()
    expect(await problems(page, 'sign-out-draft')).toEqual([])
    await dialog.getByRole('button', { name: 'Stay signed in' }).click()
    await context.setOffline(true)
    await ask(page, 'Half a thought on eels')
    await page.getByRole('article').getByText(QUEUED).waitFor()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    const asks = page.getByRole('dialog', { name: 'Some changes are not sent yet' })
    await asks.getByText('You are offline. It can be sent when the connection is back.').waitFor()
    expect(await asks.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true)
    expect(await problems(page, 'sign-out-offline')).toEqual([])
    await asks.getByRole('button', { name: 'Sign out and lose 1 change' }).click()
    await page.waitForURL('**/login')
    expect(errors).toEqual([])
    await context.close()
  })
})
