import { storageSpace } from '#platform/storage.ts'
import { freeBallast } from './ballast.ts'
import type { StoreDb } from './db.ts'
import { evictOldMessages } from './evict-messages.ts'
import { isFull } from './storage-failure.ts'

const CHARS_AT_ONCE = 4_000_000

const making = new WeakMap<StoreDb, Promise<boolean>>()
/** A write has met a full disk, and nothing has shown since that there is room again. */
let full = new WeakSet<StoreDb>()

export const isDiskFull = (db: StoreDb): boolean => full.has(db)
export function noteRoom(): void {
  full = new WeakSet()
}

/** Half of what the browser allows us; the rest is for the teacher's own words, and for the browser's mistakes. */
const SHARE = 0.5
const SPARE_BYTES = 50_000_000

/** Whether older messages may fill in behind. Where the browser does not tell, until a write meets a full disk. */
export async function hasRoomToFill(db: StoreDb): Promise<boolean> {
  if (full.has(db)) return false
  const space = await storageSpace()
  if (!space) return true
  return space.used < space.allowed * SHARE && space.allowed - space.used > SPARE_BYTES
}

/** Runs a change once more when the disk was full and there was something on it that could go. */
export async function withRoom<T>(db: StoreDb, work: (again: boolean) => Promise<T>): Promise<T> {
  try {
    return await work(false)
  } catch (error) {
    if (!isFull(error)) throw error
    full.add(db)
    if (!(await makeRoom(db))) throw error
    return work(true)
  }
}

/** Answers whether anything went. Never unsent words, drafts, or what is starred. */
export function makeRoom(db: StoreDb): Promise<boolean> {
  const now = making.get(db) ?? giveUp(db).finally(() => making.delete(db))
  making.set(db, now)
  return now
}

async function giveUp(db: StoreDb): Promise<boolean> {
  // The ballast first: to delete takes room as well.
  const freed = await freeBallast().catch(() => false)
  try {
    return (await evictOldMessages(db, CHARS_AT_ONCE)) > 0 || freed
  } catch (error) {
    if (!isFull(error)) throw error
    return freed
  }
}
