import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { launch, openDevice } from '../support/browser.ts'
import { startApp, type TestApp } from '../support/start-app.ts'
import { said } from '../support/teacher-at-work.ts'

const PASSWORD = 'Kia-ora-2026!'
const WORDS = 'A lesson on halves and quarters'
let app: TestApp
let browser: Browser
let device: Awaited<ReturnType<typeof openDevice>>
let page: Page
let email: string

beforeAll(async () => {
  app = await startApp({ build: process.env.DIST_DIR === undefined })
  browser = await launch()
})
afterAll(async () => {
  await browser?.close()
  await app?.stop()
})

let count = 0
beforeEach(async () => {
  device = await openDevice(browser, app.url)
  page = device.page
  email = `leaving-${++count}@example.school.nz`
  await page.goto('/login?mode=signup')
  await page.getByLabel('Full name').fill('Aroha Williams')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await button('Create Account').click()
  await page.waitForURL('**/home')
})
afterEach(async () => {
  expect(device.errors).toEqual([])
  await device.context.close()
})

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
const databases = () =>
  page.evaluate(async () =>
    (await indexedDB.databases()).map(({ name }) => name).filter((name) => name !== 'mahere-device'),
  )
const session = () => page.evaluate(() => localStorage.getItem('sb-127-auth-token'))

async function writeOffline() {
  // Parts that were not shown yet come from the worker's cache.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.getByRole('link', { name: /Lesson Plan Generator/ }).click()
  await page.getByRole('textbox').first().waitFor()
  await device.context.setOffline(true)
  await page.getByRole('textbox').first().fill(WORDS)
  await page.getByRole('textbox').first().press('Enter')
  await said(page, WORDS).waitFor()
  await page.waitForURL('**/lesson-plan/chat/**')
}

/** Makes the access token expired and sets the answer to the next refresh. */
async function expireSession(answer: { status: number; contentType: string; body: string }) {
  await page.route('**/auth/v1/token?grant_type=refresh_token', (route) => route.fulfill(answer))
  await page.evaluate(() => {
    const key = 'sb-127-auth-token'
    const record = JSON.parse(localStorage.getItem(key) ?? '')
    const [head, claims, signature] = record.access_token.split('.')
    const old = { ...JSON.parse(atob(claims.replace(/-/g, '+').replace(/_/g, '/'))), exp: 1_700_000_000 }
    const part = btoa(JSON.stringify(old)).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
    localStorage.setItem(key, JSON.stringify({ ...record, access_token: [head, part, signature].join('.') }))
  })
}

/** Opens the only chat, whatever title the server gave it, and finds the message in it. */
async function findsTheWords(at: Page) {
  const history = at.getByRole('complementary', { name: 'Chat History' })
  await history.getByRole('listitem').getByRole('link').click()
  await at
    .getByRole('article')
    .getByText(/halves and/i)
    .first()
    .waitFor()
}

describe('signing out with unsent work', () => {
  it('[SYS-28] asks first: staying keeps everything, and losing it clears the device, all offline', async () => {
    await writeOffline()
    await button('Sign Out').click()
    await page.getByRole('dialog').getByText(WORDS).first().waitFor()
    await button('Stay signed in').click()
    expect(await session()).not.toBeNull()
    await button('Sign Out').click()
    await button('Sign out and lose 1 change').click()
    await page.waitForURL('**/login')
    await expect.poll(databases).toEqual([])
    expect(await session()).toBeNull()
  })

  it('sends it when the network is back, then signs out without asking', async () => {
    await writeOffline()
    await button('Sign Out').click()
    await page.getByRole('dialog').waitFor()
    await device.context.setOffline(false)
    // Sync may be faster than the test, and then there is nothing left to send.
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(Send|Sign out)$/ })
      .click()
    await page.waitForURL('**/login')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button('Sign In').click()
    await page.waitForURL('**/home')
    await findsTheWords(page)
  })
})

describe('a session that ended', () => {
  it.each([
    [429, 'application/json', '{"code":429,"error_code":"over_request_rate_limit","msg":"Slow down"}'],
    [403, 'text/html', '<html>Blocked</html>'],
  ])('stays through %i %s', async (status, contentType, body) => {
    await expireSession({ status, contentType, body })
    await page.reload()
    await page.getByText('Aroha Williams').first().waitFor()
    await page.waitForTimeout(2_000)
    expect(new URL(page.url()).pathname).toBe('/home')
    expect(await session()).not.toBeNull()
  })

  it('refused by the auth service: the device is locked, and unsent messages are kept and sent after sign-in', async () => {
    await writeOffline()
    const body = '{"code":400,"error_code":"refresh_token_not_found","msg":"Invalid Refresh Token"}'
    await expireSession({ status: 400, contentType: 'application/json', body })
    await device.context.setOffline(false)
    await page.waitForURL('**/login')
    await page.getByText(/Your sign-in has ended/).waitFor()
    expect(await session()).toBeNull()
    expect(await page.getByLabel('Email').inputValue()).toBe(email)
    await page.unroute('**/auth/v1/token?grant_type=refresh_token')
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await button('Sign In').click()
    await page.waitForURL('**/home')
    const other = await openDevice(browser, app.url)
    await other.page.goto('/login')
    await other.page.getByLabel('Email').fill(email)
    await other.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
    await other.page.getByRole('button', { name: 'Sign In', exact: true }).click()
    await other.page.waitForURL('**/home')
    await findsTheWords(other.page)
    await other.context.close()
  })

  it('signing out in one tab signs out the other', async () => {
    const second = await device.context.newPage()
    await second.goto('/home')
    await second.getByText('Aroha Williams').first().waitFor()
    await button('Sign Out').click()
    await page.waitForURL('**/login')
    await second.waitForURL('**/login')
    await expect.poll(databases).toEqual([])
  })
})
