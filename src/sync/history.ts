import type { StoreDb, SyncPosition } from '#local-store/db.ts'
import { shown } from '#local-store/records.ts'
import { whenIdle } from '#platform/idle.ts'
import type { SyncContext } from './context.ts'
import { mayFill, mayFillHistory } from './fill-budget.ts'
import {
  applying,
  judgeAge,
  missingMessages,
  moveCursor,
  readPosition,
  releaseArrived,
  requeueAcked,
} from './position.ts'
import { receive } from './receive.ts'
import { reconcile } from './reconcile.ts'
import { DONE, failed, MORE, type Step } from './server.ts'

const MAX_BODIES = 50
const MAX_IDLE_WAIT_MS = 2_000

/** A document to fetch. `key` names the very version of it that was announced. */
interface Wanted {
  id: string
  key: string
}

const byId = (id: string): Wanted => ({ id, key: id })

/**
 * Loads older rows, one page a round, so that the teacher's own changes go out in between: first messages sent from this
 * device and the bodies of starred items, then everything, newest first. `asked` holds the keys already requested, so
 * that a message the server does not have is not requested again.
 */
export async function fillHistory(context: SyncContext, asked: Set<string>): Promise<Step> {
  const position = await readPosition(context.db)
  if (!position || position.resync) return DONE
  const missing = await missingBodies(context, position, asked)
  if (missing.length > 0) return fetchBodies(context, missing, asked)
  if (position.historyBefore === null) return DONE
  if (!(await mayFillHistory(context.db))) return DONE
  await whenIdle(MAX_IDLE_WAIT_MS)
  return fetchPage(context, position.historyBefore)
}

/**
 * Finds starred messages this device lacks, even when all older rows are loaded: a chat hidden before it reached this
 * device may hold an item starred on another. A message may also be here without its chat, when it was edited elsewhere
 * after the chat was deleted.
 */
async function missingBodies(
  { db }: SyncContext,
  position: SyncPosition,
  asked: Set<string>,
): Promise<Wanted[]> {
  const stars = await db.starred_items.orderBy('[item_type+place]').reverse().limit(400).toArray()
  const starred = stars.flatMap((record) => shown(record) ?? []).filter((star) => !asked.has(star.message_id))
  const messages = starred.map((star) => star.message_id)
  const chats = starred.map((star) => star.chat_session_id)
  const held = new Set([
    ...(await heldIds(db.chat_messages, messages)),
    ...(await heldIds(db.chat_sessions, chats)),
  ])
  const lacking = starred.filter((star) => !held.has(star.message_id) || !held.has(star.chat_session_id))
  const sent = (await missingMessages(db, position)).filter((id) => !asked.has(id))
  const wanted = [...sent, ...lacking.map((star) => star.message_id)].map(byId)
  return [...wanted, ...(await documentsOfShelf(db, asked))].slice(0, MAX_BODIES)
}

/**
 * The documents of the school's shelf that this device lacks. They wait where the teacher saves data: one that is opened is
 * asked for by itself. One that was withdrawn between the list and the question may be put there again, as another revision.
 */
async function documentsOfShelf(db: StoreDb, asked: Set<string>): Promise<Wanted[]> {
  const bare = db.shelf_items.orderBy('row.bare')
  const rows = await bare
    .filter(({ id, rev }) => !asked.has(`${id} ${rev}`))
    .limit(MAX_BODIES)
    .toArray()
  const left = rows.map(({ id, rev }) => ({ id, key: `${id} ${rev}` }))
  return left.length > 0 && (await mayFill(db)) ? left : []
}

function heldIds(
  table: StoreDb['chat_messages'] | StoreDb['chat_sessions'],
  ids: string[],
): Promise<string[]> {
  return table.where(':id').anyOf(ids).primaryKeys()
}

async function fetchBodies({ db, server }: SyncContext, wanted: Wanted[], asked: Set<string>): Promise<Step> {
  const ids = wanted.map(({ id }) => id)
  const answer = receive(db, await server.fetchMessages(ids))
  if (!answer.ok) return failed(answer.failure)
  const age = await applying(db, async () => {
    const position = await readPosition(db)
    const verdict = judgeAge(answer.value, position)
    if (verdict !== 'usable' || !position) return verdict
    await reconcile(db, answer.value.rows)
    const lost = new Set((await missingMessages(db, position)).filter((id) => ids.includes(id)))
    await requeueAcked(db, ({ op }) => op.op === 'message.send' && lost.has(op.message_id))
    await releaseArrived(db, position)
    return verdict
  })
  // A document of the shelf that came may be wanted again, when a newer copy replaces it.
  const came = new Set(answer.value.rows.map(({ r }) => 'body' in r && r.id))
  if (age === 'usable') for (const { id, key } of wanted) if (!came.has(id)) asked.add(key)
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
    await moveCursor(db, { ...now, historyBefore: next_before })
  })
  return MORE
}
