import { NO_WORKER } from '#platform/no-worker.ts'
import { wantsLessData } from '#platform/online.ts'
import type { WorkerUpdates } from '#platform/worker-updates.ts'
import { onIdentityChange, readIdentity } from '#session/identity.ts'
import { whenIdle } from './idle.ts'

const PACK_AFTER_MS = 4000
let updates: WorkerUpdates | undefined
const waitingForWorker = new Set<(updates: WorkerUpdates) => void>()

/** Registers the worker after the first paint. Development has none: it would serve yesterday's code. */
export async function startWorker(): Promise<void> {
  if (import.meta.env.DEV) return
  // At an address that asks for no worker, the worker has just removed itself and must not be put back.
  if (new URLSearchParams(window.location.search).has(NO_WORKER)) return deleteCaches()
  const { watchWorker } = await import('#platform/worker-updates.ts')
  updates = watchWorker()
  if (updates === undefined) return
  for (const listener of waitingForWorker) listener(updates)
  fetchPackOnceSignedIn(updates, wantsLessData())
}

/** A worker that removes itself may still be caching files that it was asked for before. */
async function deleteCaches(): Promise<void> {
  for (const name of (await globalThis.caches?.keys()) ?? []) await caches.delete(name)
}

/**
 * Saved work must open offline for everybody. The tools to edit and export it wait until the device is idle, and are
 * not loaded where the teacher saves data.
 */
function fetchPackOnceSignedIn(started: WorkerUpdates, savesData: boolean): void {
  const fetchSoon = () => {
    started.fetchOfflinePack('soon')
    setTimeout(() => {
      whenIdle(() => {
        if (!savesData) started.fetchOfflinePack('later')
        // Offline, each part is asked for again when it is needed.
        import('./warm-up.later.ts').then(({ warmUp }) => warmUp()).catch(() => undefined)
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
