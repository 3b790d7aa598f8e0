import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { unzip } from '../documents/unzip.ts'
import { DESKTOP, launch, openDevice, PHONE, waitForWorker } from '../support/browser.ts'
import { makePremium } from '../support/databases/server-side.ts'
import {
  askForPlan,
  chooseGoal,
  idInAddress,
  saveEdit,
  signUp,
  star,
  typeInEditor,
  userId,
} from '../support/teacher-at-work.ts'

const screens = [
  { name: 'a phone, 360 px', options: PHONE, phone: true },
  { name: 'a desktop, 1280 px', options: DESKTOP, phone: false },
]

/** Presses a button that hands over a file, and answers where it is. */
async function saved(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button, exact: true }).click()
  const path = join(mkdtempSync(join(tmpdir(), 'mahere-file-')), (await download).suggestedFilename())
  await (await download).saveAs(path)
  return path
}

const textOfPdf = (path: string) => execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })

async function createResource(page: Page, phone: boolean): Promise<void> {
  if (phone) {
    await page
      .getByRole('button', { name: /^More: create resource/ })
      .last()
      .click()
    await page.getByRole('menuitem', { name: 'Create resource' }).click()
  } else {
    await page.getByRole('button', { name: 'Create resource' }).last().click()
  }
}

describe.each(screens)('the whole job on $name', ({ options, phone }) => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[AUTH-01] [STAR-01] [GEN-17] [GEN-24] [RES-27] [SYS-01] [SYS-12] [SYS-16] [SYS-30] [SYS-31] from sign-up to a worksheet, then all of it offline', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'), options)
    await page.goto('/')
    await page.getByRole('link', { name: 'Start Free Trial' }).first().click()
    await page.waitForURL('**/login?mode=signup')
    await signUp(page)
    await makePremium(await userId(page))
    await page.getByRole('link', { name: /Lesson Plan Generator/ }).click()
    await page.waitForURL('**/lesson-plan')

    const goal = await chooseGoal(page, 'fraction year 5')
    await askForPlan(page, '50 minutes on fractions of a set for my Year 5 class, hands on to start')
    await page.waitForURL('**/lesson-plan/chat/*')
    // The tab is named by the chat, so that two chats in two tabs can be told apart.
    await page.waitForFunction(() => /^\S.* · Lesson Plan Generator · Mahere$/.test(document.title))
    const planChat = idInAddress(page)
    const plan = page.getByRole('article').last()
    expect(await plan.innerText()).toContain(goal)
    await star(page).click()
    await page.getByText('Lesson plan successfully added to My Lesson Plans').waitFor()

    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }))
    await createResource(page, phone)
    await page.getByText('Lesson plan analyzed successfully!').waitFor()
    await page.waitForURL('**/resource/chat/*')
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.waitForURL('**/resource-edit/*')
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true)
    const resource = idInAddress(page)
    await typeInEditor(page, 'Name', ' whānau')
    await saveEdit(page)
    expect(textOfPdf(await saved(page, phone ? 'PDF' : 'Download PDF'))).toContain('whānau')

    await waitForWorker(page)
    await context.setOffline(true)
    await page.goto(`/resource/${resource}`)
    await page.frameLocator('iframe').locator('body').getByText('whānau').first().waitFor()
    await page.goto('/my-lesson-plans')
    await page.getByText('1/50').waitFor()
    const zip = unzip(readFileSync(await saved(page, 'Export all as a zip')))
    expect([...zip.keys()].map((name) => name.replace(/^.*\./, ''))).toEqual(['html', 'docx', 'html'])
    expect(zip.get('index.html')?.toString()).toContain('My Lesson Plans')
    await page.goto(`/lesson-plan/chat/${planChat}`)
    await star(page).waitFor()
    expect(await page.getByRole('article').last().innerText()).toContain(goal)
    await page.goto('/lesson-plan')
    await page.getByRole('button', { name: 'Add curriculum goals' }).click()
    const levels = page.locator('dialog section li button')
    await levels.filter({ hasText: 'Science' }).first().click()
    await levels.filter({ hasText: 'Year 5' }).first().waitFor()
    await page.goto(`/lesson-plan/chat/${planChat}`)
    const pack = textOfPdf(await saved(page, 'Print pack PDF'))
    expect(pack).toContain('Lesson steps')
    expect(pack).toContain('whānau')
    expect(pack.indexOf('Teacher copy')).toBeGreaterThan(pack.indexOf('whānau'))
    expect(await saved(page, 'Print pack Word')).toMatch(/print_pack\.docx$/)
    expect(errors).toEqual([])
    await context.close()
  })
})
