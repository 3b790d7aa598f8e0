import { readSmall, removeSmall, writeSmall } from '#platform/small-storage.ts'
import type { StoreDb } from './db.ts'
import { countWaiting } from './queries/waiting.ts'
import { watchQuery } from './watch-query.ts'

/*
 * A browser that runs short of disk clears a whole database without a word. So the number of unsent changes is kept in
 * localStorage as well, which often stays; a store that cannot remember having been opened, beside a number above
 * zero, has been cleared.
 */
const unsentKey = (userId: string) => `mahere-unsent:${userId}`
const lostKey = (userId: string) => `mahere-lost:${userId}`
/** In a store that has been opened before; it goes with everything else in it. */
const MARK = 'opened'

/**
 * Tells `onChecked` how many unsent changes of this teacher the browser has cleared, mostly 0, at the start and when it
 * happens again, and keeps count until the answered function is called.
 */
export function startHeartbeat(db: StoreDb, onChecked: (lost: number) => void): () => void {
  let stopped = false
  let checking = false
  let unwatch = () => {}
  const look = async () => {
    if (checking) return
    checking = true
    await check(db)
      .then((lost) => stopped || onChecked(lost))
      .catch(() => {}) // without a mark in the store no number is kept: it would be a false alarm later
    checking = false
  }
  const watch = () =>
    watchQuery(
      () => readBeat(db),
      ({ marked, unsent }) => {
        if (marked) note(db.userId, unsent)
        else void look() // cleared under an open tab, whose next change made it anew
      },
    )
  // Not before: until it is marked, a new store looks like a cleared one.
  void look().then(() => {
    if (!stopped) unwatch = watch()
  })
  return () => {
    stopped = true
    unwatch()
  }
}

const readBeat = async (db: StoreDb) => ({
  marked: (await db.facts.get(MARK)) !== undefined,
  unsent: await countWaiting(db),
})

/** The teacher has read it. */
export function dismissLoss(userId: string): void {
  removeSmall(lostKey(userId))
}

/** Everything of this teacher is removed on purpose. */
export function endHeartbeat(userId: string): void {
  removeSmall(unsentKey(userId))
  removeSmall(lostKey(userId))
}

async function check(db: StoreDb): Promise<number> {
  const { userId } = db
  if (!(await db.facts.get(MARK))) {
    const vanished = numberAt(unsentKey(userId))
    if (vanished > 0) writeSmall(lostKey(userId), String(vanished + numberAt(lostKey(userId))))
    removeSmall(unsentKey(userId))
    await db.facts.put({ key: MARK, value: 'yes' })
  }
  return numberAt(lostKey(userId))
}

function note(userId: string, unsent: number): void {
  if (unsent > 0) writeSmall(unsentKey(userId), String(unsent))
  else removeSmall(unsentKey(userId))
}

const numberAt = (key: string) => Number(readSmall(key)) || 0
