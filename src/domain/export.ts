export interface ExportInput {
  title: string
  /** One document, or several that each begin on a new page and count their own pages */
  html: string | readonly string[]
}

export type ExportResult =
  | { ok: true; fileName: string; pages?: number }
  | { ok: false; reason: 'failed' | 'cancelled' }

/** Makes a file on this device and hands it to the browser's downloads. */
export type ExportDocument = (
  input: ExportInput,
  onProgress?: (done: number, total: number) => void,
  signal?: AbortSignal,
) => Promise<ExportResult>

export type ExportPdf = ExportDocument
