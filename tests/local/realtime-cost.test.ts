import { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Database } from '../../supabase/local/database.ts'
import { type ChangeMessage, type Changes, openChanges } from '../../supabase/local/realtime/changes.ts'
import { readShapes } from '../../supabase/local/realtime/tables.ts'

const [HANA, TOM] = ['0b6f1e1e-0000-4000-8000-000000000001', '0b6f1e1e-0000-4000-8000-000000000002']
let pg: PGlite
let changes: Changes
let reads = 0

beforeAll(async () => {
  pg = await PGlite.create()
  await pg.exec(`
    create role authenticated;
    create table public.notes (id uuid primary key default gen_random_uuid(), user_id uuid, words text);
    grant select on public.notes to authenticated;
    create function public.tell_change() returns trigger language plpgsql as $$ begin
      perform pg_notify('mahere_changes', json_build_object('table', tg_table_name, 'op', tg_op,
        'user_id', new.user_id, 'id', new.id)::text);
      return null; end $$;
    create trigger z_tell after insert on public.notes for each row execute function public.tell_change();`)
  const db = {
    connection: { driver: pg },
    alone: (work: () => Promise<unknown>) => {
      reads += 1
      return work()
    },
  } as unknown as Database
  changes = await openChanges(db, await readShapes(db))
})
afterAll(async () => {
  await changes?.close()
  await pg?.close()
})

function listen(userId: string) {
  const heard: ChangeMessage[] = []
  const binding = { id: 1, event: '*' as const, schema: 'public', table: 'notes' }
  const rest = { filter: undefined, select: undefined, equals: undefined }
  const reader = { role: 'authenticated' as const, userId, claims: { sub: userId }, expiresAt: null }
  changes.subscribers.add({ reader, bindings: [{ ...binding, ...rest }], send: (one) => heard.push(one) })
  return heard
}

it('reads a change once for its owner, however many devices of theirs and of others listen', async () => {
  const mine = Array.from({ length: 20 }, () => listen(HANA))
  const others = Array.from({ length: 50 }, () => listen(TOM))
  reads = 0
  await pg.query(
    `insert into public.notes (user_id, words) select $1, 'word ' || n from generate_series(1, 5) n`,
    [HANA],
  )
  await vi.waitFor(() => expect(mine.every((heard) => heard.length === 5)).toBe(true))
  expect(others.flat()).toEqual([])
  expect(reads).toBe(1)
})
