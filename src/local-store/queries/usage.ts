import { type PlanState, planState } from '#domain/plan-rules.ts'
import type { StoreDb } from '../db.ts'
import { currentStore } from '../open-store.ts'
import type { OutboxEntry } from '../outbox-entry.ts'
import { shown } from '../records.ts'

const UNCOUNTED: OutboxEntry['state'][] = ['queued', 'sending', 'acked']

/** The last known plan, with what waits here counted on top ([SYS-21] [SYS-26]). */
export async function readPlanState(db: StoreDb = currentStore(), now = Date.now()): Promise<PlanState> {
  const subscription = shown(await db.subscriptions.get(db.userId))
  const usage = shown(await db.user_usage.get(db.userId))
  const sends = UNCOUNTED.map((state) => ['message.send', state])
  const queued = await db.outbox.where('[op.op+state]').anyOf(sends).count()
  return planState({ subscription, usage, queued, now })
}
