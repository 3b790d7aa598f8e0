import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { LESSON_PLAN_VERSION, type LessonPlan } from '#content/lesson-plan.ts'
import { planMarkdown } from '#content/render-markdown.ts'
import { launch, openDevice, waitForWorker } from '../../support/browser.ts'
import { putOnDevice } from '../../support/device-rows.ts'
import { madePlan } from '../../support/screens/made-plan.ts'
import { MadeUpChat } from '../../support/screens/made-up-chat.ts'
import { overflow } from '../../support/screens/screen-checks.ts'
import { composer, signUp, star, userId } from '../../support/teacher-at-work.ts'

const ASKED = 'A Year 5 lesson on fractions of a set'
const SHORTER = 'Make this lesson plan shorter.'
const VERSIONS = 60

const whole = (doc: LessonPlan) => ({ doc, doc_version: LESSON_PLAN_VERSION })

/** The plan with a number in its learning intention, so that each version differs from the one before. */
function numbered(plan: LessonPlan, n: number): LessonPlan {
  const sections = plan.sections.map((section) =>
    section.id === 'learning-intention' ? { ...section, walt: `share sets in ${n} ways` } : section,
  )
  return { ...plan, sections }
}

/** The plan with so much to know first that it prints on some 200 pages. */
function endless(plan: LessonPlan): LessonPlan {
  const text =
    'A set can be shared into equal parts, and each part has a name that tells how many there are. '
  const items = Array.from({ length: 1_500 }, (_, n) => ({
    text: `Fact ${n + 1}. ${text.repeat(6)}`,
    source: null,
  }))
  const sections = plan.sections.map((section) =>
    section.id === 'background' || section.id === 'prior-knowledge'
      ? { ...section, items: section.id === 'background' ? items : items.map((item) => item.text) }
      : section,
  )
  return { ...plan, sections: sections as LessonPlan['sections'] }
}

describe('a plan beyond measure', () => {
  let browser: Browser
  beforeAll(async () => {
    browser = await launch()
  })
  afterAll(() => browser?.close())

  async function open(chatOf: (user: string) => MadeUpChat) {
    const { context, page, errors } = await openDevice(browser, inject('appUrl'))
    await signUp(page)
    await waitForWorker(page)
    const user = await userId(page)
    await context.setOffline(true)
    const chat = chatOf(user)
    await putOnDevice(page, user, chat.rows())
    await page.goto(chat.path)
    await star(page).waitFor()
    return { context, page, errors }
  }

  it('of 60 versions shows the newest, lists all, opens the first and brings it back', async () => {
    const plan = madePlan(ASKED)
    const { context, page, errors } = await open((user) => {
      const chat = new MadeUpChat(user, 'Fractions of a set')
      for (let n = 1; n <= VERSIONS; n += 1) {
        const doc = numbered(plan, n)
        chat.asks(n === 1 ? ASKED : SHORTER).answers('done', planMarkdown(doc), whole(doc))
      }
      return chat
    })
    const versions = (n: number) =>
      page.getByRole('button', { name: new RegExp(`^Version ${n} of .*: choose a version`) })
    await versions(VERSIONS).click()
    const items = page.getByRole('menuitem')
    expect(await items.count()).toBe(VERSIONS)
    await items.last().click()
    await page.getByText('share sets in 1 ways').first().waitFor()
    expect(await overflow(page)).toBe(0)
    await page.getByRole('button', { name: 'Bring this version back' }).click()
    await versions(VERSIONS + 1).waitFor()
    await page.reload()
    await versions(VERSIONS + 1).waitFor()
    expect(errors).toEqual([])
    await context.close()
  })

  it('of some 200 pages opens and takes words, for its checks are left out', async () => {
    const doc = endless(madePlan(ASKED))
    const { context, page, errors } = await open((user) =>
      new MadeUpChat(user, 'Endless').asks(ASKED).answers('done', planMarkdown(doc), whole(doc)),
    )
    expect(await overflow(page)).toBe(0)
    await composer(page).pressSequentially('Thank you')
    expect(await composer(page).inputValue()).toBe('Thank you')
    expect(errors).toEqual([])
    await context.close()
  })
})
