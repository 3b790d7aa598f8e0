import { z } from 'zod'
import type { Database } from '../database.ts'
import { type Binding, type ChangeType, coversChange, matches } from './bindings.ts'
import { type Column, type Row, readRows, type TableShape } from './tables.ts'
import type { Reader } from './tokens.ts'

const notice = z.object({
  table: z.string(),
  op: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  user_id: z.string().optional(),
  id: z.string(),
})
type Notice = z.infer<typeof notice>

/** The payload of `postgres_changes`. The client builds `new` and `old` from it. */
export interface ChangeMessage {
  ids: number[]
  data: {
    schema: 'public'
    table: string
    type: ChangeType
    commit_timestamp: string
    columns: Column[]
    record?: Row | undefined
    old_record?: Row
    errors: null
  }
}

export interface Subscriber {
  reader: Reader
  bindings: readonly Binding[]
  send(change: ChangeMessage): void
}

export interface Changes {
  subscribers: Set<Subscriber>
  shapes: ReadonlyMap<string, TableShape>
  close(): Promise<void>
}

/** Changes within this time are read together: a push of a hundred operations is one read per table, not a hundred. */
const BATCH_MS = 15

type Shapes = ReadonlyMap<string, TableShape>

export async function openChanges(db: Database, shapes: Shapes): Promise<Changes> {
  const subscribers = new Set<Subscriber>()
  /** The key is the change's text, so that a row which changes often while others are read is told of once. */
  const waiting = new Map<string, Notice>()
  let timer: ReturnType<typeof setTimeout> | undefined

  // Batches follow one another, so that a row never seems to go back in time.
  async function deliver(): Promise<void> {
    const batch = [...waiting.values()]
    waiting.clear()
    await deliverBatch(subscribers, { shapes, batch, read: readOnce(db, batch) })
    timer = waiting.size > 0 ? setTimeout(deliver, BATCH_MS) : undefined
  }

  const stop = await db.connection.driver.listen('mahere_changes', (text) => {
    const parsed = notice.safeParse(JSON.parse(text))
    if (!parsed.success || subscribers.size === 0) return
    waiting.set(JSON.stringify(parsed.data), parsed.data)
    timer ??= setTimeout(deliver, BATCH_MS)
  })
  return {
    subscribers,
    shapes,
    async close() {
      clearTimeout(timer)
      waiting.clear()
      subscribers.clear()
      await db.alone(() => stop())
    },
  }
}

type Read = (reader: Reader, table: string, shape: TableShape) => Promise<Map<string, Row>>

interface Delivery {
  shapes: Shapes
  batch: readonly Notice[]
  read: Read
}

/** Reads the changed rows of a table once for each person, however many devices and tabs of theirs listen. */
function readOnce(db: Database, batch: readonly Notice[]): Read {
  const done = new Map<string, Promise<Map<string, Row>>>()
  return (reader, table, shape) => {
    const key = JSON.stringify([reader.role, reader.userId, table])
    const ids = batch.filter((one) => one.table === table && one.op !== 'DELETE' && concerns(one, reader))
    const rows =
      done.get(key) ?? readRows(db, reader, { table, shape, ids: [...new Set(ids.map(({ id }) => id))] })
    done.set(key, rows)
    return rows
  }
}

/** Every table that announces changes shows its rows to their owner alone, so nobody else's need be looked at. */
function concerns(one: Notice, { role, userId }: Reader): boolean {
  return role === 'service_role' || (one.user_id !== undefined && one.user_id === userId)
}

async function deliverBatch(subscribers: ReadonlySet<Subscriber>, delivery: Delivery): Promise<void> {
  for (const subscriber of [...subscribers]) {
    try {
      await deliverTo(subscriber, delivery)
    } catch (error) {
      console.error('A change could not be delivered:', error)
    }
  }
}

/** Sends a subscriber the changes it asked for, each row as row security lets its reader see it. */
async function deliverTo(subscriber: Subscriber, { shapes, batch, read }: Delivery): Promise<void> {
  const { bindings, reader } = subscriber
  const asked = batch.filter(
    (one) => concerns(one, reader) && bindings.some((binding) => coversChange(binding, one.table, one.op)),
  )
  for (const table of new Set(asked.map((one) => one.table))) {
    const shape = shapes.get(table)
    if (!shape) continue
    const mine = asked.filter((one) => one.table === table)
    const rows = mine.some(({ op }) => op !== 'DELETE')
      ? await read(reader, table, shape)
      : new Map<string, Row>()
    for (const one of mine)
      for (const change of changesFor(one, rows.get(one.id), subscriber, shape)) subscriber.send(change)
  }
}

/** Builds one message for all bindings with the same columns. A row that is gone or hidden from the reader makes none. */
function changesFor(one: Notice, row: Row | undefined, { bindings }: Subscriber, shape: TableShape) {
  const wanted = bindings.filter((binding) => coversChange(binding, one.table, one.op))
  const groups = new Map<string, ChangeMessage>()
  for (const binding of wanted) {
    // A deleted row cannot be checked by row security; `concerns` has told its owner alone.
    if (one.op !== 'DELETE' && (!row || !matches(binding, row))) continue
    const label = JSON.stringify(binding.select ?? null)
    const group = groups.get(label) ?? messageFor(one, row, binding.select, shape)
    group.ids.push(binding.id)
    groups.set(label, group)
  }
  return groups.values()
}

function messageFor(
  one: Notice,
  row: Row | undefined,
  select: string[] | undefined,
  shape: TableShape,
): ChangeMessage {
  const isWanted = (name: string) => !select || select.includes(name)
  const keys = { [shape.key]: one.id }
  const record = row && Object.fromEntries(Object.entries(row).filter(([name]) => isWanted(name)))
  return {
    ids: [],
    data: {
      schema: 'public',
      table: one.table,
      type: one.op,
      commit_timestamp: new Date().toISOString(),
      columns: shape.columns.filter(({ name }) => isWanted(name) || name === shape.key),
      ...(one.op === 'DELETE' ? {} : { record }),
      ...(one.op === 'INSERT' ? {} : { old_record: keys }),
      errors: null,
    },
  }
}
