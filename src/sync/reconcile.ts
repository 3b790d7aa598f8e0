import { keyOf, type Rows, type ServerRow, type SyncedTable } from '#domain/rows.ts'
import type { StoreDb } from '#local-store/db.ts'
import { type Base, derive } from '#local-store/derive.ts'
import type { OutboxEntry } from '#local-store/outbox-entry.ts'
import { type Records, SYNCED_TABLES } from '#local-store/records.ts'
import { entriesFor } from '#local-store/refresh.ts'
import { keepReplacedVersions } from './replaced-versions.ts'

/**
 * Stores rows from the server; every server row enters the store here. Rows older than the stored ones are dropped, and
 * waiting ops are applied on top of the rest. Call it inside a transaction, together with the cursor or marks that the
 * rows justify.
 */
export async function reconcile(db: StoreDb, rows: ServerRow[]): Promise<void> {
  const arrived = newestBases(rows)
  for (const table of SYNCED_TABLES) {
    const bases = arrived.get(table)
    if (bases) await putNewer(db, table, [...bases.values()])
  }
}

type AnyBase = Base<SyncedTable>

/** Groups rows and tombstones by table and key, and keeps the newest of each key. */
function newestBases(rows: ServerRow[]): Map<SyncedTable, Map<string, AnyBase>> {
  const found = new Map<SyncedTable, Map<string, AnyBase>>()
  for (const item of rows) {
    const [table, base] = baseOf(item)
    const ofTable = found.get(table) ?? new Map<string, AnyBase>()
    const other = ofTable.get(base.id)
    if (!other || other.rev < base.rev) ofTable.set(base.id, base)
    found.set(table, ofTable)
  }
  return found
}

function baseOf(item: ServerRow): [SyncedTable, AnyBase] {
  if (item.t === 'sync_tombstones') {
    return [item.r.table_name, { id: item.r.row_id, rev: item.r.rev, row: null }]
  }
  return [item.t, { id: keyOf(item.t, item.r), rev: item.r.rev, row: item.r as Rows[SyncedTable] } as AnyBase]
}

async function putNewer(db: StoreDb, table: SyncedTable, bases: AnyBase[]): Promise<void> {
  const known: (Records[SyncedTable] | undefined)[] = await db.table(table).bulkGet(bases.map(({ id }) => id))
  const newer = bases.flatMap((base, at) => {
    const stored = known[at]
    if (stored && (stored.rev > base.rev || (stored.rev === base.rev && !isBare(stored)))) return []
    return [{ ...base, ...(stored && 'complete' in stored ? { complete: stored.complete === true } : {}) }]
  })
  if (table === 'chat_messages') await keepReplacedVersions(db, known, newer)
  const waiting = await waitingFor(db, table, newer)
  const records = newer.map((base) =>
    derive(table, base, waiting.get(`${table}:${base.id}`) ?? [], db.userId),
  )
  await db.table(table).bulkPut(records.filter((record) => record !== undefined))
}

/** A row of the shelf that came without its document gives way to the same row with it. */
const isBare = ({ row }: Records[SyncedTable]) => row !== null && 'bare' in row

/** Finds the waiting ops of these rows. It reads the index first, because most rows have none and entries can be large. */
async function waitingFor(
  db: StoreDb,
  table: SyncedTable,
  bases: AnyBase[],
): Promise<Map<string, OutboxEntry[]>> {
  const targeted = new Set((await db.outbox.orderBy('targets').uniqueKeys()).map(String))
  const names = bases.map(({ id }) => `${table}:${id}`).filter((name) => targeted.has(name))
  const found = new Map<string, OutboxEntry[]>()
  for (const name of names) found.set(name, await entriesFor(db, name))
  return found
}
