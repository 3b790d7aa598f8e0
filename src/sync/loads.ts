import { type LoadRequest, listLoadRequests, loadKey, settleLoad } from '#session/chat-loads.ts'
import { readSyncStatus } from '#session/sync-status.ts'
import type { SyncContext } from './context.ts'
import { applying, judgeAge, markComplete, readPosition } from './position.ts'
import { receive } from './receive.ts'
import { reconcile } from './reconcile.ts'
import { loadRevision, loadRevisions } from './revisions.ts'

const MAX_TRIES = 5

/** Loads the chats and messages that screens asked for and this device lacks. It only reads, so it needs no lock. */
export async function answerLoads(context: SyncContext): Promise<void> {
  let broken: { error: unknown } | undefined
  for (const load of listLoadRequests()) {
    // A row that does not fit on the disk must keep neither its screen nor the loads after it waiting.
    const outcome = await outcomeOf(context, load).catch((error) => {
      broken ??= { error }
      return 'failed' as const
    })
    if (context.stopped.aborted) return
    if (outcome) settleLoad(loadKey(load), outcome)
  }
  if (broken) throw broken.error
}

async function outcomeOf(context: SyncContext, load: LoadRequest) {
  // Before the bootstrap there is no cursor to compare with. The round after it calls this again.
  const ready = await readPosition(context.db)
  if (ready) return answerLoad(context, load)
  return readSyncStatus().reachable ? undefined : 'failed'
}

async function answerLoad(context: SyncContext, load: LoadRequest): Promise<'idle' | 'absent' | 'failed'> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const outcome = await tryLoad(context, load)
    if (outcome !== 'stale') return outcome
  }
  return 'failed'
}

async function tryLoad(context: SyncContext, { kind, id }: LoadRequest) {
  if (kind === 'revisions') return loadRevisions(context, id)
  if (kind === 'revision') return loadRevision(context, id)
  const { db, server } = context
  const asked = kind === 'chat' ? server.fetchChat(id) : server.fetchMessages([id])
  const answer = receive(db, await asked)
  if (!answer.ok) return 'failed'
  const { rows } = answer.value
  if (rows.length === 0) return 'absent'
  return applying(db, async () => {
    const age = judgeAge(answer.value, await readPosition(db))
    if (age !== 'usable') return age === 'stale' ? 'stale' : 'failed'
    await reconcile(db, rows)
    if (kind === 'chat') await markComplete(db, [id])
    return 'idle'
  })
}
