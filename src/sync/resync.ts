import type { HistoryAnswer } from '#backend/rows.ts'
import type { StoreDb, SyncPosition } from '#local-store/db.ts'
import { SYNCED_TABLES } from '#local-store/records.ts'
import { refresh } from '#local-store/refresh.ts'
import type { SyncContext } from './context.ts'
import { MAX_MESSAGES } from './fill-budget.ts'
import { applying, moveCursor, readPosition } from './position.ts'
import { receive } from './receive.ts'
import { reconcile } from './reconcile.ts'
import { DONE, failed, MORE, type Step } from './server.ts'

/*
 * The server began a new epoch (it was restored from a backup), so revs of the old epoch mean nothing any more. All rows
 * are read again into `staging`, page by page over as many rounds and reloads as it takes, while the old rows stay
 * readable. One transaction then swaps them. Outbox and drafts are not touched.
 */

/** Spreads the devices of a restored server over half a minute, so that they do not all come in the same second. */
const SPREAD_MS = 30_000
/** A second resync within this time is a loop (a cache, two servers that disagree): each waits twice as long as the last. */
const LOOP_WINDOW_MS = 3_600_000
const MIN_LOOP_PAUSE_MS = 5_000

export async function beginResync({ db, clock, random }: SyncContext, position: SyncPosition): Promise<Step> {
  const time = clock.now()
  const { count, notBefore } = position.resyncs ?? { count: 0, notBefore: 0 }
  const again = Math.abs(time - notBefore) < LOOP_WINDOW_MS ? count + 1 : 1
  const resyncs = { count: again, notBefore: time + pauseOf(again) + Math.round(random() * SPREAD_MS) }
  await applying(db, async () => {
    const now = await readPosition(db)
    if (isUnchanged(now, position)) await db.meta.put({ ...now, resync: 'wanted', resyncs })
  })
  return MORE
}

/** Says whether the resync is still where it was before the call: another tab may have continued or ended it. */
function isUnchanged(now: SyncPosition | undefined, asked: SyncPosition): now is SyncPosition {
  if (now?.epoch !== asked.epoch) return false
  const [is, was] = [now.resync, asked.resync]
  if (typeof is !== 'object' || typeof was !== 'object') return is === was
  return is.epoch === was.epoch && is.cursor === was.cursor && is.before === was.before
}

const pauseOf = (count: number) =>
  count <= 1 ? 0 : Math.min(LOOP_WINDOW_MS, MIN_LOOP_PAUSE_MS * 2 ** (count - 2))

export async function resync(context: SyncContext, position: SyncPosition): Promise<Step> {
  const { count, notBefore } = position.resyncs ?? { count: 0, notBefore: 0 }
  const left = notBefore - context.clock.now()
  // The upper bound keeps a clock that was put back from delaying the resync for hours.
  if (left > 0 && left <= pauseOf(count) + SPREAD_MS) return DONE
  if (position.resync === 'wanted' || position.resync === undefined) return stageBootstrap(context, position)
  const { epoch, before } = position.resync
  if (before === null || (await context.db.staging.count()) >= MAX_MESSAGES)
    return swap(context, position, position.resync)
  const answer = receive(context.db, await context.server.fetchHistory(before))
  if (!answer.ok) return failed(answer.failure)
  if (answer.value.epoch !== epoch) return beginResync(context, position) // restored once more
  return stagePage(context, answer.value, position)
}

async function stageBootstrap({ db, server }: SyncContext, position: SyncPosition): Promise<Step> {
  const answer = receive(db, await server.bootstrap())
  if (!answer.ok) return failed(answer.failure)
  const { rows, epoch, as_of, history_before } = answer.value
  await applying(db, async () => {
    const now = await readPosition(db)
    if (!isUnchanged(now, position)) return
    await db.staging.clear()
    await db.staging.bulkAdd(rows)
    await db.meta.put({ ...now, resync: { epoch, cursor: as_of, before: history_before } })
  })
  return MORE
}

async function stagePage({ db }: SyncContext, answer: HistoryAnswer, position: SyncPosition): Promise<Step> {
  await applying(db, async () => {
    const now = await readPosition(db)
    if (!isUnchanged(now, position) || typeof now.resync !== 'object') return
    await db.staging.bulkAdd(answer.rows)
    await db.meta.put({ ...now, resync: { ...now.resync, before: answer.next_before } })
  })
  return MORE
}

async function swap(
  { db }: SyncContext,
  position: SyncPosition,
  { epoch, cursor, before }: { epoch: string; cursor: number; before: number | null },
): Promise<Step> {
  const { resyncs } = position
  await applying(db, async () => {
    if (!isUnchanged(await readPosition(db), position)) return // another tab swapped, so nothing is staged any more
    for (const table of SYNCED_TABLES) await db.table(table).clear()
    // The restored server may have lost what the old epoch acknowledged. If it has not, its receipt says so.
    await db.outbox.where('state').equals('acked').modify({ state: 'queued', nextAttemptAt: 0 })
    await reconcileStaged(db)
    await refresh(db, (await db.outbox.orderBy('targets').uniqueKeys()).map(String))
    await db.staging.clear()
    await moveCursor(db, {
      key: 'sync',
      epoch,
      cursor,
      historyBefore: before,
      tables: SYNCED_TABLES.length,
      ...(resyncs && { resyncs }),
    })
  })
  return DONE
}

const CHUNK = 500

async function reconcileStaged(db: StoreDb): Promise<void> {
  for (let after = 0; ; ) {
    const chunk = await db.staging.where(':id').above(after).limit(CHUNK).toArray()
    const last = chunk.at(-1)
    if (!last) return
    await reconcile(db, chunk)
    after = last.n
  }
}
