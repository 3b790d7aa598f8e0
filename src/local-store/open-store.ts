import Dexie from 'dexie'
import { currentStoreIfOpen, setCurrentStore } from './current-store.ts'
import { StoreDb } from './db.ts'
import { deviceDb } from './device-db.ts'
import { mergeCopies, removeAllCopies } from './draft-copies.ts'
import { removeSideKeys } from './side-keys.ts'

/**
 * newer: another tab runs a newer version and needs this one reloaded. blocked: another tab must be closed first. lost:
 * the browser does not open the database again.
 */
type StoreTrouble = 'newer' | 'blocked' | 'lost'
type Listener = (trouble: StoreTrouble | null) => void

/** The longest wait for a removal. */
const MAX_REMOVAL_MS = 2_000

let trouble: StoreTrouble | null = null
const troubleListeners = new Set<Listener>()

/** Opens the teacher's store and makes it the one all queries and commands use. Queries wait until it is open. */
export function openStore(userId: string): StoreDb {
  const before = currentStoreIfOpen()
  if (before?.userId === userId) return before
  before?.close()
  const db = watchTrouble(new StoreDb(userId))
  // The drafts take in the text of the last moment before anything else reads them.
  db.on('ready', (ready) => unlessClosed(db, mergeCopies(ready as StoreDb)), true)
  setCurrentStore(db)
  void deviceDb.users.put({ userId, lastUsedAt: new Date().toISOString() }).catch(() => {})
  return db
}

/**
 * Waits for work within the opening, but no longer when the browser closes the database meanwhile, as it does to clear it:
 * the work would then wait for the opening, and the opening for the work, for ever. Dexie takes such a database for open,
 * so it is opened again.
 */
function unlessClosed(db: StoreDb, work: Promise<void>): Promise<void> {
  return new Promise((resolve) => {
    const closed = () => {
      db.on('close').unsubscribe(closed)
      resolve()
      setTimeout(() => db.hasBeenClosed() || db.connection.open().catch(() => {}))
    }
    db.on('close', closed)
    void work
      .catch(() => {})
      .then(() => {
        db.on('close').unsubscribe(closed)
        resolve()
      })
  })
}

export function closeStore(): void {
  trouble = null
  currentStoreIfOpen()?.close()
  setCurrentStore(undefined)
}

/** Removes all that a teacher has on this device, unsent work included. */
export async function deleteStore(userId: string): Promise<void> {
  if (currentStoreIfOpen()?.userId === userId) closeStore()
  removeNotes(userId)
  await removeDatabase(userId)
  removeNotes(userId) // again, because a tab that still had the store open may have written some meanwhile
  await deviceDb.users.delete(userId)
}

function removeNotes(userId: string): void {
  removeAllCopies(userId)
  removeSideKeys(userId)
}

/**
 * A frozen tab that has the database open can delay its removal for days, so it is emptied first and removed in the
 * background. A teacher who has signed in again meanwhile keeps it: the removal would close it under the page.
 */
async function removeDatabase(userId: string): Promise<void> {
  const name = `mahere-${userId}`
  const isOpenAgain = () => currentStoreIfOpen()?.userId === userId
  const removal = empty(name).then(() => (isOpenAgain() ? undefined : Dexie.delete(name)))
  removal.catch(() => {})
  await Promise.race([removal, new Promise((resolve) => setTimeout(resolve, MAX_REMOVAL_MS))])
}

async function empty(name: string): Promise<void> {
  const found = new Dexie(name)
  try {
    // Another tab that removes the same database closes this one while it is being looked for.
    if (!(await Dexie.exists(name))) return
    await found.open()
    await found.transaction('rw', found.tables, async () => {
      await Promise.all(found.tables.map((table) => table.clear()))
    })
  } catch {
    // Removing it has to be enough.
  } finally {
    found.close()
  }
}

/** Reports trouble with the store; `null` when it is over. While 'newer' is reported, listeners can still save; afterwards they cannot. */
export function onStoreTrouble(listener: Listener): () => void {
  troubleListeners.add(listener)
  if (trouble) listener(trouble)
  return () => troubleListeners.delete(listener)
}

/**
 * Other tabs have priority. Returning false keeps out Dexie's own handlers, which warn on the console and would create a
 * deleted database again. (Dexie reopens by itself after the browser killed the connection.)
 */
function watchTrouble(db: StoreDb): StoreDb {
  db.on('versionchange', ({ newVersion }) => {
    const deleted = newVersion === null // the teacher signed out in another tab
    if (!deleted) tell('newer')
    db.close() // for good: running transactions finish, and old code must not write into a newer schema
    return false
  })
  db.on('blocked', () => {
    tell('blocked')
    void db.open().then(
      () => tell(null),
      () => {},
    )
    return false
  })
  db.connection.onLost = () => tell('lost')
  return db
}

function tell(now: StoreTrouble | null): void {
  trouble = now
  for (const listener of troubleListeners) listener(now)
}
