import type { StoreDb } from './db.ts'
import { withRoom } from './disk/make-room.ts'

/**
 * Runs a change of the store, and runs it again when the disk was full and something could be deleted, or when the
 * connection had died. `again` means that an earlier try left either nothing or everything on the disk.
 */
export function writing<T>(db: StoreDb, change: (again: boolean) => Promise<T>): Promise<T> {
  return withRoom(db, (afterRoom) => db.connection.change((afterLoss) => change(afterRoom || afterLoss)))
}
