import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice, waitForWorker } from '../../support/browser.ts'
import { putOnDevice } from '../../support/device-rows.ts'
import { MadeUpChat } from '../../support/screens/made-up-chat.ts'
import { findViolations, overflow } from '../../support/screens/screen-checks.ts'
import { signUp, userId } from '../../support/teacher-at-work.ts'

describe('the command palette', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser?.close())

  const field = (page: Page) => page.getByRole('combobox', { name: 'Find an action' })
  const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]')

  it('opens with Ctrl K, finds without macrons, goes there by keyboard, and does so offline', async () => {
    const { page, context, errors } = await openDevice(browser, inject('appUrl'))
    await signUp(page)
    const teacher = await userId(page)
    for (const title of ['Planting the māra kai', `<b>${'Fractions'.repeat(5)}</b>`]) {
      const chat = new MadeUpChat(teacher, title).asks('Hello').answers('done', 'Words')
      await putOnDevice(page, teacher, chat.rows())
    }
    await waitForWorker(page)
    await context.setOffline(true)
    await page.keyboard.press('Control+k')
    await field(page).waitFor()
    expect(await field(page).evaluate((box) => box === document.activeElement)).toBe(true)
    await expect.poll(() => chosen(page).innerText()).toContain('Plan a lesson')
    await page.keyboard.press('ArrowUp')
    await expect.poll(() => chosen(page).count()).toBe(1)
    const pointed = await field(page).getAttribute('aria-activedescendant')
    expect(await chosen(page).getAttribute('id')).toBe(pointed)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await findViolations(page)).toEqual([])
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        expect(await overflow(page)).toBe(0)
      }
    }
    await page.keyboard.type('nothing like it')
    await page.getByText('Nothing matches “nothing like it”.').waitFor()
    await page.keyboard.press('Enter')
    await field(page).fill('mara')
    await expect.poll(() => chosen(page).innerText()).toContain('Planting the māra kai')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/lesson-plan/chat/*')
    await field(page).waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await field(page).waitFor()
    await page.keyboard.press('Escape')
    await field(page).waitFor({ state: 'detached' })
    await context.setOffline(false)
    expect(errors).toEqual([])
  })
})
