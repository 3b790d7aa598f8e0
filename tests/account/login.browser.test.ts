import type { Browser, Page, Route } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launch, openDevice } from '../support/browser.ts'
import { startApp, type TestApp } from '../support/start-app.ts'

const PASSWORD = 'Kia-ora-2026!'
let app: TestApp
let browser: Browser
let device: Awaited<ReturnType<typeof openDevice>>
let page: Page

beforeAll(async () => {
  app = await startApp({ build: process.env.DIST_DIR === undefined })
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})
beforeEach(async () => {
  device = await openDevice(browser, app.url)
  page = device.page
})
afterEach(async () => {
  expect(device.errors).toEqual([])
  await device.context.close()
})

const open = async (address = '/login') => {
  await page.goto(address)
  await page.getByRole('heading', { level: 1 }).waitFor()
}
const shows = (name: string) => page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
const button = (name: string) => page.getByRole('button', { name, exact: true })
const toast = () => page.getByRole('region', { name: 'Notifications' })
const inPlace = () => page.locator('main').getByRole('alert')
const password = () => page.getByLabel('Password', { exact: true })

async function fillIn(email: string, secret: string, fullName?: string) {
  if (fullName !== undefined) await page.getByLabel('Full name').fill(fullName)
  await page.getByLabel('Email').fill(email)
  await password().fill(secret)
}

let count = 0
async function signUp(): Promise<string> {
  const email = `login-${++count}@example.school.nz`
  await open()
  await button('Create an account').click()
  await fillIn(email, PASSWORD, '  Aroha Williams ')
  await button('Create Account').click()
  await page.waitForURL('**/home')
  return email
}

describe('[AUTH-21] the form that comes with the page', () => {
  it('is there without the app, and hands over what was typed and pressed', async () => {
    let held: Route[] | undefined = []
    await page.route('**/assets/*.js', (route) => void (held ? held.push(route) : route.continue()))
    await page.goto('/login')
    await fillIn('nobody@example.school.nz', PASSWORD)
    await button('Sign In').click()
    await page.getByText('One moment. The rest of the page is still on its way.').waitFor()
    expect(page.url()).toBe(`${app.url}/login`)
    const waiting = held ?? []
    held = undefined
    for (const route of waiting) await route.continue()
    await inPlace().waitFor()
    expect(await inPlace().textContent()).toContain('Invalid email or password.')
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.school.nz')
    expect(await password().inputValue()).toBe(PASSWORD)
  })

  it('starts nothing before a person does something, and says so when the app cannot be fetched', async () => {
    await page.route('**/assets/*.js', (route) => route.abort())
    await page.goto('/login')
    await shows('Welcome Back')
    expect(await page.locator('script[src]').count()).toBe(0)
    await page.getByLabel('Email').focus()
    await page.getByText('The rest of the page could not be fetched.').waitFor()
    await shows('Welcome Back')
  })
})

describe('the three modes', () => {
  it('[AUTH-18] [AUTH-19] [AUTH-32] [AUTH-33] sign-in and sign-up, whose toggle clears errors', async () => {
    await open()
    await shows('Welcome Back')
    await button('Sign In').click()
    expect(await inPlace().textContent()).toBe('Please fill in all required fields.')
    await button('Create an account').click()
    await shows('Create an Account')
    expect(await inPlace().count()).toBe(0)
    await button('Sign in').click()
    await shows('Welcome Back')
    expect(await inPlace().count()).toBe(0)
  })

  it('[AUTH-20] [AUTH-22] [AUTH-23] [AUTH-37] reset by URL and back', async () => {
    await open('/login?mode=reset')
    await shows('Reset Password')
    expect(await page.getByRole('textbox').count()).toBe(1)
    await page.getByRole('link', { name: 'Back to Sign In' }).click()
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
    expect(new URL(page.url()).search).toBe('')
  })

  it('[AUTH-04] [AUTH-05] [AUTH-34] [AUTH-35] [AUTH-36] [AUTH-41] warns, offers Google and Apple, links the terms', async () => {
    await open()
    const footer = 'The assistant can make mistakes. Always review generated material before you use it.'
    expect(await page.getByText(footer).isVisible()).toBe(true)
    await button('Create an account').click()
    expect(await page.getByText('Or continue with').isVisible()).toBe(true)
    expect(await button('Google').isVisible()).toBe(true)
    expect(await button('Apple').isVisible()).toBe(true)
    for (const [name, href] of [
      ['Terms', '/terms'],
      ['Privacy Policy', '/privacy'],
    ] as const) {
      const link = page.getByRole('link', { name })
      expect([await link.getAttribute('href'), await link.getAttribute('target')]).toEqual([href, '_blank'])
    }
    const names = await page
      .locator('main input')
      .evaluateAll((all) => all.map((one) => one.getAttribute('name')))
    expect(names).toEqual(['fullName', 'email', 'password'])
    const tokens = await page
      .locator('main input')
      .evaluateAll((all) => all.map((one) => one.getAttribute('autocomplete')))
    expect(tokens).toEqual(['name', 'username', 'new-password'])
  })

  it('[AUTH-42] marks each password rule while typing', async () => {
    await open()
    await button('Create an account').click()
    const met = () =>
      page
        .locator('li')
        .filter({ has: page.getByRole('img', { name: 'Met:' }) })
        .count()
    expect(await met()).toBe(0)
    for (const [at, typed] of ['a', 'aA', 'aA1', 'aA1!', 'aA1!aaaa'].entries()) {
      await password().fill(typed)
      await expect.poll(met).toBe(at + 1)
    }
  })
})

describe('what goes wrong', () => {
  it('[AUTH-152] [AUTH-153] wrong credentials: a toast, and the error text linked to the fields', async () => {
    await open()
    await fillIn('nobody@example.school.nz', 'not-this-One-1!')
    await button('Sign In').click()
    await inPlace().waitFor()
    expect(await inPlace().textContent()).toBe(
      'Invalid email or password. Please check your credentials and try again.',
    )
    await toast().getByText('Authentication Error').waitFor()
    await toast().getByText('Invalid email or password. Please check your credentials.').waitFor()
    const described = await password().getAttribute('aria-describedby')
    expect(await inPlace().getAttribute('id')).toBe(described)
    expect(await password().getAttribute('aria-invalid')).toBe('true')
    expect(await page.getByLabel('Email').inputValue()).toBe('nobody@example.school.nz')
  })

  it('an account that exists, and offline', async () => {
    await open()
    await button('Create an account').click()
    await fillIn('teacher@mahere.test', PASSWORD, 'A')
    await button('Create Account').click()
    await page
      .getByText('An account with this email already exists. Please sign in instead.')
      .first()
      .waitFor()
    await device.context.setOffline(true)
    await button('Create Account').click()
    await page.getByText('An unexpected error occurred. Please try again. You are offline.').first().waitFor()
  })

  it('[AUTH-26] [AUTH-27] [AUTH-28] [AUTH-29] [AUTH-30] [AUTH-163] errors in the URL are shown and removed from it', async () => {
    for (const [address, text] of [
      ['/login?error_description=Link+has+expired&mode=signin', 'Authentication error: Link has expired'],
      ['/login?error_code=otp_expired', 'Authentication error: otp_expired'],
      [
        '/login#error=server_error&error_description=<b>No</b>',
        'Authentication error: server_error: <b>No</b>',
      ],
      ['/auth?error_description=Through+auth', 'Authentication error: Through auth'],
    ] as const) {
      await page.goto('about:blank')
      await open(address)
      await inPlace().waitFor()
      expect(await inPlace().textContent()).toBe(text)
      await toast().getByText('OAuth error: ').waitFor()
      await page.waitForFunction(() => !/error/.test(location.href))
    }
    await page.evaluate(() =>
      history.replaceState({ ...history.state, error: 'Authentication timeout. Please try again.' }, ''),
    )
    await page.getByText('Authentication timeout. Please try again.').first().waitFor()
  })
})

describe('in and out', () => {
  it('[AUTH-09] [AUTH-70] [AUTH-71] [AUTH-72] [AUTH-24] [AUTH-25] [CHAT-64] [CHAT-65] [SYS-28] signs up, out and in', async () => {
    const told = toast().getByText('Account created! You can now sign in').waitFor() // for five seconds
    const email = await signUp()
    await told
    expect(await page.evaluate(() => localStorage.getItem('userDisplayName'))).toBe('Aroha Williams')
    await page.getByText('Aroha Williams').first().waitFor()
    // The history entry was replaced, so Back does not return to the sign-in page.
    await page.goto('/about')
    await page.goto('/login')
    await page.waitForURL('**/home')
    await page.goBack()
    await page.waitForURL('**/about')
    await page.goForward()
    await button('Sign Out').click()
    await page.waitForURL('**/login')
    await expect.poll(() => leftOnDevice()).toEqual({ keys: ['mahere-config', 'mahere-news'], stores: [] })
    await fillIn(`  ${email.toUpperCase()} `, PASSWORD)
    await button('Sign In').click()
    await page.waitForURL('**/home')
  })

  it('[AUTH-38] [AUTH-39] [AUTH-40] [AUTH-172] asks for a new password', async () => {
    await open('/login?mode=reset')
    await page.getByLabel('Email').fill('teacher@mahere.test')
    await button('Send reset link').click()
    await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
    await toast().getByText('Password reset sent!').waitFor()
    await toast().getByText('Check your email for password reset instructions.').waitFor()
    await button('Try a different email').click()
    await shows('Reset Password')
    await button('Send reset link').click()
    await page.getByRole('link', { name: 'Back to Sign In' }).click()
    await page.getByRole('heading', { name: 'Welcome Back' }).waitFor()
  })
})

/** Reads what sign-in left on the device, without the traces of any visitor. */
function leftOnDevice() {
  return page.evaluate(async () => ({
    keys: Object.keys(localStorage).sort(),
    stores: (await indexedDB.databases()).flatMap(({ name }) =>
      name && name !== 'mahere-device' ? [name] : [],
    ),
  }))
}
