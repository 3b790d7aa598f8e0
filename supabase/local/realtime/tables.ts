import type { Database } from '../database.ts'
import type { Reader } from './tokens.ts'

export interface Column {
  name: string
  type: string
}

export interface TableShape {
  key: string
  keyType: string
  columns: Column[]
}

/** Lists the tables whose changes our triggers announce, with their key and every column. */
const SHAPES = `
select c.relname as "table", a.attname as name, t.typname as type,
  coalesce(a.attnum = any (i.indkey), false) as is_key
from pg_trigger g
join pg_class c on c.oid = g.tgrelid
join pg_proc p on p.oid = g.tgfoid and p.proname = 'tell_change'
join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
join pg_type t on t.oid = a.atttypid
left join pg_index i on i.indrelid = c.oid and i.indisprimary
where c.relnamespace = 'public'::regnamespace
order by c.relname, a.attnum`

interface ShapeRow extends Column {
  table: string
  is_key: boolean
}

export async function readShapes({ connection: { driver } }: Database): Promise<Map<string, TableShape>> {
  const { rows } = await driver.query<ShapeRow>(SHAPES)
  const shapes = new Map<string, TableShape>()
  for (const { table, name, type, is_key: isKey } of rows) {
    const shape = shapes.get(table) ?? { key: name, keyType: type, columns: [] }
    if (isKey) Object.assign(shape, { key: name, keyType: type })
    shape.columns.push({ name, type })
    shapes.set(table, shape)
  }
  return shapes
}

const SET_ROLE = `
select set_config('role', $1, true), set_config('request.jwt.claim.role', $1, true),
  set_config('request.jwt.claim.sub', $2, true), set_config('request.jwt.claims', $3, true)`

function quoted(name: string): string {
  return `"${name.replace(/"/g, '""')}"`
}

export type Row = Record<string, unknown>

export interface RowsWanted {
  table: string
  shape: TableShape
  ids: string[]
}

/**
 * Reads rows as row security lets this reader see them. Columns that the role may not read are left out, instead of
 * failing the query.
 */
export function readRows(db: Database, reader: Reader, { table, shape, ids }: RowsWanted) {
  return db.alone(() =>
    db.connection.driver.transaction(async (tx) => {
      await tx.query(SET_ROLE, [reader.role, reader.userId, JSON.stringify(reader.claims)])
      const allowed = await tx.query<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0
         and not attisdropped and has_column_privilege(attrelid, attname, 'select')`,
        [`public.${quoted(table)}`],
      )
      if (allowed.rows.length === 0) return new Map<string, Row>()
      const columns = allowed.rows.map(({ name }) => `t.${quoted(name)}`).join(', ')
      const { rows } = await tx.query<{ id: string; row: Row }>(
        `select s.${quoted(shape.key)}::text as id, to_jsonb(s) as row
         from (select ${columns} from public.${quoted(table)} t where t.${quoted(shape.key)} = any ($1::${shape.keyType}[])) s`,
        [ids],
      )
      return new Map(rows.map(({ id, row }) => [id, row]))
    }),
  )
}
