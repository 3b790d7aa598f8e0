import { liveQuery } from 'dexie'
import type { StoreDb } from '#local-store/db.ts'
import { listChats, readChat } from '#local-store/queries/chats.ts'
import { listMessages, readMessage } from '#local-store/queries/messages.ts'
import { listRevisions } from '#local-store/queries/revisions.ts'
import { listStarred } from '#local-store/queries/starred.ts'
import { readPlanState } from '#local-store/queries/usage.ts'
import { watchQuery } from '../../../src/local-store/watch-query.ts'

type Query = (db: StoreDb) => Promise<unknown>
type Watch = (query: () => Promise<unknown>, onValue: () => void) => () => void

/** Long enough for a loaded machine. Only a missed change takes this long. */
const MISSED_AFTER_MS = 10_000
const CHAT = 'c1'
const MESSAGE = 'm1'

/** A change of each table that the store's joining queries read. */
const touches: Record<string, (db: StoreDb) => Promise<unknown>> = {
  chat: (db) => db.chat_sessions.put({ id: CHAT, rev: 1, row: { id: CHAT } as never, listed: '1' }),
  message: (db) =>
    db.chat_messages.put({
      id: MESSAGE,
      rev: 1,
      row: { id: MESSAGE, session_id: CHAT } as never,
      session_id: CHAT,
      place: '1',
    }),
  star: (db) => {
    const row = { id: 's1', message_id: MESSAGE, chat_session_id: CHAT } as never
    return db.starred_items.put({ id: MESSAGE, rev: 1, row, item_type: 'lesson_plan', place: '1' })
  },
  usage: (db) => db.user_usage.put({ id: db.userId, rev: 1, row: { count_messages: 1 } as never }),
  plan: (db) => db.subscriptions.put({ id: db.userId, rev: 1, row: { message_limit: 10 } as never }),
  draft: (db) => db.drafts.put({ key: `resource:${MESSAGE}`, text: 'words', savedAt: '1' }),
  position: (db) => db.meta.put({ key: 'sync', epoch: 'e', cursor: 1, historyBefore: 5 }),
  revision: (db) =>
    db.revisions.put({
      id: 'r1',
      message_id: MESSAGE,
      base_id: null,
      restored_from: null,
      device: null,
      saved_at: '1',
    }),
  device: (db) => db.facts.put({ key: 'device', value: 'd' }),
  // The entry is refused, so that it is read by its state as well as by its rows.
  waiting: (db) => {
    const targets = [`chat_sessions:${CHAT}`, `chat_messages:${MESSAGE}`, `starred_items:${MESSAGE}`]
    const op = { op: 'message.send', op_id: `op-${Math.random()}`, session_id: CHAT, message_id: 'm2' }
    const rest = { lane: `chat:${CHAT}`, state: 'parked', attempts: 1, nextAttemptAt: 0, tappedAt: '1', v: 1 }
    return db.outbox.add({ opId: op.op_id, op, targets, ...rest } as never)
  },
}

const queries: Record<string, { ask: Query; reads: string[] }> = {
  listChats: { ask: (db) => listChats(20, db), reads: ['chat', 'waiting'] },
  readChat: { ask: (db) => readChat(CHAT, db), reads: ['chat', 'position'] },
  listMessages: { ask: (db) => listMessages(CHAT, 200, db), reads: ['message', 'waiting'] },
  readMessage: {
    ask: (db) => readMessage(MESSAGE, db),
    reads: ['message', 'waiting', 'chat', 'position'],
  },
  listStarred: {
    ask: (db) => listStarred('lesson_plan', db),
    reads: ['star', 'message', 'chat', 'waiting', 'draft'],
  },
  readPlanState: { ask: (db) => readPlanState(db), reads: ['plan', 'usage', 'position'] },
  listRevisions: { ask: (db) => listRevisions(MESSAGE, db), reads: ['message', 'revision', 'device'] },
  // Screens join them like this, one helper after another.
  readAll: { ask: readAll, reads: ['message', 'chat', 'position', 'plan', 'usage', 'star', 'draft'] },
}

async function readAll(db: StoreDb): Promise<unknown> {
  const message = await readMessage(MESSAGE, db)
  const stars = await listStarred('lesson_plan', db)
  return { message, stars, plan: await readPlanState(db) }
}

/** Gives Dexie a plain function that returns the promise of an async one. */
const watchPlainly: Watch = (query, onValue) => {
  const watch = liveQuery(() => query()).subscribe(onValue)
  return () => watch.unsubscribe()
}

/** Lists `query misses table` for every read with changes that the live query does not notice. It should be empty. */
export async function missedReads(db: StoreDb): Promise<string[]> {
  const missed: string[] = []
  for (const [name, { ask, reads }] of Object.entries(queries)) {
    missed.push(...(await missedBy(db, watchQuery, ask, reads)).map((read) => `${name} misses ${read}`))
  }
  return missed
}

/** The same list for one join of several helpers, watched in the way that screens must avoid. */
export const missedPlainly = (db: StoreDb) => missedBy(db, watchPlainly, readAll, ['message', 'plan'], 500)

async function missedBy(
  db: StoreDb,
  watch: Watch,
  ask: Query,
  reads: string[],
  waitMs = MISSED_AFTER_MS,
): Promise<string[]> {
  for (const touch of Object.values(touches)) await touch(db)
  const missed: string[] = []
  for (const read of reads) {
    if (!(await notices(db, watch, ask, touches[read] as Query, waitMs))) missed.push(read)
  }
  return missed
}

async function notices(
  db: StoreDb,
  watch: Watch,
  ask: Query,
  touch: Query,
  waitMs: number,
): Promise<boolean> {
  let told = () => {}
  const next = () =>
    new Promise<boolean>((resolve) => {
      told = () => resolve(true)
      setTimeout(() => resolve(false), waitMs)
    })
  const first = next()
  const stop = watch(
    () => ask(db),
    () => told(),
  )
  await first
  const second = next()
  await touch(db)
  const noticed = await second
  stop()
  return noticed
}
