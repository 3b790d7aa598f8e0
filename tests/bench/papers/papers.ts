import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { scriptUrl } from '#app/build/script-url.ts'
import { launch } from '../../support/browser.ts'
import type { Found, LoneMeasure, Size, Tools } from '../bench.ts'
import { bundle } from '../beside/bundle.ts'
import { versions } from '../beside/install.ts'
import { serveFolders } from '../beside/serve.ts'
import { type Line, lineOf, one } from '../line.ts'
import { documentOf } from '../made-up-document.ts'
import type { Papers } from './paper-page.ts'
import { wordsFound } from './words-found.ts'

const { quill, jspdf, tinymce } = versions()
const OURS = 'ours'
const STOCK = `Quill ${quill}`
const TINYMCE = `TinyMCE ${tinymce}`
const HTML2PDF = `jsPDF ${jspdf} html()`
const PRINT = 'the browser’s print'
const SIZES: Record<Size, number[]> = { quick: [50], usual: [50, 500], large: [50, 500] }
const ROUNDS: Record<Size, number> = { quick: 2, usual: 4, large: 6 }
const MAX_MS = 180_000

interface Pages {
  ours: Page
  stock: Page
  tinymce: Page
  print: Page
}

function call<Name extends keyof Papers>(
  page: Page,
  name: Name,
  html = '',
): Promise<Awaited<ReturnType<Papers[Name]>>> {
  return page.evaluate(
    ({ name, html }) => {
      const { papers } = globalThis as unknown as { papers: Record<string, (html: string) => unknown> }
      return papers[name]?.(html)
    },
    { name, html },
  ) as Promise<Awaited<ReturnType<Papers[Name]>>>
}

async function openPages(browser: Browser, tools: Tools): Promise<Pages> {
  const ours = await bundle('papers-ours', join(import.meta.dirname, 'ours.ts'), [scriptUrl()])
  const others = join(import.meta.dirname, '..', 'alternatives', 'papers')
  const stock = await bundle('papers-stock', join(others, 'stock.ts'))
  const tinymce = await bundle('papers-tinymce', join(others, 'tinymce.ts'))
  const server = await serveFolders({ ours: ours.folder, stock: stock.folder, tinymce: tinymce.folder })
  tools.atEnd(() => server.close())
  const open = async (name: string) => {
    const page = await (await browser.newContext()).newPage()
    page.on('pageerror', (error) => tools.tell(`${name}: ${error.message}`))
    await page.goto(server.url(name))
    await page.waitForFunction(() => 'papers' in globalThis)
    return page
  }
  return {
    ours: await open('ours'),
    stock: await open('stock'),
    tinymce: await open('tinymce'),
    print: await browser.newPage(),
  }
}

async function editing({ ours, stock, tinymce }: Pages, kb: number, rounds: number): Promise<Line[]> {
  const html = documentOf(kb * 1000)
  const pages = [ours, stock, tinymce]
  const none = () => pages.map((): number[] => [])
  const times = { open: none(), save: none() }
  for (let round = 0; round < rounds; round += 1)
    for (const [at, page] of pages.entries()) {
      times.open[at]?.push(await call(page, 'open', html))
      times.save[at]?.push(await call(page, 'save'))
    }
  const keeps = await Promise.all(pages.map((page) => call(page, 'kept', html)))
  const percent = (share = 0) => `${Math.round(share * 100)} %`
  const note = (at: number) => {
    const kept = keeps[at]
    const all = `words ${percent(kept?.words)}, tables ${percent(kept?.tables)}, colours ${percent(kept?.colours)} kept`
    return kept?.same ? `the same to the letter; ${all}` : `no: ${all}`
  }
  return [OURS, STOCK, TINYMCE].flatMap((by, at) => [
    lineOf(`${kb} KB opened in the editor`, by, times.open[at] ?? [], {
      besides: times.open[0] ?? [],
      note: note(at),
    }),
    lineOf(`${kb} KB read back to be saved`, by, times.save[at] ?? [], { besides: times.save[0] ?? [] }),
  ])
}

interface Printed {
  ms: number
  longestTask: number
  bytes: number
  file: string
}

async function print(page: Page, html: string): Promise<Printed> {
  await page.setContent(html)
  const start = performance.now()
  const file = await page.pdf({ format: 'A4', printBackground: true })
  const ms = performance.now() - start
  return { ms, longestTask: 0, bytes: file.length, file: file.toString('base64') }
}

/** A maker that takes too long is told so instead of held for. */
async function inTime(work: Promise<Printed | null>): Promise<Printed | null | undefined> {
  return Promise.race([
    work.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), MAX_MS)),
  ])
}

async function exporting(pages: Pages, kb: number, rounds: number, tools: Tools): Promise<Line[]> {
  const html = documentOf(kb * 1000)
  const makers: { by: string; make: () => Promise<Printed | null> }[] = [
    { by: OURS, make: () => call(pages.ours, 'pdf', html) },
    { by: PRINT, make: () => print(pages.print, html) },
    { by: HTML2PDF, make: () => call(pages.stock, 'pdf', html) },
  ]
  const made = new Map<string, Printed[]>()
  const late = new Set<string>()
  for (let round = 0; round < rounds; round += 1)
    for (const { by, make } of makers) {
      if (late.has(by)) continue
      const file = await inTime(make())
      if (file) made.set(by, [...(made.get(by) ?? []), file])
      else late.add(by)
    }
  tools.tell(`${kb} KB exported`)
  const besides = (made.get(OURS) ?? []).map(({ ms }) => ms)
  return makers.flatMap(({ by }) => pdfLines(by, kb, html, made.get(by) ?? [], besides))
}

function pdfLines(by: string, kb: number, html: string, files: Printed[], besides: number[]): Line[] {
  const what = `PDF of ${kb} KB`
  const [file] = files
  if (!file) return [one(what, by, Number.NaN, { note: `no: not done after ${MAX_MS / 1000} s` })]
  const found = wordsFound(Buffer.from(file.file, 'base64'), html)
  const words = found === undefined ? 'words not counted' : `${(found * 100).toFixed(1)} % of the words found`
  const task = by === PRINT ? 'outside the page' : `longest task ${Math.round(file.longestTask)} ms`
  const note = `${words}; ${task}; ${Math.round(file.bytes / 1000)} KB`
  return [
    lineOf(
      what,
      by,
      files.map(({ ms }) => ms),
      { besides, note },
    ),
  ]
}

async function words(page: Page, kb: number, rounds: number): Promise<Line[]> {
  const html = documentOf(kb * 1000)
  const files: Printed[] = []
  for (let round = 0; round < rounds; round += 1) {
    const file = await call(page, 'word', html)
    if (file) files.push(file)
  }
  const [file] = files
  const note = `longest task ${Math.round(file?.longestTask ?? 0)} ms; ${Math.round((file?.bytes ?? 0) / 1000)} KB`
  return [
    lineOf(
      `Word file of ${kb} KB`,
      OURS,
      files.map(({ ms }) => ms),
      { note },
    ),
  ]
}

export const papers: LoneMeasure = {
  name: 'papers',
  about:
    'editor and export on a bare page beside stock Quill, TinyMCE, jsPDF’s html() and the browser’s print to PDF',
  alone: true,
  minutes: 12,
  async run(tools): Promise<Found> {
    const browser = await launch()
    tools.atEnd(() => browser.close())
    const pages = await openPages(browser, tools)
    const lines: Line[] = []
    for (const kb of SIZES[tools.size]) {
      // The long document takes minutes at a time: one round tells enough.
      const rounds = kb > 100 ? 1 : ROUNDS[tools.size]
      lines.push(...(await editing(pages, kb, rounds)))
      lines.push(...(await words(pages.ours, kb, rounds)))
      lines.push(...(await exporting(pages, kb, rounds, tools)))
    }
    return {
      lines,
      notes: [
        `Chromium ${browser.version()}. Print runs outside the page and asks the teacher for a printer; the other two save a file.`,
        'jsPDF is with the html2canvas it names (1.4.1). Words are counted with poppler.',
      ],
    }
  },
}
