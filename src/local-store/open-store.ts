import Dexie from 'dexie'
import { StoreDb } from './db.ts'
import { deviceDb } from './device-db.ts'
import { mergeCopies, removeAllCopies } from './draft-copies.ts'
import { endHeartbeat } from './heartbeat.ts'

/**
 * newer: another tab runs a newer version and needs this one reloaded. blocked: another tab must be closed first. lost:
 * the browser does not give the database back.
 */
export type StoreTrouble = 'newer' | 'blocked' | 'lost'
type Listener = (trouble: StoreTrouble | null) => void

/** How long a removal is waited for. */
const REMOVAL_MS = 2_000

let open: StoreDb | undefined
let trouble: StoreTrouble | null = null
const troubleListeners = new Set<Listener>()

/** Opens the teacher's store and makes it the one all queries and commands use. Queries wait until it is open. */
export function openStore(userId: string): StoreDb {
  if (open?.userId === userId) return open
  open?.close()
  open = watchTrouble(new StoreDb(userId))
  // Before anything else is read: the words of the last moment belong to the drafts.
  open.on('ready', (ready) => mergeCopies(ready as StoreDb).catch(() => {}))
  void deviceDb.users.put({ userId, lastUsedAt: new Date().toISOString() }).catch(() => {})
  return open
}

/** Throws when nobody's store is open [CHAT-159]: a screen behind the sign-in guard always has one. */
export function currentStore(): StoreDb {
  if (!open) throw new Error('User not authenticated')
  return open
}

export function closeStore(): void {
  trouble = null
  open?.close()
  open = undefined
}

/** Removes all that a teacher has on this device, unsent work included. */
export async function deleteStore(userId: string): Promise<void> {
  if (open?.userId === userId) closeStore()
  removeNotes(userId)
  await removeDatabase(`mahere-${userId}`)
  removeNotes(userId) // a tab that still had the store open may have written some meanwhile
  await deviceDb.users.delete(userId)
}

function removeNotes(userId: string): void {
  removeAllCopies(userId)
  endHeartbeat(userId)
}

/** A frozen tab that has it open can put the removal off for days: then it goes on behind, of an emptied database. */
async function removeDatabase(name: string): Promise<void> {
  const removal = empty(name).then(() => Dexie.delete(name))
  removal.catch(() => {})
  await Promise.race([removal, new Promise((resolve) => setTimeout(resolve, REMOVAL_MS))])
}

async function empty(name: string): Promise<void> {
  if (!(await Dexie.exists(name))) return
  const found = new Dexie(name)
  try {
    await found.open()
    await found.transaction('rw', found.tables, async () => {
      await Promise.all(found.tables.map((table) => table.clear()))
    })
  } catch {
    // then removing it has to do
  } finally {
    found.close()
  }
}

/** `null`: the trouble is over. Words on the screen can still be saved while 'newer' is told, and not after. */
export function onStoreTrouble(listener: Listener): () => void {
  troubleListeners.add(listener)
  if (trouble) listener(trouble)
  return () => troubleListeners.delete(listener)
}

/**
 * Another tab's wishes come first. Answering false keeps Dexie's own handlers out, which warn on the console and would
 * open a deleted database again. (Dexie opens by itself after the browser killed the connection.)
 */
function watchTrouble(db: StoreDb): StoreDb {
  db.on('versionchange', ({ newVersion }) => {
    const deleted = newVersion === null // the teacher signed out in another tab
    if (!deleted) tell('newer')
    db.close() // for good: what is under way is finished, and old code must not write into a newer shape
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
