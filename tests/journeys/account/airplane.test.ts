import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice, PHONE, waitForWorker } from '../../support/browser.ts'
import { sentBy } from '../../support/databases/server-side.ts'
import { ageSignIn, countRefreshes } from '../../support/stored-sign-in.ts'
import { ask, askForPlan, said, signUp, star, starPlan, userId } from '../../support/teacher-at-work.ts'

const FIRST = 'A 40 minute maths lesson on multiplication for Year 4'
const LATER = 'Make it 30 minutes please'

describe('airplane mode, a week after the last token', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[SYS-15] [SYS-16] [AUTH-55] [OP-31] the app starts cold, everything opens and queues; on return one refresh and no sign-out', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'), PHONE)
    await signUp(page)
    const teacher = await userId(page)
    await page.goto('/lesson-plan')
    await askForPlan(page, FIRST)
    await starPlan(page)
    const chat = new URL(page.url()).pathname
    await page.getByRole('button', { name: /up to date/i }).waitFor()
    await waitForWorker(page)
    await context.setOffline(true)
    await ageSignIn(page)
    await page.close()

    const refreshes = countRefreshes(context)
    const cold = await context.newPage()
    await cold.goto('/home?source=pwa')
    await cold.getByText('What would you like to create today?').waitFor()
    await cold.goto('/my-lesson-plans')
    await cold.getByText('1/50').waitFor()
    await cold.goto(chat)
    await star(cold).waitFor()
    await said(cold, FIRST).waitFor()
    await ask(cold, LATER)
    await cold.getByText("Will send when you're back online").first().waitFor()
    expect(refreshes()).toBe(0)

    await context.setOffline(false)
    await cold.getByRole('button', { name: /up to date/i }).waitFor()
    expect(await sentBy(teacher)).toEqual([FIRST, LATER])
    expect(refreshes()).toBe(1)
    expect(new URL(cold.url()).pathname).toBe(chat)
    expect(errors).toEqual([])
    await context.close()
  })
})
