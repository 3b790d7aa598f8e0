import { normaliseHtml } from '#domain/normalise-html.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { draftKey } from './use-resource-edit.ts'

export interface Unsaved {
  html: string
  /** The refused save whose words these are: once they are saved again it has had its time. */
  refusedOp: string | null
}

/** Words of this resource that are not saved: a draft from last time, else an edit the server refused. */
export async function readUnsaved(messageId: string, savedHtml: string): Promise<Unsaved | null> {
  const [draft, refused] = await Promise.all([readDraft(draftKey(messageId)), refusedEdit(messageId)])
  const html = draft ?? refused?.html
  if (html === undefined || normaliseHtml(html) === normaliseHtml(savedHtml)) return null
  return { html, refusedOp: refused?.html === html ? refused.opId : null }
}

async function refusedEdit(messageId: string): Promise<{ html: string; opId: string } | undefined> {
  for (const { op, opId, state } of (await listWaiting()).reverse())
    if (state === 'refused' && op.op === 'resource.save' && op.message_id === messageId)
      return { html: op.html, opId }
  return undefined
}
