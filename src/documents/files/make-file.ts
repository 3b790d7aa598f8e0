import { onDemand } from './on-demand.ts'

/** Documents as a PDF or a Word file, made on this device. */
export const makeFile = {
  pdf: onDemand(async () => (await import('../pdf/export-pdf.later.ts')).exportPdf),
  word: onDemand(async () => (await import('../word/export-word.later.ts')).exportWord),
}
