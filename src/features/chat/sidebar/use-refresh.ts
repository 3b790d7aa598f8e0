import { useEffect, useState } from 'react'
import { requestSync, useSyncStatus } from '#session/sync-status.ts'

const MIN_MS = 600
const MAX_MS = 15_000

/** Asks sync for a round and says so until the round is over [CHAT-32] [CHAT-34]. */
export function useRefresh() {
  const { phase, lastSyncedAt } = useSyncStatus()
  const [askedAt, setAskedAt] = useState<number>()

  useEffect(() => {
    if (askedAt === undefined) return
    const over = phase === 'idle' && (lastSyncedAt ?? 0) >= askedAt
    const timer = setTimeout(() => setAskedAt(undefined), over ? MIN_MS : MAX_MS)
    return () => clearTimeout(timer)
  }, [askedAt, phase, lastSyncedAt])

  const refresh = () => {
    setAskedAt(Date.now())
    requestSync()
  }
  return { refreshing: askedAt !== undefined, refresh }
}
