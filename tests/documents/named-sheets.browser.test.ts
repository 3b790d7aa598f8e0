import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { made } from '../content/forms/made.ts'
import { type OpenedPage, openPage } from '../resource/open-page.ts'
import { unzip } from './unzip.ts'
import { wordsOf } from './worksheet.ts'

let word: OpenedPage
let pdf: OpenedPage
beforeAll(async () => {
  word = await openPage('tests/documents/pages/word-page.ts')
  pdf = await openPage('tests/documents/pages/pdf-page.ts')
})
afterAll(async () => {
  await Promise.all([word?.close(), pdf?.close()])
})

const folder = mkdtempSync(join(tmpdir(), 'mahere-named-sheets-'))

/** The text of each page of the PDF that the app makes. */
async function pdfPages(html: string): Promise<string[]> {
  const waiting = pdf.page.waitForEvent('download')
  await pdf.page.evaluate((one) => window.pdf.make('sheet', one), html)
  const path = join(folder, 'sheet.pdf')
  await (await waiting).saveAs(path)
  const text = execFileSync('pdftotext', ['-layout', '-enc', 'UTF-8', path, '-']).toString()
  return text.split('\f').filter((page) => page.trim() !== '')
}

const SHEETS: [message: string, drawings: number, pupilPages: number, shown: string[]][] = [
  ['venn diagram comparing frogs and butterflies year 3', 1, 1, ['Frogs', 'Butterflies', 'Both']],
  ['KWL chart volcanoes year 5', 0, 1, ['Volcanoes']],
  ['number of the day 4,372', 1, 1, ['4,372', 'expanded form']],
  ['fair test planning sheet paper planes y6', 0, 2, ['Prediction', 'Conclusion']],
  ['spelling list long a, 10 words y3', 0, 1, ['Try 1', 'Try 3']],
  ['colour by number times tables 6 7 8', 0, 1, ['Colour each square', '×']],
  ['short play script on bullying year 5', 0, 2, ['NARRATOR 1', 'Parts (8 readers)']],
  ['sequencing cards life cycle of a frog y2', 0, 1, ['Cut out']],
]

describe.each(SHEETS)('the sheet of “%s”', (message, drawings, pupilPages, shown) => {
  it('has every word and drawing in a Word file', async () => {
    const { html } = made(message)
    const base64 = await word.page.evaluate((one) => window.word.bytes('Te wai', one), html)
    const xml = unzip(Buffer.from(base64, 'base64')).get('word/document.xml')?.toString('utf8') ?? ''
    expect(await word.page.evaluate((one) => window.word.xmlFault(one), xml)).toBeNull()
    const plain = html
      .replace(/<svg[\s\S]*?<\/svg>/g, ' ')
      .replace(/<\/?(?:span|b|i|em|strong)\b[^>]*>/g, ' ')
    const written = new Set(
      xml
        .replace(/<\/w:p>|<w:br\/>|<w:tab\/>/g, ' ')
        .replace(/<[^>]+>/g, '')
        .match(/[\p{L}\p{N}]+/gu),
    )
    expect([...new Set(wordsOf(plain))].filter((one) => !written.has(one))).toEqual([])
    expect(xml.match(/<w:drawing>/g)?.length ?? 0).toBe(drawings)
  })

  it('stands on its pages in the PDF, with the teacher’s page after them', async () => {
    const pages = await pdfPages(made(message).html)
    const teacher = pages.findIndex((page) => page.includes('For the teacher'))
    expect(teacher).toBe(pupilPages)
    const pupils = pages.slice(0, teacher).join('\n')
    expect(shown.filter((text) => !pupils.includes(text))).toEqual([])
  })
})
