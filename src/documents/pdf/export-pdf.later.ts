import type { jsPDF } from 'jspdf'
import { type Export, type ExportInput, exportFile } from '../files/export-file.ts'
import { pdfFileName } from '../files/file-name.ts'
import { type EmbeddedFont, loadFonts } from '../render/fonts.ts'
import { writeOutMarkers } from '../render/list-markers.ts'
import { type MarginLine, takeMarginLine } from '../render/margin-line.ts'
import { CONTENT_HEIGHT } from '../render/page-size.ts'
import { openRenderFrame } from '../render/render-frame.ts'
import { type MayYield, yieldToMain, yieldWhenDue } from '../render/yield-to-main.ts'
import { pageBackgrounds } from './backgrounds.ts'
import { drawnText, hideUnderlines } from './hide-text.ts'
import { collectLinks } from './links.ts'
import { beginsBare, collectBoxes, type PageBoxes } from './page-boxes.ts'
import { choosePages, headHeight, type PageSpan, placeOn } from './page-cuts.ts'
import { shownBoxes } from './shown-boxes.ts'
import { drawLinesOnce } from './single-lines.ts'
import { TagBook } from './tags/tag-book.ts'
import { collectRuns } from './text-runs.ts'
import {
  checkLetters,
  drawBackground,
  drawMarginLine,
  drawPageNumber,
  drawRun,
  openPdf,
  placedLink,
} from './write-pdf.ts'

type Progress = (done: number, total: number) => void

interface Job {
  pdf: jsPDF
  tags: TagBook
  fonts: EmbeddedFont[]
  onProgress: Progress
  signal: AbortSignal | undefined
}

/**
 * Makes an A4 PDF of documents on this device [RES-28]: real text in an embedded font over a picture of everything else,
 * with no line or row cut at the edge of a page.
 */
export const exportPdf: Export<ExportInput> = ({ title, html }, onProgress = () => {}, signal) =>
  exportFile(pdfFileName(title), async () => {
    const fonts = await loadFonts()
    await yieldToMain(signal)
    const pdf = openPdf(title, fonts)
    const job = { pdf, tags: new TagBook(pdf), fonts, onProgress, signal }
    for (const [i, document] of (typeof html === 'string' ? [html] : html).entries()) {
      if (i > 0) job.pdf.addPage()
      await addDocument(job, title, document)
    }
    return { blob: job.pdf.output('blob'), pages: job.pdf.getNumberOfPages() }
  })

async function addDocument(job: Job, title: string, html: string): Promise<void> {
  const frame = await openRenderFrame(html, title, job.fonts)
  try {
    const page = frame.document
    const mayYield = yieldWhenDue(job.signal)
    if (page.querySelector('math')) {
      const { drawMath } = await import('./math-images.later.ts')
      await drawMath(page, job.fonts[0]?.base64 ?? '', mayYield)
    }
    const line = takeMarginLine(page)
    const boxes = await collectBoxes(page, CONTENT_HEIGHT, mayYield)
    const pages = choosePages(boxes, CONTENT_HEIGHT)
    await drawLinesOnce(page, pages, mayYield)
    await writeOutMarkers(page, mayYield)
    await fillPages(job, page, { pages, boxes, line, mayYield })
  } finally {
    frame.remove()
  }
}

interface Paper {
  pages: PageSpan[]
  boxes: PageBoxes
  line: MarginLine | null
  mayYield: MayYield
}

async function fillPages(job: Job, page: Document, { pages, boxes, line, mayYield }: Paper): Promise<void> {
  const { pdf, tags, onProgress } = job
  tags.open(page)
  const runs = await collectRuns(page, mayYield)
  const links = collectLinks(page)
  checkLetters(pdf, runs)
  const drawn = drawnText(runs)
  hideUnderlines(page, runs)
  const shown = await shownBoxes(page, runs, mayYield)
  const isBare = (top: number) => beginsBare(boxes, top)
  const before = pdf.getNumberOfPages() - 1
  let number = 0
  for await (const background of pageBackgrounds(page, { pages, drawn, shown, isBare, mayYield })) {
    const span = pages[number]
    if (!span) break
    if (number > 0) pdf.addPage()
    const below = headHeight(span)
    tags.unread(() => {
      if (background.head) drawBackground(pdf, background.head)
      if (background.page) drawBackground(pdf, background.page, below)
      if (line) drawMarginLine(pdf, line)
    })
    const place = (height: number) => placeOn(pages, height, before)
    const { head, top, bottom } = span
    // A head that is repeated was read on the page where its table begins.
    for (const run of head ? runs : [])
      if (head && isBetween(run, head.top, head.bottom)) tags.unread(() => drawRun(pdf, run, head.top))
    for (const run of runs)
      if (isBetween(run, top, bottom)) tags.marked(run.source, () => drawRun(pdf, run, top - below))
    for (const link of links)
      if (isBetween(link, top, bottom)) tags.link(link.element, placedLink(link, top - below, place))
    number += 1
    tags.unread(() => drawPageNumber(pdf, number, pages.length))
    onProgress(number, pages.length)
  }
}

function isBetween({ y, height }: { y: number; height: number }, top: number, bottom: number): boolean {
  return y + height / 2 >= top && y + height / 2 < bottom
}
