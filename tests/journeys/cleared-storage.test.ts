import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice, waitForWorker } from '../support/browser.ts'
import { rowsOf, sentBy } from '../support/databases/server-side.ts'
import { ask, askForPlan, composer, said, signUp, userId } from '../support/teacher-at-work.ts'

/** Does what a browser short of disk does: deletes the databases under the open page and keeps localStorage. */
async function clearDatabases(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const { origin } = new URL(page.url())
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'indexeddb' })
  await devtools.detach()
}

describe('a browser that clears the database', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('puts back what waited, brings back what was sent, tells what had no room beside it, and goes on', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    await signUp(page)
    const teacher = await userId(page)
    await page.goto('/lesson-plan')
    const sent = 'A 40 minute maths lesson on ordering decimals for Year 6'
    await askForPlan(page, sent)
    await page.getByRole('button', { name: /up to date/i }).waitFor()
    await waitForWorker(page)
    const chat = new URL(page.url()).pathname
    await context.setOffline(true)
    const waiting = 'A lesson on telling the time for Year 3'
    await ask(page, waiting)
    await expect
      .poll(() => page.evaluate((key) => localStorage.getItem(key), `mahere-unsent:${teacher}`))
      .toBe('1')
    // A change that had no room in the copy beside the database: only its number is there.
    await page.evaluate((key) => localStorage.setItem(key, '2'), `mahere-unsent:${teacher}`)

    await clearDatabases(page)
    await page.goto('/lesson-plan')
    await page.getByText('1 unsent item was cleared by the browser.').waitFor()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await page.reload()
    await composer(page).waitFor()
    await context.setOffline(false)
    await expect.poll(() => sentBy(teacher)).toEqual([sent, waiting])
    await page.goto(chat)
    await said(page, sent).waitFor()
    expect(await page.getByText('cleared by the browser').count()).toBe(0)

    // While the second reply is being written, a message has to wait for it.
    const replies = () => rowsOf<{ state: string }>('chat_messages', teacher, 'state')
    await expect.poll(async () => (await replies()).map(({ state }) => state)).toEqual(Array(4).fill('done'))
    await page.getByRole('button', { name: 'Send', exact: true }).waitFor()

    // Cleared once more, under the page, with no reload: the next message is kept and sent.
    await page.getByRole('button', { name: /up to date/i }).waitFor()
    await clearDatabases(page)
    const later = 'Kia ora, what can you do?'
    await ask(page, later)
    await expect.poll(() => sentBy(teacher)).toEqual([sent, waiting, later])
    expect(errors).toEqual([])
    await context.close()
  })
})
