import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, LanguageModelServer } from '../../functions/model/language-model-server.ts'
import { cutBefore, PLAN, reply } from '../../functions/model/replies.ts'
import { launch, openDevice } from '../../support/browser.ts'
import { rowsOf } from '../../support/databases/server-side.ts'
import { startApp, type TestApp } from '../../support/start-app.ts'
import { ask, composer, said, signUp, star, userId } from '../../support/teacher-at-work.ts'

const KEY = 'key-of-the-school-5d31'
const REQUEST = 'Year 5 fractions of a set, 50 minutes'

/** Begins a plan, and then the line is cut. */
const cutOff: Answer = (response, write) => {
  write(cutBefore(reply(PLAN), 'vocabulary'))
  setTimeout(() => response.destroy(), 50)
}
const down: Answer = (response) =>
  void response
    .writeHead(500, { 'content-type': 'application/json', 'retry-after-ms': '1' })
    .end(JSON.stringify({ error: { message: `${KEY} ${REQUEST}`, type: 'x', code: 'x' } }))

const charged = async (teacher: string, app: TestApp) =>
  (await rowsOf<{ count_messages: number }>('user_usage', teacher, 'count_messages', app))[0]?.count_messages

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

describe('a school whose model is down', () => {
  const maker = new LanguageModelServer()
  let app: TestApp
  let browser: Browser
  beforeAll(async () => {
    await maker.open()
    const model = { MODEL_PROVIDER: 'openai-compatible', MODEL_NAME: 'test-model', MODEL_API_KEY: KEY }
    app = await startApp({
      build: process.env.DIST_DIR === undefined,
      env: { ...model, MODEL_BASE_URL: `${maker.url}/v1` },
    })
    browser = await launch()
  })
  afterAll(async () => {
    await browser?.close()
    await app?.stop()
    maker.close()
  })

  it.each<[string, Answer]>([
    ['breaks off in the middle', cutOff],
    ['answers with an error', down],
  ])('%s: says so, and the built-in planner writes when the teacher agrees', async (_, answer) => {
    maker.says(answer)
    const { context, page, errors } = await openDevice(browser, app.url)
    await signUp(page)
    const teacher = await userId(page)
    await page.goto('/lesson-plan')
    await composer(page).waitFor()
    await ask(page, REQUEST)

    await button(page, 'Use the built-in planner').waitFor()
    await page.getByText('Our writing service is not available just now.').first().waitFor()
    await page.getByText('Your message is safe, and it was not counted.').waitFor()
    expect(await charged(teacher, app)).toBe(0)
    const calls = maker.heard.length

    await button(page, 'Use the built-in planner').click()
    await star(page).waitFor()
    await page
      .getByText('The built-in planner wrote this in place of the language model, as you asked.')
      .first()
      .waitFor()
    expect(maker.heard).toHaveLength(calls)
    expect(await charged(teacher, app)).toBe(1)
    await said(page, REQUEST).waitFor()
    expect(await page.getByText('in the māra kai').count()).toBe(0)
    const rows = await rowsOf<{ role: string; state: string }>('chat_messages', teacher, 'role, state', app)
    expect(rows.map(({ role, state }) => `${role} ${state}`).sort()).toEqual(['assistant done', 'user done'])
    expect(app.output()).not.toContain(KEY)
    expect(app.output()).not.toContain(REQUEST)
    expect(errors).toEqual([])
    await context.close()
  })
})
