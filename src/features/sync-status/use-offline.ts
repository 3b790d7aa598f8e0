import { useEffect, useState } from 'react'
import { onConnectionHint, seemsOnline } from '#platform/online.ts'
import { useSyncStatus } from '#session/sync-status.ts'

/** Offline when the browser says so, or when our own requests go unanswered. */
export function useOffline(): boolean {
  const { reachable } = useSyncStatus()
  const [online, setOnline] = useState(seemsOnline)
  useEffect(() => onConnectionHint(setOnline), [])
  return !online || !reachable
}
