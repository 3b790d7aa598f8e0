import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { Device } from '../../simulation/browser/device.ts'
import { waitForWorker } from '../../support/browser.ts'
import { chargedTo, sentBy } from '../../support/databases/server-side.ts'
import { ask, askForPlan, composer, said, signUp, userId } from '../../support/teacher-at-work.ts'

/*
 * Chromium once lost a whole IndexedDB when it was killed. Here its folder is deleted while the browser is dead, which is
 * what such a browser finds when it starts again.
 */
const profile = mkdtempSync(join(tmpdir(), 'mahere-lost-'))
const device = new Device(profile)
const url = inject('appUrl')
const folderOf = (name: string) => join(profile, 'Default', name)

beforeAll(() => device.start())
afterAll(async () => {
  await device.kill()
  rmSync(profile, { recursive: true, force: true })
})

/** Kills the browser, deletes its databases and starts it again without a network. */
async function loseDatabase(): Promise<void> {
  await device.kill()
  const found = readdirSync(folderOf('IndexedDB')).filter((name) => name.startsWith('http_127.0.0.1'))
  expect(found.length).toBeGreaterThan(0)
  for (const name of found) rmSync(join(folderOf('IndexedDB'), name), { recursive: true })
  await device.start()
  await setOffline(true)
}

const setOffline = (offline: boolean) => device.page.context().setOffline(offline)

/** Chromium writes localStorage to disk some seconds later. What is not there yet goes with a kill. */
async function onDisk(words: string): Promise<void> {
  const folder = join(folderOf('Local Storage'), 'leveldb')
  const holds = () => readdirSync(folder).some((name) => readFileSync(join(folder, name)).includes(words))
  await expect.poll(holds).toBe(true)
}

const copies = (page: Page) =>
  page.evaluate(() => Object.entries(localStorage).filter(([key]) => key.startsWith('mahere-waiting:')))

it('[SYS-22] [SYS-23] words that were not sent outlive the loss of the whole database, and are sent once', async () => {
  await signUp(device.page, 'Hana Walker', url)
  const teacher = await userId(device.page)
  await device.page.goto(`${url}/lesson-plan`)
  const sent = 'A 40 minute maths lesson on ordering decimals for Year 6'
  await askForPlan(device.page, sent)
  await waitForWorker(device.page)
  const chat = device.page.url()
  const words = ['A lesson on telling the time for Year 3', 'A lesson on plants for Year 4']
  await setOffline(true)
  await ask(device.page, words[0] ?? '')
  await said(device.page, words[0] ?? '').waitFor()
  await device.page.goto(`${url}/lesson-plan`)
  await ask(device.page, words[1] ?? '')
  await said(device.page, words[1] ?? '').waitFor()
  const early = await copies(device.page)
  expect(early).toHaveLength(2)
  await onDisk(words[1] ?? '')

  await loseDatabase()
  await device.page.goto(chat)
  await said(device.page, words[0] ?? '').waitFor()
  expect(await sentBy(teacher)).toEqual([sent])
  await setOffline(false)
  await expect.poll(async () => (await sentBy(teacher)).sort()).toEqual([sent, ...words].sort())
  await said(device.page, sent).waitFor()
  await expect.poll(() => copies(device.page)).toEqual([])

  // A copy that the disk never heard was done with: the same ids reach the server once more.
  await device.page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, value)
    localStorage.setItem('mahere-tested', 'the old copies are on the disk')
  }, early)
  await onDisk('the old copies are on the disk')
  await loseDatabase()
  await setOffline(false)
  await device.page.goto(chat)
  await said(device.page, words[0] ?? '').waitFor()
  await composer(device.page).waitFor()
  await expect.poll(() => copies(device.page)).toEqual([])
  expect((await sentBy(teacher)).sort()).toEqual([sent, ...words].sort())
  expect(await chargedTo(teacher)).toBe(3)
  expect(await device.page.getByText('cleared by the browser').count()).toBe(0)
  expect(device.pageErrors).toEqual([])
}, 300_000)
