import type { ExportResult } from '#domain/export.ts'
import { Cancelled } from './breathe.ts'
import { saveFile } from './save-file.ts'

/** Runs a maker and hands its file over; how it ended is a value. */
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
    console.error(new Error(`${fileName} could not be made`, { cause }))
    return { ok: false, reason: 'failed' }
  }
}
