import type { StoreDb } from '../db.ts'
import { currentStore } from '../open-store.ts'
import { UNSENT } from '../outbox-entry.ts'

export interface WaitingCounts {
  /** Goes by itself once it can. */
  waiting: number
  /** Refused; waits for the teacher. */
  refused: number
}

/** For the header and the app's badge: counted by the index, without reading what waits. */
export async function countWaitingStates(db: StoreDb = currentStore()): Promise<WaitingCounts> {
  const [waiting, refused] = await Promise.all([
    db.outbox.where('state').between(UNSENT.first, UNSENT.last, true, true).count(),
    db.outbox.where('state').equals('parked').count(),
  ])
  return { waiting, refused }
}

const ON_THEIR_WAY = ['queued', 'sending'].map((state) => ['message.send', state])

/** The messages that are on their way to the server: their ids. */
export async function listUnsentMessages(db: StoreDb = currentStore()): Promise<string[]> {
  const entries = await db.outbox.where('[op.op+state]').anyOf(ON_THEIR_WAY).toArray()
  return entries.flatMap(({ op }) => (op.op === 'message.send' ? [op.message_id] : []))
}

/** How many of these messages the server has for certain: it sent the row, or its receipt. A deleted one is none of them. */
export async function countArrived(messageIds: string[], db: StoreDb = currentStore()): Promise<number> {
  const records = await db.chat_messages.bulkGet(messageIds)
  const receipts = await db.outbox.where('[op.op+state]').equals(['message.send', 'acked']).toArray()
  const acked = new Set(receipts.map(({ op }) => (op.op === 'message.send' ? op.message_id : '')))
  return messageIds.filter((id, at) => Boolean(records[at]?.row) || acked.has(id)).length
}
