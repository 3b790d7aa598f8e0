import { normaliseHtml } from '#domain/normalise-html.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { draftKey } from './use-resource-edit.ts'

/** Words of this resource that are not saved: a draft from last time, else an edit the server refused. */
export async function readUnsaved(messageId: string, savedHtml: string): Promise<string | null> {
  const text = (await readDraft(draftKey(messageId))) ?? (await refusedEdit(messageId))
  return text !== undefined && normaliseHtml(text) !== normaliseHtml(savedHtml) ? text : null
}

async function refusedEdit(messageId: string): Promise<string | undefined> {
  for (const { op, state } of (await listWaiting()).reverse())
    if (state === 'refused' && op.op === 'resource.save' && op.message_id === messageId) return op.html
  return undefined
}
