import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { PLAN } from '../../functions/model/replies.ts'
import { launch, openDevice, waitForWorker } from '../../support/browser.ts'
import { installBrowserModel, type ModelScript } from '../../support/browser-model.ts'
import { chargedTo, rowsOf, sentBy } from '../../support/databases/server-side.ts'
import { findSmallTargets, findViolations, overflow } from '../../support/screens/screen-checks.ts'
import { ask, idInAddress, signUp, star, userId } from '../../support/teacher-at-work.ts'

const RUDE = { items: ['Those kids are stupid.'] }
const SCRIPT: ModelScript = {
  answers: {
    ...Object.fromEntries(Object.entries(PLAN).map(([key, value]) => [key, [value]])),
    safety: [RUDE],
  },
  availability: 'downloadable',
  waitMs: 40,
}
/** The same model, on this device already. */
const HERE: ModelScript = { ...SCRIPT, availability: 'available' }
const REQUEST = 'Year 5 fractions of a set, 50 minutes, in the māra kai'

const draft = (page: Page) => page.getByRole('article', { name: 'Draft by this browser’s own model' })
const setting = (page: Page) => page.getByRole('button', { name: /^Offline drafts/ })
const button = (page: Page, name: string) => page.getByRole('button', { name })

/** The built files on this device that come only where somebody asked for them. */
const askedFilesOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caught = await Promise.all(
      (await caches.keys()).map(async (name) =>
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      ),
    )
    return caught.flat().filter((url) => url.includes('.asked-'))
  })

/** What this device keeps of drafts. */
const draftsOn = (page: Page): Promise<{ state: string }[]> =>
  page.evaluate(async () => {
    const { name = '' } =
      (await indexedDB.databases()).find((one) => /^mahere-.{36}$/.test(one.name ?? '')) ?? {}
    const db = await new Promise<IDBDatabase>((resolve, reject) => {
      const open = indexedDB.open(name)
      open.onsuccess = () => resolve(open.result)
      open.onerror = () => reject(open.error)
    })
    const rows = await new Promise<{ state: string }[]>((resolve, reject) => {
      const all = db.transaction('device_drafts').objectStore('device_drafts').getAll()
      all.onsuccess = () => resolve(all.result)
      all.onerror = () => reject(all.error)
    })
    db.close()
    return rows
  })

/** Faults of the screen at three widths and in both themes. */
async function problems(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 860 })
    const wide = await overflow(page)
    if (wide > 0) found.push(`${name} at ${width}: ${wide} px too wide`)
    if (width === 360) found.push(...(await findSmallTargets(page)).map((small) => `${name}: ${small}`))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      if (process.env.PICTURES)
        await page.screenshot({ path: `${process.env.PICTURES}/${name}-${width}-${colorScheme}.png` })
      if (width === 768) continue
      const violations = await findViolations(page, colorScheme === 'light' ? 'all' : 'colour')
      found.push(...violations.map((one) => `${name} at ${width}, ${colorScheme}: ${one}`))
    }
  }
  return found
}

describe('drafting on the device', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  async function turnOn(page: Page) {
    await setting(page).getByText('Off', { exact: true }).waitFor()
    await setting(page).click()
    const dialog = page.getByRole('dialog', { name: 'Offline drafts' })
    await dialog.getByText('use wifi').waitFor()
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/setting.png` })
    await dialog.getByRole('button', { name: 'Turn on for this device' }).click()
    await dialog.getByRole('button', { name: 'Turn off for this device' }).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await setting(page).getByText('On', { exact: true }).waitFor()
  }

  it('offers a draft offline, keeps it here alone, and folds it away when the plan of the server is there', async () => {
    const { context, page: other, errors } = await openDevice(browser, inject('appUrl'))
    await other.addInitScript(() => Reflect.deleteProperty(globalThis, 'LanguageModel'))
    await signUp(other)
    await other.goto('/lesson-plan')
    await waitForWorker(other)
    await other
      .getByText('Starter')
      .or(other.getByText(/of \d+ messages/))
      .first()
      .waitFor()
    expect(await setting(other).count()).toBe(0)
    expect(await askedFilesOn(other)).toEqual([])
    await other.close()

    const page = await context.newPage()
    await page.addInitScript(installBrowserModel, SCRIPT)
    await page.goto('/lesson-plan')
    const teacher = await userId(page)
    await setting(page).waitFor()
    expect((await askedFilesOn(page)).join()).not.toMatch(/draft-worker|device-draft/)
    await turnOn(page)
    expect((await askedFilesOn(page)).join()).toContain('draft-worker.asked-')

    await context.setOffline(true)
    await ask(page, REQUEST)
    await button(page, 'Draft it on this device now').click()
    await draft(page).getByText('Fractions of a set in the māra kai').first().waitFor()
    await draft(page).getByRole('button', { name: 'Download Word' }).waitFor()
    await draft(page).getByText('Nothing in it comes from our bank of lessons.').waitFor()
    await draft(page)
      .getByText(/“Safety” was left out/)
      .first()
      .waitFor()
    expect(await draft(page).getByText('stupid').count()).toBe(0)
    expect(await problems(page, 'draft')).toEqual([])
    const file = page.waitForEvent('download')
    await draft(page).getByRole('button', { name: 'Download PDF' }).click()
    expect((await file).suggestedFilename()).toMatch(/draft.*\.pdf$/i)

    await page.reload()
    await draft(page).getByRole('button', { name: 'Download Word' }).waitFor()
    expect(await draftsOn(page)).toMatchObject([{ state: 'done' }])
    expect(await sentBy(teacher)).toEqual([])

    await context.setOffline(false)
    await star(page).waitFor()
    await button(page, 'Keep reading the draft').waitFor()
    expect(await draft(page).count()).toBe(0)
    expect(await problems(page, 'folded')).toEqual([])
    await button(page, 'Keep reading the draft').click()
    await draft(page).getByText('Share 12 counters into four groups').waitFor()
    await button(page, 'Fold the draft').click()
    expect(await sentBy(teacher)).toEqual([REQUEST])
    expect(await chargedTo(teacher)).toBe(1)
    const rows = await rowsOf<{ doc: unknown }>('chat_messages', teacher)
    expect(JSON.stringify(rows)).not.toContain('the browser’s own')
    await button(page, 'Discard').click()
    await expect.poll(() => draftsOn(page)).toEqual([])
    await expect.poll(() => button(page, 'Keep reading the draft').count()).toBe(0)
    expect(errors).toEqual([])
    await context.close()
  })

  it('stops when it is told to, goes on in another tab where it stopped, and leaves the device with its chat', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    await page.addInitScript(installBrowserModel, { ...HERE, silentAt: ['vocabulary'] })
    await signUp(page)
    await page.evaluate(() => localStorage.setItem('mahere-device-drafting', 'on'))
    await page.goto('/lesson-plan')
    await waitForWorker(page)
    await expect.poll(() => askedFilesOn(page).then(String)).toContain('draft-worker')
    await context.setOffline(true)
    await ask(page, REQUEST)
    await page.waitForURL('**/chat/**')
    await button(page, 'Draft it on this device now').click()
    await draft(page).getByText('counters, 24 a pair').waitFor()
    const again = await context.newPage()
    await again.addInitScript(installBrowserModel, HERE)
    await again.goto(`/lesson-plan/chat/${idInAddress(page)}`)
    await again.getByText('Another tab of this browser is writing the draft.').waitFor()
    await draft(again).getByText('counters, 24 a pair').waitFor()
    expect(await button(again, 'Go on with the draft').count()).toBe(0)
    expect(await again.getByText('The draft broke off.').count()).toBe(0)

    await button(page, 'Stop drafting').click()
    await page.getByText('The draft broke off.').waitFor()
    expect(await draftsOn(page)).toMatchObject([{ state: 'writing' }])
    await button(again, 'Go on with the draft').click()
    await draft(again).getByRole('button', { name: 'Download Word' }).waitFor()
    await draft(page).getByRole('button', { name: 'Download Word' }).waitFor()
    await page.close()
    const asked = await again.evaluate(
      () => (globalThis as unknown as { askedOfBrowserModel: { key: string }[] }).askedOfBrowserModel,
    )
    expect(asked[0]?.key).toBe('vocabulary')

    const row = again.getByRole('listitem').filter({ has: again.locator('a[aria-current=page]') })
    await row.getByRole('button', { name: /^More for/ }).click()
    await again.getByRole('menuitem', { name: 'Delete' }).click()
    await again.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
    await draft(again).waitFor({ state: 'hidden' })
    await again.goto('/lesson-plan')
    await ask(again, 'Year 3 money, 40 minutes')
    await button(again, 'Draft it on this device now').waitFor()
    await expect.poll(() => draftsOn(again)).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })
})
