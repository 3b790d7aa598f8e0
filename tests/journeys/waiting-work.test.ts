import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice, waitForWorker } from '../support/browser.ts'
import { rowsOf, sentBy } from '../support/databases/server-side.ts'
import { findSmallTargets, findViolations, overflow } from '../support/screens/screen-checks.ts'
import {
  ask,
  askForPlan,
  composer,
  idInAddress,
  saveEdit,
  signUp,
  starPlan,
  typeInEditor,
  userId,
} from '../support/teacher-at-work.ts'

const QUEUED = "Will send when you're back online"
const OFFLINE = 'Offline. You can read, edit and queue messages'

const status = (page: Page) => page.getByRole('button', { name: /Show them|Up to date|waiting to send/i })
const panel = (page: Page) => page.getByRole('dialog', { name: 'Waiting to send' })
const row = (page: Page, words: string) => panel(page).getByRole('listitem').filter({ hasText: words })
const chats = (page: Page) => page.getByRole('complementary', { name: 'Chat History' })

async function openPanel(page: Page) {
  await status(page).click()
  await panel(page).waitFor()
}

/** Lists accessibility faults of the current screen, narrow and wide; in the dark theme only colours, which is all that changes. */
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
      if (width === 768) continue
      const violations = await findViolations(page, colorScheme === 'light' ? 'all' : 'colour')
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

  /** A plan, a worksheet, and everything a teacher may do to them with no network. */
  async function workOffline(page: Page, context: BrowserContext) {
    await signUp(page)
    await page.goto('/resource')
    await ask(page, 'A Year 4 multiplication worksheet')
    const edit = page.getByRole('link', { name: 'Edit', exact: true })
    await edit.waitFor()
    const resource = ((await edit.getAttribute('href')) ?? '').split('/').at(-1) ?? ''
    await page.goto('/lesson-plan')
    await askForPlan(page, 'A 40 minute maths lesson on multiplication for Year 4')
    const plan = idInAddress(page)
    await waitForWorker(page)
    await context.setOffline(true)
    await page.goto(`/resource-edit/${resource}`)
    await typeInEditor(page, 'Name', ' tamariki')
    await saveEdit(page)
    await page.getByText(`Saved here. ${QUEUED}`).waitFor()
    await page.goto(`/lesson-plan/chat/${plan}`)
    await starPlan(page)
    await ask(page, 'Friday is sports day, so make it 30 minutes')
    await page.getByRole('article').getByText(QUEUED).waitFor()
    return { plan, resource }
  }

  it('[SYS-18] [SYS-19] [SYS-22] [OP-94] shows the same words everywhere, acts as the panel says, and tells what went out', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    const { plan, resource } = await workOffline(page, context)
    const teacher = await userId(page)
    await page.getByText(OFFLINE).waitFor()
    await chats(page).getByText(QUEUED).first().waitFor()
    expect(await problems(page, 'chat')).toEqual([])

    await page.goto('/my-lesson-plans')
    await page.getByRole('listitem').getByText(QUEUED).first().waitFor()
    await page.goto(`/resource-edit/${resource}`)
    await page.getByText(`Saved here. ${QUEUED}`).waitFor()
    await typeInEditor(page, 'Name', ' more')
    await page.getByText('Draft saved on this device').waitFor()
    expect(await problems(page, 'editor')).toEqual([])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Your changes have been saved successfully.').waitFor()

    await page.goto(`/lesson-plan/chat/${plan}`)
    await composer(page).fill('A half-typed thought')
    await page.getByText('Draft saved on this device').first().waitFor()
    await openPanel(page)
    await row(page, 'Friday is sports day').getByText(QUEUED).waitFor()
    await row(page, 'Edits to').first().getByText(`Saved here. ${QUEUED}`).waitFor()
    await row(page, 'Starred').getByText(QUEUED).waitFor()
    await row(page, 'A half-typed thought').getByText('Draft saved on this device').waitFor()
    expect(await problems(page, 'panel')).toEqual([])
    expect(await sentBy(teacher)).toHaveLength(2)

    // Edit puts the text back into the box, above what is there, and takes it off the list
    await row(page, 'Friday is sports day').getByRole('button', { name: /^Edit/ }).click()
    await panel(page).waitFor({ state: 'hidden' })
    await expect
      .poll(() => composer(page).inputValue())
      .toBe('Friday is sports day, so make it 30 minutes\n\nA half-typed thought')
    await composer(page).fill('Make it 35 minutes')
    await composer(page).press('Enter')
    await page.getByRole('article').getByText(QUEUED).waitFor()

    // Delete: two presses; the star is gone from the list and from the page
    await openPanel(page)
    await row(page, 'Starred')
      .getByRole('button', { name: /^Delete/ })
      .click()
    await row(page, 'Starred').getByRole('button', { name: 'Delete for good' }).click()
    await row(page, 'Starred').waitFor({ state: 'hidden' })
    // Copy and Export give the teacher the text
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await row(page, 'Make it 35').getByRole('button', { name: /^Copy/ }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('Make it 35 minutes')
    const download = page.waitForEvent('download')
    await panel(page).getByRole('button', { name: 'Export all' }).click()
    expect((await download).suggestedFilename()).toBe('waiting-to-send.txt')
    await page.keyboard.press('Escape')
    await panel(page).waitFor({ state: 'hidden' })

    await context.setOffline(false)
    await page.getByText('Back online. 1 message sent').waitFor()
    await page.getByText('Back online').waitFor({ state: 'hidden' })
    await page.getByText(QUEUED).first().waitFor({ state: 'hidden' })
    expect((await sentBy(teacher)).at(-1)).toBe('Make it 35 minutes')
    expect(await rowsOf('starred_items', teacher)).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })

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
    await page.getByRole('article').getByText(refused).waitFor()
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
    await expect.poll(() => sentBy(teacher)).toEqual(['One more than the plan allows'])
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
    const dialog = page.getByRole('dialog', { name: 'You have unfinished drafts' })
    await dialog.getByText('Draft: Half a thought on eels').waitFor()
    expect(await problems(page, 'sign-out-draft')).toEqual([])
    await dialog.getByRole('button', { name: 'Stay signed in' }).click()
    await context.setOffline(true)
    await ask(page, 'Half a thought on eels')
    await page.getByRole('article').getByText(QUEUED).waitFor()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    const asks = page.getByRole('dialog', { name: 'Some changes are not sent yet' })
    await asks.getByText('You are offline. Your changes can be sent when you are back online.').waitFor()
    expect(await asks.getByRole('button', { name: 'Send', exact: true }).isDisabled()).toBe(true)
    expect(await problems(page, 'sign-out-offline')).toEqual([])
    await asks.getByRole('button', { name: 'Sign out and lose 1 change' }).click()
    await page.waitForURL('**/login')
    expect(errors).toEqual([])
    await context.close()
  })
})
