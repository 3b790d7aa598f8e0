import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { unzip } from '../../documents/unzip.ts'
import { downloaded, launch, openDevice, waitForWorker } from '../../support/browser.ts'
import { askForPlan, signUp } from '../../support/teacher-at-work.ts'

const mediaOf = (word: Buffer) => [...unzip(word).keys()].filter((name) => name.startsWith('word/media/'))

describe("the school's logo", () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('is chosen once, offline, and stands on paper there; a file that is no picture leaves it as it was', async () => {
    const { page, context } = await openDevice(browser, inject('appUrl'))
    await signUp(page)
    await page.goto('/lesson-plan')
    await askForPlan(page, 'A 40 minute maths lesson on multiplication for Year 4')
    await page.getByRole('button', { name: /up to date/i }).waitFor()
    const chat = page.url()
    const before = mediaOf(await downloaded(page, 'Download Word')).length
    await waitForWorker(page)
    const picture = await page.screenshot()

    await context.setOffline(true)
    await page.goto('/account')
    const field = page.getByLabel('Logo of the school', { exact: true })
    await field.setInputFiles({ name: 'crest.png', mimeType: 'image/png', buffer: picture })
    const logo = page.getByRole('img', { name: 'The logo on your paper' })
    await logo.waitFor()
    const shown = await logo.getAttribute('src')
    const another = page.getByLabel('Another logo of the school')
    await another.setInputFiles({ name: 'no.png', mimeType: 'image/png', buffer: Buffer.from('words') })
    await page.getByText('This file is not a picture we can read. Try a PNG or JPEG.').waitFor()
    expect(await logo.getAttribute('src')).toBe(shown)

    await page.goto(chat)
    expect(mediaOf(await downloaded(page, 'Download Word')).length).toBe(before + 1)
    await context.setOffline(false)
    await page.goto('/account')
    await page.getByRole('button', { name: 'Remove the logo' }).click()
    await field.waitFor()
    await page.goto(chat)
    expect(mediaOf(await downloaded(page, 'Download Word')).length).toBe(before)
  })
})
