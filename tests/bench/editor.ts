import { randomUUID } from 'node:crypto'
import type { Frame, Page } from 'playwright-core'
import { DESKTOP } from '../support/browser.ts'
import { ask, idInAddress, signUp, star, userId } from '../support/teacher-at-work.ts'
import type { AppMeasure, Bench } from './bench.ts'
import { type Figure, median, quantile, spread } from './figure.ts'
import { withHelper } from './in-page.ts'
import { documentOf } from './made-up-document.ts'
import { rowsOnServer } from './server-rows.ts'
import { CPU_RATE, slowCpu } from './slow-profile.ts'
import { type Keys, typeAndTime } from './typing.ts'

const KEYS = 60
const SIZES = [
  { name: '50 KB', bytes: 50_000, budget: 16 },
  { name: '500 KB', bytes: 500_000, budget: 32 },
]

/** Resources of both sizes in the teacher's account; their message ids. */
async function resources({ app }: Bench, page: Page): Promise<string[]> {
  const server = rowsOnServer(app)
  await page.goto('/lesson-plan')
  await ask(page, 'A 40 minute maths lesson on multiplication for Year 4')
  await star(page).waitFor({ timeout: 90_000 })
  await page.getByRole('button', { name: /up to date/i }).waitFor({ timeout: 30_000 })
  const reply = await server.rowOf('chat_messages', 'session_id', idInAddress(page))
  const rows = SIZES.map(({ bytes }) => ({
    ...reply,
    id: randomUUID(),
    role: 'assistant',
    state: 'done',
    reply_to: null,
    html_content: documentOf(bytes),
  }))
  await server.insert('chat_messages', rows)
  return rows.map(({ id }) => id)
}

async function middleOf(frame: Frame): Promise<void> {
  await frame.waitForSelector('body[contenteditable=true] table')
  const paragraphs = frame.locator('p')
  await paragraphs.nth(Math.floor((await paragraphs.count()) / 2)).click()
}

/** Measures at full speed and slowed down. The browser's own share grows with the document, so a bare field is measured too. */
const RATES = [1, CPU_RATE]

async function typeAtEachRate(page: Page, where?: Frame): Promise<Keys[]> {
  const all: Keys[] = []
  for (const rate of RATES) {
    await slowCpu(page, rate)
    all.push(await typeAndTime(page, KEYS, where))
  }
  await slowCpu(page, 1)
  return all
}

async function inEditor(page: Page, id: string): Promise<{ keys: Keys[]; openedMs: number }> {
  const start = Date.now()
  await page.goto(`/resource-edit/${id}`)
  const frame = await (await page.waitForSelector('#panel-edit iframe')).contentFrame()
  if (!frame) throw new Error('the editor has no frame')
  await middleOf(frame)
  const openedMs = Date.now() - start
  return { keys: await typeAtEachRate(page, frame), openedMs }
}

/** The same document where nothing but the browser edits it. */
async function bare({ browser, app }: Bench, bytes: number): Promise<Keys[]> {
  const context = await withHelper(await browser.newContext(DESKTOP))
  const page = await context.newPage()
  const body = documentOf(bytes).replace('<body>', '<body contenteditable="true">')
  await page.route('**/bare', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await page.goto(`${app.url}/bare`)
  await middleOf(page.mainFrame())
  return typeAtEachRate(page).finally(() => context.close())
}

const p95 = (samples: readonly number[]) => quantile(samples, 0.95)

function figuresOf(name: string, keys: Keys, plain: Keys, budget?: number): Figure[] {
  const [ours, theirs] = [keys, plain].map(
    ({ work }) => `p50 ${median(work).toFixed(1)}, p95 ${p95(work).toFixed(1)} ms`,
  )
  const times = (what: string, value: number): Figure => ({ what: `${name}: ${what}`, value, unit: 'times' })
  return [
    ...spread(`${name}: a key handled`, keys.handled, budget, `all work of the main thread ${ours}`),
    {
      what: `${name}: a key handled by a bare contenteditable, p95`,
      value: p95(plain.handled),
      unit: 'ms',
      note: `all work ${theirs}`,
    },
    { what: `${name}: tasks over 50 ms`, value: keys.longTasks.length, unit: 'tasks' },
    times('p95 to that of a bare contenteditable', p95(keys.handled) / p95(plain.handled)),
    times('all work of a key to that of a bare contenteditable', median(keys.work) / median(plain.work)),
  ]
}

const keystrokes: AppMeasure = {
  name: 'editor',
  about: 'main-thread time of a key press in the middle of a document, beside the browser alone',
  async run(bench) {
    const context = await withHelper(await bench.browser.newContext({ baseURL: bench.app.url, ...DESKTOP }))
    const page = await context.newPage()
    await signUp(page)
    await rowsOnServer(bench.app).makePremium(await userId(page))
    const ids = await resources(bench, page)
    const figures: Figure[] = []
    for (const [at, { name, bytes, budget }] of SIZES.entries()) {
      const { keys, openedMs } = await inEditor(page, ids[at] ?? '')
      const plain = await bare(bench, bytes)
      for (const [i, rate] of RATES.entries()) {
        const [mine, theirs] = [keys[i], plain[i]]
        if (mine && theirs) figures.push(...figuresOf(`${name}, CPU x${rate}`, mine, theirs, budget))
      }
      figures.push({ what: `${name}: address to a caret, full speed`, value: openedMs, unit: 'ms' })
      page.once('dialog', (dialog) => void dialog.accept())
    }
    await context.close()
    return figures
  },
}

export const editorMeasures: AppMeasure[] = [keystrokes]
