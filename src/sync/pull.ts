import type { BootstrapAnswer, PullAnswer } from '#backend/rows.ts'
import type { SyncPosition } from '#local-store/db.ts'
import { SYNCED_TABLES } from '#local-store/records.ts'
import type { SyncContext } from './context.ts'
import { applying, judgeAge, markComplete, moveCursor, readPosition, requeueAcked } from './position.ts'
import { receive } from './receive.ts'
import { reconcile } from './reconcile.ts'
import { beginResync, resync } from './resync.ts'
import { DONE, failed, MORE, type Step } from './server.ts'

/** Pulls one page of changes: the bootstrap, the next page after the cursor, or the next page of a resync. */
export async function pull(context: SyncContext): Promise<Step> {
  const position = await readPosition(context.db)
  if (!position) return bootstrap(context)
  if (position.resync) return resync(context, position)
  if (position.tables !== SYNCED_TABLES.length) return catchUp(context)
  const answer = receive(context.db, await context.server.pullChanges(position.epoch, position.cursor))
  if (!answer.ok) return failed(answer.failure)
  if ('resync' in answer.value) return beginResync(context, position)
  return applyPull(context, answer.value, position)
}

async function applyPull(
  { db }: SyncContext,
  answer: Exclude<PullAnswer, { resync: true }>,
  asked: SyncPosition,
): Promise<Step> {
  await applying(db, async () => {
    const now = await readPosition(db)
    // Another tab may have pulled past this page, or begun a new epoch.
    if (now?.epoch !== answer.epoch || now.cursor < asked.cursor || now.cursor >= answer.cursor) return
    await reconcile(db, answer.rows)
    await moveCursor(db, { ...now, cursor: answer.cursor })
  })
  return answer.cursor < answer.head ? MORE : DONE
}

/** Loads the first rows of a new device, enough to work with. The rest follows in the background. */
async function bootstrap({ db, server }: SyncContext): Promise<Step> {
  const answer = receive(db, await server.bootstrap())
  if (!answer.ok) return failed(answer.failure)
  await applying(db, async () => {
    if (await readPosition(db)) return // another tab was first
    // A chat begun here may have continued on another device before this one had a cursor, so no chat is complete.
    await db.chat_sessions.toCollection().modify((chat) => void delete chat.complete)
    await reconcile(db, answer.value.rows)
    // The server may have been restored after it acknowledged these. Its revs then prove nothing, but its receipts do.
    // Messages are looked up one by one (history.ts).
    await requeueAcked(db, ({ op, rev = 0 }) => op.op !== 'message.send' || rev > answer.value.as_of)
    await markComplete(db, answer.value.complete_chats)
    await moveCursor(db, positionOf(answer.value))
  })
  return MORE
}

/** Asks once more for the rows that an older app passed over, because their table was new to it. */
async function catchUp({ db, server }: SyncContext): Promise<Step> {
  const answer = receive(db, await server.bootstrap())
  if (!answer.ok) return failed(answer.failure)
  const { rows, epoch, as_of } = answer.value
  return applying(db, async () => {
    const now = await readPosition(db)
    const age = judgeAge({ epoch, as_of, rows }, now)
    if (!now || age === 'stale') return DONE // the next round asks again
    if (age === 'usable') await reconcile(db, rows) // a new epoch is read from the start anyway
    await db.meta.put({ ...now, tables: SYNCED_TABLES.length })
    return MORE
  })
}

const positionOf = ({ epoch, as_of, history_before }: BootstrapAnswer): SyncPosition => ({
  key: 'sync',
  epoch,
  cursor: as_of,
  historyBefore: history_before,
  tables: SYNCED_TABLES.length,
})
