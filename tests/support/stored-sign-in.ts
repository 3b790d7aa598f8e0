import type { BrowserContext, Page } from 'playwright-core'

const A_WEEK_S = 7 * 86_400

/** Reads this device's storage under the auth library's key. */
export async function storedTokens(page: Page): Promise<{ access: string; refresh: string }> {
  return page.evaluate(() => {
    const key = Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name)) ?? ''
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}')
    return { access: stored.access_token, refresh: stored.refresh_token }
  })
}

/** The sign-in as it looks when the device lay in a bag for a week: the access token has run out, the refresh token has not. */
export async function ageSignIn(page: Page): Promise<void> {
  await page.evaluate((age) => {
    const key = Object.keys(localStorage).find((name) => /^sb-.*-auth-token$/.test(name)) ?? ''
    const stored = JSON.parse(localStorage.getItem(key) ?? '{}')
    const [head = '', body = '', signature = ''] = String(stored.access_token).split('.')
    const claims = JSON.parse(atob(body.replace(/-/g, '+').replace(/_/g, '/')))
    const old = btoa(JSON.stringify({ ...claims, exp: claims.exp - age, iat: claims.iat - age }))
    const access = [head, old.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, ''), signature].join('.')
    const aged = { ...stored, access_token: access, expires_at: stored.expires_at - age }
    localStorage.setItem(key, JSON.stringify(aged))
  }, A_WEEK_S)
}

/** Counts the requests for new tokens from now on. */
export function countRefreshes(device: Page | BrowserContext): () => number {
  let count = 0
  const context = 'context' in device ? device.context() : device
  context.on('request', (request) => {
    if (request.url().includes('grant_type=refresh_token')) count += 1
  })
  return () => count
}
