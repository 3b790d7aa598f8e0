import { create } from 'zustand'

export type SyncPhase = 'idle' | 'syncing' | 'paused-sign-in' | 'paused-update'

export interface SyncStatus {
  /** True if the last request was answered. The browser's own online state is only a hint. */
  reachable: boolean
  phase: SyncPhase
  /** Milliseconds since 1970; null before the first round. */
  lastSyncedAt: number | null
  realtime: boolean
  /** True if the oldest change has waited for over two minutes although the server answers: "Trouble sending. Trying again". */
  stuck: boolean
  /** What the server said when it last refused to tell what is new; null once it tells again [PLAN-56]. */
  error: string | null
}

const atStart: SyncStatus = {
  reachable: true,
  phase: 'idle',
  lastSyncedAt: null,
  realtime: false,
  stuck: false,
  error: null,
}
const useStore = create<SyncStatus>(() => atStart)
const listeners = new Set<() => void>()

export function useSyncStatus(): SyncStatus {
  return useStore()
}

/** One fact of the status. The component renders again only when this fact changes, not at every sync round. */
export function useSyncFact<T>(factOf: (status: SyncStatus) => T): T {
  return useStore(factOf)
}

export function readSyncStatus(): SyncStatus {
  return useStore.getState()
}

export function setSyncStatus(change: Partial<SyncStatus>): void {
  useStore.setState(change)
}

export function resetSyncStatus(): void {
  useStore.setState(atStart, true)
}

/** Asks sync for a round soon. Several requests make one round. */
export function requestSync(): void {
  for (const listener of listeners) listener()
}

export function onSyncRequested(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
