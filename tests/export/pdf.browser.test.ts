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

beforeAll(async () => {
  opened = await openPage('tests/export/pages/pdf-page.ts')
}, 120_000)
afterAll(() => opened?.close())

async function download(title: string, html: string) {
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
    const asked = opened.requests.slice(before).filter((address) => !/\.ttf$|^data:|^blob:/.test(address))
    expect(asked).toEqual([])
    expect(opened.errors).toEqual([])
  }, 60_000)

  it('[RES-33] keeps every word between margins of 20 mm, and every line on one page', async () => {
    const { path } = await download('margins', worksheetOf(4))
    const boxes = execFileSync('pdftotext', ['-bbox', path, '-']).toString()
    const words = [
      ...boxes.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">/g),
    ]
    expect(words.length).toBeGreaterThan(300)
    const margin = (20 / 25.4) * 72
    for (const [, xMin, yMin, xMax, yMax] of words) {
      expect(Number(xMin)).toBeGreaterThan(margin - 2)
      expect(Number(xMax)).toBeLessThan(595.3 - margin + 2)
      expect(Number(yMin)).toBeGreaterThan(margin - 6)
      expect(Number(yMax)).toBeLessThan(841.9 - margin + 6)
    }
  }, 60_000)

  it('keeps links, embeds its font and draws black text black', async () => {
    const { path } = await download('plain', '<p>Kia ora, <a href="https://teara.govt.nz/x">Te Ara</a>.</p>')
    expect(execFileSync('pdffonts', [path]).toString()).toMatch(/Arimo +CID TrueType +Identity-H +yes/)
    const raw = execFileSync('pdftocairo', ['-svg', path, '-']).toString()
    expect(raw).toMatch(/fill(:|=")rgb\(0%, ?0%, ?0%\)/)
    expect(readFileSync(path, 'latin1')).toContain('/URI (https://teara.govt.nz/x)')
  }, 30_000)

  it('[RES-30] names a document without a title resource.pdf, and a cancelled one is no file', async () => {
    const { name } = await download('', '<p>Kia ora</p>')
    expect(name).toBe('resource.pdf')
    expect(await opened.page.evaluate(() => window.pdf.cancelled('<p>x</p>'))).toEqual({
      ok: false,
      reason: 'cancelled',
    })
    expect((await opened.page.evaluate(() => window.pdf.progress())).at(-1)).toBe('1/1')
  }, 30_000)
})
