import type { ExportPack } from '#domain/export.ts'
import { packDocuments } from './pack-documents.ts'

/** Plan, pupil pages and answers as one file to print. */
export const exportPack: ExportPack = async ({ title, plan, resources, as }, ...more) => {
  const html = packDocuments(plan, resources)
  if (as === 'pdf') return (await import('./export-pdf.ts')).exportPdf({ title, html }, ...more)
  return (await import('./export-word.ts')).exportWord({ title, html }, ...more)
}
