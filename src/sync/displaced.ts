import type { ChatMessage, SyncedTable, VersionBeside } from '#domain/rows.ts'
import type { StoreDb } from '#local-store/db.ts'
import type { Base } from '#local-store/derive.ts'
import type { Records } from '#local-store/records.ts'

/**
 * A save on another device put a version aside that this device may still hold: in the row that is about to be written
 * over, or in the save it sent. Its words are kept, so that it can be seen and restored without a network. What the
 * teacher has decided about goes. Call it before the rows are written.
 */
export async function keepDisplaced(
  db: StoreDb,
  known: (Records[SyncedTable] | undefined)[],
  arriving: Base<SyncedTable>[],
): Promise<void> {
  const rows = new Map(
    known.flatMap((record) => (record?.row ? [[record.id, record.row as ChatMessage]] : [])),
  )
  for (const { id, row } of arriving) {
    const before = rows.get(id)
    const beside = (row as ChatMessage | null)?.also_edited ?? []
    const settled = (before?.also_edited ?? []).filter(
      (old) => !beside.some((version) => version.id === old.id),
    )
    if (settled.length > 0) await db.revisions.bulkDelete(settled.map((version) => version.id))
    for (const version of beside) await keepOne(db, id, version, before)
  }
}

async function keepOne(
  db: StoreDb,
  messageId: string,
  { id, device, saved_at }: VersionBeside,
  before: ChatMessage | undefined,
): Promise<void> {
  const known = await db.revisions.get(id)
  if (known?.html !== undefined) return
  const html = before?.edited_revision === id ? before.edited_html_content : await sentHtml(db, id)
  if (html === null) return
  const unlisted = { id, message_id: messageId, base_id: null, restored_from: null, device, saved_at }
  await db.revisions.put({ ...(known ?? unlisted), html })
}

async function sentHtml(db: StoreDb, opId: string): Promise<string | null> {
  const entry = await db.outbox.get({ opId })
  return entry?.op.op === 'resource.save' ? entry.op.html : null
}
