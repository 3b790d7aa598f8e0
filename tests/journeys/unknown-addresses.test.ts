import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice } from '../support/browser.ts'
import { ask, askForPlan, idInAddress, signUp } from '../support/teacher-at-work.ts'

const CHAT = 'Could not load selected chat'
const RESOURCE = 'Resource not found'

/** Every address that carries an id: what it says when the id means nothing to this teacher, and the way on. */
const addresses = [
  { path: (id: string) => `/lesson-plan/chat/${id}`, says: CHAT, way: 'New Chat', kind: 'chat' },
  { path: (id: string) => `/resource/chat/${id}`, says: CHAT, way: 'New Chat', kind: 'chat' },
  { path: (id: string) => `/lesson-plan?sessionId=${id}`, says: CHAT, way: 'New Chat', kind: 'chat' },
  { path: (id: string) => `/resource/${id}`, says: RESOURCE, way: 'Go Back', kind: 'message' },
  { path: (id: string) => `/resource-edit/${id}`, says: RESOURCE, way: 'Go Back', kind: 'message' },
] as const

describe('an address that means nothing to this teacher', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[OP-33] [RES-05] [RES-06] [RES-19] [NAV-27] [NAV-28] says so and offers a way on', async () => {
    const other = await openDevice(browser, inject('appUrl'))
    await signUp(other.page, 'Someone Else')
    await other.page.goto('/lesson-plan')
    await askForPlan(other.page, 'A lesson on telling the time for Year 3')
    const chat = idInAddress(other.page)
    await other.page.goto('/resource')
    await ask(other.page, 'A Year 3 worksheet on telling the time')
    const edit = other.page.getByRole('link', { name: 'Edit', exact: true })
    await edit.waitFor()
    const message = ((await edit.getAttribute('href')) ?? '').split('/').at(-1) ?? ''
    await other.context.close()

    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    await signUp(page)
    for (const { path, says, way, kind } of addresses) {
      const foreign = kind === 'chat' ? chat : message
      for (const id of [foreign, crypto.randomUUID(), 'x', '%3Cscript%3E', `${foreign}0`]) {
        await page.goto('/home')
        await page.goto(path(id))
        await page
          .getByRole('heading', { name: says })
          .waitFor()
          .catch(async (cause: unknown) => {
            throw new Error(`${path(id)} shows: ${(await page.locator('body').innerText()).slice(0, 400)}`, {
              cause,
            })
          })
        expect(await page.getByText('telling the time').count(), path(id)).toBe(0)
        await page.getByRole('main').getByRole('button', { name: way }).last().click()
        await page.waitForURL(
          (url) =>
            url.pathname === (way === 'New Chat' ? path('').split(/[/?](chat|sessionId)/)[0] : '/home'),
        )
      }
    }
    for (const path of ['/nowhere', '/lesson-plan/nowhere', '/resource/chat/x/y', '/home/x']) {
      await page.goto(path)
      await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor()
      expect(await page.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/')
    }
    expect(errors).toEqual([])
    await context.close()
  })
})
