import type { StoreDb } from '#local-store/db.ts'
import { loadPart, PartMissing } from '#platform/load-part.ts'
import { onReturn } from '#platform/online.ts'

/**
 * Starts the connection workers as soon as their code is here. No screen waits for them: everything a teacher sees
 * and changes is on the device. Code that cannot be loaded now is tried again when the network or the teacher is
 * back.
 */
export function loadConnectionWorkers(db: StoreDb): () => void {
  let stopped = false
  let stop = () => {}
  let unlisten = () => {}
  const begin = async () => {
    unlisten()
    try {
      const { startConnectionWorkers } = await loadPart(() => import('./connection-workers.ts'))
      if (!stopped) stop = startConnectionWorkers(db)
    } catch (error) {
      if (!(error instanceof PartMissing)) throw error
      if (!stopped) unlisten = onReturn(() => void begin())
    }
  }
  void begin()
  return () => {
    stopped = true
    unlisten()
    stop()
  }
}
