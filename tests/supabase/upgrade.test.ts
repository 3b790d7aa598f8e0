import { beforeAll, expect, it } from 'vitest'
import {
  type Caller,
  onBothDatabases,
  type Row,
  type TestDatabase,
  type Transaction,
} from '../support/databases/database.ts'
import { LAST_OF_BASELINE, laterMigrations, migrationFiles } from '../support/databases/database-schema.ts'
import { type FullDatabase, fillDatabase } from './fill-database.ts'

/** Stands for the next migration, so that this test has work to do while there is none after the baseline. */
const MADE_UP = {
  name: '99999999999999_made_up.sql',
  sql: `
    alter table public.chat_messages add column opening text;
    update public.chat_messages set opening = left(content, 20) where role = 'user';
    create table private.made_up (user_id uuid primary key references auth.users on delete cascade);
    insert into private.made_up select id from auth.users;
    create or replace function private.star_limit() returns int
    language sql immutable set search_path = '' as $$ select 60 $$;`,
}

type Tables = Map<string, Row[]>

/** Every row as its owner sees it. rev moves whenever a migration changes a row, so that devices pull it again. */
async function allRows(tx: Transaction): Promise<Tables> {
  const tables = await tx.sql<{ name: string }>(
    `select schemaname || '.' || tablename as name from pg_tables where schemaname in ('public', 'private')`,
  )
  const found: Tables = new Map()
  for (const { name } of tables) {
    const rows = await tx.sql<{ row: Row }>(`select to_jsonb(t) - 'rev' as row from ${name} t`)
    found.set(
      name,
      rows.map(({ row }) => row),
    )
  }
  return found
}

const holds = (row: Row, former: Row) =>
  Object.entries(former).every(([column, value]) => JSON.stringify(row[column]) === JSON.stringify(value))

/** The rows that are gone or whose former columns have another value. */
const lostRows = (before: Tables, after: Tables) =>
  [...before].flatMap(([table, rows]) =>
    rows
      .filter((former) => !after.get(table)?.some((row) => holds(row, former)))
      .map((row) => ({ table, row })),
  )

/** How many rows of each table a caller reads; -1 when refused. */
async function readable(db: TestDatabase, caller: Caller, tables: Tables): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables.keys()) {
    const counted = db.as(caller, (tx) => tx.sql<{ n: number }>(`select count(*)::int as n from ${table}`))
    counts[table] = await counted.then(
      ([row]) => row?.n ?? -1,
      () => -1,
    )
  }
  return counts
}

onBothDatabases(
  'a database of the first release, with rows',
  (db) => {
    let full: FullDatabase
    let before: Tables
    let couldRead: Record<string, number>[]
    const callers = (): Caller[] => [full.teacher.caller, full.stranger.caller, 'anon']
    const readableBy = async () => {
      const counts: Record<string, number>[] = []
      for (const caller of callers()) counts.push(await readable(db(), caller, before))
      return counts
    }

    beforeAll(async () => {
      full = await fillDatabase(db())
      before = await db().as('owner', allRows)
      couldRead = await readableBy()
      for (const { sql } of [...laterMigrations(), MADE_UP]) await db().as('owner', (tx) => tx.script(sql))
    })

    it('begins where the baseline ends, with rows in every table', () => {
      expect(migrationFiles().map(({ name }) => name)).toContain(LAST_OF_BASELINE)
      expect([...before].filter(([, rows]) => rows.length === 0)).toEqual([])
    })

    it('took the last migration', async () => {
      const after = await db().as('owner', allRows)
      expect(after.get('private.made_up')?.length).toBeGreaterThan(0)
      expect(after.get('public.chat_messages')?.some(({ opening }) => opening !== null)).toBe(true)
    })

    it('keeps every row', async () => {
      expect(lostRows(before, await db().as('owner', allRows))).toEqual([])
    })

    it('lets everybody read what they could read, and nothing more', async () => {
      expect(await readableBy()).toEqual(couldRead)
    })

    it('answers an op from before as before, and charges nothing for it', async () => {
      const used = await full.teacher.used()
      const { rev: _, ...answer } = full.receipt.answer
      expect(await full.teacher.applyOne(full.receipt.op)).toMatchObject(answer)
      expect(await full.teacher.used()).toBe(used)
      await full.teacher.send()
      expect(await full.teacher.used()).toBe(used + 1)
    })

    it('goes on with the stream of changes where a device left it', async () => {
      const { epoch, cursor } = full.position
      const page = await full.teacher.pull(epoch, cursor)
      expect(page.resync).toBeUndefined()
      expect(page.head).toBeGreaterThan(cursor)
    })

    it.each([
      'delete from public.resource_revisions',
      `update private.usage_ledger set units = 2 where reason = 'charge'`,
      'alter table public.starred_items drop column item_type',
      'drop table private.email_confirmations',
    ])('would notice a migration with: %s', async (harm) => {
      const after = await db().as('owner', async (tx) => {
        await tx.script(`savepoint before_harm; ${harm}`)
        const rows = await allRows(tx)
        await tx.script('rollback to before_harm')
        return rows
      })
      expect(lostRows(before, after)).not.toEqual([])
    })
  },
  'baseline',
)
