import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { mailTo, newMember, setPassword, typePassword } from '../../support/account-mails.ts'
import { launch, openDevice, PHONE } from '../../support/browser.ts'
import { findSmallTargets, findViolations } from '../../support/screens/screen-checks.ts'
import { PASSWORD, signUp, userId } from '../../support/teacher-at-work.ts'

const NEW = 'Kia-ora-2027!'
const EXPIRED = 'Your password reset link has expired. Please request a new one.'

describe('a new password by mail', () => {
  let browser: Browser
  const open = (options = {}) => openDevice(browser, inject('appUrl'), options)
  const alert = (page: Awaited<ReturnType<typeof open>>['page']) => page.locator('main').getByRole('alert')
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  /** Asks for the mail on a device that is not signed in. */
  async function askForMail(email: string) {
    const device = await open()
    await device.page.goto('/login?mode=reset')
    await device.page.getByLabel('Email').fill(email)
    await device.page.getByRole('button', { name: 'Send reset link' }).click()
    await device.page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
    return { ...device, mail: await mailTo(inject('appUrl'), email) }
  }

  it('[AUTH-38] [AUTH-122] [OP-27] the link, opened in another browser: every session ends, the new password works, the link does not any more', async () => {
    const signedIn = await open()
    const email = await signUp(signedIn.page)
    const asking = await askForMail(email)
    const mails = await open(PHONE)
    await mails.page.goto(asking.mail.link)
    await mails.page.getByText(email).waitFor()
    expect(new URL(mails.page.url()).href).toBe(`${inject('appUrl')}/reset-password`)
    await mails.page.getByRole('textbox', { name: 'New password' }).fill('Kia-ora')
    await mails.page.getByRole('textbox', { name: 'Confirm password' }).fill('other')
    for (const colorScheme of ['light', 'dark'] as const) {
      await mails.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await findViolations(mails.page, colorScheme === 'light' ? 'all' : 'colour')).toEqual([])
    }
    expect(await findSmallTargets(mails.page)).toEqual([])
    await setPassword(mails.page, NEW, 'Set new password')
    await mails.page.waitForURL('**/login?password_reset=success')
    await mails.page.getByText('Your password has been changed.').waitFor()

    await typePassword(mails.page, email, PASSWORD)
    await alert(mails.page).waitFor()
    await typePassword(mails.page, email, NEW)
    await mails.page.waitForURL('**/home')

    for (const link of [asking.mail.link, asking.mail.link.replace(/token=\w{20}/, 'token=')]) {
      await asking.page.goto(link)
      await alert(asking.page).waitFor()
      expect(await alert(asking.page).textContent()).toBe(EXPIRED)
      await asking.page.waitForURL((url) => url.search + url.hash === '')
    }
    expect([signedIn.errors, asking.errors, mails.errors]).toEqual([[], [], []])
    for (const device of [signedIn, asking, mails]) await device.context.close()
  })

  it('the code, typed where it was asked for; half-way through the network goes and comes back', async () => {
    const first = await open()
    const email = await signUp(first.page)
    await first.context.close()
    const { page, context, mail, errors } = await askForMail(email)
    await context.setOffline(true)
    await page.getByLabel('6-digit code').fill(mail.code)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.getByText('You are offline.').first().waitFor()
    expect(await page.getByLabel('6-digit code').inputValue()).toBe(mail.code)
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.waitForURL('**/reset-password')
    await page.reload()
    await page.getByText(email).waitFor()
    await context.setOffline(true)
    await setPassword(page, NEW, 'Set new password')
    await alert(page).waitFor()
    expect(await alert(page).textContent()).toBe('Failed to update password. You are offline.')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Set new password' }).click()
    await page.waitForURL('**/login?password_reset=success')
    await typePassword(page, email, NEW)
    await page.waitForURL('**/home')
    expect(errors).toEqual([])
    await context.close()
  })

  it('a link opened where somebody else is signed in changes nothing of theirs', async () => {
    const other = await open()
    const theirs = await signUp(other.page, 'Mata Ngata')
    const signedIn = await userId(other.page)
    const first = await open()
    const email = await signUp(first.page)
    await first.context.close()
    const asking = await askForMail(email)
    await other.page.goto(asking.mail.link)
    await other.page.getByText(`This device is signed in as ${theirs}. That will not change.`).waitFor()
    await setPassword(other.page, NEW, 'Set new password')
    await other.page.waitForURL('**/home')
    await other.page.getByText('Mata Ngata').first().waitFor()
    expect(await userId(other.page)).toBe(signedIn)
    await asking.page.goto('/login')
    await typePassword(asking.page, email, NEW)
    await asking.page.waitForURL('**/home')
    expect([other.errors, asking.errors]).toEqual([[], []])
    for (const device of [other, asking]) await device.context.close()
  })

  it('a link opened where the teacher’s own session has ended meanwhile still sets the new password', async () => {
    const { page, context } = await open()
    const email = await signUp(page)
    await page.goto('/about')
    await page.evaluate(async (anonKey) => {
      const key = Object.keys(localStorage).find((name) => name.endsWith('-auth-token')) ?? ''
      const session = JSON.parse(localStorage.getItem(key) ?? '')
      const headers = { apikey: anonKey, authorization: `Bearer ${session.access_token}` }
      await fetch('/auth/v1/logout?scope=global', { method: 'POST', headers })
      const [head, claims, signature] = session.access_token.split('.')
      const old = btoa(JSON.stringify({ ...JSON.parse(atob(claims)), exp: 1_700_000_000 })).replace(/=/g, '')
      const access_token = [head, old, signature].join('.')
      localStorage.setItem(key, JSON.stringify({ ...session, access_token, expires_at: 1_700_000_000 }))
    }, inject('anonKey'))
    const asking = await askForMail(email)
    await page.goto(asking.mail.link)
    await page.waitForFunction(() => localStorage.getItem('mahere-identity')?.includes('needs-sign-in'))
    await setPassword(page, NEW, 'Set new password')
    await page.waitForURL('**/login?password_reset=success')
    await typePassword(page, email, NEW)
    await page.waitForURL('**/home')
    for (const device of [context, asking.context]) await device.close()
  })
})

describe('a member whom a school added', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[AUTH-15] [AUTH-54] [AUTH-84] [AUTH-117] [AUTH-121] [AUTH-141] confirms the email, then sets a password before anything else', async () => {
    const backend = { url: inject('appUrl'), serviceKey: inject('serviceKey') }
    const { email, token } = await newMember(backend)
    const { page, context, errors } = await openDevice(browser, backend.url, PHONE)
    await page.goto(`/confirm-email?token=${token}`)
    await page.waitForURL('**/login?redirectedFrom=emailConfirmation')
    await page.getByText('Your email is confirmed. Sign in to continue.').waitFor()

    await typePassword(page, email, PASSWORD)
    await page.waitForURL('**/password-setup')
    await page.getByText(email).waitFor()
    await page.goto('/lesson-plan')
    await page.waitForURL('**/password-setup')
    await setPassword(page, NEW, 'Set password')
    await page.waitForURL('**/login?password_reset=success')
    await typePassword(page, email, NEW)
    await page.waitForURL('**/home')
    await page.getByText('What would you like to create today?').waitFor()

    await page.goto(`/confirm-email?token=${token}`)
    await page.getByText('This confirmation link has been used already.').waitFor()
    expect(errors).toEqual([])
    await context.close()
  })
})
