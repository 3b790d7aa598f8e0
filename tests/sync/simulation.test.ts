import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SyncedTable } from '#domain/rows.ts'
import { SYNCED_TABLES } from '#local-store/records.ts'
import { Simulation } from './support/simulation.ts'
import { openSchema } from './support/sql-server.ts'

const SCHEDULES = Number(process.env.SCHEDULES ?? 16)
const STEPS = 40
const seeds = Array.from({ length: SCHEDULES }, (_, n) => 1_001 + n)

let sql: PGlite
beforeAll(async () => {
  sql = await openSchema()
}, 120_000)
afterAll(() => sql.close())

describe('two devices, the real SQL, a failing network and killed browsers', { timeout: 60_000 }, () => {
  it.each(seeds)(
    '[SYS-22] [SYS-24] loses, doubles and mischarges nothing, and both devices agree (seed %i)',
    async (seed) => {
      const run = await Simulation.start(sql, seed)
      for (let step = 0; step < STEPS; step++) await run.step()
      await run.heal()
      const context = `seed ${seed}: ${run.steps.join(', ')}`
      await expectNothingLost(run, context)
      await expectTapOrder(run, context)
      await expectChargedOnce(run, context)
      for (const index of [0, 1]) await expectSameAsServer(run, index, context)
    },
  )
})

/** Every message typed is on the server once, word for word, or waits visibly on the device it was typed on. */
async function expectNothingLost(run: Simulation, context: string): Promise<void> {
  for (const { device, messageId, content } of run.sent) {
    const stored = await sql.query('select content from public.chat_messages where id = $1', [messageId])
    if (stored.rows.length === 1) {
      expect(stored.rows[0], context).toEqual({ content })
      continue
    }
    const entries = await run.device(device).db.outbox.toArray()
    const held = entries.find(({ op }) => op.op === 'message.send' && op.message_id === messageId)
    expect(held?.op, context).toMatchObject({ content })
    const lane = entries.filter((entry) => entry.lane === held?.lane)
    expect(
      lane.some(({ state }) => state === 'parked'),
      context,
    ).toBe(true)
  }
}

async function expectTapOrder(run: Simulation, context: string): Promise<void> {
  for (const device of [0, 1]) {
    for (const sessionId of new Set(run.sent.map((sent) => sent.sessionId))) {
      const typed = run.sent.filter((sent) => sent.device === device && sent.sessionId === sessionId)
      const stored = await sql.query<{ id: string }>(
        `select id from public.chat_messages where session_id = $1 and id = any ($2::uuid[]) order by created_at`,
        [sessionId, typed.map(({ messageId }) => messageId)],
      )
      const arrived = stored.rows.map(({ id }) => id)
      expect(arrived, context).toEqual(
        typed.map(({ messageId }) => messageId).filter((id) => arrived.includes(id)),
      )
    }
  }
}

async function expectChargedOnce(run: Simulation, context: string): Promise<void> {
  const { rows } = await sql.query<{ used: number; ledger: number; charges: number; messages: number }>(
    `select u.count_messages as used,
      (select coalesce(sum(units), 0)::int from private.usage_ledger l where l.user_id = u.user_id) as ledger,
      (select count(distinct key)::int from private.usage_ledger l where l.user_id = u.user_id and reason = 'charge') as charges,
      (select count(*)::int from public.chat_messages m where m.user_id = u.user_id and role = 'user') as messages
      from public.user_usage u where u.user_id = $1`,
    [run.teacher],
  )
  const [{ used, ledger, charges, messages } = { used: -1, ledger: 0, charges: 0, messages: 0 }] = rows
  expect(used, context).toBe(ledger)
  expect(charges, context).toBeGreaterThanOrEqual(messages)
  expect(used, context).toBeLessThanOrEqual(12)
}

/** With nothing left to send, the device's rows are the server's. */
async function expectSameAsServer(run: Simulation, index: number, context: string): Promise<void> {
  const { db } = run.device(index)
  const open = (await db.outbox.toArray()).filter(({ state }) => state !== 'parked')
  const parkedLanes = new Set(
    (await db.outbox.where('state').equals('parked').toArray()).map(({ lane }) => lane),
  )
  expect(
    open.filter(({ lane }) => !parkedLanes.has(lane)),
    context,
  ).toEqual([])
  for (const table of SYNCED_TABLES) {
    const records = await db.table(table).toArray()
    const here = records.flatMap(({ row }) => (row ? [nameOf(row)] : []))
    const { all, needed } = await serverRows(table, run.teacher)
    const where = `${table} of device ${index}, ${context}`
    expect(
      here.filter((row) => !all.includes(row)),
      `stale ${where}`,
    ).toEqual([])
    expect(
      needed.filter((row) => !here.includes(row)),
      `missing ${where}`,
    ).toEqual([])
    expect(
      records.filter(({ view }) => view !== undefined && parkedLanes.size === 0),
      `covered ${where}`,
    ).toEqual([])
  }
}

type AnyRow = { id?: string; user_id: string; rev: number; is_deleted?: boolean; is_visable?: boolean }
const nameOf = ({ id, user_id, rev }: AnyRow) => `${id ?? user_id} ${rev}`

/** A device that joins late is spared what was deleted before, unless it is starred. */
async function serverRows(table: SyncedTable, teacher: string): Promise<{ all: string[]; needed: string[] }> {
  const { rows } = await sql.query<{ r: AnyRow }>(
    `select to_jsonb(x) as r from public.${table} x where user_id = $1`,
    [teacher],
  )
  const stars = await sql.query<{ ids: string[] }>(
    `select array[message_id::text, chat_session_id::text] as ids from public.starred_items where user_id = $1`,
    [teacher],
  )
  const starred = stars.rows.flatMap(({ ids }) => ids)
  const all = rows.map(({ r }) => r)
  const needed = all.filter((row) => {
    const gone = row.is_deleted === true || row.is_visable === false
    return !gone || starred.includes(row.id ?? '')
  })
  return { all: all.map(nameOf), needed: needed.map(nameOf) }
}
