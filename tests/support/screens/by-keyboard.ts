import type { Locator, Page } from 'playwright-core'

/** More than the stops of any page: that of an administrator with ten teachers has some seventy. */
const MAX_TABS = 120
const MAX_MS = 30_000

export const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Waits until the element exists and can have the focus; a button may be disabled until its data has loaded. */
async function canHaveFocus(target: Locator): Promise<void> {
  await target.waitFor()
  const end = Date.now() + MAX_MS
  while (await target.evaluate((element) => element.matches(':disabled'))) {
    if (Date.now() > end) throw new Error(`it stays disabled: ${target}`)
    await target.page().waitForTimeout(50)
  }
}

/** Presses Tab until the focus is there: what cannot be reached so cannot be reached. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  await canHaveFocus(target)
  for (let presses = 0; presses < MAX_TABS; presses += 1) {
    if (await hasFocus(target)) return
    await page.keyboard.press(key)
  }
  throw new Error(`the focus never came to ${target}`)
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target)
  await page.keyboard.press(key)
}
