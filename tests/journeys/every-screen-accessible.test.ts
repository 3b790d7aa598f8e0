import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice } from '../support/browser.ts'
import { hasFocus } from '../support/screens/by-keyboard.ts'
import { newChat } from '../support/screens/chat-states.ts'
import { findCutOff, findSmallTargets, findViolations, overflow } from '../support/screens/screen-checks.ts'
import { ask, askForPlan, idInAddress, signUp, star, starPlan } from '../support/teacher-at-work.ts'

const SCHEMES = ['light', 'dark'] as const
/** 1280 by 1024 px at 400 % [WCAG 1.4.10]. */
const ZOOMED = { width: 320, height: 256 }
/** This order changes the layout once, where the screen is opened again. */
const VIEWS = [
  { width: 320, height: 800, opens: true, axe: true },
  { ...ZOOMED, opens: false, axe: true },
  { width: 360, height: 800, opens: false, axe: false },
  { width: 1280, height: 800, opens: true, axe: true },
  { width: 768, height: 800, opens: false, axe: false },
]

interface Screen {
  name: string
  /** Opens the screen and waits until it has settled. */
  open: (page: Page) => Promise<unknown>
}

/** Everything wrong with the screens, in every scheme and view; empty is right. */
async function problemsOf(page: Page, screens: Screen[]): Promise<string[]> {
  const problems: string[] = []
  for (const { name, open } of screens) {
    for (const { width, height, opens, axe } of VIEWS) {
      await page.setViewportSize({ width, height })
      if (opens) await open(page)
      const at = `${name} at ${width} by ${height}`
      const wide = await overflow(page)
      if (wide > 0) problems.push(`${at}: ${wide} px too wide`)
      if (height === ZOOMED.height) problems.push(...(await findCutOff(page)).map((cut) => `${at}: ${cut}`))
      if (width === 360) problems.push(...(await findSmallTargets(page)).map((small) => `${name}: ${small}`))
      if (axe) problems.push(...(await violationsOf(page, at)))
    }
  }
  return problems
}

async function violationsOf(page: Page, at: string): Promise<string[]> {
  const problems: string[] = []
  for (const colorScheme of SCHEMES) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    const found = await findViolations(page, colorScheme === 'light' ? 'all' : 'colour')
    problems.push(...found.map((violation) => `${at}, ${colorScheme}: ${violation}`))
  }
  return problems
}

/** What is wrong with what is shown now, on a phone and at 400 % zoom; empty is right. */
async function problemsOnPhone(page: Page, name: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const problems = [...(await findSmallTargets(page)), ...(await findViolations(page))]
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  problems.push(...(await findViolations(page, 'colour')))
  await page.setViewportSize(ZOOMED)
  problems.push(...(await findCutOff(page)))
  if ((await overflow(page)) > 0) problems.push('too wide')
  await page.setViewportSize({ width: 360, height: 780 })
  return problems.map((problem) => `${name}: ${problem}`)
}

/** Opens the dialog by its button, looks at it, and presses Escape: then the button has the focus again. */
async function problemsOfDialog(page: Page, name: string, opener: Locator, press = () => opener.click()) {
  await press()
  const dialog = page.getByRole('dialog', { name })
  await dialog.waitFor()
  const problems = await problemsOnPhone(page, name)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  if (!(await hasFocus(opener))) problems.push(`${name}: Escape loses the focus`)
  return problems
}

const at = (path: string, ready: (page: Page) => Promise<unknown>) => async (page: Page) => {
  await page.goto(path)
  await ready(page)
}
const heading = (name: string | RegExp) => (page: Page) =>
  page.getByRole('heading', { name }).filter({ visible: true }).first().waitFor()
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('every screen', () => {
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let plan = ''
  let resourceChat = ''
  let resource = ''
  beforeAll(async () => {
    browser = await launch()
    const device = await openDevice(browser, inject('appUrl'))
    context = device.context
    page = device.page
    await signUp(page)
    await page.goto('/lesson-plan')
    await askForPlan(page, 'A 40 minute maths lesson on multiplication for Year 4')
    plan = idInAddress(page)
    await starPlan(page)
    await page.goto('/resource')
    await ask(page, 'A Year 4 multiplication worksheet')
    const edit = page.getByRole('link', { name: 'Edit', exact: true })
    await edit.waitFor()
    resourceChat = idInAddress(page)
    resource = ((await edit.getAttribute('href')) ?? '').split('/').at(-1) ?? ''
  })
  afterAll(async () => {
    await context.close()
    await browser.close()
  })

  it('[NAV-09] signed out: public pages, sign-in in its three modes, a page that is not there', async () => {
    const visitor = await openDevice(browser, inject('appUrl'))
    const login = at('/login', (shown) => button(shown, 'Sign In').waitFor())
    const screens: Screen[] = [
      { name: 'landing', open: at('/', heading(/./)) },
      ...[
        '/pricing',
        '/about',
        '/contact',
        '/privacy',
        '/terms',
        '/samples',
        '/samples/tuatara',
        '/help',
      ].map((path) => ({
        name: path,
        open: at(path, heading(/./)),
      })),
      { name: 'sign in', open: login },
      {
        name: 'sign up',
        open: async (shown) => login(shown).then(() => button(shown, 'Create an account').click()),
      },
      {
        name: 'reset',
        open: async (shown) => login(shown).then(() => shown.getByText('Forgot password?').click()),
      },
      { name: '404', open: at('/nowhere', heading('Oops! Page not found')) },
    ]
    expect(await problemsOf(visitor.page, screens)).toEqual([])
    await visitor.context.close()
  })

  it('[NAV-23] [NAV-24] signed in: home, chats, saved lists', async () => {
    const screens: Screen[] = [
      {
        name: 'home',
        open: at('/home', (shown) => shown.getByText('What would you like to create').waitFor()),
      },
      { name: 'empty chat', open: newChat },
      { name: 'plan', open: at(`/lesson-plan/chat/${plan}`, (shown) => star(shown).waitFor()) },
      {
        name: 'resource chat',
        open: at(`/resource/chat/${resourceChat}`, (shown) =>
          shown.getByRole('link', { name: 'Edit', exact: true }).waitFor(),
        ),
      },
      { name: 'open a file', open: at('/open-file', heading('Open a page that you exported')) },
      { name: 'account', open: at('/account', heading('Where you are signed in')) },
      { name: 'saved plans', open: at('/my-lesson-plans', (shown) => shown.getByText('1/50').waitFor()) },
      { name: 'saved resources', open: at('/my-resources', (shown) => shown.getByText('0/50').waitFor()) },
    ]
    expect(await problemsOf(page, screens)).toEqual([])
  })

  it('over them: the picker and the waiting panel', async () => {
    const screens: Screen[] = [
      {
        name: 'picker',
        open: async (shown) => {
          await newChat(shown)
          await button(shown, 'Add curriculum goals').click()
          const dialog = shown.getByRole('dialog', { name: 'Curriculum goals' })
          await dialog.getByLabel('Search goals').fill('fraction')
          await dialog.getByRole('region', { name: 'Results' }).getByRole('listitem').first().waitFor()
        },
      },
      {
        name: 'waiting panel',
        open: async (shown) => {
          await shown.goto('/home')
          await shown.getByRole('button', { name: /up to date/i }).click()
          await shown.getByRole('dialog', { name: 'Waiting to send' }).waitFor()
        },
      },
    ]
    expect(await problemsOf(page, screens)).toEqual([])
  })

  it('over a plan and over the account: dialogs that give the focus back', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await page.goto(`/lesson-plan/chat/${plan}`)
    await star(page).waitFor()
    const change = button(page, 'Change “Learning intention”')
    const edit = () =>
      change.click().then(() => page.getByRole('menuitem', { name: 'Edit the words' }).click())
    const problems = await problemsOfDialog(page, 'Edit “Learning intention”', change, edit)
    await edit()
    const dialog = page.getByRole('dialog', { name: 'Edit “Learning intention”' })
    await dialog.getByRole('textbox').first().fill('share fairly')
    await button(page, 'Save').click()
    // The pencil went with the version before, so the changed section has the focus; nobody is told of a reply.
    await button(page, 'Undo this change').first().waitFor()
    await expect.poll(() => hasFocus(page.locator('[data-section="learning-intention"]').last())).toBe(true)
    expect(await button(page, 'New reply').count()).toBe(0)
    problems.push(...(await problemsOnPhone(page, 'changed')))

    const upgrade = 'Upgrade to Generate Resources'
    problems.push(...(await problemsOfDialog(page, upgrade, button(page, upgrade).last())))
    await button(page, 'Open chat history').click()
    problems.push(...(await problemsOfDialog(page, 'Recently deleted', button(page, 'Recently deleted'))))
    await page.keyboard.press('Escape')

    await page.goto('/account')
    await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor()
    await page.getByText('there are no bills').waitFor()
    problems.push(...(await problemsOnPhone(page, 'account')))
    const last = button(page, 'Delete my account…')
    problems.push(...(await problemsOfDialog(page, 'Delete your account?', last)))
    expect(problems).toEqual([])
  })

  it('[NAV-21] a resource: viewer and editor', async () => {
    const inFrame = (shown: Page) =>
      shown.frameLocator('iframe').locator('body').getByText('Name').first().waitFor()
    const screens: Screen[] = [
      { name: 'viewer', open: at(`/resource/${resource}`, inFrame) },
      { name: 'editor', open: at(`/resource-edit/${resource}`, inFrame) },
    ]
    expect(await problemsOf(page, screens)).toEqual([])
  })
})
