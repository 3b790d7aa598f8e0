import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mailTo, typePassword } from '../../support/account-mails.ts'
import { launch, openDevice } from '../../support/browser.ts'
import { startApp, type TestApp } from '../../support/start-app.ts'
import { newEmail, PASSWORD } from '../../support/teacher-at-work.ts'

/** A server of its own: the one all journeys share lets new teachers in at once. */
describe('signing up where emails must be confirmed', () => {
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    const env = { EMAIL_CONFIRMATIONS: 'on' }
    app = await startApp({ build: process.env.DIST_DIR === undefined, env })
    browser = await launch()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.stop()
  })

  async function signUp(email: string) {
    const device = await openDevice(browser, app.url)
    const { page } = device
    await page.goto('/login?mode=signup')
    await page.getByLabel('Full name').fill('Aroha Williams')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: 'Create Account' }).click()
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
    return device
  }

  it('[AUTH-67] [AUTH-69] [AUTH-154] [OP-24] by the link, in another browser; opened twice it says so', async () => {
    const email = newEmail()
    const { page, context, errors } = await signUp(email)
    const toast = page.getByRole('region', { name: 'Notifications' })
    await toast.getByText(`We have sent a confirmation link to ${email}.`).waitFor()
    await typePassword(page, email, PASSWORD)
    await page.getByText('Please verify your email address before signing in.').first().waitFor()

    const { link } = await mailTo(app.url, email)
    const mails = await openDevice(browser, app.url)
    await mails.page.goto(link)
    await mails.page.waitForURL('**/home')
    await mails.page.getByText('Aroha Williams').first().waitFor()
    const again = await openDevice(browser, app.url)
    await again.page.goto(link)
    await again.page.getByText(/^Authentication error: .*(expired|invalid)/).waitFor()
    expect(again.page.url()).toBe(`${app.url}/login`)

    await page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await page.waitForURL('**/home')
    expect([errors, mails.errors, again.errors]).toEqual([[], [], []])
    for (const device of [{ context }, mails, again]) await device.context.close()
  })

  it('by the code from the newest mail, pasted with its space; an old one says so', async () => {
    const email = newEmail()
    const { page, context, errors } = await signUp(email)
    const first = await mailTo(app.url, email)
    await page.waitForTimeout(1_100) // the service sends one mail a second to one address
    await page.getByRole('button', { name: 'Send a new email' }).click()
    const second = await mailTo(app.url, email, 1)
    const code = page.getByLabel('6-digit code')
    const confirm = page.getByRole('button', { name: 'Confirm email' })
    if (first.code !== second.code) {
      await code.fill(first.code)
      await confirm.click()
      await page.getByText('This code is wrong or has expired.').first().waitFor()
    }
    await code.fill(`${second.code.slice(0, 3)} ${second.code.slice(3)}`)
    await confirm.click()
    await page.waitForURL('**/home')
    expect(errors).toEqual([])
    await context.close()
  })

  it('[OP-21] with the email of somebody who has an account looks like any other sign-up', async () => {
    const email = newEmail()
    const first = await signUp(email)
    const { code } = await mailTo(app.url, email)
    await first.page.getByLabel('6-digit code').fill(code)
    await first.page.getByRole('button', { name: 'Confirm email' }).click()
    await first.page.waitForURL('**/home')
    const second = await signUp(email)
    const box = second.page.getByRole('region', { name: 'Confirm your email' })
    await box.getByText(email).waitFor()
    expect([first.errors, second.errors]).toEqual([[], []])
    for (const { context } of [first, second]) await context.close()
  })
})
