import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { change, READ } from '../../functions/model/change/document-changed.ts'
import { LanguageModelServer } from '../../functions/model/language-model-server.ts'
import { PLAN, reply } from '../../functions/model/replies.ts'
import { launch, openDevice } from '../../support/browser.ts'
import { rowsOf } from '../../support/databases/server-side.ts'
import { findSmallTargets, findViolations, overflow } from '../../support/screens/screen-checks.ts'
import { startApp, type TestApp } from '../../support/start-app.ts'
import { ask, composer, signUp, star, userId } from '../../support/teacher-at-work.ts'

const NOTE = 'There are no pictures in it, because a plan prints none.'
const NOT_USABLE = 'stays as it was: the language model wrote nothing for it that can be used.'
const LINE = 'Wash hands after the garden, and carry the jars two by two.'
const WHY = 'The answer 8 for three quarters of 24 seeds is not right'
const VERDICT = JSON.stringify({
  sections: [{ id: 'misconceptions', fine: false, kind: 'fact', why: WHY }],
})

/** Faults of the screen at two widths and in both themes. */
async function problems(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 860 })
    const wide = await overflow(page)
    if (wide > 0) found.push(`${name} at ${width}: ${wide} px too wide`)
    if (width === 360) found.push(...(await findSmallTargets(page)).map((small) => `${name}: ${small}`))
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      if (process.env.PICTURES) await photograph(page, `${name}-${width}-${colorScheme}`)
      const violations = await findViolations(page, colorScheme === 'light' ? 'all' : 'colour')
      found.push(...violations.map((one) => `${name} at ${width}, ${colorScheme}: ${one}`))
    }
  }
  return found
}

const photograph = (page: Page, name: string) =>
  page.screenshot({ path: `${process.env.PICTURES}/${name}.png` })

/** Playwright's own scrolling waits for two equal frames, in which the list may lay the message anew. */
const bringIntoView = (text: Locator) =>
  text.evaluate((element) => element.scrollIntoView({ block: 'center' }))

const charged = async (teacher: string, app: TestApp) =>
  (await rowsOf<{ count_messages: number }>('user_usage', teacher, 'count_messages', app))[0]?.count_messages

describe('a plan of a model and the messages under it', () => {
  const maker = new LanguageModelServer()
  const judge = new LanguageModelServer()
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    await Promise.all([maker.open(), judge.open()])
    app = await startApp({
      build: process.env.DIST_DIR === undefined,
      env: {
        MODEL_PROVIDER: 'openai-compatible',
        MODEL_NAME: 'test-model',
        MODEL_API_KEY: 'key',
        MODEL_BASE_URL: `${maker.url}/v1`,
        MODEL_JUDGE_PROVIDER: 'openai-compatible',
        MODEL_JUDGE_NAME: 'small-judge',
        MODEL_JUDGE_API_KEY: 'key',
        MODEL_JUDGE_BASE_URL: `${judge.url}/v1`,
      },
    })
    browser = await launch()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.stop()
    maker.close()
    judge.close()
  })

  it('shows what was read, what was left out and what the judge says, and a follow-up changes one section', async () => {
    judge.says(VERDICT)
    maker.says(reply(PLAN, { header: { understood: READ, title: 'Seeds in the māra kai', note: NOTE } }))
    const { context, page, errors } = await openDevice(browser, app.url)
    await signUp(page)
    const teacher = await userId(page)
    await page.goto('/lesson-plan')
    await composer(page).waitFor()
    await ask(page, 'Year 5 fractions of a set, 50 minutes, in the māra kai, with pictures')
    await star(page).waitFor()
    await page.getByText(NOTE).first().waitFor()
    const faults = await problems(page, 'plan')
    await bringIntoView(page.getByText(NOTE).first())
    faults.push(...(await problems(page, 'understood')))

    const answers = { safety: { items: [LINE] }, vocabulary: { words: [] } }
    maker.says(change(['safety', 'vocabulary']), JSON.stringify(answers))
    await ask(page, 'Safety for soil, and other words.')
    await page.getByText(LINE).first().waitFor()
    await page.getByText(`“Vocabulary” ${NOT_USABLE}`).first().waitFor()
    await star(page).waitFor()
    await bringIntoView(page.getByText(`“Vocabulary” ${NOT_USABLE}`).first())
    faults.push(...(await problems(page, 'follow-up')))
    expect(await charged(teacher, app)).toBe(2)

    maker.says(change(['safety']), JSON.stringify({ safety: { items: [LINE] } }))
    await ask(page, 'Say the safety part in another way.')
    const told = page.getByText('“Safety” came back as it was, so nothing was changed.').first()
    await told.waitFor()
    await page.getByRole('button', { name: 'Use the built-in planner' }).waitFor()
    await bringIntoView(told)
    faults.push(...(await problems(page, 'unchanged')))
    expect(await charged(teacher, app)).toBe(2)
    expect(await page.getByText(LINE).count()).toBeGreaterThan(0)
    expect(faults).toEqual([])
    expect(errors).toEqual([])
    await context.close()
  })
})
