import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice, PHONE } from '../support/browser.ts'
import { rowsOf } from '../support/databases/server-side.ts'
import { findViolations, overflow } from '../support/screens/screen-checks.ts'
import { ask, saveEdit, signIn, signUp, typeInEditor, userId } from '../support/teacher-at-work.ts'

const editorText = (page: Page, words: string) =>
  page.frameLocator('iframe[title$=", text"]').locator('body').getByText(words, { exact: false }).first()
const notice = (page: Page) => page.getByText(/^Also edited on another device\./)

async function picture(page: Page, name: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    if (process.env.PICTURES)
      await page.screenshot({ path: `${process.env.PICTURES}/${name}-${colorScheme}.png` })
    expect(await findViolations(page, colorScheme === 'light' ? 'all' : 'colour')).toEqual([])
  }
  expect(await overflow(page)).toBe(0)
}

describe('one resource edited on two devices', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[OP-94] keeps both versions, tells both devices, and restores either as a save that can be undone', async () => {
    const laptop = await openDevice(browser, inject('appUrl'))
    const phone = await openDevice(browser, inject('appUrl'), PHONE)
    const email = await signUp(laptop.page)
    const teacher = await userId(laptop.page)
    await laptop.page.goto('/resource')
    await ask(laptop.page, 'A Year 4 multiplication worksheet')
    const edit = laptop.page.getByRole('link', { name: 'Edit', exact: true })
    await edit.waitFor()
    const address = (await edit.getAttribute('href')) ?? ''
    await signIn(phone.page, email)
    await phone.page.goto(address)
    await editorText(phone.page, 'Name').waitFor()

    await phone.context.setOffline(true)
    await typeInEditor(phone.page, 'Name', ' gate')
    await saveEdit(phone.page)
    await phone.page.getByText("Saved here. Will send when you're back online").waitFor()
    await picture(phone.page, 'editor-queued-360')
    await laptop.page.goto(address)
    await typeInEditor(laptop.page, 'Name', ' beds')
    await saveEdit(laptop.page)
    await expect.poll(async () => (await rowsOf('resource_revisions', teacher)).length).toBe(1)

    await phone.context.setOffline(false)
    // The later save is current everywhere, and both devices offer the laptop's version as well.
    await notice(phone.page).waitFor()
    await notice(laptop.page).waitFor()
    await editorText(laptop.page, 'gate').waitFor()
    await picture(laptop.page, 'editor-beside-1280')
    await picture(phone.page, 'editor-beside-360')

    await laptop.page.getByRole('button', { name: 'View', exact: true }).click()
    const dialog = laptop.page.getByRole('dialog')
    await dialog.frameLocator('iframe').getByText('beds').first().waitFor()
    await picture(laptop.page, 'version-1280')
    await dialog.getByRole('button', { name: 'Restore' }).click()
    await editorText(laptop.page, 'beds').waitFor()
    await notice(laptop.page).waitFor({ state: 'hidden' })
    await editorText(phone.page, 'beds').waitFor()
    await notice(phone.page).waitFor({ state: 'hidden' })

    // The phone undoes that: every version is still listed.
    await phone.page.getByRole('button', { name: 'Versions' }).click()
    const list = phone.page.getByRole('dialog', { name: 'Versions' })
    await expect.poll(() => list.getByRole('listitem').count()).toBe(4)
    await picture(phone.page, 'versions-360')
    await list.getByRole('listitem').filter({ hasText: 'This device' }).getByRole('button').click()
    const version = phone.page.getByRole('dialog')
    await version.frameLocator('iframe').getByText('gate').first().waitFor()
    await picture(phone.page, 'version-360')
    await version.getByRole('button', { name: 'Restore' }).click()
    await editorText(phone.page, 'gate').waitFor()
    await editorText(laptop.page, 'gate').waitFor()
    expect(await rowsOf('resource_revisions', teacher)).toHaveLength(4)
    expect([...laptop.errors, ...phone.errors]).toEqual([])
    await laptop.context.close()
    await phone.context.close()
  })
})
