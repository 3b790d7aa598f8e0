import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice, PHONE, waitForWorker } from '../../support/browser.ts'
import { makeSchool } from '../../support/databases/server-side.ts'
import { findSmallTargets, findViolations, overflow } from '../../support/screens/screen-checks.ts'
import { askForPlan, signUp, starPlan, userId } from '../../support/teacher-at-work.ts'

const TEXT = 'A 45 minute lesson on telling the time to the half hour for Year 3'
const SHELF = '/my-lesson-plans?shelf=1'

describe("a school's shelf", () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser?.close())

  async function expectSound(page: Page) {
    expect(await overflow(page)).toBe(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await findViolations(page)).toEqual([])
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }

  async function putPlanOnShelf(page: Page) {
    await page.goto('/lesson-plan')
    await askForPlan(page, TEXT)
    await starPlan(page)
    await page.goto('/my-lesson-plans')
    await page.getByRole('button', { name: /^School shelf for/ }).click()
    const dialog = page.getByRole('dialog', { name: 'School shelf' })
    const put = dialog.getByRole('button', { name: 'Put it on the shelf' })
    await put.waitFor()
    await expectSound(page)
    const names = dialog.getByRole('checkbox')
    if ((await names.count()) > 0) await names.check()
    await put.click()
    await page.getByText('Put on the school shelf').first().waitFor()
  }

  const rowsOfShelf = (page: Page) => page.getByRole('listitem').filter({ hasText: 'Put there by' })

  it('gives a colleague a copy offline, ends when it is withdrawn, and is nothing to an outsider', async () => {
    const one = await openDevice(browser, inject('appUrl'))
    const other = await openDevice(browser, inject('appUrl'), PHONE)
    const outsider = await openDevice(browser, inject('appUrl'))
    await signUp(one.page, 'Mere Parata')
    await signUp(other.page, 'Sione Tupou')
    await makeSchool(await userId(one.page), [await userId(other.page)], 'Te Kura o Kōwhai')
    await one.page.reload()
    await putPlanOnShelf(one.page)

    const { page } = other
    await page.goto('/my-lesson-plans')
    await page.getByRole('link', { name: 'School shelf' }).waitFor()
    await waitForWorker(page)
    await page.getByRole('link', { name: 'School shelf' }).click()
    await page.getByText('Put there by Mere Parata').waitFor()
    const take = page.getByRole('button', { name: /^Take a copy of/ })
    await take.waitFor()
    expect(await findSmallTargets(page)).toEqual([])
    await expectSound(page)

    await signUp(outsider.page, 'Someone Else')
    await outsider.page.goto(SHELF)
    await outsider.page.getByText('You are not a member of a school.').waitFor()
    expect(await rowsOfShelf(outsider.page).count()).toBe(0)

    await other.context.setOffline(true)
    await page.reload()
    await page.getByRole('searchbox', { name: 'Search the shelf' }).fill('half hour')
    await page.getByText('1 shown').waitFor()
    await page.getByRole('searchbox', { name: 'Search the shelf' }).fill('volcano')
    await page.getByText('Nothing matches “volcano”.').waitFor()
    await page.getByRole('searchbox', { name: 'Search the shelf' }).fill('')
    await page.getByRole('button', { name: /^Read/ }).click()
    await page
      .frameLocator('iframe')
      .getByText(/half hour|half past/i)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await take.click()
    await page.getByText('Copied to My Lesson Plans').first().waitFor()
    await page.getByRole('button', { name: 'Open', exact: true }).click()
    await page
      .getByRole('article')
      .getByText(/half hour|half past/i)
      .first()
      .waitFor()
    await page.goto('/my-lesson-plans')
    await page.getByText('1/50').waitFor()

    await one.page.goto(SHELF)
    await one.page.getByRole('button', { name: /^Take off the shelf/ }).click()
    await one.page.getByText('Nothing on the shelf yet').waitFor()
    await page.goto(SHELF)
    await rowsOfShelf(page).waitFor()

    await other.context.setOffline(false)
    await page.getByText('Nothing on the shelf yet').waitFor()
    await page.goto('/my-lesson-plans')
    await page.getByText('1/50').waitFor()
    await outsider.page.reload()
    await outsider.page.getByText('You are not a member of a school.').waitFor()
    expect([one.errors, other.errors, outsider.errors]).toEqual([[], [], []])
    for (const { context } of [one, other, outsider]) await context.close()
  })
})
