import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenedPage, openPage } from '../resource/open-page.ts'
import type { PdfApi } from './pages/pdf-page.ts'
import { wordsOf, worksheetOf } from './worksheet.ts'

declare global {
  interface Window {
    pdf: PdfApi
  }
}

const folder = mkdtempSync(join(tmpdir(), 'mahere-pdf-'))
let opened: OpenedPage
const complaints: string[] = []

beforeAll(async () => {
  opened = await openPage('tests/export/pages/pdf-page.ts')
  opened.page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
})
afterAll(() => opened?.close())

async function download(title: string, html: string | string[]) {
  const waiting = opened.page.waitForEvent('download')
  const result = await opened.page.evaluate(([name, text]) => window.pdf.make(name, text), [
    title,
    html,
  ] as const)
  const file = await waiting
  const path = join(folder, file.suggestedFilename())
  await file.saveAs(path)
  return { result, path, name: file.suggestedFilename() }
}

/** poppler is the reader: what it does not find, a teacher's search does not find either. */
function textOf(path: string): string {
  try {
    return execFileSync('pdftotext', ['-layout', '-enc', 'UTF-8', path, '-']).toString()
  } catch (cause) {
    throw new Error('These tests read PDFs with pdftotext: install poppler', { cause })
  }
}

describe('exporting a PDF', () => {
  it('[RES-27] [RES-28] [RES-29] [OP-95] finds every word with its macrons, without asking the server', async () => {
    const before = opened.requests.length
    const html = worksheetOf(3)
    const { result, path, name } = await download('Te wai: ngā pātai Ō', html)
    expect(name).toBe('Te_wai__ngā_pātai_Ō.pdf')
    const info = execFileSync('pdfinfo', [path]).toString()
    const pages = Number(/Pages:\s+(\d+)/.exec(info)?.[1])
    expect(result).toEqual({ ok: true, fileName: name, pages })
    expect(info).toMatch(/Page size:\s+595\.\d+ x 841\.\d+ pts \(A4\)/)
    expect(pages).toBeGreaterThanOrEqual(3)
    expect(pages).toBeLessThanOrEqual(6)
    const found = new Set(textOf(path).match(/[\p{L}\p{N}]+/gu))
    const missing = wordsOf(html).filter((word) => !found.has(word))
    expect([...new Set(missing)]).toEqual([])
    const asked = opened.requests
      .slice(before)
      .filter((address) => !/\.(ttf|js)$|^data:|^blob:/.test(address))
    expect(asked).toEqual([])
    expect(opened.errors).toEqual([])
  })

  it('[RES-33] keeps every word between margins of 20 mm, and every line on one page', async () => {
    const { path } = await download('margins', worksheetOf(4))
    const boxes = execFileSync('pdftotext', ['-bbox', path, '-']).toString()
    const words = [
      ...boxes.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">/g),
    ]
    expect(words.length).toBeGreaterThan(300)
    const margin = (20 / 25.4) * 72
    // In the lower margin stands "Page 1 of 5" and nothing else.
    const numbers = words.filter(([, , yMin]) => Number(yMin) > 841.9 - margin)
    const pages = Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [path]).toString())?.[1])
    expect(numbers).toHaveLength(4 * pages)
    for (const [, xMin, yMin, xMax, yMax] of words.filter((word) => !numbers.includes(word))) {
      expect(Number(xMin)).toBeGreaterThan(margin - 2)
      expect(Number(xMax)).toBeLessThan(595.3 - margin + 2)
      expect(Number(yMin)).toBeGreaterThan(margin - 6)
      expect(Number(yMax)).toBeLessThan(841.9 - margin + 6)
    }
  })

  it('[SYS-30] finds every word of documents of 1, 5 and 20 pages, and the page stays awake and can cancel', async () => {
    for (const [sections, least, most] of [
      [1, 1, 2],
      [5, 5, 6],
      [19, 19, 21],
    ] as const) {
      const html = worksheetOf(sections)
      const { result, path } = await download(`pages ${sections}`, html)
      expect(result).toMatchObject({ ok: true })
      const pages = result.ok ? (result.pages ?? 0) : 0
      expect(pages).toBeGreaterThanOrEqual(least)
      expect(pages).toBeLessThanOrEqual(most)
      const text = textOf(path)
      const found = new Set(text.match(/[\p{L}\p{N}]+/gu))
      expect([...new Set(wordsOf(html))].filter((word) => !found.has(word))).toEqual([])
      if (pages > 1) expect(text.replace(/\s+/g, ' ')).toContain(`Page ${pages} of ${pages}`)
    }
    const stopped = await opened.page.evaluate((html) => window.pdf.stopped(html), worksheetOf(4))
    expect(stopped.result).toEqual({ ok: false, reason: 'cancelled' })
    expect(stopped.turns).toBeGreaterThan(5)
    expect(stopped.frames).toBe(0)
  })

  it('writes the head of a table again on each page its rows go on to, and cuts no row', async () => {
    const row = (n: number) => `<tr><td>Rārangi${n}</td><td>${'He kōrero mō te wai. '.repeat(8)}</td></tr>`
    const rows = Array.from({ length: 60 }, (_, i) => row(i + 1)).join('')
    const html = `<style>td,th{border:1px solid}</style><h1>Rārangi</h1><table><thead><tr><th>Upoko</th><th>Kōrero</th></tr></thead><tbody>${rows}</tbody></table>`
    const { result, path } = await download('heads', html)
    const pages = result.ok ? (result.pages ?? 0) : 0
    expect(pages).toBeGreaterThan(3)
    const perPage = textOf(path).split('\f').slice(0, pages)
    expect(perPage.map((text) => text.match(/Upoko/g)?.length)).toEqual(perPage.map(() => 1))
    expect(perPage.flatMap((text) => text.match(/Rārangi\d+/g) ?? [])).toEqual(
      Array.from({ length: 60 }, (_, i) => `Rārangi${i + 1}`),
    )
    for (const text of perPage.slice(1)) expect(text.trim()).toMatch(/^Upoko/)
  })

  it('follows the print rules of a document, and puts each of several documents on a page of its own', async () => {
    const html =
      '<style>.screen{display:block}@media print{.screen{display:none}}@media screen{.paper{display:none}}</style>'
    const { result, path } = await download('parts', [
      `${html}<p class="screen">Mata</p><p class="paper">Pepa</p>`,
      '<p>Tuarua</p>',
    ])
    expect(result).toMatchObject({ ok: true, pages: 2 })
    const [first, second] = textOf(path).split('\f')
    expect(first).toContain('Pepa')
    expect(first).not.toContain('Mata')
    expect(second).toContain('Tuarua')
    // The wall has nothing to complain of, and nothing was complained of before.
    expect(complaints).toEqual([])
  })

  it('keeps links, embeds its font and draws black text black', async () => {
    const { path } = await download('plain', '<p>Kia ora, <a href="https://teara.govt.nz/x">Te Ara</a>.</p>')
    expect(execFileSync('pdffonts', [path]).toString()).toMatch(/Arimo +CID TrueType +Identity-H +yes/)
    const raw = execFileSync('pdftocairo', ['-svg', path, '-']).toString()
    expect(raw).toMatch(/fill(:|=")rgb\(0%, ?0%, ?0%\)/)
    expect(readFileSync(path, 'latin1')).toContain('/URI (https://teara.govt.nz/x)')
  })

  it('[RES-30] names a document without a title resource.pdf, and a cancelled one is no file', async () => {
    const { name } = await download('', '<p>Kia ora</p>')
    expect(name).toBe('resource.pdf')
    expect(await opened.page.evaluate(() => window.pdf.cancelled('<p>x</p>'))).toEqual({
      ok: false,
      reason: 'cancelled',
    })
    expect((await opened.page.evaluate(() => window.pdf.progress())).at(-1)).toBe('1/1')
  })
})
