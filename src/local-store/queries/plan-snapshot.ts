import type { PlanState } from '#domain/plan-rules.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { readPlanState } from './usage.ts'

/** The last known plan, and when the server last confirmed it: milliseconds since 1970, null if it never has [PLAN-55]. */
export interface PlanSnapshot {
  plan: PlanState
  checkedAt: number | null
}

export async function readPlanSnapshot(db: StoreDb = currentStore()): Promise<PlanSnapshot> {
  const [plan, checked] = await Promise.all([readPlanState(db), db.facts.get('checked')])
  return { plan, checkedAt: checked ? Number(checked.value) : null }
}
