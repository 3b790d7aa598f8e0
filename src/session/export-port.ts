import type { ExportDocument, ExportPack, ExportSaved } from '#domain/export.ts'

/** What turns documents into files. It is big, so a screen names what it wants and the app fetches the maker. */
export interface ExportPort {
  word: ExportDocument
  pack: ExportPack
  saved: ExportSaved
}

const absent = async () => ({ ok: false, reason: 'failed' }) as const
let port: ExportPort = { word: absent, pack: absent, saved: absent }

export function setExportPort(next: ExportPort): void {
  port = next
}

export function exportPort(): ExportPort {
  return port
}
