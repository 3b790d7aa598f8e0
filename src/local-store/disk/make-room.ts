import { storageSpace } from '#platform/storage.ts'
import type { StoreDb } from '../db.ts'
import { evictOldMessages } from './evict-messages.ts'
import { freeReserve } from './reserve-space.ts'
import { isFull } from './storage-failure.ts'

const CHARS_AT_ONCE = 4_000_000

const making = new WeakMap<StoreDb, Promise<boolean>>()
/** The stores where a write met a full disk, until something shows that there is room again. */
let full = new WeakSet<StoreDb>()

export function noteRoom(): void {
  full = new WeakSet()
}

/** Older messages fill at most half of what the browser allows; the rest is for the teacher's own text and for wrong estimates. */
const SHARE = 0.5
const SPARE_BYTES = 50_000_000

/** True if there is room to fetch older messages. Without the browser's estimate there is room until a write meets a full disk. */
export async function hasRoomToFill(db: StoreDb): Promise<boolean> {
  if (full.has(db)) return false
  const space = await storageSpace()
  if (!space) return true
  return space.used < space.allowed * SHARE && space.allowed - space.used > SPARE_BYTES
}

/** Runs a change again when the disk was full and something could be deleted to make room. */
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

/** Returns whether anything was deleted. Unsent text, drafts and starred items never are. */
export function makeRoom(db: StoreDb): Promise<boolean> {
  const now = making.get(db) ?? deleteToMakeRoom(db).finally(() => making.delete(db))
  making.set(db, now)
  return now
}

async function deleteToMakeRoom(db: StoreDb): Promise<boolean> {
  // The reserve goes first, because deleting rows takes room as well.
  const freed = await freeReserve().catch(() => false)
  try {
    return (await evictOldMessages(db, CHARS_AT_ONCE)) > 0 || freed
  } catch (error) {
    if (!isFull(error)) throw error
    return freed
  }
}
