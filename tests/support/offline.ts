import type { BrowserContext } from 'playwright-core'

const COOKIE = 'test-offline'

/**
 * Makes `context.setOffline` do to every page what a device without a network does to it. Since version 150, Chromium
 * emulates offline without telling a page that is loaded afterwards: its `navigator.onLine` stays true, and no `online`
 * event follows. A cookie is read as soon as the page's first script runs, so the page hears it from there.
 */
export async function tellWhenOffline(context: BrowserContext, url: string): Promise<void> {
  await context.addInitScript(sayOnlineByCookie, COOKIE)
  const emulate = context.setOffline.bind(context)
  context.setOffline = async (offline) => {
    if (offline) await context.addCookies([{ name: COOKIE, value: '1', url }])
    else await context.clearCookies({ name: COOKIE })
    await emulate(offline)
    if (offline) return
    for (const page of context.pages()) await page.evaluate(() => dispatchEvent(new Event('online')))
  }
}

function sayOnlineByCookie(cookie: string): void {
  const browsersOwn = Object.getOwnPropertyDescriptor(Navigator.prototype, 'onLine')?.get
  const isOffline = () => {
    try {
      return document.cookie.includes(cookie)
    } catch {
      return false // a sandboxed frame has no cookies
    }
  }
  Object.defineProperty(Navigator.prototype, 'onLine', {
    configurable: true,
    get: () => !isOffline() && browsersOwn?.call(navigator) !== false,
  })
}
