import { opName } from '#domain/op-name.ts'
import type { UnsentDraft } from '#local-store/queries/unsent-drafts.ts'
import type { WaitingEntry } from '#local-store/queries/waiting.ts'
import { readableText, wordsOf } from './waiting-words.ts'

const RULE = '\n\n----\n\n'

/** Everything that waits, as text in the teacher's own hands. An edited document comes as it reads, then as it is stored. */
export function waitingAsText(entries: WaitingEntry[], drafts: UnsentDraft[] = []): string {
  return [...entries.map(entryAsText), ...drafts.map(draftAsText)].join(RULE)
}

function entryAsText(entry: WaitingEntry): string {
  const state = entry.state === 'refused' ? 'not sent' : 'waiting to send'
  const { op } = entry
  const named = entry.needsUpdate ? entry.label : opName(op, undefined)
  const name = op.op === 'message.send' ? 'Message' : named
  const stored = op.op === 'resource.save' ? `As it is stored:\n${op.html}` : ''
  return [`${name} (${state})`, wordsOf(op) ?? '', stored].filter(Boolean).join('\n\n')
}

function draftAsText({ kind, text }: UnsentDraft): string {
  if (kind === 'message') return `Draft of a message\n\n${text}`
  return `Draft of an edit\n\n${readableText(text)}\n\nAs it is stored:\n${text}`
}

export function exportText(text: string, name = 'waiting-to-send.txt'): void {
  const file = new Blob([text], { type: 'text/plain;charset=utf-8' })
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 1000)
}
