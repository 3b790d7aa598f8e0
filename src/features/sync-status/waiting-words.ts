import type { Op } from '#domain/ops.ts'
import { refusalText } from '#domain/refusals.ts'
import type { WaitingEntry } from '#local-store/queries/waiting.ts'

/** The state of one entry, in the words used in the bubble, the sidebar and here. */
export function stateWords(entry: WaitingEntry, offline: boolean): string {
  if (entry.needsUpdate) return 'Kept here. It waits until this app is updated'
  if (entry.state === 'refused') return refusedWords(entry)
  if (entry.state === 'sending') return 'Sending…'
  const saved = entry.op.op === 'resource.save' ? 'Saved here. ' : ''
  if (offline) return `${saved}Will send when you're back online`
  if (entry.attempts > 0) return `${saved}Trouble sending. Trying again`
  return `${saved}Waiting to send`
}

function refusedWords(entry: WaitingEntry): string {
  if (entry.reason === 'message_limit') return 'Not sent: message limit reached'
  const { text } = refusalText(entry.reason ?? '', entry.op)
  return `Not sent: ${text}`
}

/** What the teacher wrote, if this entry holds any words. */
export function wordsOf(op: Op): string | undefined {
  if (op.op === 'message.send') return op.content
  if (op.op === 'resource.save') return op.html
  if (op.op === 'chat.rename') return op.title
  return undefined
}

/** Edit and Delete only while the server cannot have it: afterwards nobody could say what became of it. */
export function mayChange(entry: WaitingEntry): boolean {
  if (entry.needsUpdate) return false
  return entry.state === 'refused' || (entry.state === 'queued' && entry.attempts === 0)
}
