import type { StoreDb } from '../db.ts'
import type { OutboxEntry } from '../outbox-entry.ts'
import { SYNCED_TABLES } from '../records.ts'
import { refresh } from '../refresh.ts'
import { writing } from '../write.ts'
import { readWaitingCopies } from './waiting-copies.ts'

/** The key of the mark in a store that has been opened before. It is deleted with the store. */
const MARK = 'opened'

export const isMarked = async (db: StoreDb): Promise<boolean> => (await db.facts.get(MARK)) !== undefined

/**
 * Puts the copied changes into a store that has lost its mark, under the ids they had, so that nothing is sent or charged
 * twice; then marks it. Returns the number put back, or undefined when the store had its mark.
 */
export function restoreWaiting(db: StoreDb): Promise<number | undefined> {
  const rows = SYNCED_TABLES.map((table) => db.table(table))
  const restore = async () => {
    if (await isMarked(db)) return undefined
    const restored = await putBack(db, readWaitingCopies(db.userId))
    await db.facts.put({ key: MARK, value: 'yes' })
    return restored
  }
  return writing(db, () => db.transaction('rw', [...rows, db.outbox, db.facts], restore))
}

/** Changes that a teacher has made in the new store come after those of the old one, unless they are on their way already. */
async function putBack(db: StoreDb, copies: OutboxEntry[]): Promise<number> {
  const here = new Set((await db.outbox.toArray()).map(({ opId }) => opId))
  const missing = copies.filter(({ opId }) => !here.has(opId))
  if (missing.length === 0) return 0
  const later = await db.outbox.where('state').equals('queued').sortBy('seq')
  await db.outbox.bulkDelete(later.map(({ seq }) => seq))
  const entries = [...missing, ...later].map(({ seq: _old, ...entry }) => entry)
  await db.outbox.bulkAdd(entries)
  await refresh(
    db,
    entries.flatMap(({ targets }) => targets),
  )
  return missing.length
}
