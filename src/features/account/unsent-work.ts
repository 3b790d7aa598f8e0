import { oneLine, opName } from '#domain/op-name.ts'
import { readChatTitles } from '#local-store/queries/chat-titles.ts'
import { countUnsentDrafts, listUnsentDrafts, type UnsentDraft } from '#local-store/queries/unsent-drafts.ts'
import { countWaiting, listWaiting } from '#local-store/queries/waiting.ts'

const LONGEST = 60

export interface UnsentCounts {
  changes: number
  drafts: number
}

/** What a sign-out would take from this device: changes on their way or refused, and words neither sent nor saved. */
export async function countUnsent(): Promise<UnsentCounts> {
  const [changes, drafts] = await Promise.all([countWaiting(), countUnsentDrafts()])
  return { changes, drafts }
}

export interface UnsentWork extends UnsentCounts {
  /** What each of them is, in the teacher's words. */
  names: { key: string; name: string }[]
}

export async function listUnsent(): Promise<UnsentWork> {
  const [waiting, drafts] = await Promise.all([listWaiting(), listUnsentDrafts()])
  const titles = await readChatTitles(waiting.map(({ op }) => op.session_id))
  const names = [
    ...waiting.map(({ op, opId, label, needsUpdate }) => ({
      key: opId,
      name: needsUpdate ? label : oneLine(opName(op, titles.get(op.session_id)), LONGEST),
    })),
    ...drafts.map((draft) => ({ key: draft.key, name: draftName(draft) })),
  ]
  return { changes: waiting.length, drafts: drafts.length, names }
}

function draftName({ kind, text, title }: UnsentDraft): string {
  if (kind === 'edit') return `Draft: edits to ${title ? `“${title}”` : 'a resource'}`
  return `Draft: ${oneLine(text, LONGEST)}`
}

const counted = (count: number, thing: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? thing : `${thing}s`}`]

/** `2 changes and 1 draft` */
export function unsentWords({ changes, drafts }: UnsentCounts): string {
  return [...counted(changes, 'change'), ...counted(drafts, 'draft')].join(' and ')
}
