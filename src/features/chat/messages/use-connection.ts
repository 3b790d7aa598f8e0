import { useSyncStatus } from '#session/sync-status.ts'
import type { Connection } from './delivery-words.ts'

export function useConnection(): Connection {
  const { reachable, phase } = useSyncStatus()
  if (phase === 'paused-sign-in') return 'sign-in'
  if (phase === 'paused-update') return 'update'
  return reachable ? 'online' : 'offline'
}
