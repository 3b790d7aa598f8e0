import type { ChatMessage } from '#domain/rows.ts'

/** How far a teacher's own change has got; the same shape as the store's. */
export type WaitingState =
  | { state: 'synced' }
  | { state: 'queued'; opId: string; attempts: number }
  | { state: 'sending'; opId: string }
  | { state: 'refused'; opId: string; reason: string }

export interface MessageEntry {
  message: ChatMessage
  delivery: WaitingState
}

export const isOpenReply = (message: ChatMessage) =>
  message.role === 'assistant' && (message.state === 'waiting' || message.state === 'running')
