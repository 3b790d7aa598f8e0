import { IDBFactory, IDBKeyRange } from 'fake-indexeddb'
import { expect, it } from 'vitest'
import { StoreDb } from '#local-store/db.ts'
import { SYNCED_TABLES } from '#local-store/records.ts'
import { systemClock } from '#platform/clock.ts'
import type { SyncContext } from '#sync/context.ts'
import { runRound } from '#sync/round.ts'
import { onDatabase, type TestDatabase } from '../support/databases/database.ts'
import { call, type Json, type OpFields, op, type Row, sendOp, Teacher } from '../support/teacher.ts'
import { deviceServer } from './device-server.ts'

interface Device extends SyncContext {
  asked: Set<string>
}

/** A phone of the teacher's, with the app's own sync and a disk in memory. */
function newPhone(db: TestDatabase, teacher: Teacher): Device {
  const disk = { indexedDB: new IDBFactory(), IDBKeyRange }
  const server = { ...deviceServer(db, teacher.id), listenForChanges: () => () => {} }
  const store = new StoreDb(teacher.id, disk)
  const stopped = new AbortController().signal
  return { db: store, server, clock: systemClock, random: Math.random, stopped, asked: new Set() }
}

/** Numbers that look random and are the same each time. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

/** 10,000 messages in 400 chats, 80 of the replies starred, 40 of the chats deleted. */
async function fill(db: TestDatabase, teacher: Teacher): Promise<void> {
  await db.as('owner', async (tx) => {
    await tx.sql(
      `insert into public.chat_sessions (user_id, title, generator_type)
        select $1::text::uuid, 'Chat ' || c, case c % 2 when 0 then 'lessonPlan' else 'resourceGenerator' end
        from generate_series(1, 400) c`,
      [teacher.id],
    )
    await tx.sql(
      `insert into public.chat_messages (user_id, session_id, role, content, created_at)
        select user_id, id, case m % 2 when 0 then 'user' else 'assistant' end, title || ' message ' || m,
          created_at + m * interval '1 s'
        from public.chat_sessions, generate_series(1, 25) m where user_id = $1::text::uuid`,
      [teacher.id],
    )
    await tx.sql(
      `insert into public.starred_items (user_id, message_id, item_type)
        (select m.user_id, m.id, 'lesson_plan' from public.chat_messages m join public.chat_sessions s on s.id = session_id
          where m.user_id = $1::text::uuid and role = 'assistant' and generator_type = 'lessonPlan' limit 40)
        union all
        (select m.user_id, m.id, 'resource' from public.chat_messages m join public.chat_sessions s on s.id = session_id
          where m.user_id = $1::text::uuid and role = 'assistant' and generator_type <> 'lessonPlan' limit 40)`,
      [teacher.id],
    )
    await tx.sql(
      `update public.chat_sessions set is_deleted = true
        where id in (select id from public.chat_sessions where user_id = $1::text::uuid order by id limit 40)`,
      [teacher.id],
    )
  })
}

interface Known {
  sessions: string[]
  replies: { id: string; session: string }[]
  messages: string[]
}

/** One of the things teachers do, at random; some of them turned back just before the commit. */
async function writeOnce(db: TestDatabase, teacher: Teacher, known: Known, roll: (sides: number) => number) {
  const pick = <T>(list: T[]) => list[roll(list.length)] as T
  const session = pick(known.sessions)
  const reply = pick(known.replies)
  const lane = `chat:${session}`
  const star = { session_id: reply.session, message_id: reply.id, item_type: 'lesson_plan' }
  const sent = sendOp(roll(3) === 0 ? {} : { session_id: session })
  const choices: (() => OpFields)[] = [
    () => sent,
    () => sent,
    () => op('chat.rename', lane, { session_id: session, title: `Title ${roll(1000)}` }),
    () => op('chat.delete', lane, { session_id: session }),
    () => op('star.set', `star:${reply.id}`, { ...star, starred: roll(2) === 0 }),
    () =>
      op('resource.save', `resource:${reply.id}`, {
        session_id: reply.session,
        message_id: reply.id,
        base_id: null,
        html: `<p>${roll(1000)}</p>`,
      }),
  ]
  const change = pick(choices)()
  const turnedBack = roll(5) === 0
  const writing = db.as(teacher.caller, async (tx) => {
    await tx.sql('select public.apply_ops($1::text::uuid, $2::text::jsonb)', [
      teacher.id,
      JSON.stringify([change]),
    ])
    await tx.sql('select pg_sleep($1::text::float8)', [String(roll(4) / 1000)])
    if (turnedBack) throw new Error('turned back')
  })
  await writing.catch((error: Error) => expect(error.message).toBe('turned back'))
  if (change === sent && !turnedBack) known.messages.push(String(sent.message_id))
}

/** A worker of the server's: it takes a waiting reply and publishes it in two parts. */
async function replyOnce(db: TestDatabase, known: Known): Promise<void> {
  const message = known.messages.shift()
  if (!message) return
  const service = <T = Json>(name: string, args: Record<string, Json>) => call<T>(db, 'service', name, args)
  const job = await service<Row | null>('claim_job', { message, seconds: 120 })
  if (!job) return
  const publish = (content: string, new_state: string) =>
    service('publish_reply', { message, my_attempt: job.attempt ?? 0, patch: { content }, new_state })
  await publish('half', 'running')
  await publish('whole', 'done')
}

async function syncUntilQuiet(device: Device): Promise<void> {
  while ((await runRound(device, device.asked)) === 'more');
}

type AnyRow = { id?: string; user_id: string; rev: number; is_deleted?: boolean; is_visable?: boolean }
const nameOf = ({ id, user_id, rev }: AnyRow) => `${id ?? user_id} ${rev}`

/** What of a table the server has, and what of it every device must have: all but what is deleted and not starred. */
async function serverRows(teacher: Teacher, table: string) {
  const rows = await teacher.sql<{ r: AnyRow }>(`select to_jsonb(x) as r from public.${table} x`)
  const stars = await teacher.sql<{ message_id: string; chat_session_id: string }>(
    'select message_id, chat_session_id from public.starred_items',
  )
  const starred = new Set(stars.flatMap((row) => [row.message_id, row.chat_session_id]))
  const all = rows.map(({ r }) => r)
  const needed = all.filter(
    (row) => !(row.is_deleted === true || row.is_visable === false) || starred.has(row.id ?? ''),
  )
  return { all: new Set(all.map(nameOf)), needed: needed.map(nameOf) }
}

onDatabase('PostgreSQL', 'an account with 10,000 messages', (db) => {
  it('[SYS-16] three devices that join while eight writers work end with no row missing, stale or risen', {
    timeout: 400_000,
  }, async () => {
    const teacher = await Teacher.join(db(), 100_000)
    await fill(db(), teacher)
    const sessions = await teacher.sql<{ id: string }>('select id from public.chat_sessions')
    const replies = await teacher.sql<{ id: string; session: string }>(
      `select id, session_id as session from public.chat_messages where role = 'assistant' order by id limit 300`,
    )
    const known: Known = { sessions: sessions.slice(0, 60).map(({ id }) => id), replies, messages: [] }
    const phones = [newPhone(db(), teacher), newPhone(db(), teacher), newPhone(db(), teacher)]
    let writing = true
    const read = async (device: Device, joinsAfterMs: number) => {
      await new Promise((resolve) => setTimeout(resolve, joinsAfterMs))
      while (writing) await runRound(device, device.asked)
    }
    const readers = phones.map((phone, n) => read(phone, n * 400))
    const work = Array.from({ length: 8 }, async (_, writer) => {
      const roll = dice(writer + 1)
      for (let n = 0; n < 40; n += 1) {
        if (writer < 2) await replyOnce(db(), known)
        await writeOnce(db(), teacher, known, roll)
      }
    })
    await Promise.all(work)
    writing = false
    await Promise.all(readers)
    await Promise.all(phones.map(syncUntilQuiet))
    // A shelf is no table of one teacher, and this teacher is of no school.
    for (const table of SYNCED_TABLES.filter((table) => table !== 'shelf_items')) {
      const { all, needed } = await serverRows(teacher, table)
      for (const phone of phones) {
        const records = await phone.db.table(table).toArray()
        const here = new Set(records.flatMap(({ row }) => (row ? [nameOf(row)] : [])))
        expect(
          [...here].filter((row) => !all.has(row)),
          `stale or risen in ${table}`,
        ).toEqual([])
        expect(
          needed.filter((row) => !here.has(row)),
          `missing in ${table}`,
        ).toEqual([])
      }
    }
    expect(await phones[0]?.db.chat_messages.count()).toBeGreaterThan(9_000)
  })
})
