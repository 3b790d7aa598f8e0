import { type PlanState, planState } from '#domain/plan-rules.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { UNSENT } from '../outbox-entry.ts'
import { shown } from '../records.ts'

/** The last known plan state, with the messages that wait on this device counted in ([SYS-21] [SYS-26]). */
export async function readPlanState(db: StoreDb = currentStore(), now = Date.now()): Promise<PlanState> {
  // These reads run in parallel, because a send waits for them before it is committed.
  const [subscription, usage, queued] = await Promise.all([
    db.subscriptions.get(db.userId),
    db.user_usage.get(db.userId),
    countUncounted(db),
  ])
  return planState({ subscription: shown(subscription), usage: shown(usage), queued, now })
}

/** The number of messages that wait on this device and may still be sent. */
export function countUnsentMessages(db: StoreDb): Promise<number> {
  const { first, last } = UNSENT
  const sends = db.outbox.where('[op.op+state]')
  return sends.between(['message.send', first], ['message.send', last], true, true).count()
}

/**
 * The number of messages that the server has not charged yet, or whose charge is not yet in the usage row on this device.
 * While the session is invalid nothing is sent, so what waits is not counted until the teacher has signed in [PLAN-23].
 */
async function countUncounted(db: StoreDb): Promise<number> {
  const [unsent, session, acked, position] = await Promise.all([
    countUnsentMessages(db),
    db.facts.get('session'),
    db.outbox.where('[op.op+state]').equals(['message.send', 'acked']).toArray(),
    db.meta.get('sync'),
  ])
  const cursor = position?.cursor ?? -1
  const mayStillCount = session?.value === 'invalid' ? 0 : unsent
  return mayStillCount + acked.filter(({ rev = 0 }) => rev > cursor).length
}
