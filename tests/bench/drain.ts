import { randomUUID } from 'node:crypto'
import type { Request } from 'playwright-core'
import { DESKTOP } from '../support/browser.ts'
import { signUp, userId } from '../support/teacher-at-work.ts'
import type { AppMeasure } from './bench.ts'
import { withHelper } from './in-page.ts'
import { rowsOnServer } from './server-rows.ts'
import { openSlowLine } from './slow-line.ts'
import { queue, unsent } from './waiting-changes.ts'

const OPS = 500
const RTT_MS = 150

interface Call {
  from: number
  to: number
}

/** Time in which at least one of the calls was with the server. */
function busy(calls: Call[]): number {
  let until = 0
  let sum = 0
  for (const { from, to } of calls.toSorted((one, other) => one.from - other.from)) {
    sum += Math.max(0, to - Math.max(from, until))
    until = Math.max(until, to)
  }
  return sum
}

function callOf(request: Request): Call {
  const { startTime, requestStart, responseStart } = request.timing()
  return { from: startTime + requestStart, to: startTime + responseStart }
}

export const drain: AppMeasure = {
  name: 'drain',
  about: `${OPS} waiting changes of as many chats at ${RTT_MS} ms there and back`,
  async run({ app, browser, atEnd }) {
    const line = await openSlowLine(app.url, RTT_MS)
    atEnd(() => line.close())
    const context = await withHelper(await browser.newContext({ baseURL: line.url, ...DESKTOP }))
    atEnd(() => context.close())
    const page = await context.newPage()
    await signUp(page)
    const user = await userId(page)
    const chats = Array.from({ length: OPS }, () => randomUUID())
    const rows = chats.map((id) => ({ id, user_id: user, title: 'A chat', generator_type: 'lessonPlan' }))
    await rowsOnServer(app).insert('chat_sessions', rows)
    await page.goto('/pricing')
    await queue(page, user, chats)
    const calls: Call[] = []
    page.on('requestfinished', (request) => {
      if (request.url().includes('/apply_ops')) calls.push(callOf(request))
    })
    await page.goto('/home')
    for (let tries = 0; (await unsent(page, user)) > 0; tries += 1) {
      if (tries > 600) throw new Error(`${await unsent(page, user)} changes were never acknowledged`)
      await page.waitForTimeout(100)
    }
    const wall = Math.max(...calls.map(({ to }) => to)) - Math.min(...calls.map(({ from }) => from))
    const server = busy(calls.map(({ from, to }) => ({ from: from + RTT_MS / 2, to: to - RTT_MS / 2 })))
    return [
      { what: 'until all are acknowledged', value: wall, unit: 'ms', note: `${calls.length} calls` },
      { what: 'of it with the server', value: server, unit: 'ms' },
      { what: 'the rest', value: (wall - server) / RTT_MS, unit: 'round trips', budget: 4 },
    ]
  },
}
