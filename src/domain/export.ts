export type ExportResult =
  | { ok: true; fileName: string; pages: number }
  | { ok: false; reason: 'failed' | 'cancelled' }

export type ExportPdf = (
  input: { title: string; html: string },
  onProgress?: (done: number, total: number) => void,
  signal?: AbortSignal,
) => Promise<ExportResult>
