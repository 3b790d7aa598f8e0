import type { WaitingState } from './message-types.ts'

/** Reasons the server may give for refusing a message, in a teacher's words. */
const REASONS: Record<string, string> = {
  message_limit: 'Not sent: message limit reached',
  gone: 'Not sent: this chat was deleted on another device',
  empty: 'Not sent: the message was empty',
  too_long: 'Not sent: the message is too long',
  op_id_reused: 'Not sent: this message was sent in another form before. Edit it and send it again',
  not_retryable: 'Not sent: this reply can not be tried again',
}

export function refusalText(reason: string): string {
  return REASONS[reason] ?? `Not sent: the server refused it (${reason})`
}

export type DeliveryTone = 'none' | 'waiting' | 'sending' | 'retrying' | 'refused'

export interface DeliveryWords {
  tone: DeliveryTone
  text: string
}

/** Whether changes can leave the device now, and what keeps them here if not. */
export type Connection = 'online' | 'offline' | 'sign-in' | 'update'

const HELD: Record<Exclude<Connection, 'online'>, string> = {
  offline: "Will send when you're back online",
  'sign-in': 'Will send when you have signed in again',
  update: 'Will send after the update',
}

/** The same words as in the header's panel and in the chat history. */
export function deliveryWords(delivery: WaitingState, connection: Connection): DeliveryWords {
  switch (delivery.state) {
    case 'synced':
      return { tone: 'none', text: '' }
    case 'sending':
      return { tone: 'sending', text: 'Sending…' }
    case 'refused':
      return { tone: 'refused', text: refusalText(delivery.reason) }
    case 'queued':
      if (connection !== 'online') return { tone: 'waiting', text: HELD[connection] }
      return delivery.attempts > 0
        ? { tone: 'retrying', text: 'Trouble sending. Trying again' }
        : { tone: 'sending', text: 'Sending…' }
  }
}
