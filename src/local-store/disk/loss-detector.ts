import { readSmall, removeSmall, writeSmall } from '#platform/small-storage.ts'
import type { StoreDb } from '../db.ts'
import { countWaiting } from '../queries/waiting.ts'
import { watchQuery } from '../watch-query.ts'

/*
 * A browser that runs short of disk may delete a whole database without notice. So the number of unsent changes is also
 * kept in localStorage, which often survives. A store without the mark of having been opened has been deleted if that
 * number is above zero.
 */
const unsentKey = (userId: string) => `mahere-unsent:${userId}`
const lostKey = (userId: string) => `mahere-lost:${userId}`
/** The key of the mark in a store that has been opened before. It is deleted with the store. */
const MARK = 'opened'

/**
 * Reports the number of this teacher's unsent changes that the browser has deleted, usually 0: once at the start and again
 * after each deletion. The returned function ends the watch.
 */
export function detectLoss(db: StoreDb, onChecked: (lost: number) => void): () => void {
  let stopped = false
  let checking = false
  let unwatch = () => {}
  const checkOnce = async () => {
    if (checking) return
    checking = true
    await check(db)
      .then((lost) => stopped || onChecked(lost))
      .catch(() => {}) // without the mark no number is kept, because it would raise a false alarm later
    checking = false
  }
  const watch = () =>
    watchQuery(
      () => readState(db),
      ({ marked, unsent }) => {
        if (marked) keepCount(db.userId, unsent)
        else void checkOnce() // the store was deleted under an open tab, and the tab's next change created it again
      },
    )
  // The watch starts after the first check, because a new store without its mark looks like a deleted one.
  void checkOnce().then(() => {
    if (!stopped) unwatch = watch()
  })
  return () => {
    stopped = true
    unwatch()
  }
}

const readState = async (db: StoreDb) => ({
  marked: (await db.facts.get(MARK)) !== undefined,
  unsent: await countWaiting(db),
})

/** Call it when the teacher has read the notice. */
export function dismissLoss(userId: string): void {
  removeSmall(lostKey(userId))
}

/** Call it when everything of this teacher is removed on purpose. */
export function removeLossRecord(userId: string): void {
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

function keepCount(userId: string, unsent: number): void {
  if (unsent > 0) writeSmall(unsentKey(userId), String(unsent))
  else removeSmall(unsentKey(userId))
}

const numberAt = (key: string) => Number(readSmall(key)) || 0
