import { loadPart, PartMissing } from '#platform/load-part.ts'
import type { Export } from './export-file.ts'

/**
 * A maker of files that is loaded when it is first asked for: makers are big and seldom needed. One that is neither on
 * this device nor to be had counts as a file that could not be made.
 */
export function onDemand<Input>(load: () => Promise<Export<Input>>): Export<Input> {
  return async (...request) => {
    try {
      const make = await loadPart(load)
      return await make(...request)
    } catch (cause) {
      if (cause instanceof PartMissing) return { ok: false, reason: 'failed' }
      throw cause
    }
  }
}
