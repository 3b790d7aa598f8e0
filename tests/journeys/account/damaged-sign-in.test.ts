import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice, waitForWorker } from '../../support/browser.ts'
import { chargedTo, sentBy } from '../../support/databases/server-side.ts'
import { ageSignIn, countRefreshes, storedTokens } from '../../support/stored-sign-in.ts'
import {
  ask,
  askForPlan,
  composer,
  said,
  signIn,
  signUp,
  star,
  userId,
} from '../../support/teacher-at-work.ts'

const FIRST = 'A 40 minute maths lesson on multiplication for Year 4'
const LATER = 'Make it 30 minutes please'

/** A teacher with one plan, whose token runs out while there is no network. */
async function atWorkWithOldToken(page: Page) {
  const email = await signUp(page)
  await page.goto('/lesson-plan')
  await askForPlan(page, FIRST)
  await page.getByRole('button', { name: /up to date/i }).waitFor()
  await waitForWorker(page)
  const tokens = await storedTokens(page)
  await page.context().setOffline(true)
  await ageSignIn(page)
  await page.reload()
  await star(page).waitFor()
  await ask(page, LATER)
  await page.getByText("Will send when you're back online").first().waitFor()
  return { email, tokens, teacher: await userId(page), chat: new URL(page.url()).pathname }
}

describe('a sign-in that ran out while offline', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[SYS-15] [OP-31] [SYS-19] opens at the chat, queues, and is renewed once on return', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    const { teacher, chat } = await atWorkWithOldToken(page)
    const refreshes = countRefreshes(page)
    await page.reload()
    await said(page, LATER).waitFor()
    expect(new URL(page.url()).pathname).toBe(chat)
    expect(refreshes()).toBe(0)

    await context.setOffline(false)
    await page.getByRole('button', { name: /up to date/i }).waitFor()
    expect(refreshes()).toBe(1)
    expect(await sentBy(teacher)).toEqual([FIRST, LATER])
    expect(await chargedTo(teacher)).toBe(2)
    expect(errors).toEqual([])
    await context.close()
  })

  it('[OP-31] [AUTH-56] locks when the server refuses to renew it, and keeps every unsent word for its teacher', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    const { teacher, email, tokens, chat } = await atWorkWithOldToken(page)
    await composer(page).fill('And half a sentence that was never')
    await page.getByText('Draft saved on this device').first().waitFor()
    const ended = await fetch(`${inject('appUrl')}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: { apikey: inject('anonKey'), authorization: `Bearer ${tokens.access}` },
    })
    expect(ended.ok).toBe(true)

    await context.setOffline(false)
    await page.waitForURL('**/login')
    await page.getByText('Your sign-in has ended.').waitFor()
    expect(await sentBy(teacher)).toEqual([FIRST])

    await signIn(page, email)
    await page.goto(chat)
    await said(page, LATER).waitFor()
    await page.getByRole('button', { name: /up to date/i }).waitFor()
    expect(await sentBy(teacher)).toEqual([FIRST, LATER])
    expect(await chargedTo(teacher)).toBe(2)
    expect(await composer(page).inputValue()).toBe('And half a sentence that was never')
    expect(errors).toEqual([])
    await context.close()
  })
})
