import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenedPage, openPage } from '../../resource/open-page.ts'
import { worksheets } from './corpus.ts'
import type { LosslessApi } from './pages/lossless-page.ts'
import { publicDocuments } from './public-corpus.ts'

declare global {
  interface Window {
    api: LosslessApi
  }
}

/** The seed of the random edits; another one: `EDIT_SEED=7 npx vitest run tests/documents/editor/editor-corpus…` */
const SEED = Number(process.env.EDIT_SEED ?? 2026)
const SEQUENCES = 200
const STEPS = 12

let opened: OpenedPage

beforeAll(async () => {
  opened = await openPage('tests/documents/editor/pages/lossless-page.ts')
})
afterAll(() => opened?.close())

const html = () => opened.page.evaluate(() => window.api.html())
const open = (source: string) => opened.page.evaluate((text) => window.api.open(text), source)

describe('documents that others wrote', () => {
  it('are at least 30, and 60 with ours', () => {
    expect(publicDocuments.length).toBeGreaterThanOrEqual(30)
    expect(publicDocuments.length + worksheets.length).toBeGreaterThanOrEqual(60)
  })

  it.each(publicDocuments)(
    '[RES-62] opens and saves $name unchanged; a typed word changes only its own text',
    async (document) => {
      const { expected, lines } = await open(document.html)
      expect(await html()).toBe(expected)
      expect(await opened.page.evaluate(() => window.api.desync())).toBeNull()
      let places = 0
      for (let line = 0; line < lines && places < 2; line += places ? Math.ceil(lines / 2) : 1) {
        const place = await opened.page.evaluate((n) => window.api.placeCaret(n), line)
        if (!place) continue
        places += 1
        await opened.page.keyboard.type('Zā1')
        const typed = (await html()).split('Zā1')
        expect(typed, `line ${line}`).toHaveLength(2)
        // Chromium itself may turn a collapsible space next to the caret into a no-break space.
        const spaces = (text: string) => text.replace(/&nbsp;|\s+/g, ' ')
        expect(spaces(typed.join(''))).toBe(spaces(expected))
        for (let i = 0; i < 4 && (await html()) !== expected; i += 1)
          await opened.page.evaluate(() => window.api.undo())
        expect(await html()).toBe(expected)
      }
      expect(places).toBeGreaterThan(0)
      expect(opened.errors.splice(0)).toEqual([])
    },
  )

  it('[RES-62] opens half a megabyte, and a word typed in its middle changes only its own text', async () => {
    const whole = worksheets.filter(({ name }) => !name.startsWith('26'))
    const bodies = whole.map(({ html: page }) => page.replace(/^[\s\S]*<body[^>]*>|<\/body[\s\S]*$/gi, ''))
    const once = bodies.join('\n')
    const { expected, lines } = await open(once.repeat(Math.ceil(520_000 / once.length)))
    expect(expected.length).toBeGreaterThan(500_000)
    let line = Math.floor(lines / 2)
    while (!(await opened.page.evaluate((n) => window.api.placeCaret(n), line))) line += 1
    await opened.page.keyboard.type('Zā1')
    const typed = (await html()).split('Zā1')
    expect(typed).toHaveLength(2)
    expect(typed.join('')).toBe(expected)
  })
})

describe(`random editing, seed ${SEED}`, () => {
  const documents = [...worksheets, ...publicDocuments.filter((document) => document.html.length < 40_000)]
  const groups = Array.from({ length: SEQUENCES / 25 }, (_, group) => group * 25)

  it.each(groups)(
    '[RES-64] undoes and redoes random edits (seed %i and the next ones) to the exact start and end',
    async (first) => {
      for (let i = first; i < first + 25; i += 1) {
        const { name, html: source } = documents[i % documents.length] ?? { name: '', html: '' }
        const went = await opened.page.evaluate(
          ([text, seed, steps]) => window.api.thereAndBack(text, seed, steps),
          [source, SEED * 1000 + i, STEPS] as const,
        )
        const what = `${name}, seed ${SEED * 1000 + i}: ${went.done.join(', ')}`
        expect(went, what).toMatchObject({ torn: null, back: true, again: true })
        expect(opened.errors.splice(0), what).toEqual([])
      }
    },
  )
})
