import type { Op } from '#domain/ops.ts'
import type { ServerRow } from '#domain/rows.ts'
import type { StoreDb, SyncPosition } from '#local-store/db.ts'
import type { OutboxEntry } from '#local-store/outbox-entry.ts'
import { refresh } from '#local-store/refresh.ts'
import { writing } from '#local-store/write.ts'

export function readPosition(db: StoreDb): Promise<SyncPosition | undefined> {
  return db.meta.get('sync')
}

/**
 * Everything a server answer may change, in one transaction: rows, marks, outbox and cursor agree or nothing happens.
 * `change` may run twice.
 */
export function applying<T>(db: StoreDb, change: () => Promise<T>): Promise<T> {
  const rows = [db.chat_sessions, db.chat_messages, db.starred_items, db.user_usage, db.subscriptions]
  const tables = [...rows, db.outbox, db.meta, db.staging, db.revisions]
  return writing(db, () => db.transaction('rw', tables, async () => change()))
}

/** Moves the cursor, and lets go of the ops whose effects have now arrived. Never moves back within an epoch. */
export async function moveCursor(db: StoreDb, position: SyncPosition): Promise<void> {
  await db.meta.put(position)
  await releaseArrived(db, position)
}

/** Lets go of the ops the server has done and whose rows are here. */
export async function releaseArrived(db: StoreDb, position: SyncPosition): Promise<void> {
  const acked = await db.outbox.where('state').equals('acked').toArray()
  const reached = acked.filter(({ rev }) => rev !== undefined && rev <= position.cursor)
  const missing = new Set(await missingWords(db, position, reached))
  const done = reached.filter(({ op }) => !messagesOf(op).some((id) => missing.has(id)))
  const arrived = [...done, ...(await refusedThoughSent(db))]
  await db.outbox.bulkDelete(arrived.map(({ seq }) => seq))
  await refresh(
    db,
    arrived.flatMap(({ targets }) => targets),
  )
}

/**
 * Refused by something on the way, after an attempt whose answer was lost: the row proves that the server has them. Left
 * in the list they could be edited and sent as another message, and charged for again.
 */
async function refusedThoughSent(db: StoreDb): Promise<OutboxEntry[]> {
  const parked = await db.outbox.where('[op.op+state]').equals(['message.send', 'parked']).toArray()
  const records = await db.chat_messages.bulkGet(parked.map(({ op }) => messagesOf(op)[0] ?? ''))
  return parked.filter((_, at) => (records[at]?.rev ?? 0) > 0)
}

/**
 * Messages of this device that the server has and this device would lose from sight: the cursor begins where the first
 * answer ends, which carries only the newest chat, and a restored server counts from lower numbers.
 */
export async function missingWords(
  db: StoreDb,
  { cursor }: SyncPosition,
  acked?: OutboxEntry[],
): Promise<string[]> {
  const entries = acked ?? (await db.outbox.where('state').equals('acked').toArray())
  const ids = entries.flatMap(({ op, rev = 0 }) => (rev <= cursor ? messagesOf(op) : []))
  const records = await db.chat_messages.bulkGet(ids)
  return ids.filter((_, at) => !records[at]?.rev)
}

const messagesOf = (op: Op) => (op.op === 'message.send' ? [op.message_id, op.reply_id] : [])

/** What a server acknowledged may be gone with it: its receipt answers if it is not. */
export async function sendAgain(db: StoreDb, wanted: (entry: OutboxEntry) => boolean): Promise<void> {
  const acked = db.outbox.where('state').equals('acked')
  await acked.filter(wanted).modify({ state: 'queued', nextAttemptAt: 0 })
}

/** Marks chats whose messages are all here. */
export async function markComplete(db: StoreDb, sessionIds: string[]): Promise<void> {
  for (const id of sessionIds) await db.chat_sessions.update(id, { complete: true })
}

export interface AsOf {
  epoch: string
  as_of: number
  rows: ServerRow[]
}

/**
 * Whether rows read at `as_of` may still be used. stale: the device knows better by now; used all the same, edits would
 * be lost and deleted things rise again. other-epoch: the server was restored; the next pull will find out.
 */
export function judgeAge(
  answer: AsOf,
  position: SyncPosition | undefined,
): 'usable' | 'stale' | 'other-epoch' {
  if (!position || answer.epoch !== position.epoch) return 'other-epoch'
  return answer.as_of < position.cursor ? 'stale' : 'usable'
}
