import type { Op } from './ops.ts'
import { STAR_LIMIT } from './product.ts'

/** How far a teacher's own change has got. */
export type Delivery =
  | { state: 'synced' }
  | { state: 'queued'; opId: string; attempts: number }
  | { state: 'sending'; opId: string }
  | { state: 'refused'; opId: string; reason: string }

/** Whether changes can leave the device now, and what keeps them here if not. `stuck`: they go, and do not arrive. */
export type Connection = 'online' | 'stuck' | 'offline' | 'sign-in' | 'update'

export type DeliveryTone = 'none' | 'waiting' | 'sending' | 'retrying' | 'refused'

export interface DeliveryWords {
  tone: DeliveryTone
  text: string
}

const HELD: Record<Exclude<Connection, 'online' | 'stuck'>, string> = {
  offline: "Will send when you're back online",
  'sign-in': 'Will send when you have signed in again',
  update: 'Will send after the update',
}

/** On a chat, a saved row, and in the editor, of words that were typed and not sent or saved yet. */
export const DRAFT_WORDS = 'Draft saved on this device'
/** Of a reply that is being written; in the row of its chat as above the composer. */
export const PLANNING_WORDS = 'Planning… safe to leave this page'

/** The one set of words for how far a change has got: bubble, sidebar, saved row, editor and panel use them [platform §6]. */
export function deliveryWords(delivery: Delivery, connection: Connection, op?: Op): DeliveryWords {
  switch (delivery.state) {
    case 'synced':
      return { tone: 'none', text: '' }
    case 'sending':
      return { tone: 'sending', text: 'Sending…' }
    case 'refused':
      return { tone: 'refused', text: notSentWords(delivery.reason, op) }
    case 'queued':
      if (connection !== 'online' && connection !== 'stuck')
        return { tone: 'waiting', text: HELD[connection] }
      return delivery.attempts > 0 || connection === 'stuck'
        ? { tone: 'retrying', text: 'Trouble sending. Trying again' }
        : { tone: 'sending', text: 'Sending…' }
  }
}

/** Why the server refused a change for good, in a teacher's words. */
export function notSentWords(reason: string, op?: Op): string {
  return `Not sent: ${REASONS[reason]?.(op) ?? `the server refused it (${reason})`}`
}

const nameOf = (op: Op | undefined) => (op?.op === 'message.send' || !op ? 'the message' : 'it')

const REASONS: Record<string, (op: Op | undefined) => string> = {
  message_limit: () => 'message limit reached',
  star_limit: (op) => `limit of ${STAR_LIMIT} ${starKind(op)} reached`,
  gone: goneWords,
  empty: (op) => `${nameOf(op)} was empty`,
  too_long: (op) => (op?.op === 'resource.save' ? 'the resource is too large' : `${nameOf(op)} is too long`),
  op_id_reused: () => 'this was sent in another form before. Edit it and send it again',
  not_retryable: () => 'this reply cannot be tried again',
  rejected: () => 'the server did not accept it',
  unknown: () => 'the server did not accept it',
}

function goneWords(op: Op | undefined): string {
  if (op?.op === 'resource.save') return 'resource not found or not permitted'
  if (op?.op === 'star.set') return 'it is not there any more'
  return 'this chat was deleted on another device'
}

function starKind(op: Op | undefined): string {
  if (op?.op !== 'star.set') return 'saved items'
  return op.item_type === 'resource' ? 'resources' : 'lesson plans'
}
