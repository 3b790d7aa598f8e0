import { type Line, lineOf } from '../line.ts'
import type { Call } from './calls.ts'
import { asCaller, type BenchDatabase, quoted } from './database.ts'

const PARTS = 16
const ROUNDS = 30

/** The same messages again, in sixteen tables by the hash of their teacher, behind the same row security. */
const MAKE = `
create table public.messages_in_parts (like public.chat_messages including defaults) partition by hash (user_id);
do $$ begin for n in 0..${PARTS - 1} loop
  execute format('create table public.messages_part_%s partition of public.messages_in_parts for values with (modulus ${PARTS}, remainder %s)', n, n);
end loop; end $$;
alter table public.messages_in_parts add primary key (user_id, id);
create index on public.messages_in_parts (user_id, rev);
create index on public.messages_in_parts (session_id, user_id, created_at);
insert into public.messages_in_parts select * from public.chat_messages;
alter table public.messages_in_parts enable row level security;
create policy own_select on public.messages_in_parts for select to authenticated using (user_id = (select auth.uid()));
grant select on public.messages_in_parts to authenticated;
analyze public.messages_in_parts;`

const newest = (table: string, session: string) =>
  `select json_agg(q)::text from (select * from public.${table} where session_id = ${quoted(session)} order by created_at) q`
const changes = (table: string, since: number) =>
  `select json_agg(q)::text from (select * from public.${table} where rev > ${since} order by rev limit 50) q`

/** Whether partitions would cost a teacher anything, and whether a query reads one part alone. */
export async function partitionTrial(db: BenchDatabase, calls: Call[]): Promise<Line[]> {
  await db.admin.unsafe(MAKE)
  const { caller } = (await calls.find(({ what }) => what === 'fetch_chat')?.request(0)) ?? { caller: '' }
  const [chat] = await db.admin.unsafe(
    `select session_id, max(rev) - 120 as since from public.chat_messages where user_id = ${quoted(caller)} group by 1 order by 2 desc limit 1`,
  )
  const [session, since] = [String(chat?.session_id), Number(chat?.since)]
  const tables = ['chat_messages', 'messages_in_parts'] as const
  const kinds = [
    { what: 'a chat’s messages', query: (table: string) => newest(table, session) },
    { what: '50 changes', query: (table: string) => changes(table, since) },
  ]
  const lines: Line[] = []
  for (const { what, query } of kinds) {
    const times = { chat_messages: [] as number[], messages_in_parts: [] as number[] }
    for (let round = 0; round < ROUNDS; round += 1)
      for (const table of tables) {
        const start = performance.now()
        await db.api.unsafe(asCaller(caller, query(table))).simple()
        times[table].push(performance.now() - start)
      }
    const read = await partsRead(db, caller, query('messages_in_parts'))
    const besides = times.chat_messages
    lines.push(lineOf(`trial of partitions: ${what}`, 'one table', besides, { besides }))
    lines.push(
      lineOf(`trial of partitions: ${what}`, `${PARTS} parts by teacher`, times.messages_in_parts, {
        besides,
        note: `${read} of ${PARTS} parts read`,
      }),
    )
  }
  return lines
}

async function partsRead(db: BenchDatabase, caller: string, query: string): Promise<number> {
  const answer = await db.api.unsafe(asCaller(caller, `explain (analyze, timing off) ${query}`)).simple()
  const text = JSON.stringify(answer)
  const scans = [...text.matchAll(/(messages_part_\d+)[^"]*\(cost[^"]*\(actual/g)].map(([, part]) => part)
  return new Set(scans).size
}
