import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice } from '../support/browser.ts'
import { rowsOf, setLimit } from '../support/databases/server-side.ts'
import { ask, askForPlan, signIn, signUp, star, starPlan, userId } from '../support/teacher-at-work.ts'

describe('two devices', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[CHAT-74] [CHAT-76] [CHAT-77] [DATA-22] show each other every change, and a different teacher nothing', async () => {
    const laptop = await openDevice(browser, inject('appUrl'))
    const phone = await openDevice(browser, inject('appUrl'))
    const stranger = await openDevice(browser, inject('appUrl'))
    const email = await signUp(laptop.page)
    await signUp(stranger.page, 'Someone Else')
    await signIn(phone.page, email)

    await laptop.page.goto('/lesson-plan')
    await askForPlan(laptop.page, 'A 45 minute maths lesson on telling the time for Year 3')
    const address = new URL(laptop.page.url()).pathname
    await phone.page
      .getByRole('complementary', { name: 'Chat History' })
      .getByRole('listitem')
      .getByRole('link')
      .click()
    await star(phone.page).waitFor()
    await starPlan(laptop.page)
    await phone.page.getByRole('button', { name: 'Starred', exact: true }).waitFor()

    await stranger.page.goto(address)
    await stranger.page.getByRole('heading', { name: 'Could not load selected chat' }).waitFor()
    expect(await stranger.page.getByText('telling the time').count()).toBe(0)
    for (const { context } of [laptop, phone, stranger]) await context.close()
  })

  it('[SYS-24] [CHAT-142] two tabs send once, and only while the count is below the limit', async () => {
    const { context, page } = await openDevice(browser, inject('appUrl'))
    await signUp(page)
    const teacher = await userId(page)
    const second = await context.newPage()
    await page.goto('/lesson-plan')
    await second.goto('/lesson-plan')
    await ask(page, 'Year 4 fractions, 40 minutes')
    await expect.poll(async () => (await rowsOf('user_usage', teacher)).length).toBe(1)
    await ask(second, 'Year 4 angles, 40 minutes')
    await expect
      .poll(
        async () =>
          (await rowsOf<{ role: string }>('chat_messages', teacher, 'role')).filter(
            ({ role }) => role === 'user',
          ).length,
      )
      .toBe(2)
    const usage = await rowsOf<{ count_messages: number }>('user_usage', teacher, 'count_messages')
    expect(usage[0]?.count_messages).toBe(2)
    // Both tabs hear of a lower limit, and take nothing more.
    await setLimit(teacher, 2)
    for (const tab of [page, second])
      await tab.getByPlaceholder('Message limit reached. Please upgrade to continue.').waitFor()
    await setLimit(teacher, 3)
    await ask(second, 'Year 4 time, 40 minutes')
    await second.getByPlaceholder('Message limit reached. Please upgrade to continue.').waitFor()
    await expect.poll(() => rowsOf('user_usage', teacher, 'count_messages')).toEqual([{ count_messages: 3 }])
    await context.close()
  })
})
