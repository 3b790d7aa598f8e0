import type { ReplyState } from '#content/contract.ts'
import type { Connection, Delivery } from '#domain/delivery-text.ts'
import { isOpenReply, type MessageEntry } from './message-types.ts'

/** True when the question has left the device, or is about to. */
export function askIsOnItsWay(ask: Delivery | undefined, connection: Connection): boolean {
  if (!ask) return true // the question is older than the loaded window, so the server has it
  if (ask.state === 'synced' || ask.state === 'sending') return true
  return ask.state === 'queued' && connection === 'online' && ask.attempts === 0
}

export function askOf(reply: MessageEntry, entries: readonly MessageEntry[]): MessageEntry | undefined {
  return entries.find(({ message }) => message.id === reply.message.reply_to)
}

/**
 * The reply being written now: the oldest open one whose question is on its way. The replies of a chat come in order.
 */
export function replyBeingWritten(
  entries: readonly MessageEntry[],
  connection: Connection,
): MessageEntry | undefined {
  return entries.find(
    (entry) => isOpenReply(entry.message) && askIsOnItsWay(askOf(entry, entries)?.delivery, connection),
  )
}

/** The stream runs ahead of the row, so it decides the state of an open reply. A settled row is final. */
export function effectiveState(row: ReplyState, streamed: ReplyState | undefined): ReplyState {
  const open = row === 'waiting' || row === 'running'
  return open && streamed ? streamed : row
}
