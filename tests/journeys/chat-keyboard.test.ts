import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice } from '../support/browser.ts'
import { makePremium } from '../support/databases/server-side.ts'
import { hasFocus, press, tabTo } from '../support/screens/by-keyboard.ts'
import { newEmail, PASSWORD, userId } from '../support/teacher-at-work.ts'

async function signUpByKeyboard(page: Page): Promise<void> {
  await page.goto('/login')
  await press(page, page.getByRole('button', { name: 'Create an account' }))
  await tabTo(page, page.getByLabel('Full name'))
  await page.keyboard.type('Hana Walker')
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(newEmail())
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
}

/** Every text a live region of the chat has held, in order. */
async function listenToReplies(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    const note = () => {
      for (const region of document.querySelectorAll('[role=status].sr-only')) {
        const words = region.textContent ?? ''
        if (/plan|reply|Stopped/i.test(words) && words !== said.at(-1)) said.push(words)
      }
    }
    new MutationObserver(note).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  return () => page.evaluate(() => (window as unknown as { said: string[] }).said)
}

describe('the chat without a mouse', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[CHAT-134] [CHAT-54] [CHAT-57] signs up, chooses goals, sends, stars, makes a resource, renames, searches and deletes', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    await signUpByKeyboard(page)
    await makePremium(await userId(page))
    await press(page, page.getByRole('link', { name: /Lesson Plan Generator/ }).first())
    await page.waitForURL('**/lesson-plan')

    await press(page, page.getByRole('button', { name: 'Add curriculum goals' }))
    const dialog = page.getByRole('dialog', { name: 'Curriculum goals' })
    await tabTo(page, dialog.getByLabel('Search goals'))
    await page.keyboard.type('fraction year 5')
    // Each letter brings other results: what has the focus must not be replaced under it.
    await dialog.getByText(/goals with “fraction year 5”/).waitFor()
    await press(page, dialog.getByRole('region', { name: 'Results' }).getByRole('checkbox').first(), 'Space')
    await press(page, dialog.getByRole('button', { name: 'Add to conversation' }))
    await dialog.waitFor({ state: 'hidden' })

    const box = page.getByRole('textbox', { name: 'Message' })
    await tabTo(page, box)
    const said = await listenToReplies(page)
    await page.keyboard.type('A 40 minute lesson on fractions for Year 5')
    await page.keyboard.press('Enter')
    const star = page.getByRole('button', { name: /^Starr?(ed)?$/ }).last()
    await star.waitFor()
    // A screen reader hears of a reply twice: that it is being written, and that it is there.
    await expect.poll(said).toHaveLength(2)
    expect((await said())[0]).toBe('Writing your plan…')
    expect((await said())[1]).toMatch(/^Lesson plan ready, \d+ sections\.$/)
    expect(await hasFocus(box)).toBe(true)

    await tabTo(page, star, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Starred', exact: true }).last().waitFor()

    await press(page, page.getByRole('button', { name: 'Create resource' }).last())
    await page.waitForURL('**/resource/chat/*')
    await page.getByRole('link', { name: 'Open', exact: true }).waitFor()
    await tabTo(page, page.getByRole('link', { name: 'Open', exact: true }), 'Shift+Tab')

    await renameSearchDelete(page)
    expect(errors).toEqual([])
    await context.close()
  })
})

async function renameSearchDelete(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: /^More for/ }).first()
  await tabTo(page, more)
  await page.keyboard.press('Enter')
  // Keys follow without a wait: somebody who knows the menu types ahead, and no key may reach the button behind it.
  expect(await hasFocus(page.getByRole('menuitem', { name: 'Rename' }))).toBe(true)
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Chat title' }).waitFor()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('Room 7 māra kai')
  await page.keyboard.press('Enter')
  const renamed = page.getByRole('link', { name: /Room 7 māra kai/ })
  await renamed.waitFor()
  await expect.poll(() => hasFocus(renamed)).toBe(true)

  const search = page.getByRole('searchbox', { name: 'Search chats' })
  await tabTo(page, search, 'Shift+Tab')
  await page.keyboard.type('mara')
  await page
    .getByRole('link', { name: /Room 7/ })
    .first()
    .waitFor()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await page.getByRole('navigation', { name: 'Chats', exact: true }).waitFor()

  await press(page, page.getByRole('button', { name: /^More for Room 7/ }))
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete Chat' })
  await dialog.waitFor()
  await press(page, dialog.getByRole('button', { name: 'Delete', exact: true }))
  await page.getByText('The chat has been deleted successfully.').waitFor()
}
