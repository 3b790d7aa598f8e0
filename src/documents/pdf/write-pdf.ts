import { jsPDF } from 'jspdf'
import { rgb } from '../render/colour.ts'
import type { EmbeddedFont, FontStyle } from '../render/fonts.ts'
import type { MarginLine } from '../render/margin-line.ts'
import { CONTENT_HEIGHT, CONTENT_WIDTH_MM, MARGIN_MM, MM_PER_PX, POINTS_PER_PX } from '../render/page-size.ts'
import type { PageLink } from './links.ts'
import type { PlacedLink } from './tags/tag-book.ts'
import type { TextRun } from './text-runs.ts'

const FAMILY = 'Arimo'
/** How far below the top of its box a line of Arimo has its baseline, as a share of the box's height */
const BASELINE = 0.905 / 1.117

export function openPdf(title: string, fonts: EmbeddedFont[]): jsPDF {
  const pdf = new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true })
  pdf.setDocumentProperties({ title })
  pdf.setLanguage('en-NZ' as never)
  for (const { style, base64 } of fonts) {
    pdf.addFileToVFS(`arimo-${style}.ttf`, base64)
    pdf.addFont(`arimo-${style}.ttf`, FAMILY, style)
  }
  return pdf
}

/** Leaves runs with letters the font lacks to the picture, and drops those letters from the invisible text on top. */
export function checkLetters(pdf: jsPDF, runs: TextRun[]): void {
  const known = new Map<string, boolean>()
  const has = (letter: string, style: FontStyle) => {
    const key = style + letter
    const found = known.get(key) ?? hasGlyph(pdf, letter, style)
    known.set(key, found)
    return found
  }
  for (const run of runs) {
    const letters = [...run.text]
    const writable = letters.filter((letter) => has(letter, run.style))
    if (writable.length === letters.length) continue
    run.drawable = false
    run.text = writable.join('').trim()
  }
}

function hasGlyph(pdf: jsPDF, letter: string, style: FontStyle): boolean {
  const code = letter.codePointAt(0) ?? 0
  if (code === 0x20 || code === 0xa0) return true
  pdf.setFont(FAMILY, style)
  const font = pdf.getFont() as unknown as { metadata: { characterToGlyph(code: number): number } }
  return code < 0x10000 && font.metadata.characterToGlyph(code) > 0
}

/** @param down how far below the top of the text area, in CSS pixels */
export function drawBackground(pdf: jsPDF, canvas: HTMLCanvasElement, down = 0): void {
  const height = (canvas.height / canvas.width) * CONTENT_WIDTH_MM
  const picture = canvas.toDataURL('image/jpeg', 0.85)
  pdf.addImage(picture, 'JPEG', MARGIN_MM, MARGIN_MM + down * MM_PER_PX, CONTENT_WIDTH_MM, height)
}

/** @param top where the page begins in the document, in CSS pixels */
export function drawRun(pdf: jsPDF, run: TextRun, top: number): void {
  if (!run.text) return
  pdf.setFont(FAMILY, run.style)
  pdf.setFontSize(run.fontSize * POINTS_PER_PX)
  const natural = pdf.getTextWidth(run.text)
  const x = MARGIN_MM + run.x * MM_PER_PX
  const down = run.node ? run.height * BASELINE : run.height / 2 + run.fontSize * 0.335
  const baseline = MARGIN_MM + (run.y - top + down) * MM_PER_PX
  // It must always be given: otherwise jsPDF keeps the scale of one text for the next.
  const horizontalScale = natural > 0 ? (run.width * MM_PER_PX) / natural : 1
  if (run.drawable) pdf.setTextColor(...rgb(run.colour))
  pdf.text(
    run.text,
    x,
    baseline,
    run.drawable ? { horizontalScale } : { horizontalScale, renderingMode: 'invisible' },
  )
  if (run.drawable && run.underlined) drawUnderline(pdf, run, x, baseline)
}

function drawUnderline(pdf: jsPDF, run: TextRun, x: number, baseline: number): void {
  const size = run.fontSize * MM_PER_PX
  pdf.setDrawColor(...rgb(run.colour))
  pdf.setLineWidth(size / 16)
  const y = baseline + size * 0.1
  pdf.line(x, y, x + run.width * MM_PER_PX, y)
}

/** Draws the line of an exercise book down the whole text area. */
export function drawMarginLine(pdf: jsPDF, { x, width, colour }: MarginLine): void {
  const at = MARGIN_MM + x * MM_PER_PX
  pdf.setDrawColor(...rgb(colour))
  pdf.setLineWidth(width * MM_PER_PX)
  pdf.line(at, MARGIN_MM, at, MARGIN_MM + CONTENT_HEIGHT * MM_PER_PX)
}

/**
 * Where a link stands on its page, in millimetres.
 * @param top where the page begins in the document, in CSS pixels
 * @param place answers for a height in the document its page, and how far down on that page, in CSS pixels */
export function placedLink(
  link: PageLink,
  top: number,
  place: (height: number) => [pageNumber: number, down: number],
): PlacedLink {
  const { target } = link
  const [pageNumber, down] = typeof target === 'number' ? place(target) : [0, 0]
  return {
    x: MARGIN_MM + link.x * MM_PER_PX,
    y: MARGIN_MM + (link.y - top) * MM_PER_PX,
    width: link.width * MM_PER_PX,
    height: link.height * MM_PER_PX,
    target: typeof target === 'string' ? { url: target } : { pageNumber, top: MARGIN_MM + down * MM_PER_PX },
  }
}

/** Writes the number in the middle of the lower margin; a single page needs none. */
export function drawPageNumber(pdf: jsPDF, number: number, of: number): void {
  if (of < 2) return
  pdf.setFont(FAMILY, 'normal')
  pdf.setFontSize(8.5)
  pdf.setTextColor(85, 85, 85)
  pdf.text(`Page ${number} of ${of}`, 105, 297 - MARGIN_MM / 2, { align: 'center', horizontalScale: 1 })
}
