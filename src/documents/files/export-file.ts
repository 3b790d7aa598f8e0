import { Cancelled } from '../render/yield-to-main.ts'
import { saveFile } from './save-file.ts'

/** full: the device has no room for the file. */
export type ExportFailure = 'failed' | 'cancelled' | 'full'

export type ExportResult =
  | { ok: true; fileName: string; pages?: number }
  | { ok: false; reason: ExportFailure }

/** Makes a file on this device and hands it to the browser's downloads. */
export type Export<Input> = (
  input: Input,
  onProgress?: (done: number, total: number) => void,
  signal?: AbortSignal,
) => Promise<ExportResult>

export interface ExportInput {
  title: string
  /** One document, or several that each begin on a new page and count their own pages */
  html: string | readonly string[]
}

/** Runs `make` and downloads its file. The outcome is a value, never an exception. */
export async function exportFile(
  fileName: string,
  make: () => Promise<{ blob: Blob; pages?: number }>,
): Promise<ExportResult> {
  try {
    const { blob, ...rest } = await make()
    saveFile(blob, fileName)
    return { ok: true, fileName, ...rest }
  } catch (cause) {
    if (cause instanceof Cancelled) return { ok: false, reason: 'cancelled' }
    if (isFull(cause)) return { ok: false, reason: 'full' }
    console.error(new Error(`${fileName} could not be made`, { cause }))
    return { ok: false, reason: 'failed' }
  }
}

/** Browsers keep large blobs on the disk. A full one shows when a blob is made, or when it is read back. */
function isFull(cause: unknown): boolean {
  return cause instanceof DOMException && /^(QuotaExceeded|NotReadable)Error$/.test(cause.name)
}
