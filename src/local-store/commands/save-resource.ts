import { type ResourceSave, saveOp } from '#domain/ops.ts'
import { MAX_RESOURCE_CHARS } from '#domain/product.ts'
import type { ChatMessage } from '#domain/rows.ts'
import { newId } from '#platform/ids.ts'
import { commit } from '../commit.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { deviceId } from '../device-id.ts'
import { shown } from '../records.ts'
import { type CommandResult, readThenCommit, refuse } from './result.ts'

interface EditInput {
  messageId: string
  html: string
  /** The revision the editor opened; null when nobody had edited the resource. */
  baseId: string | null
}

type Saved = CommandResult<{ revisionId: string }>
type Edit = Pick<ResourceSave, 'html' | 'base_id' | 'restores' | 'settles'>

/** Saves an edit as a new revision and returns its id, which is the base of the next save. */
export function saveResource({ messageId, html, baseId }: EditInput, db: StoreDb = currentStore()) {
  return save(messageId, db, async () => ({ html, base_id: baseId }))
}

/**
 * Makes an older version the current one again by saving it as a new revision, so the version it replaces is kept too. The
 * text must be on this device (`html` in `listRevisions`); otherwise the result is 'not_found'.
 */
export function restoreRevision(
  { messageId, revisionId }: { messageId: string; revisionId: string },
  db: StoreDb = currentStore(),
) {
  return save(messageId, db, async ({ edited_revision }) => {
    const html = (await db.revisions.get(revisionId))?.html
    if (html === undefined) return undefined
    return { html, base_id: edited_revision, restores: revisionId, settles: [revisionId] }
  })
}

/** Settles all conflicts in favour of the current version. The other versions stay in the list. */
export function keepCurrentVersion({ messageId }: { messageId: string }, db: StoreDb = currentStore()) {
  return save(messageId, db, async ({ edited_html_content, edited_revision, also_edited = [] }) => {
    if (edited_html_content === null) return undefined
    return { html: edited_html_content, base_id: edited_revision, settles: also_edited.map(({ id }) => id) }
  })
}

/** `choose` returns undefined when the text it needs is not on this device. */
function save(
  messageId: string,
  db: StoreDb,
  choose: (message: ChatMessage) => Promise<Edit | undefined>,
): Promise<Saved> {
  return readThenCommit(db, async () => {
    const message = shown(await db.chat_messages.get(messageId))
    const edit = message && (await choose(message))
    if (!edit) return refuse('not_found')
    if (edit.html.length > MAX_RESOURCE_CHARS) return refuse('too_long')
    const revisionId = newId()
    const target = { session_id: message.session_id, message_id: messageId, device: await deviceId(db) }
    const committed = await commit(saveOp(revisionId, { ...target, ...edit }), db)
    return committed.ok ? { ok: true, revisionId } : committed
  })
}
