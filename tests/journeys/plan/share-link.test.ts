import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice, PHONE, waitForWorker } from '../../support/browser.ts'
import { findSmallTargets, findViolations, overflow } from '../../support/screens/screen-checks.ts'
import { askForPlan, signUp, starPlan } from '../../support/teacher-at-work.ts'

const TEXT = 'A 45 minute lesson on telling the time to the half hour for Year 3'

describe('a link to a shared plan', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser?.close())

  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share link' })
  const openDialog = async (page: Page) => {
    await page.getByRole('button', { name: /^Share link/ }).click()
    await dialog(page).waitFor()
  }

  async function makeLink(page: Page, button = 'Make a link'): Promise<string> {
    const names = dialog(page).getByRole('checkbox')
    await dialog(page).getByRole('button', { name: button }).waitFor()
    if ((await names.count()) > 0) await names.check()
    await dialog(page).getByRole('button', { name: button }).click()
    return dialog(page).getByRole('textbox', { name: 'Link' }).inputValue()
  }

  async function expectSound(page: Page) {
    expect(await overflow(page)).toBe(0)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await findViolations(page)).toEqual([])
    }
    await page.emulateMedia({ colorScheme: 'light' })
  }

  it('opens without an account, prints, and stops when the teacher says so', async () => {
    const { page: teacher } = await openDevice(browser, inject('appUrl'))
    await signUp(teacher)
    await teacher.goto('/lesson-plan')
    await askForPlan(teacher, TEXT)
    await starPlan(teacher)
    await teacher.goto('/my-lesson-plans')
    await openDialog(teacher)
    const link = await makeLink(teacher)
    expect(link).toMatch(/^http.*\/shared#[\w-]{43}$/)
    await expectSound(teacher)

    const { page, errors } = await openDevice(browser, inject('appUrl'), PHONE)
    const answer = await page.goto(link)
    expect(answer?.headers()['x-robots-tag']).toContain('noindex')
    await page.getByText('Shared by a teacher on').waitFor()
    expect(await page.locator('meta[name=robots]').last().getAttribute('content')).toContain('noindex')
    const plan = page.frameLocator('iframe').getByText(/half hour|half past/i)
    await plan.first().waitFor()
    expect(await page.locator('iframe').getAttribute('sandbox')).not.toContain('allow-scripts')
    expect(await findSmallTargets(page)).toEqual([])
    await expectSound(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'PDF' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.pdf$/)

    await page.goto(`${inject('appUrl')}/shared#${'a'.repeat(43)}`)
    await page.reload()
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
    await expectSound(page)

    await dialog(teacher).getByRole('button', { name: 'Stop sharing' }).click()
    await dialog(teacher).getByRole('button', { name: 'Make a link' }).waitFor()
    await page.goto(`${link.split('#')[0]}?again#${link.split('#')[1]}`)
    await page.getByRole('heading', { name: 'This link does not work' }).waitFor()
    expect(errors).toEqual([])
  })

  it('opened offline says that it needs a connection, and opens once there is one', async () => {
    const { page: teacher, context } = await openDevice(browser, inject('appUrl'))
    await signUp(teacher)
    await waitForWorker(teacher)
    await teacher.goto('/lesson-plan')
    await askForPlan(teacher, TEXT)
    await starPlan(teacher)
    await teacher.goto('/my-lesson-plans')
    await openDialog(teacher)
    const link = await makeLink(teacher)

    await context.setOffline(true)
    await teacher.goto(link)
    await teacher.getByRole('heading', { name: 'Needs a connection' }).waitFor()
    await expectSound(teacher)
    await context.setOffline(false)
    await teacher.getByRole('button', { name: 'Try again' }).click()
    const plan = teacher.frameLocator('iframe').getByText(/half hour|half past/i)
    await plan.first().waitFor()

    await context.setOffline(true)
    expect(await plan.first().isVisible()).toBe(true)
    await context.setOffline(false)
  })
})
