import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice } from '../support/browser.ts'
import { chargedTo, rowsOf, sentBy } from '../support/databases/server-side.ts'
import { readFromDevice } from '../support/device-rows.ts'
import { ageSignIn } from '../support/stored-sign-in.ts'
import { ask, composer, said, signUp, userId } from '../support/teacher-at-work.ts'

const PAGE = '<!doctype html><title>Welcome to School WiFi</title><h1>Sign in to the network</h1>'
const CALLS = /\/(rest|auth|functions)\/v1\//

/** What differs for the app: an answer that looks fine, and one that fails. Pages with 403 and 429 are read alike, in tests/backend. */
const portals = [
  { name: 'an HTML page with 200', status: 200, contentType: 'text/html', body: PAGE },
  { name: '500', status: 500, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
]

/** Answers every call to the backend in its place. Tells how many it answered. */
async function putUp(context: BrowserContext, answer: (typeof portals)[number]): Promise<() => number> {
  let answered = 0
  await context.route(CALLS, async (route) => {
    answered += 1
    const { status, contentType, body } = answer
    await route.fulfill({ status, contentType, body })
  })
  return () => answered
}

/**
 * Waits until the server has this many messages and this device has the last reply's row. The stream shows a reply as
 * finished before its row arrives, and a reload in between finds a reply that is still being written.
 */
async function untilAnswered(page: Page, teacher: string, messages: number): Promise<void> {
  await expect.poll(async () => (await sentBy(teacher)).length).toBe(messages)
  const isDone = async () => {
    const rows = await readFromDevice<{ state: string }>(page, teacher, 'chat_messages')
    return rows.length === messages * 2 && rows.every(({ state }) => state === 'done')
  }
  await expect.poll(isDone).toBe(true)
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor()
  await page.getByRole('button', { name: /up to date/i }).waitFor()
}

describe('a network that answers in the place of our server', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it.each(portals)(
    '[OP-31] behind $name: nothing is lost, nobody is signed out, it goes out afterwards',
    async (portal) => {
      const { context, page, errors } = await openDevice(browser, inject('appUrl'))
      await signUp(page)
      const teacher = await userId(page)
      await page.goto('/lesson-plan')
      await ask(page, 'Year 4 fractions, 40 minutes')
      await untilAnswered(page, teacher, 1)

      const answered = await putUp(context, portal)
      await ageSignIn(page)
      await page.reload()
      await ask(page, 'Year 4 angles, 40 minutes')
      await page
        .getByText(/Trouble sending|Will send when you're back online/)
        .first()
        .waitFor()
      await page.getByRole('button', { name: /1 waiting/i }).waitFor()
      await page.reload()
      await said(page, 'Year 4 angles, 40 minutes').waitFor()
      await expect.poll(answered).toBeGreaterThan(1)
      expect(new URL(page.url()).pathname).toMatch(/^\/lesson-plan\/chat\//)
      expect(await sentBy(teacher)).toEqual(['Year 4 fractions, 40 minutes'])

      await context.unroute(CALLS)
      await untilAnswered(page, teacher, 2)
      expect(await sentBy(teacher)).toEqual(['Year 4 fractions, 40 minutes', 'Year 4 angles, 40 minutes'])
      expect(await chargedTo(teacher)).toBe(2)
      expect(errors).toEqual([])
      await context.close()
    },
  )

  it('sends once and charges once when the line is cut after the server has written', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    await signUp(page)
    const teacher = await userId(page)
    await page.goto('/lesson-plan')
    await composer(page).waitFor()
    const cut: string[] = []
    await context.route(/\/rpc\/apply_ops$|\/secure-webhook-sender$/, async (route) => {
      const call = new URL(route.request().url()).pathname.split('/').at(-1) ?? ''
      if (cut.filter((name) => name === call).length >= 2) return route.continue()
      await route.fetch()
      cut.push(call)
      return route.abort('connectionreset')
    })
    await ask(page, 'A 40 minute maths lesson on multiplication for Year 4')
    await untilAnswered(page, teacher, 1)
    expect(cut).toContain('apply_ops')
    const rows = await rowsOf<{ role: string; state: string }>('chat_messages', teacher, 'role, state')
    expect(rows.map(({ role, state }) => `${role} ${state}`).sort()).toEqual(['assistant done', 'user done'])
    expect(await chargedTo(teacher)).toBe(1)
    expect(errors).toEqual([])
    await context.close()
  })
})
