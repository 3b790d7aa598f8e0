import { execFileSync } from 'node:child_process'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { isLessonPlan } from '#content/lesson-plan.ts'
import { planHtml } from '#content/render-html.ts'
import { Conversation } from '../../quality/ask/conversation.ts'
import { launch } from '../../support/browser.ts'

/** What print and PDF add to every document: A4 with margins of 20 mm [RES-33]. */
const PAPER =
  '@page{size:A4;margin:20mm}body{margin:0!important;max-width:none!important}tr{break-inside:avoid}'
/** CSS pixels of 10.5 points, and of 10, in which a plan is set that would only just need a second sheet. */
const [USUAL, CLOSE] = [14, 13.3]

/** One plan of each learning area, and the pages that it needs. */
const PLANS: [text: string, pages: number][] = [
  ['50 minute lesson, Year 5, fractions of a set', 2],
  // Its answers have a clock each.
  ['50 minute lesson, Year 3, telling the time to the half hour', 3],
  ['50 minute lesson, Year 6 persuasive writing', 2],
  ['50 minute lesson, Year 5, the water cycle', 2],
  ['50 minute lesson, Year 4, feelings and friendship', 2],
  ['50 minute lesson, Year 6, design a lunch box', 2],
  ['50 minute lesson, Year 4 te reo Māori, introducing my whānau', 2],
  ['50 minute lesson, Year 7, the Treaty of Waitangi', 3],
  ['50 minute lesson, Year 3, visual art printmaking', 3],
  ['social studies year 7, 50 minutes, how communities make decisions', 2],
  ['year 6 rights and responsibilities 50 minutes', 2],
]

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launch()
  page = await browser.newPage()
  await page.emulateMedia({ media: 'print' })
})
afterAll(() => browser?.close())

async function planOf(text: string): Promise<string> {
  const { doc } = await new Conversation().say({ id: text, text, chat: 'plan' })
  if (!isLessonPlan(doc)) throw new Error(`no plan was made of “${text}”`)
  return planHtml(doc).replace('</body>', `<style>${PAPER}</style></body>`)
}

/** Words that are smaller than what a teacher reads while teaching, outside of the small print. */
const smallWords = (readable: number) =>
  page.evaluate((least) => {
    const smallPrint = '.contents, .quiet, sup, svg, [data-section=about]'
    return [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((part) =>
        [...part.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()),
      )
      .filter(
        (part) => !part.closest(smallPrint) && Number.parseFloat(getComputedStyle(part).fontSize) < least,
      )
      .map(({ textContent }) => textContent)
  }, readable)

/** Pages of a PDF as its page tree counts them. */
const pagesIn = (pdf: Buffer) =>
  Number(/\/Type \/Pages[\s\S]*?\/Count (\d+)/.exec(pdf.toString('latin1'))?.[1])

describe('[GEN-05] [RES-33] a plan of 50 minutes on paper', () => {
  it.each(PLANS)(
    '“%s” takes %i pages, in letters of 10.5 points, or of 10 to save a sheet',
    async (text, pages) => {
      const html = await planOf(text)
      await page.setContent(html)
      expect(await smallWords(html.includes('class="plan close"') ? CLOSE : USUAL)).toEqual([])
      expect(pagesIn(await page.pdf({ preferCSSPageSize: true }))).toBeLessThanOrEqual(pages)
    },
  )
})

describe('[GEN-05] [RES-33] a plan of two lessons on paper', () => {
  it.each([
    'two lessons on fractions of a set, year 4',
    '2 lessons about volcanoes year 6',
    'two lessons on wombats y4',
  ])('“%s” gives each lesson a sheet of its own', async (text) => {
    await page.setContent(await planOf(text))
    const input = await page.pdf({ preferCSSPageSize: true })
    const pages = execFileSync('pdftotext', ['-layout', '-', '-'], { input }).toString().split('\f')
    const [first = '', , third = ''] = pages
    expect(pages.filter((one) => one.trim() !== '')).toHaveLength(4)
    expect(first).toContain('Session 1: steps')
    expect(third.trim()).toMatch(/^Session 2\n[\s\S]*Lesson steps\s[\s\S]*We do/)
  })
})
