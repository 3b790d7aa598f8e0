import { execFileSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenedPage, openPage } from '../resource/open-page.ts'
import { worksheet, worksheets } from './editor/corpus.ts'
import { hostile } from './editor/hostile.ts'
import type { WordApi } from './pages/word-page.ts'
import { printed, soffice } from './soffice.ts'
import { unzip } from './unzip.ts'
import { wordsOf, worksheetOf } from './worksheet.ts'

declare global {
  interface Window {
    word: WordApi
    pwn?: number
  }
}

let opened: OpenedPage

beforeAll(async () => {
  opened = await openPage('tests/documents/pages/word-page.ts')
})
afterAll(() => opened?.close())

const PHOTO = worksheet('08')
const WORKSHEET = worksheetOf(2)

async function wordFile(...documents: string[]): Promise<Buffer> {
  const base64 = await opened.page.evaluate((html) => window.word.bytes('Te wai', ...html), documents)
  return Buffer.from(base64, 'base64')
}

async function documentXml(...documents: string[]): Promise<string> {
  return unzip(await wordFile(...documents))
    .get('word/document.xml')
    ?.toString('utf8') as string
}

/** The words a reader of Word sees, formulas included. */
function wordsIn(xml: string): string[] {
  const paragraphs = xml.split(/<\/w:p>|<w:br\/>/)
  const text = paragraphs.map((part) =>
    [...part.matchAll(/<(w|m):t(?: [^>]*)?>([^<]*)/g)]
      .map(([, kind, t]) => (kind === 'm' ? ` ${t} ` : t))
      .join(''),
  )
  return text.flatMap((part) => unescaped(part).match(/[\p{L}\p{N}]+/gu) ?? [])
}

const unescaped = (text: string) =>
  text.replace(
    /&(lt|gt|quot|apos|amp);/g,
    (_, name: string) => ({ lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' })[name] ?? '',
  )

describe('exporting a Word file', () => {
  it('[OP-98] keeps words with macrons, headings, lists, links, blanks and formulas on A4 with 20 mm', async () => {
    const xml = await documentXml(WORKSHEET)
    const found = new Set(wordsIn(xml))
    expect([...new Set(wordsOf(WORKSHEET))].filter((word) => !found.has(word))).toEqual([])
    expect(xml).toMatch(/<w:pgSz w:w="11906" w:h="16838"/)
    expect(xml).toMatch(
      /<w:pgMar w:top="1134" w:right="1134" w:bottom="1134"[^>]* w:left="1134"|<w:pgMar w:top="1134" w:right="1134" w:bottom="1134" w:left="1134"/,
    )
    expect(xml.match(/<w:pStyle w:val="Heading1"\/>/g)).toHaveLength(1)
    expect(xml.match(/<w:pStyle w:val="Heading2"\/>/g)).toHaveLength(2)
    expect(xml.match(/<w:numPr>/g)).toHaveLength(6)
    expect(xml.match(/<m:f>/g)).toHaveLength(10)
    expect(xml).toContain('☒')
    const files = unzip(await wordFile(WORKSHEET))
    expect(files.get('word/_rels/document.xml.rels')?.toString()).toContain(
      'https://teara.govt.nz/en/water-1',
    )
    expect(files.get('docProps/core.xml')?.toString()).toContain('Te wai')
  })

  it('keeps tables with merged cells, heads that repeat, links to a place within, and pictures with their descriptions', async () => {
    const rows =
      '<tr><td rowspan="2">Ā <a href="#o">o</a></td><td colspan="2">E</td></tr><tr><td>ī</td><td><b id="o">o</b></td></tr>'
    const table = `<table border><thead><tr><th>1</th><th>2</th><th>3</th></tr></thead><tbody>${rows}</tbody></table>`
    const xml = await documentXml(table)
    expect(xml.match(/<w:tr>/g)).toHaveLength(3)
    expect(xml.match(/<w:tblHeader\/>/g)).toHaveLength(1)
    expect(xml.match(/<w:gridSpan w:val="2"\/>/g)).toHaveLength(1)
    expect(xml.match(/<w:vMerge w:val="(restart|continue)"\/>/g)).toHaveLength(2)
    expect(xml.match(/<w:gridCol /g)).toHaveLength(3)
    const [, place] = /<w:hyperlink [^>]*w:anchor="(\w+)"/.exec(xml) ?? []
    const marked = xml.indexOf(`w:name="${place}"`)
    expect([...xml.slice(marked).matchAll(/<w:t[ >][^<]*<?/g)].length).toBe(1)
    expect(xml.slice(marked)).toMatch(/^w:name="\w+"[^>]*\/><w:bookmarkEnd/)
    const files = unzip(await wordFile(PHOTO))
    expect([...files.keys()].filter((name) => /media\/.*\.png$/.test(name)).length).toBeGreaterThan(0)
    expect(files.get('word/document.xml')?.toString()).toContain('Mount Ngāuruhoe')
  })

  it('writes sound XML with every word of every worksheet', async () => {
    for (const { name, html } of worksheets) {
      const files = unzip(await wordFile(html))
      const parts = [...files].filter(([path]) =>
        /^word\/(document|numbering|footer\d)\.xml$|\.rels$/.test(path),
      )
      for (const [path, content] of parts) {
        const fault = await opened.page.evaluate((xml) => window.word.xmlFault(xml), content.toString('utf8'))
        expect(fault, `${name} ${path}`).toBeNull()
      }
      const found = wordsIn(files.get('word/document.xml')?.toString('utf8') ?? '')
        .join('')
        .toLowerCase()
      const seen = await visibleText(html)
      const lost = seen.filter((word) => !found.includes(word.toLowerCase()))
      expect(lost, name).toEqual([])
    }
    expect(opened.errors).toEqual([])
  })

  it('names the file by the title, counts its documents, and makes no file of a cancelled one', async () => {
    const waiting = opened.page.waitForEvent('download')
    const result = await opened.page.evaluate(() =>
      window.word.make('Ngā pātai', ['<p>Tahi</p>', '<p>Rua</p>']),
    )
    expect(result).toEqual({ ok: true, fileName: 'Ngā_pātai.docx' })
    expect((await waiting).suggestedFilename()).toBe('Ngā_pātai.docx')
    expect(await opened.page.evaluate(() => window.word.progress())).toEqual(['1/2', '2/2'])
    expect(await opened.page.evaluate(() => window.word.cancelled())).toEqual({
      ok: false,
      reason: 'cancelled',
    })
  })
})

async function visibleText(html: string): Promise<string[]> {
  const text = await opened.page.evaluate((source) => {
    const page = new DOMParser().parseFromString(source, 'text/html')
    for (const gone of page.querySelectorAll(
      'script,style,svg,math,select,textarea,.no-print,.frac,rp,rt,progress,meter,picture',
    ))
      gone.replaceWith(' ')
    for (const hidden of page.querySelectorAll<HTMLElement>(
      '[hidden],[style*="display:none"],[style*="display: none"]',
    ))
      hidden.remove()
    return page.body.textContent ?? ''
  }, html)
  return text.match(/[\p{L}\p{N}]+/gu) ?? []
}

const LIBRE = soffice
  ? 'prints the same words and rows in LibreOffice'
  : 'LIBREOFFICE IS NOT ON THIS MACHINE, so it was not asked: what it would read is checked in the XML instead'

describe('a Word file in another program', () => {
  it(LIBRE, async () => {
    // Words with wide letter spacing are read letter by letter from a print.
    const files = { worksheet: await wordFile(WORKSHEET.replaceAll('letter-spacing:2px', '')) }
    const xml = unzip(files.worksheet).get('word/document.xml')?.toString('utf8') ?? ''
    const texts = soffice ? printed(files) : { worksheet: wordsIn(xml).join(' ') }
    const found = new Set(texts.worksheet?.match(/[\p{L}\p{N}]+/gu))
    expect([...new Set(wordsOf(WORKSHEET))].filter((word) => !found.has(word))).toEqual([])
    const row = soffice ? /1\.1\s+Māori have lived/ : /1 1 Māori have lived/
    expect(texts.worksheet).toMatch(row)
  })
})

describe('making a Word file or a zip of a hostile document', () => {
  it('runs nothing, requests nothing, and leaves nothing that would', async () => {
    const before = opened.requests.length
    for (const html of hostile) await wordFile(html)
    const zip = await zipOf(hostile.map((html) => ({ title: 'x', html })))
    const asked = opened.requests.slice(before).filter((address) => !/^(blob|data):/.test(address))
    expect(asked).toEqual([])
    expect(await opened.page.evaluate(() => window.pwn ?? null)).toBeNull()
    const pages = [...zip].filter(([name]) => /^\d.*\.html$/.test(name))
    expect(pages.length).toBe(hostile.length)
    for (const [, content] of pages) {
      expect(content.toString()).toMatch(
        /^<!doctype html><html lang="en-NZ"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'/,
      )
      expect(content.toString()).not.toMatch(/<script|onerror=|onload=|javascript:top/i)
    }
  })
})

async function zipOf(documents: { title: string; html: string | null }[]): Promise<Map<string, Buffer>> {
  const waiting = opened.page.waitForEvent('download')
  expect(await opened.page.evaluate((all) => window.word.all(all), documents)).toMatchObject({ ok: true })
  const { readFileSync } = await import('node:fs')
  return unzip(readFileSync(await (await waiting).path()))
}

describe('everything saved as one zip', () => {
  it('holds each item as a page and as a Word file, with a list, and says what is missing', async () => {
    await opened.page.evaluate(() => window.word.progress())
    const files = await zipOf([
      { title: 'Te wai', html: WORKSHEET },
      { title: 'Te wai', html: '<p>Kākāpō</p>' },
      { title: '../../etc', html: null },
    ])
    expect([...files.keys()]).toEqual([
      '01 Te wai.html',
      '01 Te wai.docx',
      '02 Te wai.html',
      '02 Te wai.docx',
      'index.html',
    ])
    expect(files.get('02 Te wai.html')?.toString()).toContain('Kākāpō')
    expect(
      wordsIn(
        unzip(files.get('02 Te wai.docx') as Buffer)
          .get('word/document.xml')
          ?.toString() ?? '',
      ),
    ).toEqual(['Kākāpō'])
    const list = files.get('index.html')?.toString()
    expect(list).toContain('href="02%20Te%20wai.docx"')
    expect(list).toContain('1 not on this device')
    expect(await opened.page.evaluate(() => window.word.progress())).toEqual(['1/3', '2/3', '3/3'])
    const stopped = await opened.page.evaluate(() =>
      window.word.allCancelled([1, 2, 3].map(() => ({ title: 'x', html: '<p>x</p>' }))),
    )
    expect(stopped).toEqual({ ok: false, reason: 'cancelled' })
  })
})

describe('the print pack', () => {
  it('puts the plan first, then pages for pupils, and all answers last on a teacher page of their own', async () => {
    const resource = (n: number) =>
      `<html><head><style>.page{break-before:page}</style></head><body><section data-section="tasks-core"><h1>Mahi ${n}</h1></section><section data-section="key" class="page"><h2>Answers ${n}</h2></section></body></html>`
    const given: [string, string[]] = ['<h1>Mahere ako</h1>', [resource(1), '<p>Tā tātou</p>', resource(2)]]
    const parts = await opened.page.evaluate(([plan, all]) => window.word.packDocuments(plan, all), given)
    const text = parts.map((html) =>
      html
        .replace(/<style[\s\S]*?<\/style>|<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    expect(text).toEqual([
      'Mahere ako',
      'Mahi 1',
      'Tā tātou',
      'Mahi 2',
      'Teacher copy Answers 1',
      'Teacher copy Answers 2',
    ])
    const waiting = opened.page.waitForEvent('download')
    const made = await opened.page.evaluate(([plan, all]) => window.word.pack(plan, all, 'pdf'), given)
    expect(made).toEqual({ ok: true, fileName: 'Te_pack.pdf', pages: 6 })
    const pdf = await (await waiting).path()
    const page = (number: number) =>
      execFileSync('pdftotext', ['-f', String(number), '-l', String(number), pdf, '-']).toString()
    expect(page(1)).toContain('Mahere ako')
    expect(page(2)).not.toContain('Answers')
    expect(page(6)).toMatch(/Teacher copy[\s\S]*Answers 2/)
    const word = await opened.page.evaluate(([plan, all]) => window.word.pack(plan, all, 'word'), given)
    expect(word).toEqual({ ok: true, fileName: 'Te_pack.docx' })
  })
})

describe('printing a lesson plan', () => {
  it('[RES-31] [RES-32] [RES-33] opens the print dialog of a window of its own, with A4 and 20 mm last', async () => {
    const html =
      '<html><head><style>@page{margin:15mm}</style></head><body><h1>Te wai</h1><script>top.pwn=1</script></body></html>'
    const printed = await opened.page.evaluate((source) => window.word.print('Te wai', source), html)
    expect(printed).toContain('<h1>Te wai</h1>')
    expect(printed.lastIndexOf('@page{size:A4;margin:20mm}')).toBeGreaterThan(
      printed.indexOf('@page{margin:15mm}'),
    )
    expect(printed).not.toContain('Word')
    expect(await opened.page.evaluate(() => window.pwn ?? null)).toBeNull()
  })
})
