import type { ExportPdf } from '#domain/export.ts'
import { loadPart } from './lazy-screen.ts'

/** The PDF maker is big and rarely needed: it comes when it is asked for. */
export const exportPdf: ExportPdf = async (...request) => {
  const maker = await loadPart(() => import('#features/export/export-pdf.ts'))
  return maker.exportPdf(...request)
}
