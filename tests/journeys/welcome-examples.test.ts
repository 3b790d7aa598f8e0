import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice, PHONE } from '../support/browser.ts'
import { makePremium } from '../support/databases/server-side.ts'
import { composer, sendable, signUp, star, userId } from '../support/teacher-at-work.ts'

/** What each example names, as it must stand on the screen. */
const PLANS: [example: string, says: RegExp[]][] = [
  ['fractions of a set', [/Fractions of a set/, /50 minutes/, /Year 5/, /counters/i]],
  ['adjectives', [/adjective/i, /60 minutes/, /Year 3/, /walk in the bush/]],
  ['plants experiment', [/plant/i, /Year 6/, /fair test/i, /predict/i]],
]
const RESOURCES: [example: string, says: RegExp[]][] = [
  ['multiplication worksheet', [/Multiplication/, /Year 4/, /▲/, /●/, /■/, /answers/i]],
  ['space vocabulary', [/Space/, /Year 7/, /orbit/, /Match the words/]],
  ['reading comprehension', [/reading comprehension|guided reading/i, /Year 5/, /Read the text twice/]],
]

const newestReply = (page: Page) => page.getByRole('article', { name: /^(?!You)/ }).last()

/** Taps an example on the empty chat, sends what it puts into the box, and waits for the whole reply. */
async function take(page: Page, path: string, example: string): Promise<void> {
  await page.goto(path)
  await page
    .getByRole('button', { name: new RegExp(example, 'i') })
    .first()
    .tap()
  await expect.poll(() => composer(page).inputValue()).toMatch(new RegExp(example.split(' ')[0] ?? '', 'i'))
  await sendable(page).tap()
}

describe('the examples of an empty chat, tapped on a phone', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[CHAT-18] [CHAT-19] [CHAT-20] give the lessons that they name', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'), PHONE)
    await signUp(page)
    await makePremium(await userId(page))
    for (const [example, says] of PLANS) {
      await take(page, '/lesson-plan', example)
      await star(page).waitFor()
      const text = (await newestReply(page).textContent()) ?? ''
      for (const words of says) expect(text).toMatch(words)
    }
    expect(errors).toEqual([])
    await context.close()
  })

  it('[CHAT-22] [CHAT-23] [CHAT-24] give the resources that they name', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'), PHONE)
    await signUp(page)
    await makePremium(await userId(page))
    for (const [example, says] of RESOURCES) {
      await take(page, '/resource', example)
      await page
        .getByRole('link', { name: /^(?:Open|View|Preview)/ })
        .last()
        .click()
      await page.waitForURL(/\/resource\/[0-9a-f-]{36}$/)
      const paper = page.frameLocator('iframe').first().locator('body')
      await paper
        .getByText(/answers|key/i)
        .first()
        .waitFor()
      const text = (await paper.textContent()) ?? ''
      for (const words of says) expect(text).toMatch(words)
    }
    expect(errors).toEqual([])
    await context.close()
  })
})
