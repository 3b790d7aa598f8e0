import type { BootstrapAnswer, PullAnswer } from '#backend/rows.ts'
import type { SyncPosition } from '#local-store/db.ts'
import type { SyncContext } from './context.ts'
import { applying, markComplete, moveCursor, readPosition, sendAgain } from './position.ts'
import { receive } from './receive.ts'
import { reconcile } from './reconcile.ts'
import { beginResync, resync } from './resync.ts'
import { DONE, failed, MORE, type Step } from './server.ts'

/** Brings one page of changes: the first answer of all, the next page after the cursor, or the next part of a resync. */
export async function pull(context: SyncContext): Promise<Step> {
  const position = await readPosition(context.db)
  if (!position) return bootstrap(context)
  if (position.resync) return resync(context, position)
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
    // Another tab may have pulled past this page meanwhile, or begun a new epoch.
    if (now?.epoch !== answer.epoch || now.cursor < asked.cursor || now.cursor >= answer.cursor) return
    await reconcile(db, answer.rows)
    await moveCursor(db, { ...now, cursor: answer.cursor })
  })
  return answer.cursor < answer.head ? MORE : DONE
}

/** The first answer on a new device: enough to work with; the rest fills in behind. */
async function bootstrap({ db, server }: SyncContext): Promise<Step> {
  const answer = receive(db, await server.bootstrap())
  if (!answer.ok) return failed(answer.failure)
  await applying(db, async () => {
    if (await readPosition(db)) return // another tab was first
    // What was begun here may have gone on elsewhere before this device knew of it: no chat counts as whole.
    await db.chat_sessions.toCollection().modify((chat) => void delete chat.complete)
    await reconcile(db, answer.value.rows)
    // The server may have been restored since it took these, and have gone on: its numbers prove nothing, its receipts
    // do. Words are looked for one by one (history.ts).
    await sendAgain(db, ({ op, rev = 0 }) => op.op !== 'message.send' || rev > answer.value.as_of)
    await markComplete(db, answer.value.complete_chats)
    await moveCursor(db, positionOf(answer.value))
  })
  return MORE
}

const positionOf = ({ epoch, as_of, history_before }: BootstrapAnswer): SyncPosition => ({
  key: 'sync',
  epoch,
  cursor: as_of,
  historyBefore: history_before,
})
