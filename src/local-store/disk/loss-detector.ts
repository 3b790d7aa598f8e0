import { readSmall, removeSmall, writeSmall } from '#platform/small-storage.ts'
import { onCommitted, tellCommitted } from '../commit.ts'
import type { StoreDb } from '../db.ts'
import { lostCountKey, unsentCountKey } from '../side-keys.ts'
import { watchQuery } from '../watch-query.ts'
import { copyKeeper } from './keep-waiting-copies.ts'
import { isMarked, restoreWaiting } from './restore-waiting.ts'
import { writeWaitingCopies } from './waiting-copies.ts'

/*
 * A browser that runs short of disk may delete a whole database without notice, and a killed one may lose it. So the
 * unsent changes are copied into localStorage, which often survives, and their number as well, because not every change
 * has room there. A store without the mark of having been opened has been deleted if that number is above zero.
 */

/**
 * Puts unsent changes back that the browser has deleted, and reports how many could not be put back, usually 0: once at the
 * start and again after each deletion. Until the returned function is called it also keeps the copies up to date.
 */
export function detectLoss(db: StoreDb, onChecked: (lost: number) => void): () => void {
  let stopped = false
  let checking = false
  let unwatch = () => {}
  const checkOnce = async (atStart: boolean) => {
    if (checking) return
    checking = true
    await check(db, atStart)
      .then((lost) => stopped || onChecked(lost))
      .catch(() => {}) // without the mark no number is kept, because it would raise a false alarm later
    checking = false
  }
  const keeper = copyKeeper(db)
  const watch = () =>
    watchQuery(
      () => readMarked(db, keeper),
      (now) => {
        if (stopped) return
        if (!now) return void checkOnce(false) // deleted under an open tab, whose next change created it again
        keepCount(db.userId, now.waiting.length)
        keeper.keep(now)
      },
    )
  const unlisten = onCommitted((of, added) => {
    if (of === db) writeWaitingCopies(db.userId, added)
  })
  // The watch starts after the first check, because a new store without its mark looks like a deleted one.
  void checkOnce(true).then(() => {
    if (!stopped) unwatch = watch()
  })
  return () => {
    stopped = true
    unlisten()
    unwatch()
  }
}

/** One transaction reads mark and outbox, because a deletion in between must not look like an empty outbox. */
async function readMarked(db: StoreDb, keeper: ReturnType<typeof copyKeeper>) {
  const copiedBefore = keeper.list()
  return db.transaction('r', [db.facts, db.outbox], async () =>
    (await isMarked(db)) ? keeper.read(copiedBefore) : undefined,
  )
}

async function check(db: StoreDb, atStart: boolean): Promise<number> {
  const { userId } = db
  const restored = await restoreWaiting(db)
  if (restored !== undefined) {
    // Sync must send what was put back. In an open tab it must also load the rows again, even while it pauses after the
    // error of the deletion; at the start it does so by itself, and a new store is no change of a teacher's.
    if (restored > 0 || !atStart) tellCommitted(db, [])
    const lost = Math.max(0, numberAt(unsentCountKey(userId)) - restored)
    if (lost > 0) writeSmall(lostCountKey(userId), String(lost + numberAt(lostCountKey(userId))))
    removeSmall(unsentCountKey(userId))
  }
  return numberAt(lostCountKey(userId))
}

function keepCount(userId: string, unsent: number): void {
  if (unsent > 0) writeSmall(unsentCountKey(userId), String(unsent))
  else removeSmall(unsentCountKey(userId))
}

const numberAt = (key: string) => Number(readSmall(key)) || 0
