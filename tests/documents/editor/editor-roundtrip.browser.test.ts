import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenedPage, openPage } from '../../resource/open-page.ts'
import { worksheets } from './corpus.ts'
import type { LosslessApi } from './pages/lossless-page.ts'

declare global {
  interface Window {
    api: LosslessApi
  }
}

let opened: OpenedPage

beforeAll(async () => {
  opened = await openPage('tests/documents/editor/pages/lossless-page.ts')
})
afterAll(() => opened?.close())

const html = () => opened.page.evaluate(() => window.api.html())
const undo = () => opened.page.evaluate(() => window.api.undo())

async function undoTo(start: string): Promise<string> {
  let now = await html()
  for (let i = 0; i < 6 && now !== start; i += 1) {
    await undo()
    now = await html()
  }
  return now
}

describe('the lossless editor', () => {
  it.each(worksheets)('[RES-62] [RES-63] opens and saves $name byte for byte', async (document) => {
    const { expected, protectedParts } = await opened.page.evaluate(
      (source) => window.api.open(source),
      document.html,
    )
    expect(await html()).toBe(expected)
    await opened.page.keyboard.press('ArrowDown')
    expect(await html()).toBe(expected)
    expect(protectedParts).toBe(0)
    expect(await opened.page.evaluate(() => window.api.desync())).toBeNull()
  })

  it.each(worksheets)('changes only the text node typed into, in $name', async (document) => {
    const start = (await opened.page.evaluate((source) => window.api.open(source), document.html)).expected
    const lines = await opened.page.evaluate(() => window.api.open.length)
    expect(lines).toBe(1)
    let places = 0
    for (let line = 0; line < 12; line += 1) {
      const place = await opened.page.evaluate((n) => window.api.placeCaret(n), line)
      if (!place) continue
      places += 1
      await opened.page.keyboard.type('Zā1')
      const typed = (await html()).split('Zā1')
      expect(typed).toHaveLength(2)
      // Chromium itself may turn a collapsible space next to the caret into a no-break space.
      const spaces = (text: string) => text.replace(/&nbsp;|\s+/g, ' ')
      expect(spaces(typed.join(''))).toBe(spaces(start))
      expect(await undoTo(start)).toBe(start)
    }
    expect(places).toBeGreaterThan(0)
  })

  it('[RES-64] undoes Enter, formats, headings, lists, tables and deletions to the exact start', async () => {
    for (const document of worksheets.slice(0, 12)) {
      const { expected: start, lines } = await opened.page.evaluate(
        (source) => window.api.open(source),
        document.html,
      )
      const line = Math.floor(lines / 3)
      const acts: (() => Promise<unknown>)[] = [
        () => opened.page.keyboard.press('Enter'),
        () => opened.page.evaluate(() => window.api.heading(2)),
        () => opened.page.evaluate(() => window.api.list('bullet')),
        () => opened.page.evaluate(() => window.api.table(2, 3)),
        () => opened.page.keyboard.press('Shift+Enter'),
      ]
      for (const act of acts) {
        if (!(await opened.page.evaluate((n) => window.api.placeCaret(n), line))) continue
        await act()
        expect(await opened.page.evaluate(() => window.api.desync())).toBeNull()
        expect(await undoTo(start)).toBe(start)
      }
      await opened.page.evaluate(() => {
        window.api.select(2, Math.min(40, window.api.length() - 4))
        window.api.bold()
        window.api.colour('#a6301c')
      })
      expect(await html()).not.toBe(start)
      expect(await undoTo(start)).toBe(start)
      await opened.page.evaluate(() => window.api.select(2, Math.min(60, window.api.length() - 4)))
      await opened.page.keyboard.press('Delete')
      expect(await undoTo(start)).toBe(start)
    }
  })
})
