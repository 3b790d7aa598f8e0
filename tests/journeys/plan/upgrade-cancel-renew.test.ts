import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice, PHONE } from '../../support/browser.ts'
import { chargedTo, rowsOf, setUsed } from '../../support/databases/server-side.ts'
import { findSmallTargets, findViolations, overflow } from '../../support/screens/screen-checks.ts'
import { ask, composer, signIn, signUp, userId } from '../../support/teacher-at-work.ts'

const shows = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
/** A phone's sidebar is a dialog too, so the last one is meant. */
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true })

/** What is wrong with the dialog, on a phone and in both schemes; empty is right. */
async function problemsOf(page: Page): Promise<string[]> {
  const size = page.viewportSize()
  await page.setViewportSize({ width: 360, height: 780 })
  const problems = [...(await findSmallTargets(page)), ...(await findViolations(page))]
  if ((await overflow(page)) > 0) problems.push('too wide')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  problems.push(...(await findViolations(page, 'colour')))
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  if (size) await page.setViewportSize(size)
  return problems
}

/** Presses in the app, and answers the tab with Stripe's page that opens. */
async function tabAfter(context: BrowserContext, press: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([context.waitForEvent('page'), press()])
  await tab.waitForURL(/\/_local\/stripe\//)
  return tab
}

describe('a plan, from the first message to the last day', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[PLAN-27] [PLAN-29] [PLAN-62] [PLAN-63] [PLAN-69] [PLAN-74] [PLAN-104] [SYS-29] is bought in two tabs and paid once, used up, cancelled on one device and renewed on another', async () => {
    const { context, page } = await openDevice(browser, inject('appUrl'))
    const email = await signUp(page)
    const teacher = await userId(page)
    const second = await context.newPage()
    await second.goto('/home')
    const phone = await openDevice(browser, inject('appUrl'), PHONE)
    await signIn(phone.page, email)
    await phone.page.getByRole('button', { name: 'Open chat history' }).click()

    // Offline the plans are not on this device. They come at the next press with a network.
    await shows(page, '0 of 10 messages')
    await context.setOffline(true)
    await button(page, 'Upgrade').click()
    await shows(page, 'Your plan can be changed when you are back online.')
    await context.setOffline(false)
    await button(page, 'Upgrade').click()
    await shows(page, 'Choose a plan')
    expect(await problemsOf(page)).toEqual([])

    // Both tabs lead to the same checkout, so it is paid once.
    await button(second, 'Upgrade').click()
    const first = await tabAfter(context, () => inDialog(page, 'Choose Teacher').click())
    const other = await tabAfter(context, () => inDialog(second, 'Choose Teacher').click())
    await first.getByRole('button', { name: 'Pay' }).click()
    await first.waitForURL(/\/home/)
    await shows(first, 'of 500 messages')
    await other.getByRole('button', { name: 'Pay' }).click()
    await other.waitForURL(/\/home/)
    const stripe = await (await fetch(`${inject('appUrl')}/_local/stripe`)).text()
    expect(stripe.split(email)).toHaveLength(2)
    for (const tab of [page, second, phone.page]) await shows(tab, 'of 500 messages')
    await other.close()
    await first.close()

    // The last message of the month is sent, and no device offers another.
    await setUsed(teacher, 499)
    await page.goto('/lesson-plan')
    await shows(page, '499 of 500 messages')
    await ask(page, 'A 30 minute maths lesson on telling the time for Year 3')
    await shows(page, 'You have reached your message limit.')
    await expect.poll(() => chargedTo(teacher)).toBe(500)
    await shows(phone.page, 'You have reached your message limit.')
    await second.goto('/lesson-plan')
    await shows(second, 'You have reached your message limit.')
    await composer(second).fill('One more')
    expect(await button(second, 'Send').isDisabled()).toBe(true)

    await button(page, 'Cancel plan').click()
    await shows(page, 'Cancel your plan?')
    expect(await problemsOf(page)).toEqual([])
    await inDialog(page, 'Cancel plan').click()
    for (const tab of [page, second, phone.page]) await shows(tab, /^Access until \w{3} \d+, \d{4}/)
    expect(await rowsOf('subscriptions', teacher, 'message_limit, status, cancel_at_period_end')).toEqual([
      { message_limit: 500, status: 'active', cancel_at_period_end: true },
    ])

    await button(phone.page, 'Renew').click()
    await shows(phone.page, 'Renew your plan?')
    expect(await problemsOf(phone.page)).toEqual([])
    await inDialog(phone.page, 'Renew').click()
    await shows(phone.page, 'Subscription Renewed! 🎉')
    for (const tab of [page, second]) await button(tab, 'Cancel plan').waitFor()
    expect(await rowsOf('subscriptions', teacher, 'status, cancel_at_period_end')).toEqual([
      { status: 'active', cancel_at_period_end: false },
    ])
    expect((await (await fetch(`${inject('appUrl')}/_local/stripe`)).text()).split(email)).toHaveLength(2)
    await phone.context.close()
    await context.close()
  })
})
