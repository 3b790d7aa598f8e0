import { assistant } from '#assistant/assistant-port.ts'
import { startAssistant } from '#assistant/start-assistant.ts'
import { listenForChanges } from '#backend/realtime.ts'
import * as rows from '#backend/rows.ts'
import type { StoreDb } from '#local-store/db.ts'
import { detectLoss } from '#local-store/disk/loss-detector.ts'
import { readDeletionDue } from '#local-store/queries/account/deletion-due.ts'
import { watchQuery } from '#local-store/watch-query.ts'
import { setAssistantPort } from '#session/assistant-port.ts'
import { setDeviceNotice } from '#session/device-notices.ts'
import { refreshAfterArrival } from '#session/plan/refresh-after-arrival.ts'
import { startSync } from '#sync/run-sync.ts'

/**
 * Starts sync and assistant, the two workers that talk to both the device and the server, and the watch over what they have
 * still to send. Calling the answer stops them.
 */
export function startConnectionWorkers(db: StoreDb): () => void {
  const stopDetector = detectLoss(db, (cleared) => setDeviceNotice({ cleared }))
  const stopSync = startSync({ db, server: { ...rows, listenForChanges }, userId: db.userId })
  const stopAssistant = startAssistant(db)
  setAssistantPort(assistant)
  const stopRefresh = refreshAfterArrival()
  const stopWatching = watchQuery(
    async () => readDeletionDue(db),
    (deletionDue) => setDeviceNotice({ deletionDue }),
  )
  return () => {
    stopWatching()
    stopRefresh()
    stopAssistant()
    stopSync()
    stopDetector()
  }
}
