import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice } from '../../support/browser.ts'
import { askForPlan, signIn, signUp, star, starPlan } from '../../support/teacher-at-work.ts'

describe('an undo, after another device changed the same thing', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser?.close())

  async function twoDevices() {
    const laptop = await openDevice(browser, inject('appUrl'))
    const phone = await openDevice(browser, inject('appUrl'))
    const email = await signUp(laptop.page)
    await laptop.page.goto('/lesson-plan')
    await askForPlan(laptop.page, 'A 45 minute maths lesson on telling the time for Year 3')
    await signIn(phone.page, email)
    return { laptop, phone }
  }

  async function fileIn(page: Page, folder: string) {
    await page.getByRole('button', { name: /^Name and folder of/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Name and folder' })
    await dialog.getByLabel('Folder').fill(folder)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  async function editIntention(page: Page, words: string) {
    await page.getByRole('button', { name: 'Change “Learning intention”' }).last().click()
    await page.getByRole('menuitem', { name: 'Edit the words' }).click()
    const dialog = page.getByRole('dialog', { name: 'Edit “Learning intention”' })
    await dialog.getByRole('textbox').first().fill(words)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  it('keeps the newer folder of a saved plan, and says so', async () => {
    const { laptop, phone } = await twoDevices()
    await starPlan(laptop.page)
    for (const { page } of [laptop, phone]) await page.goto('/my-lesson-plans')
    await fileIn(laptop.page, 'Term 4')
    await phone.page.getByText('in Term 4').first().waitFor()
    await fileIn(phone.page, 'Relievers')
    await laptop.page.getByText('in Relievers').first().waitFor()
    await laptop.page.getByRole('button', { name: 'Undo' }).click()
    await laptop.page.getByText('Not undone').waitFor()
    for (const { page } of [laptop, phone]) {
      await page.reload()
      await page.getByText('in Relievers').first().waitFor()
    }
    for (const { context, errors } of [laptop, phone]) {
      expect(errors).toEqual([])
      await context.close()
    }
  })

  it('of a plan’s words leaves the other device’s words in a version of their own', async () => {
    const { laptop, phone } = await twoDevices()
    await phone.page.goto(new URL(laptop.page.url()).pathname)
    await star(phone.page).waitFor()
    await editIntention(laptop.page, 'read the hour')
    await phone.page.getByText('read the hour').first().waitFor()
    await editIntention(phone.page, 'read the half hour')
    await laptop.page.getByText('read the half hour').first().waitFor()
    // The newest change is what Undo takes back here as there: the one before it stands again, on both.
    await laptop.page.getByRole('button', { name: 'Undo this change' }).first().click()
    for (const { page } of [laptop, phone])
      await page.getByRole('button', { name: /^Version 4 of 4/ }).waitFor()
    await phone.page.getByRole('button', { name: /^Version 4 of 4/ }).click()
    await phone.page.getByRole('menuitem', { name: /^3 ·/ }).click()
    await phone.page.getByText('read the half hour').first().waitFor()
    for (const { context, errors } of [laptop, phone]) {
      expect(errors).toEqual([])
      await context.close()
    }
  })
})
