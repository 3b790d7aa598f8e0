import { z } from 'zod'

export type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE'

export interface Binding {
  id: number
  event: '*' | ChangeType
  schema: string
  table: string
  filter?: string
  select?: string[]
  /** `filter` taken apart. */
  equals?: { column: string; value: string }
}

const asked = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string().optional(),
  table: z.string().optional(),
  filter: z.string().optional(),
  select: z.array(z.string()).optional(),
})

export const joinPayload = z.object({
  config: z.object({ postgres_changes: z.array(asked).max(50).optional() }).optional(),
  access_token: z.string().nullish(),
})

type Asked = z.infer<typeof asked>
export type BindingAnswer = { ok: true; binding: Binding } | { ok: false; reason: string }

const EQUALS = /^(\w+)=eq\.(.*)$/s

/** Columns by table, of the tables that tell about changes. */
export type KnownTables = ReadonlyMap<string, ReadonlySet<string>>

/** One asked-for binding. Refused: what would silently never fire. */
export function toBinding(ask: Asked, id: number, tables: KnownTables): BindingAnswer {
  const { event, schema = 'public', table = '*', filter, select } = ask
  const known = tables.get(table)
  const refuse = (why: string): BindingAnswer => ({
    ok: false,
    reason: `Unable to subscribe to changes with given parameters: ${why}`,
  })
  if (schema !== 'public') return refuse(`no changes are told of schema ${schema}`)
  if (table !== '*' && !known) return refuse(`no changes are told of table ${table}`)
  const [, column, value] = EQUALS.exec(filter ?? '') ?? []
  if (filter !== undefined && (column === undefined || value === undefined)) {
    return refuse(`only filters of the form column=eq.value are understood, not ${filter}`)
  }
  const missing = [column, ...(select ?? [])].find((name) => name !== undefined && !known?.has(name))
  if (missing !== undefined) return refuse(`there is no column ${missing} in ${table}`)
  const equals = column !== undefined && value !== undefined ? { column, value } : undefined
  return { ok: true, binding: { id, event, schema, table, filter, select, equals } }
}

export function concerns(binding: Binding, table: string, type: ChangeType): boolean {
  return (
    (binding.table === '*' || binding.table === table) && (binding.event === '*' || binding.event === type)
  )
}

/** Filters do not apply to DELETE: nothing but the key is known of the row. */
export function matches(binding: Binding, row: Record<string, unknown>): boolean {
  if (!binding.equals) return true
  const value = row[binding.equals.column]
  return value !== null && value !== undefined && String(value) === binding.equals.value
}
