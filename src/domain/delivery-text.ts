import type { Op } from './ops.ts'
import { STAR_LIMIT } from './product.ts'

/** The state of a teacher's own change on its way to the server. */
export type Delivery =
  | { state: 'synced' }
  | { state: 'queued'; opId: string; attempts: number }
  | { state: 'sending'; opId: string }
  | { state: 'refused'; opId: string; reason: string }

/** The connection as it matters to waiting changes: online, or the reason they cannot leave. `stuck`: they are sent and do not arrive. */
export type Connection = 'online' | 'stuck' | 'offline' | 'sign-in' | 'update'

export type DeliveryTone = 'none' | 'waiting' | 'sending' | 'retrying' | 'refused'

interface DeliveryText {
  tone: DeliveryTone
  text: string
}

const HELD: Record<Exclude<Connection, 'online' | 'stuck'>, string> = {
  offline: "Will send when you're back online",
  'sign-in': 'Will send when you have signed in again',
  update: 'Will send after the update',
}

/** The label of a chat, a saved item and the editor while there is text that was neither sent nor saved. */
export const DRAFT_TEXT = 'Draft saved on this device'
/** The label of the chat's row and of the composer while a reply is being written. */
export const PLANNING_TEXT = 'Planning… safe to leave this page'

/** The text for each delivery state. The message, the sidebar, the saved item, the editor and the waiting panel all use it. */
export function deliveryText(delivery: Delivery, connection: Connection, op?: Op): DeliveryText {
  switch (delivery.state) {
    case 'synced':
      return { tone: 'none', text: '' }
    case 'sending':
      return { tone: 'sending', text: 'Sending…' }
    case 'refused':
      return { tone: 'refused', text: notSentText(delivery.reason, op) }
    case 'queued':
      if (connection !== 'online' && connection !== 'stuck')
        return { tone: 'waiting', text: HELD[connection] }
      return delivery.attempts > 0 || connection === 'stuck'
        ? { tone: 'retrying', text: 'Trouble sending. Trying again' }
        : { tone: 'sending', text: 'Sending…' }
  }
}

/** The reason for the server's final refusal of a change, in a teacher's words. */
export function notSentText(reason: string, op?: Op): string {
  return `Not sent: ${REASONS[reason]?.(op) ?? `the server refused it (${reason})`}`
}

const nameOf = (op: Op | undefined) => (op?.op === 'message.send' || !op ? 'the message' : 'it')

const REASONS: Record<string, (op: Op | undefined) => string> = {
  message_limit: () => 'message limit reached',
  star_limit: (op) => `limit of ${STAR_LIMIT} ${starKind(op)} reached`,
  gone: goneText,
  empty: (op) => `${nameOf(op)} was empty`,
  too_long: (op) => (op?.op === 'resource.save' ? 'the resource is too large' : `${nameOf(op)} is too long`),
  changed_elsewhere: (op) =>
    `${op?.op === 'star.file' ? 'it' : 'the plan'} was changed on another device in the meantime`,
  op_id_reused: () => 'the server already has a different version of it. Edit it and send it again',
  not_retryable: () => 'this reply cannot be tried again',
  rejected: () => 'the server did not accept it',
  unknown: () => 'the server did not accept it',
}

function goneText(op: Op | undefined): string {
  if (op?.op === 'resource.save') return 'resource not found or not permitted'
  if (op?.op === 'star.set' || op?.op === 'star.file') return 'it no longer exists'
  return 'this chat was deleted on another device'
}

function starKind(op: Op | undefined): string {
  if (op?.op !== 'star.set') return 'saved items'
  return op.item_type === 'resource' ? 'resources' : 'lesson plans'
}
