import type { Found, LoneMeasure, Size, Tools } from '../bench.ts'
import { type Line, lineOf, one } from '../line.ts'
import { type Call, callsOn } from './calls.ts'
import { asCaller, type BenchDatabase, startBenchServer } from './database.ts'
import { type Filled, fill } from './fill.ts'
import { partitionTrial } from './partition-trial.ts'

const CONNECTIONS = 10
const TEACHERS = [50, 200, 1_000]
/** Each teacher's device asks for something once in this time; the pull of a visible page alone comes every 30 s. */
const EVERY_MS = 10_000
const SECONDS: Record<Size, number> = { quick: 6, usual: 15, large: 60 }
const WAITING_JOBS = 100_000
const UPDATES: Record<Size, number> = { quick: 400_000, usual: 1_000_000, large: 1_000_000 }
const MESSAGES = 200_000

/** What devices ask for, by its share: mostly whether there is anything new. */
const MIX: [what: string, share: number][] = [
  ['pull_changes, nothing new', 0.7],
  ['pull_changes, 50 rows', 0.08],
  ['apply_ops, one message', 0.08],
  ['fetch_chat', 0.06],
  ['bootstrap, a teacher with 200', 0.04],
  ['list of the newest 30 chats under row security', 0.04],
]

function chosen(calls: Call[], at: number): Call {
  let left = at
  for (const [what, share] of MIX) {
    left -= share
    const call = calls.find((one) => one.what === what)
    if (left <= 0 && call) return call
  }
  return calls[0] as Call
}

/** Requests come in when they come, whether or not the last is answered; waiting for a connection is in their time. */
async function active(db: BenchDatabase, calls: Call[], teachers: number, size: Size): Promise<Line> {
  const times: number[] = []
  const running: Promise<void>[] = []
  const gap = EVERY_MS / teachers
  const count = Math.round((SECONDS[size] * 1000) / gap)
  const start = performance.now()
  for (let n = 0; n < count; n += 1) {
    const due = start + n * gap
    const early = due - performance.now()
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    const { caller, call } = await chosen(calls, (n * 0.618) % 1).request(n)
    const answered = db.api.unsafe(asCaller(caller, call)).simple()
    running.push(answered.then(() => void times.push(performance.now() - due)))
  }
  await Promise.all(running)
  const second = count / ((performance.now() - start) / 1000)
  const note = `${Math.round(second)} requests a second through ${CONNECTIONS} connections`
  return lineOf('a request of active teachers, waiting included', `${teachers} teachers`, times, { note })
}

async function numberOf({ admin }: BenchDatabase, query: string): Promise<number> {
  const [row] = await admin.unsafe(`select (${query})::bigint as value`)
  return Number(row?.value)
}

async function sweep(db: BenchDatabase): Promise<Line> {
  await db.admin.unsafe(
    `update private.generation_jobs set state = 'waiting', changed_at = now() - interval '1 hour'
      where message_id in (select message_id from private.generation_jobs limit ${WAITING_JOBS}); analyze private.generation_jobs`,
  )
  const waiting = await numberOf(db, `select count(*) from private.generation_jobs where state = 'waiting'`)
  const times: number[] = []
  for (let round = 0; round < 10; round += 1) {
    const start = performance.now()
    await db.api.unsafe(asCaller('service_role', 'select public.due_jobs(20)::text')).simple()
    times.push(performance.now() - start)
  }
  return lineOf('the sweep finds the next 20 jobs', `${waiting.toLocaleString('en-NZ')} waiting`, times)
}

/** The size of the messages after each has been changed once, and after the last of so many changes, vacuumed after each round. */
async function bloat(db: BenchDatabase, updates: number): Promise<Line[]> {
  const size = async () => (await numberOf(db, `pg_total_relation_size('public.chat_messages')`)) / 1e6
  await db.admin.unsafe('set session_replication_role = replica')
  const sizes = [await size()]
  const start = performance.now()
  for (let round = 0; round < updates / MESSAGES; round += 1) {
    await db.admin.unsafe('update public.chat_messages set rev = rev + 1')
    await db.admin.unsafe('vacuum public.chat_messages')
    sizes.push(await size())
  }
  const [before = 0, first = 0] = sizes
  const last = sizes.at(-1) ?? 0
  const note = `${Math.round((performance.now() - start) / 1000)} s in all, a vacuum after each round`
  const mb = { unit: 'MB', besides: [before] } as const
  const count = (n: number) => `after ${n.toLocaleString('en-NZ')} changes`
  return [
    one('messages on disk, indexes in it', 'before', before, { unit: 'MB' }),
    one('messages on disk, indexes in it', count(MESSAGES), first, mb),
    one('messages on disk, indexes in it', count((sizes.length - 1) * MESSAGES), last, { ...mb, note }),
  ]
}

async function measure(db: BenchDatabase, filled: Filled, tools: Tools): Promise<Line[]> {
  const calls = await callsOn(db, filled)
  const lines: Line[] = []
  for (const teachers of TEACHERS) lines.push(await active(db, calls, teachers, tools.size))
  tools.tell('teachers measured')
  lines.push(await sweep(db))
  lines.push(...(await partitionTrial(db, calls)))
  tools.tell('sweep and partitions measured')
  return [...lines, ...(await bloat(db, UPDATES[tools.size]))]
}

export const pressure: LoneMeasure = {
  name: 'pressure',
  about: `many teachers at once, 100,000 waiting jobs, a million updates and partitions, on ${MESSAGES.toLocaleString('en-NZ')} messages`,
  alone: true,
  minutes: 12,
  async run(tools): Promise<Found> {
    const server = await startBenchServer()
    tools.atEnd(() => server.stop())
    const db = await server.open('bench_pressure', CONNECTIONS)
    tools.atEnd(() => db.close())
    const filled = await fill(db, MESSAGES)
    tools.tell('filled')
    return {
      lines: await measure(db, filled, tools),
      notes: [`PostgreSQL ${server.version}; server and clients share the cores`],
    }
  },
}
