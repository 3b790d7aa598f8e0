import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice } from '../support/browser.ts'
import { chargedTo, makePremium, sentBy } from '../support/databases/server-side.ts'
import {
  ask,
  composer,
  idInAddress,
  saveEdit,
  sendable,
  signUp,
  star,
  starPlan,
  typeInEditor,
  userId,
} from '../support/teacher-at-work.ts'
import { findLiveMarkup, setTraps, TRAPS } from '../support/traps.ts'

const LONG = 'Fractions of a set, please. '.repeat(3_572).slice(0, 100_000)

const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true })

async function sendWhatStands(page: Page): Promise<void> {
  while ((await composer(page).inputValue()) !== '') {
    await composer(page).press('Enter')
    await page.waitForTimeout(200)
  }
}

describe('bad input', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[CHAT-131] sends nothing that is blank, however often Enter is pressed', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    await signUp(page)
    await page.goto('/lesson-plan')
    await composer(page).waitFor()
    for (const blank of ['', '   ', '\n\t \n', '\u00a0\u2003']) {
      await composer(page).fill(blank)
      expect(await send(page).isDisabled()).toBe(true)
      await composer(page).press('Enter')
    }
    expect(new URL(page.url()).pathname).toBe('/lesson-plan')
    expect(await sentBy(await userId(page))).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })

  it('keeps a message that is far too long in the box, says why, and has it after a reload', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    await signUp(page)
    await page.goto('/lesson-plan')
    await composer(page).fill(LONG)
    const reason = page.getByRole('alert').filter({ hasText: 'can have up to 20,000' })
    await reason.waitFor()
    expect(await send(page).isDisabled()).toBe(true)
    await composer(page).press('Enter')
    expect(await composer(page).inputValue()).toBe(LONG)

    await page.getByText('Draft saved on this device').first().waitFor()
    await page.reload()
    await reason.waitFor()
    expect(await composer(page).inputValue()).toBe(LONG)
    expect(await sentBy(await userId(page))).toEqual([])

    await composer(page).fill('Year 4 fractions, 40 minutes')
    await composer(page).press('Enter')
    await expect.poll(async () => sentBy(await userId(page))).toEqual(['Year 4 fractions, 40 minutes'])
    expect(errors).toEqual([])
    await context.close()
  })

  it('[OP-90] shows markup in a prompt, a title and a resource as words, and runs none of it', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    const sprung = await setTraps(page)
    await signUp(page)
    await makePremium(await userId(page))
    await page.goto('/lesson-plan')
    await ask(page, `A Year 4 lesson on multiplication\n${TRAPS}`)
    await star(page).waitFor()
    await page.getByText('<script>sprung("script")</script>').first().waitFor()
    expect(await findLiveMarkup(page)).toEqual([])

    const title = '<img src=x onerror=sprung(1)>'
    await page
      .getByRole('button', { name: /^More for/ })
      .first()
      .click()
    await page.getByRole('menuitem', { name: 'Rename' }).click()
    await page.getByRole('textbox', { name: 'Chat title' }).fill(title)
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: title }).waitFor()
    await starPlan(page)
    await page.goto('/my-lesson-plans')
    await page.getByText(title).first().waitFor()
    expect(await findLiveMarkup(page)).toEqual([])

    await page.goto('/resource')
    await ask(page, `A Year 4 multiplication worksheet ${TRAPS}`)
    await page.getByRole('link', { name: 'Edit', exact: true }).click()
    await page.waitForURL('**/resource-edit/*')
    await typeInEditor(page, 'Name', ` ${TRAPS.replaceAll('\n', ' ')}`)
    await saveEdit(page)
    expect(await findLiveMarkup(page)).toEqual([])
    await page.goto(`/resource/${idInAddress(page)}`)
    await page
      .frameLocator('iframe')
      .locator('body')
      .getByText('<script>sprung("script")</script>')
      .first()
      .waitFor()
    expect(await findLiveMarkup(page)).toEqual([])
    expect(sprung()).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })

  it('[SYS-24] sends once when Send is clicked twice, Enter is mashed, and two tabs write in one chat', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    await signUp(page)
    const teacher = await userId(page)
    await page.goto('/lesson-plan')
    await composer(page).fill('Year 4 fractions, 40 minutes')
    await send(page).dblclick()
    await page.waitForURL('**/lesson-plan/chat/*')
    await page
      .getByRole('article', { name: /^Reply/ })
      .or(page.getByRole('article').nth(1))
      .first()
      .waitFor()
    await expect.poll(() => sentBy(teacher)).toHaveLength(1)

    await send(page).waitFor()
    await composer(page).fill('Year 4 angles, 40 minutes')
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('Enter', { delay: 0 })
    await expect.poll(() => sentBy(teacher)).toHaveLength(2)
    await send(page).waitFor()

    const second = await context.newPage()
    await second.goto(page.url())
    await composer(second).fill('Year 4 time, 40 minutes')
    await composer(page).fill('Year 4 money, 40 minutes')
    await Promise.all([page, second].map((tab) => sendable(tab).waitFor()))
    await Promise.all([composer(page).press('Enter'), composer(second).press('Enter')])
    // The slower tab may find that a reply is being written; its text stays in the box until the reply is finished.
    await Promise.all([page, second].map(sendWhatStands))
    await expect
      .poll(async () => (await sentBy(teacher)).sort())
      .toEqual([
        'Year 4 angles, 40 minutes',
        'Year 4 fractions, 40 minutes',
        'Year 4 money, 40 minutes',
        'Year 4 time, 40 minutes',
      ])
    expect(await chargedTo(teacher)).toBe(4)
    expect(errors).toEqual([])
    await context.close()
  })
})
