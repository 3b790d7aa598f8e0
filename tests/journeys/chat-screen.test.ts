import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { DESKTOP, launch, openDevice, PHONE } from '../support/browser.ts'
import { askForPlan, chooseGoal, composer, signUp } from '../support/teacher-at-work.ts'

describe('the chat screen in a browser', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[CURR-03] [CURR-04] [CHAT-136] has its picker at the bottom or in the middle, a box that grows to 200 px, and follow-ups by keyboard', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    await signUp(page)
    await page.goto('/lesson-plan')
    const dialog = page.getByRole('dialog', { name: 'Curriculum goals' })
    /** Answers the picker's distance from the edges of the screen, once it has stopped moving. */
    const place = async (viewport: { width: number; height: number }) => {
      await page.setViewportSize(viewport)
      await page.getByRole('button', { name: 'Add curriculum goals' }).click()
      const edges = await dialog.locator('.modal-box').evaluate(async (box) => {
        await Promise.all(box.getAnimations().map(({ finished }) => finished))
        const { left, right, bottom } = box.getBoundingClientRect()
        return [left, document.documentElement.clientWidth - right, innerHeight - bottom].map(Math.round)
      })
      await dialog.getByRole('button', { name: 'Close' }).click()
      return edges
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await place(PHONE.viewport)).toEqual([0, 0, 0])
    const [left = 0, right = 0, below = 0] = await place(DESKTOP.viewport)
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1)
    expect(left).toBeGreaterThan(100)
    expect(below).toBeGreaterThan(20)

    const height = async (lines: number) => {
      await composer(page).fill(Array(lines).fill('a line').join('\n'))
      return composer(page).evaluate((box) => ({
        height: Math.round(box.getBoundingClientRect().height),
        scrolls: box.scrollHeight > box.clientHeight,
      }))
    }
    expect(await height(1)).toEqual({ height: 44, scrolls: false })
    expect((await height(3)).height).toBeGreaterThan(80)
    expect(await height(40)).toEqual({ height: 200, scrolls: true })

    const goal = await chooseGoal(page, 'fracitons year 5')
    await askForPlan(page, '50 minutes on fractions for my Year 5 class')
    await page.getByRole('button', { name: 'Remove curriculum goals' }).click()
    await page.getByRole('button', { name: 'Shorter', exact: true }).focus()
    await page.keyboard.press('Enter')
    const asked = page.getByRole('article', { name: /^You/ }).last()
    await asked.getByText('Make this lesson plan shorter.').waitFor()
    expect(await asked.innerText()).toContain(goal)
    await expect.poll(() => composer(page).evaluate((box) => box === document.activeElement)).toBe(true)
    await page.getByRole('article').nth(3).getByText('30 minutes').waitFor()
    const shorter = page.getByRole('button', { name: 'Shorter', exact: true })
    await shorter.waitFor()
    expect(await shorter.count()).toBe(1)

    // The older version folds at once. One changed section is gone to, and marked until it was seen.
    await page.getByRole('article').nth(1).getByText('Version 1 of 2').waitFor()
    await page.getByRole('button', { name: 'Change “Assessment”' }).click()
    await page.getByRole('menuitem', { name: 'Add detail' }).click()
    await page.getByText(/^Version 3 of 3, changed \d\d:\d\d$/).waitFor()
    const section = page.locator('[data-section="assessment"]')
    expect(await section.count()).toBe(1)
    await section.getByText('Changed', { exact: true }).waitFor()
    await expect
      .poll(() => section.evaluate((one) => one.getBoundingClientRect().top / window.innerHeight))
      .toBeLessThan(0.5)
    expect(await section.evaluate((one) => one.getBoundingClientRect().top)).toBeGreaterThan(80)
    await page.getByRole('button', { name: /^Version 3 of 3.*choose a version$/ }).click()
    await page.getByRole('menuitem', { name: /^1 · .* as it was made$/ }).click()
    const oldest = page.getByText(/^Version 1 of 3, made \d\d:\d\d$/)
    await oldest.waitFor()

    // A saved plan opens at the head of the starred version.
    await page.locator('[data-message]').first().getByRole('button', { name: 'Star', exact: true }).click()
    await page.getByRole('button', { name: 'Star this version instead' }).waitFor()
    await page.goto('/my-lesson-plans')
    await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
    await oldest.waitFor()
    await expect
      .poll(() => oldest.evaluate((line) => line.getBoundingClientRect().top / window.innerHeight))
      .toBeLessThan(1)
    expect(await oldest.evaluate((line) => line.getBoundingClientRect().top)).toBeGreaterThan(0)
    expect(errors).toEqual([])
    await context.close()
  })
})
