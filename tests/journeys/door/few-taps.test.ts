import type { Browser, BrowserContextOptions, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { LESSON_PLAN_VERSION } from '#content/lesson-plan.ts'
import { planMarkdown } from '#content/render-markdown.ts'
import { launch, openDevice, PHONE } from '../../support/browser.ts'
import { putOnDevice } from '../../support/device-rows.ts'
import { madePlan } from '../../support/screens/made-plan.ts'
import { MadeUpChat } from '../../support/screens/made-up-chat.ts'
import { newEmail, PASSWORD, sendable, signUp, star, userId } from '../../support/teacher-at-work.ts'

const MOST_TAPS = 7
const DAY_MS = 86_400_000
const LAPTOP = { viewport: { width: 1366, height: 625 } }

describe('a stranger', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser?.close())

  /** Fills the three fields of a new account, and counts taps; a field is typed into, not tapped. */
  async function arrive(options: BrowserContextOptions) {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'), options)
    let taps = 0
    const tap = async (target: Locator) => {
      taps += 1
      await target.click()
    }
    await page.goto('/')
    await tap(page.getByRole('link', { name: 'Start Free Trial' }).first())
    const fields = page.locator('main input:visible, form input:visible')
    await page.getByLabel('Full name').fill('Hana Walker')
    await page.getByLabel('Email').fill(newEmail())
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    expect(await fields.count()).toBe(3)
    await tap(page.getByRole('button', { name: 'Create Account' }))
    return { context, page, errors, tap, taps: () => taps }
  }

  async function pdfOf(page: Page, tap: (target: Locator) => Promise<void>): Promise<string> {
    const file = page.waitForEvent('download')
    await tap(page.getByRole('button', { name: /^(Download )?PDF$/ }).first())
    return (await file).suggestedFilename()
  }

  it.each([
    ['a lesson plan', 'phone', PHONE, /Lesson Plan Generator/],
    ['a lesson plan', 'laptop', LAPTOP, /Lesson Plan Generator/],
    ['a worksheet', 'phone', PHONE, /Resource Generator/],
    ['a worksheet', 'laptop', LAPTOP, /Resource Generator/],
  ])(
    `[PUB-01] [GEN-17] [RES-27] has %s as a PDF on a %s within ${MOST_TAPS} taps and 3 fields`,
    async (_, __, options, card) => {
      const { context, page, errors, tap, taps } = await arrive(options)
      await tap(page.getByRole('main').getByRole('link', { name: card }))
      await tap(page.locator('.examples button').first())
      await tap(sendable(page))
      expect(await pdfOf(page, tap)).toMatch(/\.pdf$/)
      expect(taps()).toBeLessThanOrEqual(MOST_TAPS)
      expect(errors).toEqual([])
      await context.close()
    },
  )

  it.each([
    ['phone', PHONE],
    ['laptop', LAPTOP],
  ])('finds last week’s plan on a %s with 2 taps and without scrolling, at its head', async (_, options) => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'), options)
    await signUp(page)
    const user = await userId(page)
    const chat = (title: string, days: number) => {
      const at = new Date(Date.now() - days * DAY_MS).toISOString()
      const doc = madePlan('A 45 minute maths lesson on telling the time for Year 3')
      const whole = { doc, doc_version: LESSON_PLAN_VERSION }
      const then = { updated_at: at, created_at: at }
      return new MadeUpChat(user, title, then).asks(title).answers('done', planMarkdown(doc), whole)
    }
    const week = ['Angles', 'Verbs', 'Magnets', 'Rhythm'].map((title, n) => chat(title, n + 1))
    for (const one of [...week, chat('Planting the māra kai', 7)]) await putOnDevice(page, user, one.rows())
    await page.goto('/home')
    await page.getByText('Recent work').waitFor()

    let taps = 0
    const find = page.getByRole('link', { name: /Planting the māra kai/ }).filter({ visible: true })
    if ((await find.count()) === 0) {
      taps += 1
      await page.getByRole('button', { name: 'Open chat history' }).click()
      await find.first().waitFor()
    }
    const box = await find.first().boundingBox()
    expect((box?.y ?? 9_999) + (box?.height ?? 0)).toBeLessThanOrEqual(page.viewportSize()?.height ?? 0)
    taps += 1
    await find.first().click()
    await star(page).waitFor()
    expect(taps).toBeLessThanOrEqual(2)
    // The bar of the plan is in sight, so the plan is seen from its head.
    await expect
      .poll(async () => {
        const { y = 9_999 } = (await star(page).boundingBox()) ?? {}
        return y > 0 && y < (page.viewportSize()?.height ?? 0)
      })
      .toBe(true)
    expect(await page.evaluate(() => window.scrollY)).toBeLessThan(600)
    expect(errors).toEqual([])
    await context.close()
  })
})
