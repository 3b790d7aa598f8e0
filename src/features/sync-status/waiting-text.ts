import { type Connection, type Delivery, deliveryText } from '#domain/delivery-text.ts'
import { oneLine } from '#domain/op-name.ts'
import type { WaitingEntry } from '#local-store/queries/waiting.ts'

/** Returns the state of an entry, in the same text as the message bubble, the sidebar and saved rows. */
export function stateText(entry: WaitingEntry, connection: Connection): string {
  const { text, tone } = deliveryText(deliveryOf(entry), entry.needsUpdate ? 'update' : connection, entry.op)
  // It may be called saved because it is in the outbox, and so on the disk.
  return (entry.op.op === 'resource.save' || entry.op.op === 'plan.save') && tone !== 'refused'
    ? `Saved here. ${text}`
    : text
}

function deliveryOf({ opId, state, attempts, reason }: WaitingEntry): Delivery {
  if (state === 'refused') return { state, opId, reason: reason ?? 'unknown' }
  return state === 'sending' ? { state, opId } : { state, opId, attempts }
}

/** Edit and Delete are offered only while the server cannot have the change. Later nobody could tell what became of it. */
export function mayChange(entry: WaitingEntry): boolean {
  return entry.state === 'refused' || (entry.state === 'queued' && entry.attempts === 0)
}

/** Shortens a name for use in the accessible name of a button. */
export const shortName = (name: string) => oneLine(name, 40)
