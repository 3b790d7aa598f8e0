import type { Locator, Page } from 'playwright-core'
import { composer, star, typeInEditor } from '../../support/teacher-at-work.ts'
import type { ChatType, Place } from './book.ts'

/** Points in an action at which the browser may be killed. */
export interface Moments {
  /** Called when the text is in the box. */
  typed?: () => Promise<void>
  /** Called in the same instant as the tap, whose result nobody waits for. */
  tapped?: () => void
  /** The screen has said that the device has it. */
  taken?: () => void
}

export const NOTHING: Moments = {}

/** The screen could not be brought to where the action begins, for instance because a reply is being written. */
export class NotNow extends Error {
  override name = 'NotNow'
}

const BASES: Record<ChatType, string> = { lessonPlan: '/lesson-plan', resourceGenerator: '/resource' }
const pathOf = ({ type, sessionId }: Place) => BASES[type] + (sessionId ? `/chat/${sessionId}` : '')

/** The chats of the sidebar, newest first. */
export async function listedChats(page: Page): Promise<Required<Place>[]> {
  const links = page.locator('nav[aria-label="Chats"] a')
  const paths = await links.evaluateAll((list) => list.map((link) => link.getAttribute('href') ?? ''))
  return paths.flatMap((path) => {
    const sessionId = path.split('/').at(-1)
    if (!sessionId) return []
    return [{ sessionId, type: path.startsWith('/resource/') ? 'resourceGenerator' : 'lessonPlan' }]
  })
}

/** Opens a chat by its link and a new one by the button, or by the address where there is neither. */
export async function goTo(page: Page, url: string, place: Place): Promise<void> {
  const path = pathOf(place)
  if (new URL(page.url()).pathname !== path) {
    const inList = page.locator(`nav[aria-label="Chats"] a[href="${path}"]`)
    const begin = page.getByRole('button', { name: 'New Chat', exact: true }).last()
    const isNewHere =
      !place.sessionId &&
      (await page.getByRole('heading', { level: 1, name: titleOf(place.type) }).count()) > 0
    if (place.sessionId && (await inList.count()) > 0) await inList.click()
    else if (isNewHere) await begin.click()
    else await page.goto(url + path)
    await page.waitForURL(url + path)
  }
  await composer(page).waitFor()
}

const titleOf = (type: ChatType) => (type === 'lessonPlan' ? 'Lesson Plan Generator' : 'Resource Generator')

const bubble = (page: Page, words: string): Locator =>
  page.getByRole('log').getByText(words, { exact: true }).first()

/** Types, waits until Send is offered, presses Enter, and waits for the bubble. */
export async function send(page: Page, words: string, moments: Moments, typed = false): Promise<void> {
  if (!typed) {
    if ((await page.getByRole('button', { name: 'Stop', exact: true }).count()) > 0)
      throw new NotNow('a reply is being written')
    await composer(page).fill(words)
  }
  await moments.typed?.()
  await offered(page.getByRole('button', { name: 'Send', exact: true }))
  const pressed = composer(page).press('Enter')
  if (moments.tapped) {
    pressed.catch(() => {})
    return moments.tapped()
  }
  await pressed
  await bubble(page, words).waitFor()
  moments.taken?.()
}

async function offered(button: Locator): Promise<void> {
  for (let tries = 0; tries < 40; tries += 1) {
    if ((await button.count()) > 0 && (await button.isEnabled())) return
    await button.page().waitForTimeout(100)
  }
  throw new NotNow('Send is not offered')
}

/** Presses the deciding button; waits for what the screen says, unless the browser dies in that instant. */
async function decide(press: () => Promise<void>, said: Locator, moments: Moments): Promise<void> {
  const pressed = press()
  if (moments.tapped) {
    pressed.catch(() => {})
    return moments.tapped()
  }
  await pressed
  await said.waitFor()
  moments.taken?.()
}

/** Taps the star of the last finished plan of the open chat. */
export async function tapStar(page: Page, moments: Moments): Promise<void> {
  const button = star(page)
  if ((await button.count()) === 0) throw new NotNow('no finished plan here')
  const on = (await button.getAttribute('aria-pressed')) === 'true'
  await decide(() => button.click(), page.locator(`button[aria-pressed="${!on}"]`).last(), moments)
}

async function openMenu(page: Page, { type, sessionId }: Required<Place>, item: string): Promise<void> {
  const link = page.locator(`a[href="${pathOf({ type, sessionId })}"]`)
  const row = page.locator('nav[aria-label="Chats"]').getByRole('listitem').filter({ has: link })
  await row.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

export async function rename(page: Page, chat: Required<Place>, title: string, moments: Moments) {
  await openMenu(page, chat, 'Rename')
  const field = page.getByRole('textbox', { name: 'Chat title' })
  await field.fill(title)
  const link = page.locator(`nav[aria-label="Chats"] a[href="${pathOf(chat)}"]`)
  await decide(() => field.press('Enter'), link.filter({ hasText: title }), moments)
}

export async function removeChat(page: Page, chat: Required<Place>, moments: Moments): Promise<void> {
  await openMenu(page, chat, 'Delete')
  const dialog = page.getByRole('dialog', { name: 'Delete Chat' })
  const button = dialog.getByRole('button', { name: 'Delete', exact: true })
  await decide(() => button.click(), page.getByText('The chat has been deleted successfully.'), moments)
}

/** Adds a word to a resource and saves it. Work left unsaved by a kill is taken up first. */
export async function edit(page: Page, url: string, messageId: string, marker: string, moments: Moments) {
  await page.goto(`${url}/resource-edit/${messageId}`)
  const body = page.frameLocator('iframe[title$=", text"]').locator('body')
  const offer = page.getByRole('button', { name: 'Carry on with them' })
  await body.or(offer).first().waitFor()
  if ((await offer.count()) > 0) await offer.click()
  await typeInEditor(page, 'Name', ` ${marker}`)
  await moments.typed?.()
  const save = page.getByRole('button', { name: 'Save', exact: true })
  const said = page.getByText('Your changes have been saved successfully.')
  await decide(() => save.click(), said, moments)
}
