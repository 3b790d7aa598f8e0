import type { Browser, Locator } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice, PHONE } from '../../support/browser.ts'
import { newEmail, PASSWORD, sendable, star } from '../../support/teacher-at-work.ts'

const MOST_TAPS = 12

describe('a stranger with a phone', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  async function arrive() {
    const device = await openDevice(browser, inject('appUrl'), PHONE)
    const printed: string[] = []
    await device.context.exposeFunction('notePrint', (title: string) => void printed.push(title))
    await device.context.addInitScript(() => {
      window.print = () => void (window as never as { notePrint(t: string): void }).notePrint(document.title)
    })
    let taps = 0
    const tap = async (target: Locator) => {
      taps += 1
      await target.tap()
    }
    /** A field is tapped and typed into as on a phone: nothing is filled in without a tap. */
    const write = async (field: Locator, words: string) => {
      await tap(field)
      await device.page.keyboard.type(words)
    }
    await device.page.goto('/')
    return { ...device, tap, write, taps: () => taps, printed }
  }

  it(`[PUB-01] [AUTH-01] [GEN-17] gets from the landing page to a printed plan of their own within ${MOST_TAPS} taps`, async () => {
    const { page, context, errors, tap, write, taps, printed } = await arrive()
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
    await tap(page.getByRole('link', { name: 'Start Free Trial' }).first())
    await write(page.getByLabel('Full name'), 'Hana Walker')
    await write(page.getByLabel('Email'), newEmail())
    await write(page.getByLabel('Password', { exact: true }), PASSWORD)
    await tap(button('Create Account'))
    await tap(page.getByRole('main').getByRole('link', { name: /Lesson Plan Generator/ }))
    await write(
      page.getByRole('textbox', { name: 'Message' }),
      'A 40 minute maths lesson on multiplication for Year 4',
    )
    await tap(sendable(page))
    await star(page).waitFor()
    await tap(button(/^More: create resource, print/))
    await tap(
      page
        .getByRole('menuitem', { name: /Print/ })
        .or(button(/^Print/))
        .first(),
    )
    await expect.poll(() => printed).toEqual([expect.stringMatching(/multiplication/i)])
    expect(taps()).toBeLessThanOrEqual(MOST_TAPS)
    expect(errors).toEqual([])
    await context.close()
  })

  it('prints a finished sample plan within 3 taps, without an account', async () => {
    const { page, context, errors, tap, taps, printed } = await arrive()
    await tap(page.locator('a[href="/samples"]').first())
    await tap(page.locator('main a[href^="/samples/"]').first())
    await tap(page.getByRole('button', { name: 'Print', exact: true }))
    await expect.poll(() => printed.length).toBe(1)
    expect(taps()).toBeLessThanOrEqual(3)
    expect(errors).toEqual([])
    await context.close()
  })
})
