import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resourceHtml } from '#content/render-html.ts'
import { launch } from '../../support/browser.ts'
import { ask, resourceFor } from '../support.ts'

/** The printable part of an A4 page with margins of 20 mm [RES-33], in CSS pixels. */
const SHEET = { width: 643, height: 971 }

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launch()
  page = await browser.newPage({ viewport: SHEET })
  await page.emulateMedia({ media: 'print' })
})
afterAll(() => browser?.close())

interface Placed {
  section: string
  /** The number of tasks in each row of the page, from the top. */
  rows: number[]
  /** The part of a page that the section takes. */
  pages: number
  /** What follows the table of a task that is filled in. */
  underTable: string[]
  wider: string[]
}

async function sheetFor(text: string): Promise<Placed[]> {
  await page.setContent(resourceHtml(resourceFor(ask(text))))
  return page.evaluate(({ width, height }) => {
    return [...document.querySelectorAll<HTMLElement>('[data-section^=tasks], [data-section=key]')].map(
      (section) => {
        const tops = [...section.querySelectorAll('.task')].map((task) =>
          Math.round(task.getBoundingClientRect().top),
        )
        return {
          section: section.dataset.section ?? '',
          rows: [...new Set(tops)].map((top) => tops.filter((other) => other === top).length),
          pages: section.getBoundingClientRect().height / height,
          underTable: [...section.querySelectorAll('.task:has(td:empty) table + *')].map(
            (one) => one.className,
          ),
          wider: [...section.querySelectorAll('.task, .task > *')]
            .filter((part) => part.getBoundingClientRect().right > width + 1)
            .map((part) => part.outerHTML.slice(0, 90)),
        }
      },
    )
  }, SHEET)
}

describe('[GEN-05] the questions of a worksheet on paper', () => {
  it.each([
    'Worksheet on telling the time on clocks for Year 3',
    'clock worksheet yr 2',
    'apostrophes worksheet for Year 6',
    'Te reo Māori worksheet on colours for Year 2',
  ])('stand two or three to a row where each needs no more: %s', async (text) => {
    for (const { rows, wider } of (await sheetFor(text)).slice(0, -1)) {
      expect(Math.max(...rows)).toBeGreaterThan(1)
      expect(wider).toEqual([])
    }
  })

  it('stand over the whole width where their answers are long', async () => {
    const [first] = await sheetFor('Year 6 worksheet on Te Tiriti o Waitangi')
    expect(Math.max(...(first?.rows ?? []))).toBe(1)
  })

  it.each([
    'Year 4 worksheet on states of matter',
    'Worksheet on telling the time on clocks for Year 3',
    'Worksheet on addition to 100 for Year 2, 12 questions',
    'Te reo Māori worksheet on colours for Year 2',
    'Measuring angles worksheet year 6',
    'apostrophes worksheet for Year 6',
  ])('fit the one page of their level, and their answers one of their own: %s', async (text) => {
    for (const { section, pages } of await sheetFor(text))
      expect([section, pages <= 1]).toEqual([section, true])
  })

  it('are drawn so large where an angle is measured that a protractor reaches over its arms', async () => {
    await sheetFor('Measuring angles worksheet year 6')
    const widths = await page.evaluate(() =>
      [...document.querySelectorAll('.task svg')].map((drawing) => drawing.getBoundingClientRect()),
    )
    expect(widths.length).toBeGreaterThan(2)
    for (const { width, height } of widths) expect(Math.max(width, height)).toBeGreaterThan(40 * (96 / 25.4))
  })

  it('have no box to write in under a table that is filled in', async () => {
    const sheets = await sheetFor('Year 4 worksheet on states of matter')
    expect(sheets.flatMap(({ underTable }) => underTable)).not.toContain('space')
  })

  it('spread over a page that they would leave empty', async () => {
    const [only] = await sheetFor('Worksheet on addition to 100 for Year 2, 12 questions')
    expect(only?.pages).toBeGreaterThan(0.5)
  })
})
