import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice, waitForWorker } from '../../support/browser.ts'
import { chargedTo, sentBy } from '../../support/databases/server-side.ts'
import { dumpDevice, placesOf } from '../../support/device-dump.ts'
import { ageSignIn, storedTokens } from '../../support/stored-sign-in.ts'
import {
  ask,
  askForPlan,
  composer,
  said,
  signIn,
  signUp,
  starPlan,
  userId,
} from '../../support/teacher-at-work.ts'

const NAME = 'Hinemoa Walkerville'
const SENT = 'A 40 minute maths lesson on ordering decimals for Year 6'
const WAITING = 'A 30 minute science lesson on kererū for Year 5'
const TYPED = 'half a sentence about pīwakawaka'

/** Texts of a teacher's work that the server has: the question, and marks of the answer. */
const OF_SENT = ['ordering decimals', 'Ordering decimals', 'ordering_decimals']

async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  const lose = page.getByRole('dialog').getByRole('button', { name: /^Sign out/ })
  await Promise.race([page.waitForURL('**/login'), lose.waitFor()])
  if (await lose.isVisible()) await lose.click()
  await page.waitForURL('**/login')
}

describe('a device several teachers use', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[SYS-28] [SYS-14] keeps nothing whatever of a teacher who signs out', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    const email = await signUp(page, NAME)
    const teacher = await userId(page)
    await page.goto('/lesson-plan')
    await askForPlan(page, SENT)
    await starPlan(page)
    await waitForWorker(page)
    await composer(page).fill(TYPED)
    const second = await context.newPage()
    await second.goto('/resource')
    await composer(second).fill(TYPED)
    for (const tab of [page, second]) await tab.getByText('Draft saved on this device').first().waitFor()
    const traces = [email, teacher, NAME, TYPED, ...OF_SENT]
    // A search that finds nothing must have been able to find it.
    const before = placesOf(await dumpDevice(page), traces)
    for (const place of [
      'localStorage',
      `database mahere-${teacher}/chat_messages`,
      `database mahere-${teacher}/drafts`,
    ]) {
      expect(before.filter((found) => found.startsWith(place))).not.toEqual([])
    }

    await signOut(page)
    await second.waitForURL('**/login')
    await expect.poll(async () => placesOf(await dumpDevice(page), traces)).toEqual([])
    await second.close()
    await page.reload()
    expect(placesOf(await dumpDevice(page), traces)).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })

  it('[SYS-28] [OP-31] keeps only unsent words after a sign-out nobody asked for, for their teacher alone', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    const email = await signUp(page, NAME)
    const teacher = await userId(page)
    await page.goto('/lesson-plan')
    await askForPlan(page, SENT)
    await page.getByRole('button', { name: /up to date/i }).waitFor()
    await waitForWorker(page)
    const { access } = await storedTokens(page)
    const chat = new URL(page.url()).pathname
    await context.setOffline(true)
    await ageSignIn(page)
    await page.reload()
    await ask(page, WAITING)
    await page.getByText("Will send when you're back online").first().waitFor()
    await composer(page).fill(TYPED)
    await fetch(`${inject('appUrl')}/auth/v1/logout?scope=global`, {
      method: 'POST',
      headers: { apikey: inject('anonKey'), authorization: `Bearer ${access}` },
    })
    await context.setOffline(false)
    await page.waitForURL('**/login')
    await page.getByText('Your sign-in has ended.').waitFor()
    const store = `database mahere-${teacher}`
    // Unsent words have a second place beside the database, under the name of their teacher.
    const isTheirs = (place: string) =>
      place.startsWith(store) || place.startsWith(`localStorage mahere-waiting:${teacher}:`)
    await expect.poll(async () => placesOf(await dumpDevice(page), OF_SENT)).toEqual([])
    const unsent = placesOf(await dumpDevice(page), [WAITING, TYPED])
    expect(unsent).toEqual(expect.arrayContaining([`${store}/outbox`, `${store}/drafts`]))
    expect(unsent.filter((place) => !isTheirs(place))).toEqual([])

    // The next teacher of the device.
    await signUp(page, 'Rangi Nextdoor')
    await page.goto('/lesson-plan')
    await composer(page).waitFor()
    expect(await composer(page).inputValue()).toBe('')
    expect(await page.getByText('kererū').count()).toBe(0)
    const dump = await dumpDevice(page)
    expect(placesOf(dump, [email, NAME, ...OF_SENT])).toEqual([])
    expect(placesOf(dump, [WAITING, TYPED]).filter((place) => !isTheirs(place))).toEqual([])
    expect(await sentBy(teacher)).toEqual([SENT])
    await signOut(page)

    await signIn(page, email)
    await page.goto(chat)
    await said(page, WAITING).waitFor()
    await page.getByRole('button', { name: /up to date/i }).waitFor()
    expect(await composer(page).inputValue()).toBe(TYPED)
    expect(await sentBy(teacher)).toEqual([SENT, WAITING])
    const copies = placesOf(await dumpDevice(page), [WAITING]).filter((place) =>
      place.startsWith('localStorage'),
    )
    expect(copies).toEqual([])
    expect(await chargedTo(teacher)).toBe(2)
    expect(errors).toEqual([])
    await context.close()
  })
})
