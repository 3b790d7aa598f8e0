import { type PlanState, planState } from '#domain/plan-rules.ts'
import type { StoreDb } from '../db.ts'
import { currentStore } from '../open-store.ts'
import { UNSENT } from '../outbox-entry.ts'
import { shown } from '../records.ts'

/** The last known plan, with what waits here counted on top ([SYS-21] [SYS-26]). */
export async function readPlanState(db: StoreDb = currentStore(), now = Date.now()): Promise<PlanState> {
  // Asked for together: a send waits for this before it is committed.
  const [subscription, usage, queued] = await Promise.all([
    db.subscriptions.get(db.userId),
    db.user_usage.get(db.userId),
    countUncounted(db),
  ])
  return planState({ subscription: shown(subscription), usage: shown(usage), queued, now })
}

/** Messages the server has not charged yet, and those whose charge is not in the row that is here. */
async function countUncounted(db: StoreDb): Promise<number> {
  const sends = db.outbox.where('[op.op+state]')
  const { first, last } = UNSENT
  const [unsent, acked, position] = await Promise.all([
    sends.between(['message.send', first], ['message.send', last], true, true).count(),
    db.outbox.where('[op.op+state]').equals(['message.send', 'acked']).toArray(),
    db.meta.get('sync'),
  ])
  const cursor = position?.cursor ?? -1
  return unsent + acked.filter(({ rev = 0 }) => rev > cursor).length
}
