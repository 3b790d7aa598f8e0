import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { UNSENT } from '../outbox-entry.ts'

export interface WaitingCounts {
  /** Changes that are sent without the teacher's help. */
  waiting: number
  /** Refused changes, which wait for the teacher. */
  refused: number
}

/** Counts for the header and the app's badge. The index counts them without reading the entries. */
export async function countWaitingStates(db: StoreDb = currentStore()): Promise<WaitingCounts> {
  const [waiting, refused] = await Promise.all([
    db.outbox.where('state').between(UNSENT.first, UNSENT.last, true, true).count(),
    db.outbox.where('state').equals('parked').count(),
  ])
  return { waiting, refused }
}

const ON_THEIR_WAY = ['queued', 'sending'].map((state) => ['message.send', state])

/** The ids of the messages that are on their way to the server. */
export async function listUnsentMessages(db: StoreDb = currentStore()): Promise<string[]> {
  const entries = await db.outbox.where('[op.op+state]').anyOf(ON_THEIR_WAY).toArray()
  return entries.flatMap(({ op }) => (op.op === 'message.send' ? [op.message_id] : []))
}

/** Counts the messages that the server certainly has, because it sent the row or a receipt. Deleted messages do not count. */
export async function countArrived(messageIds: string[], db: StoreDb = currentStore()): Promise<number> {
  const records = await db.chat_messages.bulkGet(messageIds)
  const receipts = await db.outbox.where('[op.op+state]').equals(['message.send', 'acked']).toArray()
  const acked = new Set(receipts.map(({ op }) => (op.op === 'message.send' ? op.message_id : '')))
  return messageIds.filter((id, at) => Boolean(records[at]?.row) || acked.has(id)).length
}
