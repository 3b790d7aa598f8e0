import type { ChatMessage } from '#domain/rows.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb, StoredRevision } from '../db.ts'
import { shown } from '../records.ts'

export interface ListedRevision {
  id: string
  /** ISO, by the server's clock. */
  savedAt: string
  /** True if it was saved on this device. False also for versions of an app that did not record the device. */
  here: boolean
  /** True if this is the version that the resource shows now. */
  current: boolean
  /** True if it conflicts with the current version and the teacher has not decided between them yet. */
  conflicting: boolean
  /** The version that this one restored, or null. */
  restoredFrom: string | null
  /** Its text, if it is on this device; `requestRevision(id)` fetches it otherwise. */
  html?: string
}

/**
 * The versions of a resource that this device knows, newest first. The conflicting ones are always among them; the others
 * appear once `requestRevisions(messageId)` has fetched the list from the server.
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

/** The conflicting versions only. If there are any, the app shows "Also edited on another device", offline too. */
export async function listConflicts(
  messageId: string,
  db: StoreDb = currentStore(),
): Promise<ListedRevision[]> {
  return (await listRevisions(messageId, db)).filter(({ conflicting }) => conflicting)
}

/** Adds the conflicting versions that the row names, because the list may never have been fetched. */
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
    conflicting: !current && (message.also_edited ?? []).some((version) => version.id === id),
    restoredFrom: restored_from,
    ...(html === undefined ? {} : { html }),
  }
}
