import { useEffect, useState } from 'react'
import type { Connection } from '#domain/delivery-text.ts'
import { onConnectionHint, seemsOnline } from '#platform/online.ts'
import { type SyncStatus, useSyncFact } from './sync-status.ts'

/** True if the browser reports offline, or if our own requests get no answer. */
export function useOffline(): boolean {
  const reachable = useSyncFact((status) => status.reachable)
  const [online, setOnline] = useState(seemsOnline)
  useEffect(() => onConnectionHint(setOnline), [])
  return !online || !reachable
}

/** The connection state that decides the text of every waiting change. */
export function useConnection(): Connection {
  const offline = useOffline()
  return useSyncFact((status) => connectionOf(status, offline))
}

export function connectionOf(status: Pick<SyncStatus, 'phase' | 'stuck'>, offline: boolean): Connection {
  if (status.phase === 'paused-sign-in') return 'sign-in'
  if (status.phase === 'paused-update') return 'update'
  if (offline) return 'offline'
  return status.stuck ? 'stuck' : 'online'
}
