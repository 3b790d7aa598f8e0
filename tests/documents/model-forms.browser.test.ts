import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BLOCKS, contextOf } from '../content/support.ts'
import { LanguageModelServer } from '../functions/model/language-model-server.ts'
import { given, settings, writeAll } from '../functions/model/write-with-model.ts'
import { type OpenedPage, openPage } from '../resource/open-page.ts'
import type { PdfApi } from './pages/pdf-page.ts'
import type { WordApi } from './pages/word-page.ts'
import { unzip } from './unzip.ts'
import { wordsOf } from './worksheet.ts'

declare global {
  interface Window {
    word: WordApi
    pdf: PdfApi
  }
}

const server = new LanguageModelServer()
let opened: OpenedPage
let pdf: OpenedPage
beforeAll(async () => {
  await server.open()
  opened = await openPage('tests/documents/pages/word-page.ts')
  pdf = await openPage('tests/documents/pages/pdf-page.ts')
})
afterAll(async () => {
  server.close()
  await Promise.all([opened?.close(), pdf?.close()])
})

const RECORDINGS = new URL('../functions/model/recordings/', import.meta.url)

/** The printed page of a recorded answer of a language model. */
async function pageOf(name: string): Promise<string> {
  const recorded = JSON.parse(readFileSync(new URL(`${name}.json`, RECORDINGS), 'utf8'))
  const isGoal = ({ outcome }: { outcome: string }) => outcome === recorded.goal
  const block = BLOCKS.find(({ goals }) => goals.some(isGoal))
  const context = block ? contextOf(block, block.goals.findIndex(isGoal)) : null
  server.says(JSON.stringify(recorded.completion))
  const input = given({ generator_type: recorded.chat, content: recorded.message, context })
  const { writing, written } = await writeAll(settings(server.url), input)
  return writing.patch(written, true).html_content ?? ''
}

const count = (text: string, what: RegExp) => text.match(what)?.length ?? 0

it.each([
  ['tuatara-reading-y5', 0],
  ['times-tables-list-y5', 0],
  ['speech-rubric-y7', 0],
  ['water-cycle-quiz-y6', 0],
  ['volcano-cards-y6', 0],
  ['camp-letter-y6', 0],
  ['figures-measuring-y4', 6],
  ['figures-shapes-y6', 8],
])('a Word file has every word and every drawing of the form: %s', async (name, drawn) => {
  const html = await pageOf(name)
  const base64 = await opened.page.evaluate((one) => window.word.bytes('Te wai', one), html)
  const xml = unzip(Buffer.from(base64, 'base64')).get('word/document.xml')?.toString('utf8') ?? ''
  expect(await opened.page.evaluate((one) => window.word.xmlFault(one), xml)).toBeNull()
  // The words of a drawing are in its picture.
  const shown = html.replace(/<svg[\s\S]*?<\/svg>/g, ' ').replace(/<\/?(?:span|b|i|em|strong)\b[^>]*>/g, ' ')
  const words = new Set(
    xml
      .replace(/<\/w:p>|<w:br\/>|<w:tab\/>/g, ' ')
      .replace(/<[^>]+>/g, '')
      .match(/[\p{L}\p{N}]+/gu),
  )
  expect([...new Set(wordsOf(shown))].filter((word) => !words.has(word))).toEqual([])
  expect(count(xml, /<w:drawing>/g)).toBe(count(html, /<svg/g))
  expect(count(html, /<svg/g)).toBe(drawn)
})

const folder = mkdtempSync(join(tmpdir(), 'mahere-forms-'))

/** The text of each page of the PDF, without its page number. */
async function pdfPages(html: string): Promise<string[]> {
  const waiting = pdf.page.waitForEvent('download')
  await pdf.page.evaluate((one) => window.pdf.make('form', one), html)
  const path = join(folder, 'form.pdf')
  await (await waiting).saveAs(path)
  const text = execFileSync('pdftotext', ['-layout', '-enc', 'UTF-8', path, '-']).toString()
  return text
    .split('\f')
    .flatMap((page) => (page.trim() === '' ? [] : [page.replace(/Page \d+ of \d+\s*$/, '')]))
}

it('a PDF has a list of 20 short questions on one sheet, and the answers on the next', async () => {
  const [list = '', answers = '', ...more] = await pdfPages(await pageOf('times-tables-list-y5'))
  expect(more).toEqual([])
  expect([...list.matchAll(/(?:^|\s{2})(\d+)\. /gm)].map(([, number]) => Number(number))).toEqual(
    Array.from({ length: 20 }, (_, n) => n + 1),
  )
  expect(answers).toContain('For the teacher: answers')
})

it('a PDF parts no picture from its question, and leaves no line alone on a page', async () => {
  const pages = await pdfPages(await pageOf('figures-shapes-y6'))
  expect(pages.filter((page) => page.trim().split(/\n\s*/).length < 5)).toEqual([])
  const pupils = pages.filter((page) => !page.includes('For the teacher'))
  const onOne = (question: string, ...shown: string[]) =>
    pupils.filter((page) => [question, ...shown].every((text) => page.includes(text))).length
  expect(onOne('coordinates of K and of M', 'K', 'M')).toBe(1)
  expect(onOne('Look at the map', 'wharenui', 'playground', 'gate')).toBe(1)
  expect(onOne('cans than bottles', 'Rubbish collected', 'rope')).toBe(1)
  expect(onOne('The wall tile', '12 mm')).toBe(1)
  expect(onOne('Complete the table', 'Length', '5 cm')).toBe(1)
})

it('a PDF has the answers to a quiz, their reasons and what to check on one sheet', async () => {
  const pages = await pdfPages(await pageOf('water-cycle-quiz-y6'))
  expect(pages).toHaveLength(3)
  expect(pages[2]).toContain('For the teacher: answers')
  expect(pages[2]).toContain('Key by letter')
  expect(pages[2]).toMatch(/Draft code [0-9A-F]{4}-[0-9A-F]{4}/)
})
