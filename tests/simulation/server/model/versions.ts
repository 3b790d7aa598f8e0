import type { ResourceSave } from '#domain/ops.ts'
import type { ChatMessage, ConflictingVersion } from '#domain/rows.ts'
import type { Account, Revision } from './account.ts'
import type { Shelf } from './shelf.ts'

/* replace_own_version, beside_after, list_revisions, fetch_revision. No schedule here lasts ten minutes on the server. */

export function saveVersion(account: Account, message: ChatMessage, op: ResourceSave): void {
  const { data } = account
  const { op_id: id, message_id, base_id, html, device = null, restores = null } = op
  const own = (revision: Revision) =>
    revision.id === message.edited_revision && revision.id === base_id && revision.device === device
  const replaced = device && !restores ? data.revisions.find(own) : undefined
  const at = account.iso()
  const saved = replaced
    ? { ...replaced, id, html, saved_at: at }
    : { id, message_id, base_id, html, device, restored_from: restores, created_at: at, saved_at: at }
  data.revisions = [...data.revisions.filter((revision) => revision !== replaced), saved]
  account.change('chat_messages', message_id, {
    edited_html_content: html,
    edited_revision: id,
    also_edited: besideAfter(data.revisions, message, op),
  })
}

function besideAfter(revisions: Revision[], message: ChatMessage, op: ResourceSave): ConflictingVersion[] {
  const known = new Set(message.also_edited?.map(({ id }) => id))
  return revisions
    .filter(({ message_id, id }) => {
      const settled = id === op.base_id || op.settles?.includes(id)
      return message_id === message.id && !settled && (id === message.edited_revision || known.has(id))
    })
    .sort((one, other) => (one.saved_at < other.saved_at ? -1 : 1))
    .map(({ id, device, saved_at }) => ({ id, device, saved_at }))
}

export function listRevisions({ data }: Account, _shelf: Shelf, messageId: string) {
  return data.revisions
    .filter(({ message_id }) => message_id === messageId)
    .sort((one, other) => (one.saved_at < other.saved_at ? 1 : -1))
    .map(({ html: _text, ...rest }) => rest)
}

export function fetchRevision({ data }: Account, _shelf: Shelf, id: string) {
  return data.revisions.find((revision) => revision.id === id) ?? null
}
