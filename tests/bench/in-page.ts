import type { BrowserContext } from 'playwright-core'

/** tsx wraps functions with a helper of this name, which a function that is sent into a page would not find there. */
export const HELPER = 'globalThis.__name ??= (named) => named'

export async function withHelper(context: BrowserContext): Promise<BrowserContext> {
  await context.addInitScript(HELPER)
  return context
}
