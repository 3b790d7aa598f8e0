import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice, PHONE } from '../support/browser.ts'
import { newEmail, PASSWORD, star } from '../support/teacher-at-work.ts'

/** The most taps that a stranger needs, a tap into each field included. */
const MOST_TAPS = 12

/** Counts what a thumb does: each button, link and field is one tap. */
class Thumb {
  taps = 0
  private readonly page: Page

  constructor(page: Page) {
    this.page = page
  }

  async press(role: 'button' | 'link' | 'menuitem', name: string | RegExp): Promise<void> {
    this.taps += 1
    await this.page
      .getByRole(role, { name, exact: typeof name === 'string' })
      .last()
      .tap()
  }

  async write(field: Locator, words: string): Promise<void> {
    this.taps += 1
    await field.tap()
    await field.pressSequentially(words)
  }
}

/** Hears when a page is printed, in the window and in the hidden frame with the document. */
async function hearPrints(page: Page): Promise<string[]> {
  const printed: string[] = []
  await page.exposeFunction('tellPrinted', (text: string) => void printed.push(text))
  await page.addInitScript(() => {
    const tell = (window.top as unknown as { tellPrinted(text: string): void }).tellPrinted
    window.print = () => tell(document.body.innerText)
  })
  return printed
}

/** A finished plan is shown at its head; a reader looks at it before the next tap. */
async function atRest(page: Page): Promise<void> {
  await page.getByRole('button', { name: /up to date/i }).waitFor()
  for (let same = 0, at = -1; same < 4; ) {
    const now = await page.evaluate(() => scrollY)
    same = now === at ? same + 1 : 0
    at = now
    await page.waitForTimeout(250)
  }
}

describe('a stranger with a phone of 360 px', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('gets from the landing page to a printed plan in a dozen taps and four fields', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'), PHONE)
    const printed = await hearPrints(page)
    const thumb = new Thumb(page)
    await page.goto('/')
    await thumb.press('link', 'Start Free Trial')
    await thumb.write(page.getByLabel('Full name'), 'Hana Walker')
    await thumb.write(page.getByLabel('Email'), newEmail())
    await thumb.write(page.getByLabel('Password', { exact: true }), PASSWORD)
    await thumb.press('button', 'Create Account')
    await page.waitForURL('**/home')
    await thumb.press('link', /Lesson Plan/)
    await thumb.write(
      page.getByRole('textbox', { name: 'Message' }),
      'y4 fractions of a set with counters, 45 min',
    )
    await thumb.press('button', 'Send')
    await star(page).waitFor()
    await atRest(page)
    await thumb.press('button', /^More: create resource, print/)
    await thumb.press('menuitem', /^Print/)
    await expect.poll(() => printed.join('\n')).toMatch(/fractions of a set/i)
    expect(thumb.taps).toBeLessThanOrEqual(MOST_TAPS)
    expect(errors).toEqual([])
    await context.close()
  })
})
