import type { jsPDF } from 'jspdf'
import type { ExportDocument } from '#domain/export.ts'
import { pageBackgrounds } from './backgrounds.ts'
import { breathe, breather } from './breathe.ts'
import { exportFile } from './export-file.ts'
import { pdfFileName } from './file-name.ts'
import { type EmbeddedFont, loadFonts } from './fonts.ts'
import { drawnText, hideUnderlines } from './hide-text.ts'
import { collectLinks } from './links.ts'
import { writeOutMarkers } from './list-markers.ts'
import { beginsBare, collectBoxes, type PageBoxes } from './page-boxes.ts'
import { choosePages, headHeight, type PageSpan, placeOn } from './page-cuts.ts'
import { CONTENT_HEIGHT } from './page-size.ts'
import { openRenderFrame } from './render-frame.ts'
import { shownBoxes } from './shown-boxes.ts'
import { collectRuns } from './text-runs.ts'
import { checkLetters, drawBackground, drawLink, drawPageNumber, drawRun, openPdf } from './write-pdf.ts'

type Progress = (done: number, total: number) => void

interface Job {
  pdf: jsPDF
  fonts: EmbeddedFont[]
  onProgress: Progress
  signal: AbortSignal | undefined
}

/**
 * Documents as an A4 PDF on this device [RES-28]: real text in an embedded font over a picture of everything else, no
 * line or row cut at a page's edge.
 */
export const exportPdf: ExportDocument = ({ title, html }, onProgress = () => {}, signal) =>
  exportFile(pdfFileName(title), async () => {
    const fonts = await loadFonts()
    await breathe(signal)
    const job = { pdf: openPdf(title, fonts), fonts, onProgress, signal }
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
    const rest = breather(job.signal)
    if (page.querySelector('math')) {
      const { drawMath } = await import('./math-images.ts')
      await drawMath(page, job.fonts[0]?.base64 ?? '', rest)
    }
    const boxes = await collectBoxes(page, CONTENT_HEIGHT, rest)
    const pages = choosePages(boxes, CONTENT_HEIGHT)
    await writeOutMarkers(page, rest)
    await fillPages(job, page, { pages, boxes, rest })
  } finally {
    frame.remove()
  }
}

interface Paper {
  pages: PageSpan[]
  boxes: PageBoxes
  rest: () => Promise<void>
}

async function fillPages(job: Job, page: Document, { pages, boxes, rest }: Paper): Promise<void> {
  const { pdf, onProgress } = job
  const runs = await collectRuns(page, rest)
  const links = collectLinks(page)
  checkLetters(pdf, runs)
  const drawn = drawnText(runs)
  hideUnderlines(page, runs)
  const shown = await shownBoxes(page, runs, rest)
  const isBare = (top: number) => beginsBare(boxes, top)
  const before = pdf.getNumberOfPages() - 1
  let number = 0
  for await (const background of pageBackgrounds(page, { pages, drawn, shown, isBare, rest })) {
    const span = pages[number]
    if (!span) break
    if (number > 0) pdf.addPage()
    const below = headHeight(span)
    if (background.head) drawBackground(pdf, background.head)
    if (background.page) drawBackground(pdf, background.page, below)
    const place = (goal: number) => placeOn(pages, goal, before)
    const write = (top: number, bottom: number, down: number) => {
      for (const run of runs) if (isBetween(run, top, bottom)) drawRun(pdf, run, top - down)
      for (const link of links) if (isBetween(link, top, bottom)) drawLink(pdf, link, top - down, place)
    }
    if (span.head) write(span.head.top, span.head.bottom, 0)
    write(span.top, span.bottom, below)
    number += 1
    drawPageNumber(pdf, number, pages.length)
    onProgress(number, pages.length)
  }
}

function isBetween({ y, height }: { y: number; height: number }, top: number, bottom: number): boolean {
  return y + height / 2 >= top && y + height / 2 < bottom
}
