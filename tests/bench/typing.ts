import { randomUUID } from 'node:crypto'
import type { Frame, Page } from 'playwright-core'
import { DESKTOP } from '../support/browser.ts'
import { ask, composer, idInAddress, signUp, star, userId } from '../support/teacher-at-work.ts'
import type { AppMeasure, Bench } from './bench.ts'
import { type Figure, median, quantile, spread } from './figure.ts'
import { withHelper } from './in-page.ts'
import { rowsOnServer } from './server-rows.ts'
import { slowCpu } from './slow-profile.ts'

const BUDGET_MS = 16
const KEYS = 100
const BETWEEN_MS = 60
const WORDS = 'Please add a game with dice for the tamariki who finish first, and keep it under ten minutes. '

export interface Keys {
  /** The time from a key's first event to the end of its last one, as the browser's Event Timing reports it. */
  handled: number[]
  /** Time the page's main thread worked for each key, its frame on the screen included; not what other programs took. */
  work: number[]
  longTasks: number[]
}

/** Runs in the page. A key's events share their time of arrival; what it types is handled inside its keypress. */
function watchKeys(): void {
  const seen = { spans: {} as Record<string, number>, longTasks: [] as number[] }
  Object.assign(window, { keys: seen })
  const observe = (options: object, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe(options)
  observe({ type: 'event', durationThreshold: 16 }, (entry) => {
    if (entry.name !== 'keydown' && entry.name !== 'keypress') return
    const { startTime, processingStart, processingEnd } = entry as PerformanceEventTiming
    const key = startTime.toFixed(1)
    seen.spans[key] = (seen.spans[key] ?? 0) + processingEnd - processingStart
  })
  observe({ type: 'longtask' }, (entry) => seen.longTasks.push(entry.duration))
}

/** Processor time the page's main thread has used so far, in ms. Waits for nothing and counts no other program. */
async function workClock(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
}

/** Types into what has the focus and answers what each key cost. @param where the frame that has it, if not the page */
export async function typeAndTime(page: Page, keys = KEYS, where: Page | Frame = page): Promise<Keys> {
  await where.evaluate(watchKeys)
  const clock = await workClock(page)
  const work: number[] = []
  for (let at = 0; at < keys; at += 1) {
    const before = await clock()
    await page.keyboard.press(WORDS[at % WORDS.length] ?? ' ')
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown))))
    work.push((await clock()) - before)
    await page.waitForTimeout(BETWEEN_MS)
  }
  const { spans, longTasks } = await where.evaluate(
    () => (window as unknown as { keys: { spans: Record<string, number>; longTasks: number[] } }).keys,
  )
  return { work, handled: Object.values(spans), longTasks }
}

function figuresOf(what: string, keys: Keys, budget?: number): Figure[] {
  const { work, handled, longTasks } = keys
  const worst = Math.round(Math.max(0, ...longTasks))
  const all = `all work of the main thread p50 ${median(work).toFixed(1)}, p95 ${quantile(work, 0.95).toFixed(1)} ms`
  return [
    ...spread(`${what}: a key handled`, handled, budget, all),
    {
      what: `${what}: tasks over 50 ms`,
      value: longTasks.length,
      unit: 'tasks',
      note: `longest ${worst} ms`,
    },
  ]
}

/** A chat of 200 messages, every reply a whole plan: the heaviest there is. */
async function longChat({ app }: Bench, page: Page): Promise<string> {
  const server = rowsOnServer(app)
  await page.goto('/lesson-plan')
  await ask(page, 'A 40 minute maths lesson on multiplication for Year 4')
  await star(page).waitFor({ timeout: 90_000 })
  const chat = idInAddress(page)
  await page.getByRole('button', { name: /up to date/i }).waitFor({ timeout: 30_000 })
  const question = await waitForRow(() => server.rowOf('chat_messages', 'session_id', chat))
  const reply = await server.rowOf('chat_messages', 'reply_to', String(question.id))
  const begin = Date.now() - 86_400_000
  const rows = Array.from({ length: 99 }, (_, at) => {
    const asked = { ...question, id: randomUUID(), created_at: new Date(begin + at * 1000).toISOString() }
    const written = { ...reply, id: randomUUID(), reply_to: asked.id }
    return [asked, { ...written, created_at: new Date(begin + at * 1000 + 1).toISOString() }]
  })
  await server.insert('chat_messages', rows.flat())
  await page.goto('/home')
  await page.goto(`/lesson-plan/chat/${chat}`)
  const articles = () => page.locator('[role=log] article').count()
  for (let tries = 0; (await articles()) < 200; tries += 1) {
    if (tries > 120) throw new Error(`only ${await articles()} of 200 messages came`)
    await page.waitForTimeout(500)
  }
  return chat
}

async function waitForRow<T>(read: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await read()
    } catch (error) {
      if (tries > 50) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

/** A bare box on a bare page: what the browser itself costs. */
async function bare({ browser, app }: Bench): Promise<Keys> {
  const context = await withHelper(await browser.newContext(DESKTOP))
  const page = await context.newPage()
  await page.route('**/bare', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<textarea autofocus style="field-sizing:content;max-height:200px;width:600px">',
    }),
  )
  await page.goto(`${app.url}/bare`)
  await slowCpu(page)
  await page.locator('textarea').focus()
  return typeAndTime(page).finally(() => context.close())
}

export const typing: AppMeasure = {
  name: 'typing',
  about:
    'main-thread time of a key press in the message box at CPU x4; a chat of 200 messages with 100 whole plans',
  // Long enough between two sections that the reply is still being written when the last key is pressed.
  env: { GENERATOR_PACE_MS: '2500' },
  async run(bench) {
    const context = await withHelper(await bench.browser.newContext({ baseURL: bench.app.url, ...DESKTOP }))
    const page = await context.newPage()
    await signUp(page)
    await rowsOnServer(bench.app).makePremium(await userId(page))
    const box = async () => {
      await composer(page).fill('')
      await composer(page).focus()
    }
    await longChat(bench, page)
    await slowCpu(page)
    await box()
    const still = await typeAndTime(page)
    await ask(page, 'Another one, on division, please')
    await page.getByRole('button', { name: 'Stop', exact: true }).waitFor()
    await page
      .getByRole('article')
      .last()
      .getByText('Learning intention')
      .first()
      .waitFor({ timeout: 30_000 })
    await box()
    const streaming = await typeAndTime(page)
    if (!(await page.getByRole('button', { name: 'Stop', exact: true }).isVisible()))
      throw new Error('the reply was finished before the last key')
    await context.close()
    const plain = await bare(bench)
    const ratio = (keys: Keys, of: 'handled' | 'work') => median(keys[of]) / median(plain[of])
    return [
      ...figuresOf('a bare box', plain),
      ...figuresOf('200 messages, nothing is written', still, BUDGET_MS),
      ...figuresOf('200 messages, a reply streams', streaming, BUDGET_MS),
      { what: 'a key handled to that of a bare box', value: ratio(still, 'handled'), unit: 'times' },
      { what: 'the same while a reply streams', value: ratio(streaming, 'handled'), unit: 'times' },
      { what: 'all work of a key to that of a bare box', value: ratio(still, 'work'), unit: 'times' },
      { what: 'the same while a reply streams', value: ratio(streaming, 'work'), unit: 'times' },
    ]
  },
}
