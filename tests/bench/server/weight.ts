import { type Line, one } from '../line.ts'
import { applyOps, sendOf } from './calls.ts'
import { asCaller, type BenchDatabase, quoted } from './database.ts'
import type { Filled } from './fill.ts'

const SENDS = 200
const SECTIONS = 5

async function numberOf({ admin }: BenchDatabase, query: string): Promise<number> {
  const [row] = await admin.unsafe(`select (${query})::bigint as value`)
  return Number(row?.value)
}

const DISK = `select sum(pg_total_relation_size(c.oid)) from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where n.nspname in ('public', 'private') and c.relkind = 'r'`
const WAL = `pg_current_wal_lsn() - '0/0'::pg_lsn`

/** Real prose of the length a lesson plan has: the bank's own lessons. */
async function plans({ admin }: BenchDatabase): Promise<string[]> {
  const rows = await admin.unsafe('select body::text as body from private.kits order by id limit 40')
  return rows.map(({ body }) => String(body))
}

/** A message from the tap to the finished plan, as app and edge function write it: sent, claimed, published by sections. */
async function wholeMessage(db: BenchDatabase, teacher: string, plan: string): Promise<void> {
  const op = sendOf('A lesson on fractions of a set for Year 4, with counters')
  const run = (caller: string, call: string) => db.api.unsafe(asCaller(caller, call)).simple()
  await run(teacher, applyOps(teacher, [op]))
  await run('service_role', `select public.claim_job('${op.message_id}')::text`)
  for (let section = 1; section <= SECTIONS; section += 1) {
    const part = plan.slice(0, (plan.length * section) / SECTIONS)
    const whole = { content: part.slice(0, part.length / 4), html_content: part, doc_version: 1 }
    const patch = section === SECTIONS ? { ...whole, doc: JSON.parse(plan) } : whole
    const state = section === SECTIONS ? 'done' : 'running'
    await run(
      'service_role',
      `select public.publish_reply('${op.message_id}', 1, ${quoted(JSON.stringify(patch))}::jsonb, '${state}')::text`,
    )
  }
}

/** WAL and disk of a message with its finished plan; and what a message of the made-up history weighs with its indexes. */
export async function costOfMessages(db: BenchDatabase, filled: Filled, by: string): Promise<Line[]> {
  const made = (await numberOf(db, DISK)) / filled.messages
  const texts = await plans(db)
  const teacher = await filled.teacher(1)
  await db.admin.unsafe('checkpoint')
  const [disk, wal] = [await numberOf(db, DISK), await numberOf(db, WAL)]
  for (let n = 0; n < SENDS; n += 1) await wholeMessage(db, teacher, texts[n % texts.length] ?? '')
  const written = (await numberOf(db, WAL)) - wal
  await db.admin.unsafe('vacuum')
  const grown = (await numberOf(db, DISK)) - disk
  const size = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0) / texts.length
  const note = `${SENDS} sends, plans of ${Math.round(size / 1000)} KB published in ${SECTIONS} parts; the first touch of a page after a checkpoint is in it`
  return [
    one('WAL of a message and its plan', by, written / SENDS / 1000, { unit: 'KB', note }),
    one('disk of a message and its plan', by, grown / SENDS / 1000, {
      unit: 'KB',
      note: 'after vacuum, indexes in it',
    }),
    one('disk of a short message of the made-up history', by, made / 1000, {
      unit: 'KB',
      note: '0.5 KB of words; with jobs, ledger, receipts and indexes',
    }),
  ]
}
