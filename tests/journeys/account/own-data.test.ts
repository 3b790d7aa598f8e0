import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { unzip } from '../../documents/unzip.ts'
import { downloaded, launch, openDevice, waitForWorker } from '../../support/browser.ts'
import { letSevenDaysPass, server } from '../../support/databases/deletion.ts'
import { rowsOf } from '../../support/databases/server-side.ts'
import { askForPlan, signUp, starPlan, userId } from '../../support/teacher-at-work.ts'

const FIRST = 'A 40 minute maths lesson on multiplication for Year 4'

describe('a teacher who takes everything along and goes', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[PUB-71] gets all of it as one zip offline, and a page of it opens here again; a deletion can be taken back, and then leaves nothing on the server', async () => {
    const desk = await openDevice(browser, inject('appUrl'))
    const { page } = desk
    const email = await signUp(page)
    const user = await userId(page)
    await page.goto('/lesson-plan')
    await askForPlan(page, FIRST)
    await starPlan(page)
    await page.getByRole('button', { name: /up to date/i }).waitFor()
    await waitForWorker(page)

    await desk.context.setOffline(true)
    await page.goto('/account')
    await page.getByText('You are offline, so it has what is on this device.').waitFor()
    const files = unzip(await downloaded(page, 'Download all my data'))
    await page.getByText(/Saved to your downloads: Mahere_/).waitFor()
    const names = [...files.keys()].map((name) => name.replace(/\d\d [^.]*/, 'x'))
    expect(names.sort()).toEqual([
      ...['chats/x.md', 'everything.json', 'index.html', 'plans/x.docx', 'plans/x.html'],
    ])
    const file = (end: string) => [...files].find(([name]) => name.endsWith(end))?.[1].toString('utf8') ?? ''
    expect(file('.md')).toContain(FIRST)
    const everything = JSON.parse(file('.json'))
    await page.goto('/open-file')
    const exported = [...files].find(([name]) => /^plans\/.*html$/.test(name))?.[1] ?? Buffer.from('')
    const offered = { name: '01 plan.html', mimeType: 'text/html', buffer: exported }
    await page.getByLabel('Page to open').setInputFiles(offered)
    await page.frameLocator('iframe').getByText('Learning intention').first().waitFor()
    expect((await downloaded(page, 'Word')).subarray(0, 2).toString()).toBe('PK')
    await desk.context.setOffline(false)
    const rows = await rowsOf<{ id: string; content: string }>('chat_messages', user, 'id, content')
    const taken = everything.chats.flatMap((whole: { messages: { id: string; content: string }[] }) =>
      whole.messages.map(({ id, content }) => ({ id, content })),
    )
    const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1)
    expect(taken.sort(byId)).toEqual(rows.sort(byId))
    expect(everything.starred).toHaveLength(1)
    expect(everything.is_whole).toBe(true)
    expect(everything.account).toEqual({ name: 'Hana Walker', email })

    await page.goto('/account')
    await page.getByRole('button', { name: 'Delete my account…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' })
    const last = dialog.getByRole('button', { name: 'Delete my account', exact: true })
    expect(await last.isDisabled()).toBe(true)
    await dialog.getByLabel(/Type “delete”/).fill('delete')
    await last.click()
    await page.getByText('This account will be deleted:').waitFor()
    await page.getByRole('button', { name: 'Keep my account' }).click()
    await page.getByText('This account will be deleted:').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Delete my account…' }).click()
    await dialog.getByLabel(/Type “delete”/).fill('delete')
    await last.click()
    await page.getByText('This account will be deleted:').waitFor()
    await desk.context.close()

    await letSevenDaysPass(user)
    for (const table of ['chat_sessions', 'chat_messages', 'starred_items', 'subscriptions', 'sync_heads'])
      expect(await rowsOf(table, user), table).toEqual([])
    const { data } = await server().auth.admin.getUserById(user)
    expect(data.user).toBeNull()

    expect(desk.errors).toEqual([])
  })
})
