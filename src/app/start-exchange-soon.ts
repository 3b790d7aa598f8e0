import type { StoreDb } from '#local-store/db.ts'
import { onReturn } from '#platform/online.ts'
import { loadPart, PartMissing } from './lazy-screen.ts'

/**
 * Starts the exchange with the server as soon as its code is here. No screen waits for it: what a teacher sees and
 * changes is on the device. Code that cannot be fetched now is asked for again when the network or the teacher is back.
 */
export function startExchangeSoon(db: StoreDb): () => void {
  let stopped = false
  let stop = () => {}
  let unlisten = () => {}
  const begin = async () => {
    unlisten()
    try {
      const { startExchange } = await loadPart(() => import('./exchange.ts'))
      if (!stopped) stop = startExchange(db)
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
