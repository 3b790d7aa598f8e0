import { changeName, oneLine } from '#domain/op-name.ts'
import { groupOf } from '#domain/ops.ts'
import { readChatTitles } from '#local-store/queries/chat-titles.ts'
import { countUnsentDrafts, listUnsentDrafts, type UnsentDraft } from '#local-store/queries/unsent-drafts.ts'
import { countWaiting, listWaiting } from '#local-store/queries/waiting.ts'

const MAX_NAME_CHARS = 60

export interface UnsentCounts {
  changes: number
  drafts: number
}

/** Counts what a sign-out would delete: changes waiting or refused, and drafts neither sent nor saved. */
export async function countUnsent(): Promise<UnsentCounts> {
  const [changes, drafts] = await Promise.all([countWaiting(), countUnsentDrafts()])
  return { changes, drafts }
}

export interface UnsentWork extends UnsentCounts {
  /** A name for each of them that the teacher recognises. */
  names: { key: string; name: string }[]
}

export async function listUnsent(): Promise<UnsentWork> {
  const [waiting, drafts] = await Promise.all([listWaiting(), listUnsentDrafts()])
  const titles = await readChatTitles(waiting.map(({ op }) => groupOf(op)))
  const names = [
    ...waiting.map((entry) => ({
      key: entry.opId,
      name: oneLine(changeName(entry, titles.get(groupOf(entry.op))), MAX_NAME_CHARS),
    })),
    ...drafts.map((draft) => ({ key: draft.key, name: draftName(draft) })),
  ]
  return { changes: waiting.length, drafts: drafts.length, names }
}

function draftName({ kind, text, title }: UnsentDraft): string {
  if (kind === 'edit') return `Draft: edits to ${title ? `“${title}”` : 'a resource'}`
  return `Draft: ${oneLine(text, MAX_NAME_CHARS)}`
}

const counted = (count: number, thing: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? thing : `${thing}s`}`]

/** Returns a count such as `2 changes and 1 draft`. */
export function unsentLabel({ changes, drafts }: UnsentCounts): string {
  return [...counted(changes, 'change'), ...counted(drafts, 'draft')].join(' and ')
}
