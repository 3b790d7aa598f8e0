import type { StoreDb } from './db.ts'
import { withRoom } from './make-room.ts'

/**
 * Runs a change of the store: once more when the disk was full and something could go, once more when the connection
 * had died. `again` tells that a try went before, of which nothing or everything is on the disk.
 */
export function writing<T>(db: StoreDb, change: (again: boolean) => Promise<T>): Promise<T> {
  return withRoom(db, (afterRoom) => db.connection.change((afterLoss) => change(afterRoom || afterLoss)))
}
