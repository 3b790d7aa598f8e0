import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice } from '../../support/browser.ts'
import { findViolations, overflow } from '../../support/screens/screen-checks.ts'
import { newEmail } from '../../support/teacher-at-work.ts'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Goes from the sign-in page to the page that stands in for the provider. */
async function goToProvider(page: Page, provider: 'Google' | 'Apple') {
  await page.goto('/login')
  await button(page, provider).click()
  await page.getByRole('heading', { name: `Sign in with ${provider}` }).waitFor()
}

describe('signing in with Google and Apple', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())
  const open = () => openDevice(browser, inject('appUrl'))

  it.each(['Google', 'Apple'] as const)(
    '[AUTH-02] [AUTH-03] [AUTH-75] [AUTH-76] with %s: out by the whole page and back to /home, the address clean',
    async (provider) => {
      const { page, context, errors } = await open()
      await goToProvider(page, provider)
      await page.getByLabel('Email').fill(newEmail())
      await page.getByLabel('Full name').fill('Aroha Williams')
      await button(page, 'Continue').click()
      await page.waitForURL('**/home')
      await page.getByText('Aroha Williams').first().waitFor()
      expect(page.url()).toBe(`${inject('appUrl')}/home`)
      expect(errors).toEqual([])
      await context.close()
    },
  )

  it('two tabs away at once both come back signed in', async () => {
    const { page, context } = await open()
    const second = await context.newPage()
    for (const tab of [page, second]) await goToProvider(tab, 'Google')
    const email = newEmail()
    for (const tab of [page, second]) {
      await tab.getByLabel('Email').fill(email)
      await button(tab, 'Continue').click()
      await tab.waitForURL('**/home')
    }
    await context.close()
  })

  it('[AUTH-155] [AUTH-163] denied, or gone wrong there: says so at the sign-in page, which works on', async () => {
    const { page, context, errors } = await open()
    const box = page.locator('main').getByRole('alert')
    const toast = page.getByRole('region', { name: 'Notifications' })
    await goToProvider(page, 'Google')
    await button(page, 'Cancel').click()
    await box.waitFor()
    expect(await box.textContent()).toMatch(/^Authentication error: .*denied/)
    await toast.getByText('Access was denied. Please try signing in again.').waitFor()
    await page.waitForURL(`${inject('appUrl')}/login`)
    await goToProvider(page, 'Google')
    await button(page, 'Let it go wrong').click()
    await box.waitFor()
    await toast.getByText('OAuth error: ').waitFor()
    await goToProvider(page, 'Apple')
    await page.goBack()
    await button(page, 'Apple').waitFor()
    await expect.poll(() => button(page, 'Apple').isEnabled()).toBe(true)
    expect(errors).toEqual([])
    await context.close()
  })

  it('[OP-31] a way back without a network: the sign-in is not lost', async () => {
    const { page, context, errors } = await open()
    await goToProvider(page, 'Google')
    await page.getByLabel('Email').fill(newEmail())
    await page.route('**/auth/v1/token?grant_type=pkce', (route) => route.abort())
    await button(page, 'Continue').click()
    await page.getByText('An unexpected error occurred. Please try again.').first().waitFor()
    await page.unroute('**/auth/v1/token?grant_type=pkce')
    await goToProvider(page, 'Google')
    await page.getByRole('button', { name: /teacher@mahere.test/ }).click()
    await page.waitForURL('**/home')
    expect(errors).toEqual([])
    await context.close()
  })
})

describe('a visitor', () => {
  it('[AUTH-148] cannot send messages: the server takes none without a sign-in', async () => {
    const headers = { apikey: inject('anonKey'), 'content-type': 'application/json' }
    const anonymous = { ...headers, authorization: `Bearer ${inject('anonKey')}` }
    const id = '00000000-0000-4000-8000-000000000001'
    for (const [path, body] of [
      ['/rest/v1/rpc/apply_ops', { as_user: id, ops: [] }],
      ['/rest/v1/chat_messages', { session_id: id, user_id: id, role: 'user', content: 'Hello' }],
      ['/functions/v1/secure-webhook-sender', { session_id: id, user_id: id, chat_content: 'Hello' }],
    ] as const) {
      for (const sent of [headers, anonymous]) {
        const request = { method: 'POST', headers: sent, body: JSON.stringify(body) }
        const { status } = await fetch(`${inject('appUrl')}${path}`, request)
        expect([401, 403, 404], path).toContain(status)
      }
    }
  })
})

describe('the account screens', () => {
  it('pass axe in both themes, fit 320 px, and are filled in by keyboard', async () => {
    const browser = await launch()
    const { page, context } = await openDevice(browser, inject('appUrl'), {
      viewport: { width: 320, height: 720 },
    })
    const problems: string[] = []
    const check = async (name: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        const found = await findViolations(page, colorScheme === 'light' ? 'all' : 'colour')
        problems.push(...found.map((violation) => `${name}, ${colorScheme}: ${violation}`))
      }
      if ((await overflow(page)) > 0) problems.push(`${name} is too wide`)
    }
    await page.goto('/reset-password')
    await page.getByRole('link', { name: 'Request New Reset Link' }).waitFor()
    await check('a link that leads nowhere')
    await page.goto('/confirm-email')
    await page.locator('main').getByRole('alert').waitFor()
    await check('an email not confirmed')
    await page.goto('/login?mode=reset')
    await page.getByLabel('Email').focus()
    await page.keyboard.type('teacher@mahere.test')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Check Your Email' }).waitFor()
    await check('check your email')
    await page.getByLabel('6-digit code').focus()
    await page.keyboard.type('12')
    await page.keyboard.press('Enter')
    await page.locator('main').getByRole('alert').waitFor()
    await check('a code too short')
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('code')
    expect(problems).toEqual([])
    await context.close()
    await browser.close()
  })
})
