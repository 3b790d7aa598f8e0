import type { Connection, Delivery } from '#domain/delivery-words.ts'
import type { ReplyState } from '#domain/rows.ts'
import { isOpenReply, type MessageEntry } from './message-types.ts'

/** Whether the words that were asked have left the device, or are about to. */
export function askIsOnItsWay(ask: Delivery | undefined, connection: Connection): boolean {
  if (!ask) return true // older than the loaded window: the server has it
  if (ask.state === 'synced' || ask.state === 'sending') return true
  return ask.state === 'queued' && connection === 'online' && ask.attempts === 0
}

export function askOf(reply: MessageEntry, entries: readonly MessageEntry[]): MessageEntry | undefined {
  return entries.find(({ message }) => message.id === reply.message.reply_to)
}

/** The reply being written now: the oldest open one whose question is on its way. Replies of one chat come in order. */
export function replyBeingWritten(
  entries: readonly MessageEntry[],
  connection: Connection,
): MessageEntry | undefined {
  return entries.find(
    (entry) => isOpenReply(entry.message) && askIsOnItsWay(askOf(entry, entries)?.delivery, connection),
  )
}

/** The stream runs ahead of the row: what it says of an open reply counts, a settled row is the truth. */
export function effectiveState(row: ReplyState, streamed: ReplyState | undefined): ReplyState {
  const open = row === 'waiting' || row === 'running'
  return open && streamed ? streamed : row
}
