// `npm run pictures`: every state of the chat, and of saved work around it, at four sizes in both themes, into .cache/pictures, to be looked at.
// Serves the app as it was last built (DIST_DIR, else dist). `-- --only empty,home` takes the states whose names begin so,
// `-- --text 200%` with letters of that size.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import type { BrowserContext, Page } from 'playwright-core'
import { launch, openDevice, waitForWorker } from '../../support/browser.ts'
import { type ChatState, prepareChatStates } from '../../support/screens/chat-states.ts'
import { startApp } from '../../support/start-app.ts'
import { signUp, userId } from '../../support/teacher-at-work.ts'
import { moreStates } from './more-states.ts'
import { firstRun, savedStates, visitorStates } from './saved-states.ts'

const FOLDER = join(import.meta.dirname, '..', '..', '..', '.cache', 'pictures')
const SCHEMES = ['light', 'dark'] as const
const SIZES = [
  { width: 360, height: 780 },
  { width: 768, height: 1024 },
  { width: 1280, height: 860 },
  { width: 1366, height: 625 }, // a school laptop
]

const { values } = parseArgs({
  options: { only: { type: 'string', default: '' }, text: { type: 'string', default: '' } },
})
const wanted = values.only.split(',')
const isWanted = ({ name }: ChatState) => wanted.some((begin) => name.startsWith(begin))

async function takeAll(page: Page, { name, open }: ChatState): Promise<void> {
  for (const size of SIZES) {
    await page.setViewportSize(size)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await open(page)
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = size
    }, values.text)
    for (const colorScheme of SCHEMES) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.evaluate(() => document.fonts.ready)
      await page.waitForTimeout(150) // colours change with a fade
      await page.screenshot({
        path: join(FOLDER, `${name.replaceAll(' ', '-')}-${size.width}-${colorScheme}.png`),
      })
    }
  }
}

mkdirSync(FOLDER, { recursive: true })
const app = await startApp({ build: false })
const browser = await launch()

async function open(): Promise<{ context: BrowserContext; page: Page }> {
  const { context, page } = await openDevice(browser, app.url)
  page.setDefaultTimeout(30_000)
  await context.addInitScript('globalThis.__name ??= (named) => named')
  return { context, page }
}

async function takeWanted(page: Page, states: readonly ChatState[]): Promise<void> {
  for (const state of states.filter(isWanted)) {
    const problem = await takeAll(page, state).catch(String)
    console.log(state.name, problem ?? '')
    if (problem) await page.screenshot({ path: join(FOLDER, `${state.name}-PROBLEM.png`) })
  }
}

try {
  await takeWanted((await open()).page, visitorStates())
  const online = await open()
  await signUp(online.page)
  await takeWanted(online.page, [firstRun])
  await takeWanted(online.page, await savedStates(online.page))

  const { context, page } = await open()
  await signUp(page)
  await waitForWorker(page)
  const user = await userId(page)
  await context.setOffline(true)
  const states = await prepareChatStates(page, user)
  await takeWanted(page, [...states, ...moreStates(states)])
  console.log(FOLDER)
} finally {
  await browser.close()
  await app.stop()
}
