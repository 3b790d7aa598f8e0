import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { derive } from '#local-store/derive.ts'
import { launch, openDevice, waitForWorker } from '../../support/browser.ts'
import { putOnDevice } from '../../support/device-rows.ts'
import { MadeUpChat } from '../../support/screens/made-up-chat.ts'
import { overflow } from '../../support/screens/screen-checks.ts'
import { signUp, userId } from '../../support/teacher-at-work.ts'

const MANY = 1_000
const WORDS = `## Multiplication\n\n${'Share the counters into equal groups, and say how you know. '.repeat(60)}`

/** Far more saved plans than the 50 that the server takes, as a fault or a restored backup could leave them. */
function savedPlans(user: string, folderOf: (n: number) => string) {
  const all = Array.from({ length: MANY }, (_, n) => {
    const title = `Plan ${String(n).padStart(4, '0')}`
    const chat = new MadeUpChat(user, title).asks('A plan').answers('done', WORDS)
    const { chat_sessions = [], chat_messages = [] } = chat.rows()
    const reply = (chat_messages.at(-1) as { id: string }).id
    const row = {
      id: reply,
      user_id: user,
      message_id: reply,
      chat_session_id: chat.chat.id,
      item_type: 'lesson_plan' as const,
      school_id: null,
      starred_at: new Date(Date.now() - n * 60_000).toISOString(),
      folder: folderOf(n),
      tags: ['number'],
      rev: 2_100_000_000 + n,
    }
    const record = derive('starred_items', { id: row.id, rev: row.rev, row }, [], user)
    return { chat_sessions, chat_messages, starred_items: record ?? [] }
  })
  const joined = (table: keyof (typeof all)[number]) => all.flatMap((rows) => rows[table] as unknown[])
  return {
    chat_sessions: joined('chat_sessions'),
    chat_messages: joined('chat_messages'),
    starred_items: joined('starred_items'),
  }
}

describe('a thousand saved plans', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser?.close())

  async function open(folderOf: (n: number) => string) {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    await signUp(page)
    await waitForWorker(page)
    const user = await userId(page)
    await context.setOffline(true) // the server has none of them, and would not take them
    await putOnDevice(page, user, savedPlans(user, folderOf))
    await page.goto('/my-lesson-plans')
    await rows(page).first().waitFor()
    return { context, page, errors }
  }

  const rows = (page: Page) => page.locator('ul.sheet > li')
  const row = (page: Page, title: string) => rows(page).filter({ hasText: title })
  const folders = (page: Page) => page.getByLabel('Folder', { exact: true })

  async function file(page: Page, title: string, name: string, folder: string) {
    await page.getByRole('button', { name: `Name and folder of ${title}` }).click()
    const dialog = page.getByRole('dialog', { name: 'Name and folder' })
    await dialog.getByLabel('Name').fill(name)
    await dialog.getByLabel('Folder').fill(folder)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await row(page, name).waitFor()
  }

  it('in one folder are all there: shown by the hundred, found, moved, renamed, removed and opened', async () => {
    const { context, page, errors } = await open(() => 'Term 4')
    expect(await rows(page).count()).toBe(100)
    await page.getByRole('button', { name: 'Show 100 more of 1000' }).click()
    await expect.poll(() => rows(page).count()).toBe(200)
    expect(await overflow(page)).toBe(0)
    await page.getByLabel('Search titles and text').fill('0999')
    await expect.poll(() => rows(page).count()).toBe(1)

    await file(page, 'Plan 0999', 'The last one, 0999', 'Keepers')
    await page.getByLabel('Search titles and text').fill('')
    await expect.poll(() => folders(page).locator('option').allInnerTexts()).toContain('Keepers (1)')
    await folders(page).selectOption({ label: 'Keepers (1)' })
    await expect.poll(() => rows(page).count()).toBe(1)
    await row(page, 'The last one, 0999').getByRole('button', { pressed: true }).click()
    await page.getByText('Item removed from starred items').waitFor()
    await expect.poll(() => folders(page).locator('option').allInnerTexts()).toContain('All folders (999)')

    await row(page, 'Plan 0001').getByRole('link').first().click()
    await page.getByRole('heading', { name: 'Multiplication' }).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it('in a thousand folders can be filed by folder', async () => {
    const { context, page, errors } = await open((n) => `Folder ${n}`)
    expect(await folders(page).locator('option').count()).toBe(MANY + 2)
    await folders(page).selectOption({ label: 'Folder 777 (1)' })
    await expect.poll(() => rows(page).allInnerTexts()).toEqual([expect.stringContaining('Plan 0777')])
    await file(page, 'Plan 0777', 'Plan 0777', 'Folder 12')
    // Its folder is gone with its last plan, so everything is shown.
    await expect.poll(() => rows(page).count()).toBe(100)
    await folders(page).selectOption({ label: 'Folder 12 (2)' })
    await expect.poll(() => rows(page).count()).toBe(2)
    expect(errors).toEqual([])
    await context.close()
  })
})
