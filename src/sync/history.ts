import { hasRoomToFill } from '#local-store/make-room.ts'
import { shown } from '#local-store/records.ts'
import { wantsLessData } from '#platform/online.ts'
import type { SyncContext } from './context.ts'
import { applying, judgeAge, readPosition } from './position.ts'
import { receive } from './receive.ts'
import { reconcile } from './reconcile.ts'
import { DONE, failed, MORE, type Step } from './server.ts'

const BODIES_AT_ONCE = 50

/**
 * Brings older rows, one page a round, so that the teacher's own changes go out in between: first the bodies of what is
 * starred, then everything, newest first. `asked` remembers what the server did not have.
 */
export async function fillHistory(context: SyncContext, asked: Set<string>): Promise<Step> {
  const position = await readPosition(context.db)
  if (!position || position.resync || position.historyBefore === null) return DONE
  const missing = await missingBodies(context, asked)
  if (missing.length > 0) return fetchBodies(context, missing, asked)
  if (wantsLessData() || !(await hasRoomToFill(context.db))) return DONE
  return fetchPage(context, position.historyBefore)
}

async function missingBodies({ db }: SyncContext, asked: Set<string>): Promise<string[]> {
  const stars = await db.starred_items.orderBy('[item_type+place]').reverse().limit(400).toArray()
  const ids = stars.flatMap((record) => shown(record)?.message_id ?? []).filter((id) => !asked.has(id))
  const messages = await db.chat_messages.bulkGet(ids)
  return ids.filter((_, at) => messages[at] === undefined).slice(0, BODIES_AT_ONCE)
}

async function fetchBodies({ db, server }: SyncContext, ids: string[], asked: Set<string>): Promise<Step> {
  const answer = receive(db, await server.fetchMessages(ids))
  if (!answer.ok) return failed(answer.failure)
  const age = await applying(db, async () => {
    const verdict = judgeAge(answer.value, await readPosition(db))
    if (verdict === 'usable') await reconcile(db, answer.value.rows)
    return verdict
  })
  if (age === 'usable') for (const id of ids) asked.add(id)
  return MORE
}

async function fetchPage({ db, server }: SyncContext, before: number): Promise<Step> {
  const answer = receive(db, await server.fetchHistory(before))
  if (!answer.ok) return failed(answer.failure)
  const { rows, next_before } = answer.value
  await applying(db, async () => {
    const now = await readPosition(db)
    if (!now || now.historyBefore !== before || judgeAge(answer.value, now) !== 'usable') return
    await reconcile(db, rows)
    await db.meta.put({ ...now, historyBefore: next_before })
  })
  return MORE
}
