import { NO_WORKER } from '#platform/no-worker.ts'
import type { WorkerUpdates } from '#platform/worker-updates.ts'
import { onIdentityChange, readIdentity } from '#session/identity.ts'
import { whenIdle } from './idle.ts'
import { warmUp } from './warm-up.ts'

const PACK_AFTER_MS = 4000
let updates: WorkerUpdates | undefined
const waitingForWorker = new Set<(updates: WorkerUpdates) => void>()

/** After the first paint. Not in development: a worker there would serve yesterday's code. */
export async function startWorker(): Promise<void> {
  // Asked for without, the worker has just removed itself and must not be put back.
  if (import.meta.env.DEV || new URLSearchParams(window.location.search).has(NO_WORKER)) return
  const { savesData, watchWorker } = await import('#platform/worker-updates.ts')
  updates = watchWorker()
  if (updates === undefined) return
  for (const listener of waitingForWorker) listener(updates)
  fetchPackOnceSignedIn(updates, savesData())
}

/** Saved work must open offline for everybody; the tools to edit and export it wait for idle time and paid-up data. */
function fetchPackOnceSignedIn(started: WorkerUpdates, savesData: boolean): void {
  const fetchSoon = () => {
    started.fetchOfflinePack('screens')
    setTimeout(() => {
      whenIdle(() => {
        if (!savesData) started.fetchOfflinePack('tools')
        void warmUp()
      })
    }, PACK_AFTER_MS)
  }
  if (readIdentity() !== null) fetchSoon()
  onIdentityChange((identity) => {
    if (identity !== null) fetchSoon()
  })
}

export function withWorker(listener: (updates: WorkerUpdates) => void): () => void {
  if (updates !== undefined) listener(updates)
  else waitingForWorker.add(listener)
  return () => waitingForWorker.delete(listener)
}
