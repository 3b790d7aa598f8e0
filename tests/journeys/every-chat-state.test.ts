import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { launch, openDevice, waitForWorker } from '../support/browser.ts'
import { hasFocus, press, tabTo } from '../support/screens/by-keyboard.ts'
import { prepareChatStates } from '../support/screens/chat-states.ts'
import { findCutOff, findViolations, overflow } from '../support/screens/screen-checks.ts'
import { composer, signUp, userId } from '../support/teacher-at-work.ts'

describe('the chat, however it stands', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser.close())

  it('[OP-36] every state of the chat: both themes, 320 px and 400 % zoom', async () => {
    const device = await openDevice(browser, inject('appUrl'), { reducedMotion: 'reduce' })
    const { page: shown } = device
    await signUp(shown)
    await waitForWorker(shown)
    const user = await userId(shown)
    await device.context.setOffline(true)
    const problems: string[] = []
    const states = await prepareChatStates(shown, user)
    for (const { name, open } of states) {
      // 1280 px at 400 % is 320 px wide and a quarter as high
      await shown.setViewportSize({ width: 320, height: name.length % 2 ? 640 : 256 })
      await shown.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await open(shown)
      const wide = await overflow(shown)
      if (wide > 0) problems.push(`${name}: ${wide} px too wide`)
      problems.push(...(await findCutOff(shown)).map((cut) => `${name}: ${cut}`))
      problems.push(...(await findViolations(shown)).map((violation) => `${name}: ${violation}`))
      await shown.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      problems.push(...(await findViolations(shown, 'colour')).map((found) => `${name}, dark: ${found}`))
    }
    expect(problems).toEqual([])

    // Stops a reply and unfolds an older plan by keyboard alone, without losing the focus.
    const show = (wanted: string) => states.find(({ name }) => name === wanted)?.open(shown)
    await show('streaming')
    await press(shown, shown.getByRole('button', { name: 'Stop', exact: true }))
    await shown.getByText('What was written up to here is kept').waitFor()
    await shown.getByRole('button', { name: 'Send', exact: true }).waitFor()
    expect(await hasFocus(composer(shown))).toBe(true)
    await show('older plan')
    const folded = shown.getByRole('button', { name: /^Show / })
    await press(shown, folded)
    await shown.getByRole('heading', { name: 'Learning intention' }).nth(1).waitFor()
    expect(await folded.count()).toBe(0)
    expect(await shown.evaluate(() => document.activeElement?.closest('article') !== null)).toBe(true)
    // Nor does the picker's foot lie over what has the focus, or a word without an end widen the list of chats.
    await shown.setViewportSize({ width: 320, height: 256 })
    await show('picker year')
    const picker = shown.getByRole('dialog', { name: 'Curriculum goals' })
    const last = picker.getByRole('button', { name: 'Year 8' })
    await tabTo(shown, last)
    const foot = await picker.locator('footer').boundingBox()
    const focused = await last.boundingBox()
    expect((focused?.y ?? 999) + (focused?.height ?? 999)).toBeLessThanOrEqual((foot?.y ?? 0) + 1)
    await shown.setViewportSize({ width: 320, height: 640 })
    await show('list')
    await shown.getByRole('searchbox', { name: 'Search chats' }).fill('W'.repeat(200))
    await shown.getByText(/^No chats with “W/).waitFor()
    const list = shown.getByRole('navigation', { name: 'Chats found' })
    expect(await list.evaluate((found) => found.scrollWidth - found.clientWidth)).toBe(0)
    expect(device.errors).toEqual([])
    await device.context.close()
  })
})
