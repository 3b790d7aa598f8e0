import { execFileSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resourceHtml } from '#content/render-html.ts'
import type { Resource } from '#content/resource.ts'
import { launch } from '../../support/browser.ts'
import { ask, BLOCKS, contextOf, resourceFor } from '../support.ts'

const KINDS = ['worksheet', 'activity', 'assessment'] as const
/** The printable part of an A4 page with margins of 15 mm. */
const SHEET = { width: 180, height: 267 }

interface Sheet {
  id: string
  /** Of paper needed, 1 being one page. */
  pages: number
  wider: string[]
}

let browser: Browser
let page: Page
beforeAll(async () => {
  browser = await launch()
  page = await browser.newPage({ viewport: { width: Math.round(SHEET.width * (96 / 25.4)), height: 1009 } })
  await page.emulateMedia({ media: 'print' })
})
afterAll(() => browser?.close())

/** Every learning area, five places of its list from the first years to the last, every kind. */
function samples(): { name: string; resource: Resource }[] {
  const areas = [...new Set(BLOCKS.map(({ subject }) => subject))]
  return areas.flatMap((subject) => {
    const blocks = BLOCKS.filter((block) => block.subject === subject)
    return [0, 1, 2, 3, 4].flatMap((n) => {
      const block = blocks[Math.floor(((n + 0.5) / 5) * blocks.length)]
      if (!block) return []
      const at = n % block.goals.length
      return KINDS.map((kind) => ({
        name: `${kind}, ${block.year_group}, ${block.skill}, ${block.goals[at]?.outcome}`,
        resource: resourceFor(ask(`Make a ${kind}`, { context: contextOf(block, at) })),
      }))
    })
  })
}

/** Pages with a text to read are the fullest. */
function readingPages(): { name: string; resource: Resource }[] {
  const blocks = BLOCKS.filter(
    ({ subject, skill }) => subject === 'English' && /Comprehension|Critical/.test(skill),
  )
  return blocks.flatMap((block) =>
    block.goals.slice(-2).map(({ outcome }, n) => ({
      name: `reading, ${block.year_group}, ${outcome}`,
      resource: resourceFor(
        ask('Make a worksheet', { context: contextOf(block, block.goals.length - 2 + n) }),
      ),
    })),
  )
}

/** What the sections that share a sheet take up, and what sticks out of it at the side. */
async function sheetsOf(resource: Resource): Promise<Sheet[]> {
  await page.setContent(resourceHtml(resource))
  return page.evaluate(({ width, height }) => {
    const mm = 96 / 25.4
    const sheets: { id: string; pages: number; top: number; wider: string[] }[] = []
    for (const section of document.querySelectorAll<HTMLElement>('[data-section]')) {
      const box = section.getBoundingClientRect()
      const starts = getComputedStyle(section).breakBefore === 'page'
      if (starts || sheets.length === 0)
        sheets.push({ id: section.dataset.section ?? '', pages: 0, top: box.top, wider: [] })
      const sheet = sheets.at(-1)
      if (!sheet) continue
      sheet.id = section.dataset.section ?? ''
      sheet.pages = (box.bottom - sheet.top) / mm / height
      for (const part of section.querySelectorAll<HTMLElement>('*:not(svg *)')) {
        const { left, right } = part.getBoundingClientRect()
        if (left < -1 || right > width * mm + 1) sheet.wider.push(part.outerHTML.slice(0, 90))
      }
    }
    return sheets.map(({ id, pages, wider }) => ({ id, pages, wider }))
  }, SHEET)
}

/** Greys of all words and lines, 0 black to 255 white; of words the palest, and whether any has a hue. */
function inks(): Promise<{ palest: number; coloured: string[] }> {
  return page.evaluate(() => {
    const found = [...document.body.querySelectorAll('*')].flatMap((part) => {
      const style = getComputedStyle(part)
      const colours = [style.color, style.borderBottomColor, style.fill, style.stroke, style.backgroundColor]
      const seen = colours.flatMap((colour) => {
        const [r = 0, g = 0, b = 0, a = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number)
        return /^rgb/.test(colour) && a > 0 ? [{ colour, r, g, b }] : []
      })
      const words = [...part.childNodes].some(
        ({ nodeType, textContent }) => nodeType === 3 && textContent?.trim(),
      )
      return seen.map((ink) => ({ ...ink, words: words && ink.colour === style.color }))
    })
    return {
      palest: Math.max(...found.filter(({ words }) => words).map(({ r }) => r)),
      coloured: found
        .filter(({ r, g, b }) => Math.max(r, g, b) - Math.min(r, g, b) > 8)
        .map(({ colour }) => colour),
    }
  })
}

function pagesOf(pdf: Buffer): { pages: number; keyAt: number; others: number[] } {
  const file = join(mkdtempSync(join(tmpdir(), 'mahere-paper-')), 'a.pdf')
  writeFileSync(file, pdf)
  const text = execFileSync('pdftotext', ['-layout', '-enc', 'UTF-8', file, '-'])
    .toString()
    .split('\f')
    .slice(0, -1)
  const has = (words: string) => text.flatMap((one, at) => (one.includes(words) ? [at] : []))
  return { pages: text.length, keyAt: has('For the teacher')[0] ?? -1, others: has('Date') }
}

describe('[GEN-05] on paper', () => {
  it('gives a pupil one page, an assessment two at most, and the key a sheet of its own, with nothing sticking out', async () => {
    const faults: string[] = []
    const all = [...samples(), ...readingPages()]
    for (const { name, resource } of all) {
      const sheets = await sheetsOf(resource)
      const most = resource.kind === 'worksheet' ? 1 : 2
      for (const { id, pages, wider } of sheets) {
        if (pages > (id === 'key' ? 2 : most)) faults.push(`${name}: ${id} takes ${pages.toFixed(2)} pages`)
        if (wider.length > 0) faults.push(`${name}: ${wider[0]}`)
      }
      if (sheets.at(-1)?.id !== 'key' || sheets.length < 2) faults.push(`${name}: the key shares a sheet`)
    }
    expect(all.length).toBeGreaterThan(100)
    expect(faults).toEqual([])
  })

  it('prints black enough on white, without colour', async () => {
    for (const { name, resource } of samples().filter((_, index) => index % 7 === 0)) {
      await page.setContent(resourceHtml(resource))
      const { palest, coloured } = await inks()
      expect({ name, palest: palest <= 0x44, coloured }).toEqual({ name, palest: true, coloured: [] })
    }
  })

  it('comes out of the printer as measured: three pupil pages and a key', async () => {
    for (const { resource } of samples().filter(
      ({ resource: { kind } }, n) => kind === 'worksheet' && n % 4 === 0,
    )) {
      const sheets = await sheetsOf(resource)
      const { pages, keyAt, others } = pagesOf(await page.pdf({ preferCSSPageSize: true }))
      const key = sheets.at(-1)
      expect(keyAt).toBe(3)
      expect(others).toEqual([0, 1, 2])
      expect(pages).toBe(3 + Math.ceil(key?.pages ?? 0))
    }
  })
})
