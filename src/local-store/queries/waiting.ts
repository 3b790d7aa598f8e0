import { labelOf } from '#domain/op-label.ts'
import type { Op } from '#domain/ops.ts'
import type { StoreDb } from '../db.ts'
import { currentStore } from '../open-store.ts'
import type { OutboxEntry } from '../outbox-entry.ts'

export interface WaitingEntry {
  opId: string
  op: Op
  state: 'queued' | 'sending' | 'refused'
  attempts: number
  reason?: string
  label: string
}

const WAITING: OutboxEntry['state'][] = ['queued', 'sending', 'parked']

/** All that the server does not have yet, in the order of the taps. Unsent work is never cut from this list. */
export async function listWaiting(db: StoreDb = currentStore()): Promise<WaitingEntry[]> {
  const entries = await db.outbox.where('state').anyOf(WAITING).sortBy('seq')
  return entries.map(({ opId, op, state, attempts, reason }) => ({
    opId,
    op,
    state: state === 'parked' ? 'refused' : state === 'sending' ? 'sending' : 'queued',
    attempts,
    ...(reason === undefined ? {} : { reason }),
    label: labelOf(op),
  }))
}

export async function countWaiting(db: StoreDb = currentStore()): Promise<number> {
  return db.outbox.where('state').anyOf(WAITING).count()
}
