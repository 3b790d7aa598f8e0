import { normaliseHtml } from '#documents/html/normalise-html.ts'
import { readDraft } from '#local-store/queries/drafts.ts'
import { listWaiting } from '#local-store/queries/waiting.ts'
import { draftKey } from './use-stored-draft.ts'

export interface Unsaved {
  html: string
  /** The refused save that this text comes from. Saving the text again replaces it. */
  refusedOp: string | null
}

/** Unsaved text of this resource: a draft from last time, else an edit that the server refused. */
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
