import type { Page } from 'playwright-core'
import type { TestApp } from '../../support/start-app.ts'
import { pause } from './proxy.ts'
import { type DeviceState, readDevice } from './read-device.ts'

export interface Healed {
  device: DeviceState
  /** Refused entries the teacher had to send again by hand. */
  retried: number
  /** Messages listed as refused although the device knows that the server has them; edited, they would be sent twice. */
  falselyRefused: string[]
  /** How long it took, in ms. */
  took: number
}

interface Where {
  page: Page
  url: string
  userId: string
  app: TestApp
  longestMs: number
}

const RELOAD_EVERY_MS = 20_000

/** The network is good again: waits until nothing waits any more, for a bounded time. Refused entries are sent again as the screen offers. */
export async function heal({ page, url, userId, app, longestMs }: Where): Promise<Healed> {
  const start = Date.now()
  const falselyRefused = new Set<string>()
  let retried = 0
  let reloadAt = 0
  for (;;) {
    if (Date.now() >= reloadAt) {
      await page.goto(`${url}/home`)
      reloadAt = Date.now() + RELOAD_EVERY_MS
    }
    const device = await readDevice(page, userId)
    const refused = device.outbox.filter(({ state }) => state === 'parked')
    for (const { content = '' } of refused) {
      if (device.messages.some((message) => message.content === content && content))
        falselyRefused.add(content)
    }
    if (refused.length > 0) {
      retried += await retryRefused(page).catch(() => 0) // it went meanwhile: look again
      reloadAt = 0
    }
    const over = device.outbox.length === 0 && (await openReplies(app, userId)) === 0 && isRead(device)
    const took = Date.now() - start
    if (over || took > longestMs) return { device, retried, falselyRefused: [...falselyRefused], took }
    await pause(500)
  }
}

const isRead = ({ messages }: DeviceState) =>
  messages.every(
    ({ role, state, visible }) => role === 'user' || !visible || !/^(waiting|running)$/.test(state),
  )

/** Opens the list of what waits and presses Retry at each entry that needs the teacher. */
async function retryRefused(page: Page): Promise<number> {
  await page
    .getByRole('button', { name: /waiting|need/i })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Waiting to send' })
  const retry = dialog.getByRole('button', { name: /^Retry\b/ })
  await retry.first().waitFor()
  const count = await retry.count()
  // One press may be for all of them.
  for (let nth = 0; nth < count && (await retry.count()) > 0; nth += 1) await retry.first().click()
  return count
}

async function openReplies({ url, serviceKey }: TestApp, userId: string): Promise<number> {
  const query = `user_id=eq.${userId}&state=in.(waiting,running)&select=id`
  const headers = { apikey: serviceKey, authorization: `Bearer ${serviceKey}` }
  const answer = await fetch(`${url}/rest/v1/chat_messages?${query}`, { headers })
  return ((await answer.json()) as unknown[]).length
}
