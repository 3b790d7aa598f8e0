import type { ChatMessage } from '#domain/rows.ts'
import type { StoreDb, StoredRevision } from '../db.ts'
import { currentStore } from '../open-store.ts'
import { shown } from '../records.ts'

export interface ListedRevision {
  id: string
  /** ISO, by the server's clock. */
  savedAt: string
  /** Saved on this device; another device otherwise, or a version of the app that did not say. */
  here: boolean
  /** The version the resource shows now. */
  current: boolean
  /** Saved beside the current one, and the teacher has not decided between them yet. */
  beside: boolean
  /** Set when this version was made by restoring that one. */
  restoredFrom: string | null
  /** Its text, when it is on this device; else `requestRevision(id)` brings it. */
  html?: string
}

/**
 * The versions of a resource that this device knows of, newest first. Those beside the current one are always among
 * them; the others after `requestRevisions(messageId)` was answered, which asks the server for the list.
 */
export async function listRevisions(
  messageId: string,
  db: StoreDb = currentStore(),
): Promise<ListedRevision[]> {
  const [record, known, device] = await Promise.all([
    db.chat_messages.get(messageId),
    db.revisions.where('message_id').equals(messageId).toArray(),
    db.facts.get('device'),
  ])
  const message = shown(record)
  if (!message) return []
  return withBeside(known, message)
    .map((revision) => listed(revision, message, device?.value))
    .sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1))
}

/** Only those beside the current one: "also edited on another device" when there are any. Works offline. */
export async function listRevisionsBeside(
  messageId: string,
  db: StoreDb = currentStore(),
): Promise<ListedRevision[]> {
  return (await listRevisions(messageId, db)).filter(({ beside }) => beside)
}

/** What stands beside is told by the row, also where the list was never asked for. */
function withBeside(known: StoredRevision[], { id: message_id, also_edited = [] }: ChatMessage) {
  const unlisted = also_edited.filter(({ id }) => !known.some((revision) => revision.id === id))
  return [
    ...known,
    ...unlisted.map((version) => ({ ...version, message_id, base_id: null, restored_from: null })),
  ]
}

function listed(revision: StoredRevision, message: ChatMessage, device: string | undefined): ListedRevision {
  const { id, saved_at, restored_from } = revision
  const current = id === message.edited_revision
  const html = current ? (message.edited_html_content ?? undefined) : revision.html
  return {
    id,
    savedAt: saved_at,
    here: device !== undefined && revision.device === device,
    current,
    beside: !current && (message.also_edited ?? []).some((version) => version.id === id),
    restoredFrom: restored_from,
    ...(html === undefined ? {} : { html }),
  }
}
