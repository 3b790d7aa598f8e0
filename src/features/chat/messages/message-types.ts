import type { Delivery } from '#domain/delivery-text.ts'
import type { ChatMessage } from '#domain/rows.ts'

export interface MessageEntry {
  message: ChatMessage
  delivery: Delivery
}

export const isOpenReply = (message: ChatMessage) =>
  message.role === 'assistant' && (message.state === 'waiting' || message.state === 'running')
