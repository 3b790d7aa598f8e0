import type { Answer } from '#backend/failure.ts'
import type { RevisionRow } from '#domain/rows.ts'
import { writing } from '#local-store/write.ts'
import type { SyncContext } from './context.ts'

/** Stores the list of a message's versions. HTML read before is kept, and versions the server no longer has are deleted. */
export async function loadRevisions({ db, server }: SyncContext, messageId: string) {
  const answer: Answer<unknown> = await server.listRevisions(messageId)
  if (!answer.ok || !Array.isArray(answer.value)) return 'failed'
  const rows = (answer.value as RevisionRow[]).map(toStored)
  const replace = async () => {
    const known = await db.revisions.where('message_id').equals(messageId).toArray()
    const texts = new Map(known.map(({ id, html }) => [id, html]))
    await db.revisions.bulkDelete(known.map(({ id }) => id))
    await db.revisions.bulkPut(rows.map((row) => ({ ...row, ...textOf(texts.get(row.id)) })))
  }
  await writing(db, () => db.transaction('rw', db.revisions, replace))
  return 'idle'
}

export async function loadRevision({ db, server }: SyncContext, id: string) {
  const answer = await server.fetchRevision(id)
  if (!answer.ok) return 'failed'
  if (answer.value === null) return 'absent'
  if (typeof answer.value.html !== 'string' || answer.value.id !== id) return 'failed'
  const { value } = answer
  await writing(db, async () => db.revisions.put(toStored(value)))
  return 'idle'
}

function toStored({ id, message_id, base_id, restored_from, device, saved_at, html }: RevisionRow) {
  return { id, message_id, base_id, restored_from, device, saved_at, ...textOf(html) }
}

const textOf = (html: string | undefined) => (html === undefined ? {} : { html })
