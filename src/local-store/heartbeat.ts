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

/**
 * Tells `onChecked` once how many unsent changes of this teacher the browser has cleared, mostly 0, and keeps count from
 * then on, until the answered function is called.
 */
export function startHeartbeat(db: StoreDb, onChecked: (lost: number) => void): () => void {
  let stop: (() => void) | undefined
  let stopped = false
  void check(db)
    .then((lost) => {
      if (stopped) return
      onChecked(lost)
      stop = watchQuery(
        () => countWaiting(db),
        (unsent) => note(db.userId, unsent),
      )
    })
    // Without a mark in the store a number would be a false alarm later.
    .catch(() => {})
  return () => {
    stopped = true
    stop?.()
  }
}

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
  if (!(await db.facts.get('opened'))) {
    const vanished = numberAt(unsentKey(userId))
    if (vanished > 0) writeSmall(lostKey(userId), String(vanished + numberAt(lostKey(userId))))
    removeSmall(unsentKey(userId))
    await db.facts.put({ key: 'opened', value: 'yes' })
  }
  return numberAt(lostKey(userId))
}

function note(userId: string, unsent: number): void {
  if (unsent > 0) writeSmall(unsentKey(userId), String(unsent))
  else removeSmall(unsentKey(userId))
}

const numberAt = (key: string) => Number(readSmall(key)) || 0
