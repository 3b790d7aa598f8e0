import type { jsPDF } from 'jspdf'
import type { ExportPdf } from '#domain/export.ts'
import { pageBackgrounds } from './backgrounds.ts'
import { pdfFileName } from './file-name.ts'
import { loadFonts } from './fonts.ts'
import { hideDrawnText } from './hide-text.ts'
import { collectLinks } from './links.ts'
import { writeOutMarkers } from './list-markers.ts'
import { drawMath } from './math-images.ts'
import { beginsBare, collectBoxes } from './page-boxes.ts'
import { choosePageCuts } from './page-cuts.ts'
import { CONTENT_HEIGHT } from './page-size.ts'
import { openRenderFrame } from './render-frame.ts'
import { saveFile } from './save-file.ts'
import { collectRuns } from './text-runs.ts'
import { checkLetters, drawBackground, drawLink, drawRun, openPdf } from './write-pdf.ts'

type Progress = (done: number, total: number) => void

class Cancelled extends Error {
  override name = 'Cancelled'
}

/**
 * A document as an A4 PDF on this device [RES-28]: real text in an embedded font over a picture of everything else, no
 * line or row cut at a page's edge. Hands the file to the browser's downloads.
 */
export const exportPdf: ExportPdf = async ({ title, html }, onProgress, signal) => {
  try {
    const { pdf, pages } = await makePdf(title, html, onProgress ?? (() => {}), signal)
    const fileName = pdfFileName(title)
    saveFile(pdf.output('blob'), fileName)
    return { ok: true, fileName, pages }
  } catch (cause) {
    if (cause instanceof Cancelled) return { ok: false, reason: 'cancelled' }
    console.error(new Error('The PDF could not be made', { cause }))
    return { ok: false, reason: 'failed' }
  }
}

async function makePdf(title: string, html: string, onProgress: Progress, signal: AbortSignal | undefined) {
  const fonts = await loadFonts()
  await breathe(signal)
  const frame = await openRenderFrame(html, title, fonts)
  try {
    const page = frame.document
    await drawMath(page, fonts[0]?.base64 ?? '')
    const boxes = collectBoxes(page, CONTENT_HEIGHT)
    const cuts = choosePageCuts(boxes, CONTENT_HEIGHT)
    writeOutMarkers(page)
    await breathe(signal)
    const pdf = openPdf(title, fonts)
    await fillPages(pdf, page, { cuts, isBare: (cut) => beginsBare(boxes, cut) }, onProgress, signal)
    return { pdf, pages: cuts.length - 1 }
  } finally {
    frame.remove()
  }
}

async function fillPages(
  pdf: jsPDF,
  page: Document,
  { cuts, isBare }: { cuts: number[]; isBare: (cut: number) => boolean },
  onProgress: Progress,
  signal: AbortSignal | undefined,
): Promise<void> {
  const runs = collectRuns(page)
  const links = collectLinks(page)
  checkLetters(pdf, runs)
  hideDrawnText(page, runs)
  const pages = cuts.length - 1
  let number = 0
  for await (const background of pageBackgrounds(page, cuts, isBare)) {
    await breathe(signal)
    const top = cuts[number] ?? 0
    const bottom = cuts[number + 1] ?? top
    const isHere = ({ y, height }: { y: number; height: number }) =>
      y + height / 2 >= top && y + height / 2 < bottom
    if (number > 0) pdf.addPage()
    if (background) drawBackground(pdf, background)
    for (const run of runs.filter(isHere)) drawRun(pdf, run, top)
    for (const link of links.filter(isHere)) drawLink(pdf, link, top)
    number += 1
    onProgress(number, pages)
  }
}

/** Lets the page answer its teacher between two pieces of work. */
async function breathe(signal: AbortSignal | undefined): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
  if (signal?.aborted) throw new Cancelled()
}
