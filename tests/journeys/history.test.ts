import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice } from '../support/browser.ts'
import { putOnDevice } from '../support/device-rows.ts'
import { MadeUpChat } from '../support/screens/made-up-chat.ts'
import { findSmallTargets, findViolations, overflow } from '../support/screens/screen-checks.ts'
import { composer, signUp, userId } from '../support/teacher-at-work.ts'

const PLAIN = 'Use the whole line and say how you know. '.repeat(30)
const HEIGHT = 800

let browser: Browser
let context: BrowserContext
let page: Page
let errors: string[]
let teacher: string
let long: MadeUpChat
let other: MadeUpChat

/** Above the others in the list. */
const later = (seconds: number) => ({ updated_at: new Date(Date.now() + seconds * 1000).toISOString() })

/** A chat of many screens, with a name of its own: where it was left is remembered. */
async function putLongChat(title: string): Promise<MadeUpChat> {
  const chat = new MadeUpChat(teacher, title, later(60))
  for (let n = 1; n <= 20; n += 1) chat.asks(`Question ${n} on fractions`).answers('done', `${n}. ${PLAIN}`)
  await putOnDevice(page, teacher, chat.rows())
  return chat
}

async function fill(): Promise<void> {
  long = await putLongChat('Planting the māra kai')
  other = new MadeUpChat(teacher, 'Garden beds', { generator_type: 'resourceGenerator', ...later(30) })
  other.asks('three beds in the māra, one page').answers('done', `Hīkoi. ${PLAIN}`)
  const more = Array.from({ length: 25 }, (_, n) => new MadeUpChat(teacher, `Verbs ${n}`).asks('Verbs'))
  for (const chat of [...more, other]) await putOnDevice(page, teacher, chat.rows())
}

beforeAll(async () => {
  browser = await launch()
  const device = await openDevice(browser, inject('appUrl'))
  context = device.context
  page = device.page
  errors = device.errors
  await signUp(page)
  await page.getByText('No chat history found. Start a new chat!').waitFor()
  teacher = await userId(page)
  await fill()
  await page.goto('/home')
})
afterAll(async () => {
  await context.close()
  await browser.close()
})

const wide = (width: number) => page.setViewportSize({ width, height: HEIGHT })
const heightOf = async (selector: string) => (await page.locator(selector).boundingBox())?.height
const widthOf = async (selector: string) => (await page.locator(selector).boundingBox())?.width
const sheet = () => page.getByRole('dialog', { name: 'Chat History' })
const openSheet = () => page.getByRole('button', { name: 'Open chat history' }).click()
const chatLink = (title: string) => page.getByRole('link', { name: new RegExp(title) }).first()
const cookie = async () => (await context.cookies()).find(({ name }) => name === 'sidebar:state')?.value
const rootStyle = (name: string) =>
  page.evaluate((property) => document.documentElement.style.getPropertyValue(property), name)
const themeColour = () =>
  page.evaluate(() => document.querySelector('meta[name="theme-color"]')?.getAttribute('content'))

describe('the frame', () => {
  it('[NAV-49] [NAV-50] [NAV-51] [NAV-52] [NAV-53] [NAV-70] has its measures on either side of 768 px', async () => {
    await wide(768)
    await page.locator('aside').waitFor()
    expect(await heightOf('header')).toBe(88)
    expect(await widthOf('aside')).toBe(256)
    expect(await page.locator('aside').evaluate((aside) => getComputedStyle(aside).position)).toBe('fixed')
    await page.keyboard.press('Control+b')
    await page.getByRole('button', { name: 'Show chat history' }).waitFor()
    expect(await widthOf('aside')).toBe(48)
    await page.keyboard.press('Control+b')
    await wide(767)
    await page.locator('aside').waitFor({ state: 'detached' })
    expect(await heightOf('header')).toBe(76)
    await openSheet()
    await sheet().waitFor()
    expect(await sheet().boundingBox()).toMatchObject({ x: 0, width: 288, height: HEIGHT })
    await sheet().getByRole('button', { name: 'Close' }).click()
  })

  it('[NAV-69] goes back to the layout’s default when the breakpoint is crossed, and leaves the cookie alone', async () => {
    await wide(1280)
    await page.getByRole('button', { name: 'Hide chat history' }).click()
    expect(await cookie()).toBe('false')
    await wide(500)
    await page.locator('aside').waitFor({ state: 'detached' })
    expect(await sheet().isVisible()).toBe(false)
    await openSheet()
    await sheet().waitFor()
    await wide(1280)
    await page.getByRole('button', { name: 'Hide chat history' }).waitFor()
    expect(await sheet().isVisible()).toBe(false)
    expect(await cookie()).toBe('false')
    await wide(500)
    expect(await sheet().isVisible()).toBe(false)
    await page.evaluate("document.cookie = 'sidebar:state=; path=/; max-age=0'")
  })

  it('[NAV-59] [NAV-61] [NAV-62] opens the history in a sheet, which goes with the choice below 640 px', async () => {
    for (const [width, stays] of [
      [639, false],
      [640, true],
    ] as const) {
      await wide(width)
      await page.goto('/home')
      await openSheet()
      await sheet()
        .getByRole('link', { name: /Planting the māra kai/ })
        .click()
      await page.waitForURL(`**${long.path}`)
      await page.getByText('Question 20 on fractions').waitFor()
      expect([width, await sheet().isVisible()]).toEqual([width, stays])
    }
    await sheet().getByRole('button', { name: 'Close' }).click()
  })

  it('[NAV-71] [NAV-72] [NAV-73] [NAV-75] on a phone: its height, a white bar, zoom for those who need it, none by accident', async () => {
    await wide(360)
    await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--app-height') !== '')
    expect(await rootStyle('--app-height')).toBe('100dvh')
    expect(await themeColour()).toBe('#ffffff')
    const viewport = await page.evaluate(
      () => document.querySelector('meta[name="viewport"]')?.getAttribute('content') ?? '',
    )
    // The letter would lock it (OP-09); the fixed feel comes from fields of 16 px and no zoom by two taps.
    expect(viewport).toContain('maximum-scale=5')
    expect(viewport).not.toMatch(/user-scalable\s*=\s*(no|0)/)
    const sizes = await page
      .locator('input, textarea')
      .evaluateAll((fields) => fields.map((field) => Number.parseFloat(getComputedStyle(field).fontSize)))
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(16)
    expect(await page.evaluate(() => getComputedStyle(document.body).touchAction)).toBe('manipulation')
    await wide(1280)
    await page.waitForFunction(() => document.documentElement.style.getPropertyValue('--app-height') === '')
    expect(await themeColour()).not.toBe('#ffffff')
  })

  it('keeps clear of the notch and of the bar one swipes', async () => {
    const devtools = await context.newCDPSession(page)
    const insets = { top: 0, right: 40, bottom: 34, left: 44 }
    await devtools.send('Emulation.setSafeAreaInsetsOverride' as never, { insets } as never)
    await wide(844)
    expect((await page.locator('aside').boundingBox())?.x).toBe(44)
    expect((await page.locator('header').boundingBox())?.width).toBe(844 - 84)
    const foot = await page.locator('aside progress').boundingBox()
    expect(HEIGHT - ((foot?.y ?? 0) + (foot?.height ?? 0))).toBeGreaterThanOrEqual(34)
    expect(await overflow(page)).toBe(0)
    await devtools.send('Emulation.setSafeAreaInsetsOverride' as never, { insets: {} } as never)
    await wide(1280)
  })
})

describe('where one was', () => {
  const isAt = (top: number) => page.waitForFunction((place) => Math.abs(window.scrollY - place) < 2, top)
  /** Loads the page anew and answers where it was left. A busy browser may still be drawing the wheel's way until then. */
  const reloadAndAnswerPlace = async () => {
    await page.evaluate(() =>
      window.addEventListener('pagehide', () => sessionStorage.setItem('test-left-at', `${window.scrollY}`)),
    )
    await page.reload()
    return page.evaluate(() => Number(sessionStorage.getItem('test-left-at')))
  }
  /** Past the time in which a place is held. */
  const staysAt = async (top: number) => {
    await isAt(top)
    await page.waitForTimeout(800)
    await isAt(top)
  }
  const atEnd = () =>
    page.waitForFunction(
      () =>
        window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 10 &&
        window.scrollY > 0,
    )

  it('[NAV-29] a chat opens at its end, then where it was left: by reload, by Back, and chosen again; a new page at its top', async () => {
    await wide(1280)
    const title = `Eels ${Date.now()}`
    const eels = await putLongChat(title)
    await page.goto(eels.path)
    await page.getByText('Question 20 on fractions').waitFor()
    await atEnd()
    await page.mouse.move(700, 400)
    await page.mouse.wheel(0, -3000)
    await page.waitForFunction(
      () => window.scrollY < document.documentElement.scrollHeight - window.innerHeight - 2000,
    )
    const place = await reloadAndAnswerPlace()
    await staysAt(place)
    await chatLink('Garden beds').click()
    await page.getByText('three beds in the māra').waitFor()
    await page.goBack()
    await page.getByText('Question 20 on fractions').waitFor()
    await staysAt(place)
    // A click of the test tool's would first scroll the page for the sticky header's sake.
    await page.getByRole('link', { name: 'My Resources' }).dispatchEvent('click')
    await page.getByRole('heading', { name: 'My Resources' }).waitFor()
    await isAt(0)
    await chatLink(title).click()
    await page.getByText('Question 20 on fractions').waitFor()
    await staysAt(place)
  })

  it('what the reader does ends it at once', async () => {
    const place = await page.evaluate(() => window.scrollY)
    await page.reload()
    await page.getByText('Question 20 on fractions').waitFor()
    await isAt(place)
    await page.mouse.move(700, 400)
    await page.mouse.wheel(0, 100_000)
    // How far the page goes down depends on how much of it is laid out by then; what matters is that it does not come back.
    const isFurtherDown = () => page.waitForFunction((top) => window.scrollY > top + 300, place)
    await isFurtherDown()
    await page.waitForTimeout(800)
    await isFurtherDown()
  })
})

describe('search', () => {
  it('finds words of messages offline, marks them, opens the chat, and reads well in both themes', async () => {
    await wide(1280)
    await page.goto('/home')
    await chatLink('Garden beds').waitFor()
    const field = page.getByRole('searchbox', { name: 'Search chats' })
    // A first search brings what searches; without it there is none offline.
    await field.fill('Garden')
    await page.getByText('1 chat with “Garden”').waitFor()
    await field.fill('')
    await context.setOffline(true)
    await field.fill('mara')
    await page.getByText('2 chats with “mara” or “māra”').waitFor()
    await expect.poll(() => page.locator('mark').allTextContents()).toEqual(['māra', 'māra'])
    await expect.poll(() => page.locator('aside').innerText()).toContain('three beds in the māra, one page')
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect(await findViolations(page, colorScheme === 'light' ? 'all' : 'colour')).toEqual([])
    }
    await field.fill('hikoi')
    await page.getByText('1 chat with “hikoi” or “hīkoi”').waitFor()
    await chatLink('Garden beds').click()
    await page.waitForURL(`**${other.path}`)
    await context.setOffline(false)
    await wide(360)
    await page.goto('/home')
    await openSheet()
    await sheet().getByRole('searchbox').fill('mara')
    await sheet().getByText('2 chats with').waitFor()
    expect(await findViolations(page)).toEqual([])
    expect(await findSmallTargets(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await sheet()
      .getByRole('link', { name: /Planting/ })
      .click()
    await composer(page).waitFor()
    expect(errors).toEqual([])
  })
})
