import { type PlanState, planState } from '#domain/plan-rules.ts'
import type { StoreDb } from '../db.ts'
import { currentStore } from '../open-store.ts'
import type { OutboxEntry } from '../outbox-entry.ts'
import { shown } from '../records.ts'

const UNSENT: OutboxEntry['state'][] = ['queued', 'sending']

/** The last known plan, with what waits here counted on top ([SYS-21] [SYS-26]). */
export async function readPlanState(db: StoreDb = currentStore(), now = Date.now()): Promise<PlanState> {
  const subscription = shown(await db.subscriptions.get(db.userId))
  const usage = shown(await db.user_usage.get(db.userId))
  return planState({ subscription, usage, queued: await countUncounted(db), now })
}

/** Messages the server has not charged yet, and those whose charge is not in the row that is here. */
async function countUncounted(db: StoreDb): Promise<number> {
  const sends = db.outbox.where('[op.op+state]')
  const unsent = await sends.anyOf(UNSENT.map((state) => ['message.send', state])).count()
  const acked = await sends.equals(['message.send', 'acked']).toArray()
  const cursor = (await db.meta.get('sync'))?.cursor ?? -1
  return unsent + acked.filter(({ rev = 0 }) => rev > cursor).length
}
