import type { jsPDF } from 'jspdf'

/**
 * What we use of the inside of jsPDF 4.2.1, which writes no tags itself. It publishes an event at each part of the file that
 * it writes, and lets a listener write more. Nothing else here knows of it, and the version is pinned.
 */
export interface PdfInside {
  /** Writes a line: into the page while it is drawn, into the file while that is put together. */
  write(...text: (string | number)[]): void
  /** Takes a number for an object that is written later. */
  newObjectDeferred(): number
  newObjectDeferredBegin(id: number, announce: boolean): void
  getPageInfo(page: number): { objId: number }
  getNumberOfPages(): number
  getCurrentPageInfo(): { pageNumber: number }
  scaleFactor: number
  getCoordinateString(across: number): string
  getVerticalCoordinateString(down: number): string
  events: { subscribe(name: PdfEvent, listener: (told: { pageNumber: number }) => void): void }
}

/** In the order in which a file is written: each page, what belongs to pages, everything pages refer to, the catalogue. */
type PdfEvent = 'buildDocument' | 'putPage' | 'putAdditionalObjects' | 'postPutResources' | 'putCatalog'

export const insideOf = (pdf: jsPDF) => pdf.internal as unknown as PdfInside

/** Text as PDF takes it in every language: UTF-16 in hexadecimal. */
export function pdfText(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) =>
    text.charCodeAt(at).toString(16).toUpperCase().padStart(4, '0'),
  )
  return `<FEFF${units.join('')}>`
}
