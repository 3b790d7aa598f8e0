import type { ChatMessage, ConflictingVersion, SyncedTable } from '#domain/rows.ts'
import type { StoreDb } from '#local-store/db.ts'
import type { Base } from '#local-store/derive.ts'
import type { Records } from '#local-store/records.ts'

/**
 * Keeps the HTML of a version that a save on another device replaced, so that it can be viewed and restored offline. This
 * device may hold it in the row about to be overwritten, or in the save it sent. Versions whose conflict the teacher has
 * resolved are deleted. Call it before the rows are written.
 */
export async function keepReplacedVersions(
  db: StoreDb,
  known: (Records[SyncedTable] | undefined)[],
  arriving: Base<SyncedTable>[],
): Promise<void> {
  const rows = new Map(
    known.flatMap((record) => (record?.row ? [[record.id, record.row as ChatMessage]] : [])),
  )
  for (const { id, row } of arriving) {
    const before = rows.get(id)
    const conflicts = (row as ChatMessage | null)?.also_edited ?? []
    const resolved = (before?.also_edited ?? []).filter(
      (old) => !conflicts.some((version) => version.id === old.id),
    )
    if (resolved.length > 0) await db.revisions.bulkDelete(resolved.map((version) => version.id))
    for (const version of conflicts) await keepVersion(db, id, version, before)
  }
}

async function keepVersion(
  db: StoreDb,
  messageId: string,
  { id, device, saved_at }: ConflictingVersion,
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
