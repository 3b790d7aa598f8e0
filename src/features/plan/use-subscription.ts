import { useLiveQuery } from 'dexie-react-hooks'
import type { PlanState } from '#domain/plan-rules.ts'
import { readPlanSnapshot } from '#local-store/queries/plan-snapshot.ts'
import { useOffline } from '#session/connection.ts'
import { useSyncFact } from '#session/sync-status.ts'

/** A plan older than this is not shown online before the server has confirmed it [PLAN-53]. */
const VALID_MS = 120_000

/** [DATA-16] */
export interface SubscriptionState extends PlanState {
  /** True while nothing that is known may be shown. */
  loading: boolean
  error: string | null
  /** When the server last confirmed it, in milliseconds since 1970. */
  checkedAt: number | null
  /** True if a teacher should be told how old it is: offline the last known plan stays in force [SYS-26]. */
  isOld: boolean
}

/** The teacher's plan as this device knows it; undefined until the store has answered. */
export function useSubscription(): SubscriptionState | undefined {
  const snapshot = useLiveQuery(async () => readPlanSnapshot(), [])
  const offline = useOffline()
  const error = useSyncFact((status) => status.error)
  const isFirst = useSyncFact(
    ({ lastSyncedAt, phase }) => lastSyncedAt === null && !phase.startsWith('paused'),
  )
  if (snapshot === undefined) return undefined
  const { plan, checkedAt } = snapshot
  const isValid = checkedAt !== null && Date.now() - checkedAt <= VALID_MS
  const loading = isFirst && !isValid && !offline && error === null
  return { ...plan, loading, error, checkedAt, isOld: offline || !isValid }
}
