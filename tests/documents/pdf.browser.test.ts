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
  opened = await openPage('tests/documents/pages/pdf-page.ts')
  opened.page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`)
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

/** The text that poppler reads: what it does not find, a teacher's search does not find either. */
function textOf(path: string): string {
  try {
    return execFileSync('pdftotext', ['-layout', '-enc', 'UTF-8', path, '-']).toString()
  } catch (cause) {
    throw new Error('These tests read PDFs with pdftotext: install poppler', { cause })
  }
}

type Image = (x: number, y: number) => number

/** Each page in grey at 72 dots to the inch, with the places of its `oooo`. */
function pagesOf(path: string) {
  const boxes = execFileSync('pdftotext', ['-bbox', path, '-']).toString().split('<page ').slice(1)
  return boxes.map((page, i) => {
    const number = String(i + 1)
    const bytes = execFileSync('pdftoppm', ['-r', '72', '-gray', '-f', number, '-l', number, path])
    const [head = '', width = ''] = /^P5\s+(\d+)\s+\d+\s+\d+\s/.exec(bytes.toString('latin1')) ?? []
    const image: Image = (x, y) =>
      bytes[head.length + Math.round(y) * Number(width) + Math.round(x)] ?? Number.NaN
    const words = [...page.matchAll(/xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)" yMax="([\d.]+)">oooo/g)]
    return {
      image,
      words: words.map(([, xMin, yMin, , yMax]) => ({
        x: Number(xMin) + 5,
        y: Number(yMin) + 1,
        height: Number(yMax) - Number(yMin),
      })),
    }
  })
}

/** True for white text on white, black on black, or a background that begins or ends in the middle of a word. */
function isAstray(image: Image, { x, y, height }: { x: number; y: number; height: number }): boolean {
  const line = Array.from({ length: Math.floor(height) - 2 }, (_, i) => image(x, y + i))
  const [first = 0, last = 0] = [line[0], line.at(-1)]
  return Math.max(...line) - Math.min(...line) < 60 || Math.abs(first - last) > 99
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
    // The lower margin has "Page 1 of 5" and nothing else.
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

  it('repeats the head of a table on each page its rows continue on, and cuts no row', async () => {
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

  it('leaves no line of a paragraph alone on a page, nor a line that must not be parted from what is before it', async () => {
    const paragraph = (n: number) => `<p>${`P${n}x `.repeat(130)}</p>`
    for (const room of [0, 9, 18, 27]) {
      const html = `<style>p{font:10pt/15px Arial;margin:0 0 5px}.tail{break-before:avoid}</style><div style="height:${room}px"></div>${Array.from({ length: 40 }, (_, i) => `${paragraph(i)}<p class="tail">T${i}x</p>`).join('')}`
      const { path } = await download(`alone${room}`, html)
      const pages = textOf(path)
        .split('\f')
        .map((page) => page.match(/^ *[PT]\d+x.*$/gm) ?? [])
        .filter((lines) => lines.length > 0)
      expect(pages.length).toBeGreaterThan(2)
      const name = (line: string | undefined) => line?.trim().split(' ')[0]
      for (const lines of pages) {
        expect(name(lines[0])).toMatch(/^P/)
        expect(name(lines[1])).toBe(name(lines[0]))
        expect(name(lines.at(-2))?.slice(1)).toBe(name(lines.at(-1))?.slice(1))
      }
    }
  })

  it('draws the line of an exercise book down every page, where print and Word have it', async () => {
    const html = `<style>body{padding-left:15px;border-left:2px solid #d9a404}</style>${'<p>oooo</p>'.repeat(60)}`
    const { path } = await download('margin', html)
    const lines = ['1', '2'].map((page) => {
      const svg = execFileSync('pdftocairo', ['-svg', '-f', page, '-l', page, path, '-']).toString()
      return /stroke(?::|=")rgb\((\d+)[^,]*,\s*(\d+)/.exec(svg)?.slice(1)
    })
    const KOWHAI = ['84', '63']
    expect(lines).toEqual([KOWHAI, KOWHAI])
    expect(execFileSync('pdfimages', ['-list', path]).toString().trim().split('\n')).toHaveLength(2)
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
    // The CSP of the frame has reported nothing in this test or before it.
    expect(complaints).toEqual([])
  })

  it('keeps links out of and within a document, embeds its font, and pictures only pages that show more than text', async () => {
    const { path } = await download(
      'plain',
      '<p>Kia ora, <a href="https://teara.govt.nz/x">Te Ara</a>, <a href="#wh%C4%81">Whā</a>, <a href="#kore">Kore</a>.</p><p style="break-before:page">Rua</p><div style="break-before:page;border:1px solid"><a name="whā">Whā</a></div><p style="break-before:page">Ingoa: <u>&nbsp;&nbsp;&nbsp;&nbsp;</u></p>',
    )
    expect(execFileSync('pdffonts', [path]).toString()).toMatch(/Arimo +CID TrueType +Identity-H +yes/)
    const drawn = execFileSync('pdftocairo', ['-svg', '-l', '1', path, '-']).toString()
    expect(drawn).toMatch(/fill(:|=")rgb\(0%, ?0%, ?0%\)/)
    const raw = readFileSync(path, 'latin1')
    expect(raw).toContain('/URI (https://teara.govt.nz/x)')
    const pages = [...raw.matchAll(/(\d+) 0 obj\s*<<\/Type \/Page\s/g)].map(([, id]) => id)
    expect([...raw.matchAll(/\/Dest \[(\d+) 0 R/g)].map(([, id]) => pages.indexOf(id ?? '') + 1)).toEqual([3])
    const pictures = execFileSync('pdfimages', ['-list', path]).toString().trim().split('\n').slice(2)
    expect(pictures.map((line) => line.trim().split(/\s+/)[0])).toEqual(['3', '4'])
  })

  it('puts backgrounds behind their text on every page of a long document', async () => {
    const row = (i: number) => `<tr><td>oooo${i}</td><td>oooo${'<br>oooo'.repeat(i % 3)}</td></tr>`
    const block = (i: number) => `<p>oooo</p><blockquote>oooo</blockquote><h3>oooo${i}</h3>`
    const blocks = Array.from({ length: 20 }, (_, i) => block(i)).join('')
    const rows = Array.from({ length: 40 }, (_, i) => row(i)).join('')
    const list = '<li>oooo<br>oooo<p>oooo</p></li>'.repeat(14)
    const { path } = await download(
      'grounds',
      `<style>blockquote,tr:nth-child(even),li:nth-child(odd){background:#000;color:#fff}table{width:60%}</style><main style="padding:9px"><section>${blocks}</section><ol>${list}</ol><table>${rows}</table></main>`,
    )
    for (const [i, { image, words }] of pagesOf(path).entries()) {
      expect(words.filter(({ x, y }) => image(x, y) < 99).length, `page ${i + 1}`).toBeGreaterThan(1)
      expect(
        words.filter((word) => isAstray(image, word)),
        `page ${i + 1}`,
      ).toEqual([])
    }
  })

  it('draws a line between the cells of a table as heavy as the line around it', async () => {
    const row = '<tr><td>&nbsp;</td><td>&nbsp;</td><td>&nbsp;</td></tr>'
    const { path } = await download(
      'lines',
      `<style>table{border-collapse:collapse;width:90%}td{border:1px solid #000;padding:9px}</style><p>oooo</p><table>${row.repeat(3)}</table>`,
    )
    const bytes = execFileSync('pdftoppm', [
      '-r',
      '144',
      '-gray',
      '-x',
      '0',
      '-y',
      '0',
      '-W',
      '1100',
      '-H',
      '500',
      path,
    ])
    const [head = '', width = '', height = ''] =
      /^P5\s+(\d+)\s+(\d+)\s+\d+\s/.exec(bytes.toString('latin1')) ?? []
    const at = (x: number, y: number) => 255 - (bytes[head.length + y * Number(width) + x] ?? 255)
    /** The blackness of each line that this row or column of dots crosses. */
    const lines = (dots: number[]) =>
      dots.reduce<number[]>((found, dot, i) => {
        if (dot > 20 && (dots[i - 1] ?? 0) <= 20) found.push(0)
        if (dot > 20) found[found.length - 1] = (found.at(-1) ?? 0) + dot
        return found
      }, [])
    const across = Array.from({ length: Number(height) }, (_, y) =>
      lines(Array.from({ length: Number(width) }, (_, x) => at(x, y))),
    ).find((found) => found.length === 4)
    const down = Array.from({ length: Number(width) }, (_, x) =>
      lines(Array.from({ length: Number(height) }, (_, y) => at(x, y))),
    ).find((found) => found.length === 4)
    for (const found of [across ?? [], down ?? []]) {
      expect(found).toHaveLength(4)
      expect(Math.max(...found) / Math.min(...found)).toBeLessThan(1.5)
    }
  })

  it('[RES-30] names a document without a title resource.pdf, and makes no file of a cancelled one', async () => {
    const { name } = await download('', '<p>Kia ora</p>')
    expect(name).toBe('resource.pdf')
    expect(await opened.page.evaluate(() => window.pdf.cancelled('<p>x</p>'))).toEqual({
      ok: false,
      reason: 'cancelled',
    })
    expect((await opened.page.evaluate(() => window.pdf.progress())).at(-1)).toBe('1/1')
  })
})
