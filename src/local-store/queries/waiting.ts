import type { Op } from '#domain/ops.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { isFromNewerApp, type OutboxEntry, UNSENT } from '../outbox-entry.ts'

export interface WaitingEntry {
  opId: string
  op: Op
  state: 'queued' | 'sending' | 'refused'
  attempts: number
  reason?: string
  /** True if a newer version of the app made the change: it waits until this app is updated, and `op` is of an unknown kind. */
  needsUpdate?: true
}

const WAITING: OutboxEntry['state'][] = ['queued', 'sending', 'parked']

/** All changes that the server does not have yet, in the order of the taps. This list is never cut short. */
export async function listWaiting(db: StoreDb = currentStore()): Promise<WaitingEntry[]> {
  const entries = await db.outbox.where('state').anyOf(WAITING).sortBy('seq')
  return entries.map(describe)
}

function describe(entry: OutboxEntry): WaitingEntry {
  const { opId, op, state, attempts, reason } = entry
  const newer = isFromNewerApp(entry)
  return {
    opId,
    op,
    state: state === 'parked' ? 'refused' : state === 'sending' ? 'sending' : 'queued',
    attempts,
    ...(reason === undefined ? {} : { reason }),
    ...(newer ? { needsUpdate: true as const } : {}),
  }
}

export async function countWaiting(db: StoreDb = currentStore()): Promise<number> {
  return db.outbox.where('state').between('parked', UNSENT.last, true, true).count()
}
