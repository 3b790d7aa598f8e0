import type { ExportDocument } from '#domain/export.ts'
import type { ExportPort } from '#session/export-port.ts'
import { loadPart } from './lazy-screen.ts'

/** The makers of files are big and rarely needed: each comes when it is asked for. */
export const exportPdf: ExportDocument = async (...request) => {
  const maker = await loadPart(() => import('#features/export/export-pdf.ts'))
  return maker.exportPdf(...request)
}

export const lazyExports: ExportPort = {
  word: async (...request) => {
    const maker = await loadPart(() => import('#features/export/export-word.ts'))
    return maker.exportWord(...request)
  },
  pack: async (...request) => {
    const maker = await loadPart(() => import('#features/export/export-pack.ts'))
    return maker.exportPack(...request)
  },
  saved: async (...request) => {
    const maker = await loadPart(() => import('./export-saved.ts'))
    return maker.exportSaved(...request)
  },
}
