import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice } from '../support/browser.ts'
import { putOnDevice } from '../support/device-rows.ts'
import { newChat } from '../support/screens/chat-states.ts'
import { MadeUpChat } from '../support/screens/made-up-chat.ts'
import { composer, signUp, userId } from '../support/teacher-at-work.ts'
import { findLiveMarkup, setTraps, TRAPS } from '../support/traps.ts'

const DISGUISES = `${TRAPS}
<div style="position:fixed;inset:0;z-index:99999;background:red">cover</div>
<style>body{display:none}</style>
<form action="/auth/v1/logout"><button class="btn btn-primary">Sign in again</button></form>
<a href="data:text/html,<script>sprung('data')</script>">data</a>
[vb](vbscript:sprung("vb")) [tab](java\tscript:sprung("tab")) ![beacon](https://evil.example/p.gif)
<math><mtext><table><mglyph><style><img src=x onerror="sprung('mxss')"></style></mglyph></table></mtext></math>
<b class="fixed inset-0">classes</b> \u202eturned round\u202c`

const rows = Array.from({ length: 10_000 }, (_, at) => `| ${at} | a row |`).join('\n')

/** Replies that try to run code, cover the screen, load from outside or freeze the page; each ends in a text that must be visible. */
const REPLIES: Record<string, { text: string; shows: string }> = {
  markup: { text: `${DISGUISES}\n\nEnd of markup.`, shows: 'End of markup.' },
  line: { text: `First words ${'a'.repeat(1_000_000)}`, shows: 'First words' },
  table: { text: `| n | words |\n|---|---|\n${rows}`, shows: 'words' },
  emphasis: { text: `Begins ${'_a'.repeat(100_000)}`, shows: 'Begins' },
  quotes: { text: `${'> '.repeat(8_000)}deep\n\nEnd of quotes.`, shows: 'End of quotes.' },
  brackets: { text: `Begins ${'![['.repeat(20_000)}`, shows: 'Begins' },
}

/** Every storage the browser has says no, as with cookies blocked. */
function denyStorage(): void {
  const denied = () => {
    throw new DOMException('Access is denied for this document.', 'SecurityError')
  }
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
    Object.defineProperty(window, name, { get: denied, configurable: true })
  Object.defineProperty(document, 'cookie', { get: denied, set: denied, configurable: true })
}

/** A press on Send arrives: nothing lies over the page and nothing holds it up. */
async function composerAnswers(page: Page): Promise<void> {
  await composer(page).click()
  await composer(page).fill('Still here')
  await composer(page).fill('')
}

describe('hostile words in the chat', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[OP-90] replies and titles that would run, cover the page or hold it up are words', async () => {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    const sprung = await setTraps(page)
    await signUp(page)
    const user = await userId(page)
    const calls: string[] = []
    context.on('request', (request) => calls.push(request.url()))
    for (const [name, { text, shows }] of Object.entries(REPLIES)) {
      const title = `\u202e<img src=x onerror=sprung(1)> ${name}`
      const chat = new MadeUpChat(user, title).asks('Hello').answers('done', text)
      await putOnDevice(page, user, chat.rows())
      await page.goto(chat.path)
      const reply = page.getByRole('article').last()
      await reply.getByText(shows).first().waitFor()
      await reply.locator('.markdown').waitFor()
      await composerAnswers(page)
      expect(await findLiveMarkup(page), name).toEqual([])
      const dressed = 'style, script, img, iframe, form, button[class], [style], [class*=fixed], svg'
      expect(await reply.locator('.markdown > div').locator(dressed).count(), name).toBe(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThan(1)
    }
    const more = page.getByRole('article').last().getByRole('button', { name: 'Show more' })
    await more.click()
    await more.waitFor({ state: 'detached' })
    expect(calls.filter((url) => url.includes('evil'))).toEqual([])
    expect(sprung()).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })

  it('in a browser that denies its storage the app starts, and words that cannot be kept stay in the box', async () => {
    const { context, page } = await openDevice(browser, inject('appUrl'))
    await page.addInitScript(denyStorage)
    for (const path of ['/login', '/lesson-plan', `/lesson-plan/chat/${crypto.randomUUID()}`]) {
      await page.goto(path)
      await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor()
    }
    await context.close()

    // A signed-in device has lost only its database: the text stays in the box, and the app says that it is not saved.
    const device = await openDevice(browser, inject('appUrl'))
    await signUp(device.page)
    await device.page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('The user denied permission to access the database.', 'UnknownError')
      }
    })
    await newChat(device.page)
    await composer(device.page).fill('A lesson that nobody may lose')
    await composer(device.page).press('Enter')
    await device.page
      .getByText('Failed to send')
      .or(device.page.getByText('Message is still in the box'))
      .first()
      .waitFor()
    expect(await composer(device.page).inputValue()).toBe('A lesson that nobody may lose')
    await device.context.close()
  })
})
