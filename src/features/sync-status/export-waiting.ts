import { changeName } from '#domain/op-name.ts'
import type { UnsentDraft } from '#local-store/queries/unsent-drafts.ts'
import type { WaitingEntry } from '#local-store/queries/waiting.ts'
import { readableText, textOf } from './waiting-text.ts'

/** The way out where the browser does not let a page copy. */
export const USE_EXPORT = 'Use Export instead.'

const RULE = '\n\n----\n\n'

/** Returns everything that waits as text the teacher can keep. An edited document comes as readable text, then as HTML. */
export function waitingAsText(entries: WaitingEntry[], drafts: UnsentDraft[] = []): string {
  return [...entries.map(entryAsText), ...drafts.map(draftAsText)].join(RULE)
}

function entryAsText(entry: WaitingEntry): string {
  const state = entry.state === 'refused' ? 'not sent' : 'waiting to send'
  const { op } = entry
  const named = changeName(entry, undefined)
  const name = op.op === 'message.send' ? 'Message' : named
  const stored = op.op === 'resource.save' ? `As it is stored:\n${op.html}` : ''
  return [`${name} (${state})`, textOf(op) ?? '', stored].filter(Boolean).join('\n\n')
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
