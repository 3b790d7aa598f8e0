import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice, PHONE, waitForWorker } from '../../support/browser.ts'
import { letSevenDaysPass } from '../../support/databases/deletion.ts'
import { ask, askForPlan, composer, said, signIn, signUp, userId } from '../../support/teacher-at-work.ts'

const FIRST = 'A 40 minute maths lesson on multiplication for Year 4'
const UNSENT = 'A lesson on halves and quarters for Year 3'
const HALF = 'And one about our awa'

/** The teacher's databases on this device. */
const databases = (page: Page) =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name).filter((name) => name !== 'mahere-device'),
  )

async function deleteAccount(page: Page): Promise<void> {
  await page.goto('/account')
  await page.getByRole('button', { name: 'Delete my account…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
  await dialog.getByLabel(/Type “delete”/).fill('delete')
  await dialog.getByRole('button', { name: 'Delete my account', exact: true }).click()
  await page.getByText('This account will be deleted:').waitFor()
}

describe('an account deleted while another device is offline', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[PUB-71] [SYS-28] leaves that device its unsent words to read and save, and nothing once they are removed', async () => {
    const desk = await openDevice(browser, inject('appUrl'))
    const email = await signUp(desk.page)
    const user = await userId(desk.page)
    await desk.page.goto('/lesson-plan')
    await askForPlan(desk.page, FIRST)

    const phone = await openDevice(browser, inject('appUrl'), PHONE)
    await signIn(phone.page, email)
    await phone.page.goto('/lesson-plan')
    await composer(phone.page).waitFor()
    await waitForWorker(phone.page)
    await phone.context.setOffline(true)
    await ask(phone.page, UNSENT)
    await said(phone.page, UNSENT).waitFor()
    await composer(phone.page).fill(HALF)

    await deleteAccount(desk.page)
    await letSevenDaysPass(user)

    await phone.context.setOffline(false)
    await phone.page.getByRole('heading', { name: 'This account was deleted' }).waitFor()
    const words = phone.page.getByLabel('Words that were not sent')
    for (const kept of [UNSENT, HALF]) expect(await words.inputValue()).toContain(kept)
    const download = phone.page.waitForEvent('download')
    await phone.page.getByRole('button', { name: 'Save them as a file' }).click()
    const saved = readFileSync(await (await download).path(), 'utf8')
    for (const kept of [UNSENT, HALF]) expect(saved).toContain(kept)

    await phone.page.getByRole('button', { name: 'Remove them' }).click()
    await expect.poll(() => databases(phone.page)).toEqual([])
    await desk.page.reload()
    await desk.page.getByRole('heading', { name: 'This account was deleted' }).waitFor()
    await desk.page.getByText('Nothing of it is left on this device.').waitFor()
    await desk.page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => databases(desk.page)).toEqual([])
    expect([desk.errors, phone.errors]).toEqual([[], []])
    for (const device of [desk, phone]) await device.context.close()
  })
})
