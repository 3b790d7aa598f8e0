import type { Op } from '#domain/ops.ts'
import type { ServerRow } from '#domain/rows.ts'
import type { StoreDb, SyncPosition } from '#local-store/db.ts'
import type { OutboxEntry } from '#local-store/outbox-entry.ts'
import { SYNCED_TABLES } from '#local-store/records.ts'
import { refresh } from '#local-store/refresh.ts'
import { writing } from '#local-store/write.ts'

export function readPosition(db: StoreDb): Promise<SyncPosition | undefined> {
  return db.meta.get('sync')
}

/**
 * Runs `change` in one transaction over everything a server answer may touch: rows, marks, outbox and cursor agree, or
 * nothing is written. `change` may run twice.
 */
export function applying<T>(db: StoreDb, change: () => Promise<T>): Promise<T> {
  const rows = SYNCED_TABLES.map((table) => db.table(table))
  const tables = [...rows, db.outbox, db.meta, db.staging, db.revisions]
  return writing(db, () => db.transaction('rw', tables, async () => change()))
}

/** Moves the cursor and deletes the ops whose effects have arrived. It never moves back within an epoch. */
export async function moveCursor(db: StoreDb, position: SyncPosition): Promise<void> {
  await db.meta.put(position)
  await releaseArrived(db, position)
}

/** Deletes the ops that the server has acknowledged and whose rows are here. */
export async function releaseArrived(db: StoreDb, position: SyncPosition): Promise<void> {
  const acked = await db.outbox.where('state').equals('acked').toArray()
  const reached = acked.filter(({ rev }) => rev !== undefined && rev <= position.cursor)
  const missing = new Set(await missingMessages(db, position, reached))
  const done = reached.filter(({ op }) => !messagesOf(op).some((id) => missing.has(id)))
  const arrived = [...done, ...(await refusedThoughSent(db))]
  await db.outbox.bulkDelete(arrived.map(({ seq }) => seq))
  await refresh(
    db,
    arrived.flatMap(({ targets }) => targets),
  )
}

/**
 * Finds messages that a proxy refused after an earlier attempt had reached the server and its answer was lost: the row
 * proves that the server has them. If they stayed parked, the teacher could edit and send them again, and be charged twice.
 */
async function refusedThoughSent(db: StoreDb): Promise<OutboxEntry[]> {
  const parked = await db.outbox.where('[op.op+state]').equals(['message.send', 'parked']).toArray()
  const records = await db.chat_messages.bulkGet(parked.map(({ op }) => messagesOf(op)[0] ?? ''))
  return parked.filter((_, at) => (records[at]?.rev ?? 0) > 0)
}

/**
 * Finds acknowledged messages whose rows have not arrived, although the cursor is past them: the cursor starts at the
 * end of the bootstrap, which carries only the newest chat, and a restored server counts from lower numbers.
 */
export async function missingMessages(
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

/** Requeues acknowledged ops that a restored server may have lost. If it has them, its receipt says so. */
export async function requeueAcked(db: StoreDb, wanted: (entry: OutboxEntry) => boolean): Promise<void> {
  const acked = db.outbox.where('state').equals('acked')
  await acked.filter(wanted).modify({ state: 'queued', nextAttemptAt: 0 })
}

/** Marks the chats whose messages are all on this device. */
export async function markComplete(db: StoreDb, sessionIds: string[]): Promise<void> {
  for (const id of sessionIds) await db.chat_sessions.update(id, { complete: true })
}

interface AsOf {
  epoch: string
  as_of: number
  rows: ServerRow[]
}

/**
 * Says whether rows read at `as_of` may still be used. 'stale': the device has newer rows, and using the answer would
 * lose edits and bring deleted rows back. 'other-epoch': the server was restored, which the next pull will find out.
 */
export function judgeAge(
  answer: AsOf,
  position: SyncPosition | undefined,
): 'usable' | 'stale' | 'other-epoch' {
  if (!position || answer.epoch !== position.epoch) return 'other-epoch'
  return answer.as_of < position.cursor ? 'stale' : 'usable'
}
