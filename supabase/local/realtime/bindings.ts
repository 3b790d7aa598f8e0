import { z } from 'zod'

export type ChangeType = 'INSERT' | 'UPDATE' | 'DELETE'

export interface Binding {
  id: number
  event: '*' | ChangeType
  schema: string
  table: string
  filter: string | undefined
  select: string[] | undefined
  /** The parsed `filter`. */
  equals: { column: string; value: string } | undefined
}

const bindingRequest = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.string().optional(),
  table: z.string().optional(),
  filter: z.string().optional(),
  select: z.array(z.string()).optional(),
})

export const joinPayload = z.object({
  config: z.object({ postgres_changes: z.array(bindingRequest).max(50).optional() }).optional(),
  access_token: z.string().nullish(),
})

type BindingRequest = z.infer<typeof bindingRequest>
export type BindingAnswer = { ok: true; binding: Binding } | { ok: false; reason: string }

const EQUALS = /^(\w+)=eq\.(.*)$/s

/** The columns of each table that announces changes. */
export type KnownTables = ReadonlyMap<string, ReadonlySet<string>>

/** Builds one requested binding. A binding that could never fire is refused. */
export function toBinding(ask: BindingRequest, id: number, tables: KnownTables): BindingAnswer {
  const { event, schema = 'public', table = '*', filter, select } = ask
  const known = tables.get(table)
  const refuse = (why: string): BindingAnswer => ({
    ok: false,
    reason: `Unable to subscribe to changes with given parameters: ${why}`,
  })
  if (schema !== 'public') return refuse(`schema ${schema} does not announce changes`)
  if (table !== '*' && !known) return refuse(`table ${table} does not announce changes`)
  const [, column, value] = EQUALS.exec(filter ?? '') ?? []
  if (filter !== undefined && (column === undefined || value === undefined)) {
    return refuse(`only filters of the form column=eq.value are understood, not ${filter}`)
  }
  const missing = [column, ...(select ?? [])].find((name) => name !== undefined && !known?.has(name))
  if (missing !== undefined) return refuse(`there is no column ${missing} in ${table}`)
  const equals = column !== undefined && value !== undefined ? { column, value } : undefined
  return { ok: true, binding: { id, event, schema, table, filter, select, equals } }
}

export function coversChange(binding: Binding, table: string, type: ChangeType): boolean {
  return (
    (binding.table === '*' || binding.table === table) && (binding.event === '*' || binding.event === type)
  )
}

/** Says whether a row passes the filter. Filters do not apply to DELETE, because only the key of the row is known. */
export function matches(binding: Binding, row: Record<string, unknown>): boolean {
  if (!binding.equals) return true
  const value = row[binding.equals.column]
  return value !== null && value !== undefined && String(value) === binding.equals.value
}
