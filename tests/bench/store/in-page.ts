import type { ServerRow } from '#domain/rows.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { StoreDb } from '#local-store/db.ts'
import { listMessages } from '#local-store/queries/messages.ts'
import { watchQuery } from '#local-store/watch-query.ts'
import { reconcile } from '../../../src/sync/reconcile.ts'
import { madeUpHistory, messageOf } from '../made-up-history.ts'
import { openRaw, putRaw, readRaw, sendRaw } from './raw.ts'

/* Runs in the browser: the app's own store, and the same work on bare IndexedDB, in turn. */

const USER = '00000000-0000-4000-8000-000000000001'
const CHATS = 500
const PORTION = 1_000
const WINDOW = 200
const ROUNDS = 30

export interface Times {
  ours: number[]
  raw: number[]
}

const chats: { id: string }[] = []
let db = new StoreDb(USER)

async function timed(into: number[], work: () => Promise<unknown>): Promise<void> {
  const start = performance.now()
  await work()
  into.push(performance.now() - start)
}

/** Both databases with the same messages. Answers how many the store holds. */
export async function fill(messages: number): Promise<number> {
  const raw = await openRaw()
  const made = madeUpHistory(USER, { chats: CHATS, messages })
  chats.push(...(made.chat_sessions as { id: string }[]))
  await db.meta.put({ key: 'sync', epoch: 'bench', cursor: 9_000_000, historyBefore: null })
  for (const table of ['chat_sessions', 'chat_messages'] as const) {
    for (let at = 0; at < made[table].length; at += PORTION) {
      const rows = made[table].slice(at, at + PORTION)
      await db.table(table).bulkPut(rows)
      await putRaw(raw, table, rows)
    }
  }
  raw.close()
  return db.chat_messages.count()
}

const chatAt = (at: number) => chats[at % chats.length]?.id ?? ''

export async function openToRows(): Promise<Times> {
  const times: Times = { ours: [], raw: [] }
  for (let at = 0; at < ROUNDS; at += 1) {
    db.close()
    await timed(times.ours, async () => {
      db = new StoreDb(USER)
      await listMessages(chatAt(at * 7), WINDOW, db)
    })
    let raw: IDBDatabase | undefined
    await timed(times.raw, async () => {
      raw = await openRaw()
      await readRaw(raw, chatAt(at * 7), WINDOW)
    })
    raw?.close()
  }
  return times
}

export async function sends(): Promise<Times> {
  const times: Times = { ours: [], raw: [] }
  const raw = await openRaw()
  await db.subscriptions.put({ id: USER, rev: 1, row: subscription() } as never)
  for (let at = 0; at < ROUNDS * 3; at += 1) {
    const id = chatAt(at)
    const input = {
      sessionId: id,
      generatorType: 'lessonPlan' as const,
      content: `A lesson, number ${at}`,
      context: null,
    }
    await timed(times.ours, async () => {
      const sent = await sendMessage(input, db)
      if (!sent.ok) throw new Error(sent.reason)
    })
    const made = madeUpHistory(USER, { chats: 1, messages: 2 })
    const entry = {
      opId: crypto.randomUUID(),
      lane: `chat:${id}`,
      state: 'queued',
      op: { op: 'message.send' },
      targets: ['a', 'b', 'c'],
    }
    await timed(times.raw, () => sendRaw(raw, made.chat_sessions[0], made.chat_messages, entry))
  }
  raw.close()
  return times
}

const subscription = () => ({
  user_id: USER,
  message_limit: 100_000,
  plan_type: 'premium',
  status: 'active',
  cancel_at_period_end: false,
  current_period_end: null,
  school_name: null,
  school_id: null,
  is_trial: false,
  trial_expires_at: null,
  is_admin: false,
  rev: 1,
})

/** The time from a committed change until the screen's query has the answer; in the raw case, the same query run by hand. */
export async function liveQueries(): Promise<Times> {
  const times: Times = { ours: [], raw: [] }
  const raw = await openRaw()
  const id = chatAt(3)
  let heard: (() => void) | undefined
  const stop = watchQuery(
    () => listMessages(id, WINDOW, db),
    () => heard?.(),
  )
  await new Promise((resolve) => setTimeout(resolve, 200))
  for (let at = 0; at < ROUNDS * 2; at += 1) {
    const row = messageOf({ id }, USER, { rev: 8_000_000 + at, place: 1, at: Date.now() })
    const told = new Promise<void>((resolve) => {
      heard = resolve
    })
    await db.chat_messages.put({ id: row.id, rev: row.rev, row, session_id: id, place: row.created_at })
    await timed(times.ours, () => told)
    heard = undefined
    await timed(times.raw, () => readRaw(raw, id, WINDOW))
  }
  stop()
  raw.close()
  return times
}

function longestWithin(spans: [number, number][], tasks: PerformanceEntry[]): number {
  const within = tasks.filter(({ startTime }) =>
    spans.some(([from, to]) => from <= startTime && startTime <= to),
  )
  return Math.max(0, ...within.map(({ duration }) => duration))
}

/** A thousand rows as sync brings them. `longest`: of the tasks that were ours, in ms. */
export async function bulk(): Promise<Times & { longest: number }> {
  const times: Times = { ours: [], raw: [] }
  const tasks: PerformanceEntry[] = []
  const spans: [number, number][] = []
  const observer = new PerformanceObserver((list) => tasks.push(...list.getEntries()))
  observer.observe({ type: 'longtask' })
  const raw = await openRaw()
  const tables = [
    db.outbox,
    db.chat_sessions,
    db.chat_messages,
    db.starred_items,
    db.user_usage,
    db.subscriptions,
    db.revisions,
    db.meta,
  ]
  for (let at = 0; at < 8; at += 1) {
    const rows = Array.from({ length: 1_000 }, (_, place) => {
      const facts = { rev: 8_100_000 + at * 1_000 + place, place, at: Date.now() + place }
      return { t: 'chat_messages', r: messageOf({ id: chatAt(at) }, USER, facts) } as ServerRow
    })
    const start = performance.now()
    await timed(times.ours, () => db.transaction('rw', tables, () => reconcile(db, rows)))
    spans.push([start, performance.now()])
    const same = rows.map(({ r }) => ({
      id: (r as { id: string }).id,
      rev: 1,
      row: r,
      session_id: chatAt(at),
      place: String(at),
    }))
    await timed(times.raw, () => putRaw(raw, 'chat_messages', same))
  }
  await new Promise((resolve) => setTimeout(resolve, 100))
  observer.disconnect()
  raw.close()
  return { ...times, longest: longestWithin(spans, tasks) }
}
