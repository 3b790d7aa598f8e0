import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice } from '../support/browser.ts'
import { chargedTo, rowsOf, sentBy } from '../support/databases/server-side.ts'
import {
  ask,
  composer,
  idInAddress,
  saveEdit,
  signUp,
  typeInEditor,
  userId,
} from '../support/teacher-at-work.ts'

/** Fills this browser's storage for the app, or gives it back its room. */
async function setDisk(page: Page, disk: 'full' | 'roomy'): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, ...(disk === 'full' && { quotaSize: 1 }) })
  // The override ends with the session; the browser looks again when what it knew of the free space is half a minute old.
  if (disk === 'full') await page.waitForTimeout(35_000)
}

describe('a device without room', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[CHAT-103] [CHAT-105] says so, keeps the words where they were typed, and goes on when there is room', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    await signUp(page)
    const teacher = await userId(page)
    await page.goto('/resource')
    await ask(page, 'A Year 4 multiplication worksheet')
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.waitForURL('**/resource-edit/*')
    await typeInEditor(page, 'Name', ' tamariki')
    const chat = await context.newPage()
    await chat.goto('/lesson-plan')
    await composer(chat).waitFor()

    await setDisk(page, 'full')
    const words = 'A lesson on telling the time for Year 3'
    await ask(chat, words)
    await chat.getByText('This device is full').waitFor()
    expect(await composer(chat).inputValue()).toBe(words)
    expect(await chat.getByRole('article').count()).toBe(0)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('This device is full. Your text stays here until there is room.').waitFor()
    const body = page.frameLocator('iframe[title$=", text"]').locator('body')
    await body.getByText('tamariki').first().waitFor()
    expect(await edited(teacher)).toEqual([])
    expect(await sentBy(teacher)).toHaveLength(1)

    await setDisk(page, 'roomy')
    await composer(chat).press('Enter')
    await expect.poll(() => sentBy(teacher)).toContain(words)
    expect(await sentBy(teacher)).toHaveLength(2)
    expect(await chargedTo(teacher)).toBe(2)
    await saveEdit(page)
    await expect.poll(async () => (await edited(teacher)).length).toBe(1)
    await page.goto(`/resource/${idInAddress(page)}`)
    await page.frameLocator('iframe').locator('body').getByText('tamariki').first().waitFor()
    expect(errors).toEqual([])
    await context.close()
  })
})

async function edited(teacher: string): Promise<unknown[]> {
  const rows = await rowsOf<{ edited_html_content: string | null }>(
    'chat_messages',
    teacher,
    'edited_html_content',
  )
  return rows.filter((row) => row.edited_html_content !== null)
}
