import { z } from 'zod'
import type { Database } from '../database.ts'
import { oneAtATime } from '../one-at-a-time.ts'
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
  let waiting: Notice[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  // Batches are delivered one after the other, so that a row never seems to go back in time.
  const inOrder = oneAtATime()

  function deliver(): void {
    const batch = waiting
    waiting = []
    timer = undefined
    void inOrder(() => deliverBatch(db, shapes, subscribers, batch))
  }

  const stop = await db.connection.driver.listen('mahere_changes', (text) => {
    const parsed = notice.safeParse(JSON.parse(text))
    if (!parsed.success || subscribers.size === 0) return
    waiting.push(parsed.data)
    timer ??= setTimeout(deliver, BATCH_MS)
  })
  return {
    subscribers,
    shapes,
    async close() {
      clearTimeout(timer)
      subscribers.clear()
      await db.alone(() => stop())
    },
  }
}

async function deliverBatch(
  db: Database,
  shapes: Shapes,
  subscribers: ReadonlySet<Subscriber>,
  batch: Notice[],
): Promise<void> {
  for (const subscriber of [...subscribers]) {
    try {
      await deliverTo(db, shapes, subscriber, batch)
    } catch (error) {
      console.error('A change could not be delivered:', error)
    }
  }
}

/** Sends a subscriber the changes it asked for, each row as row security lets its reader see it. */
async function deliverTo(
  db: Database,
  shapes: Shapes,
  subscriber: Subscriber,
  batch: Notice[],
): Promise<void> {
  const { bindings, reader } = subscriber
  const asked = batch.filter(({ table, op }) => bindings.some((binding) => coversChange(binding, table, op)))
  for (const table of new Set(asked.map((one) => one.table))) {
    const shape = shapes.get(table)
    if (!shape) continue
    const mine = asked.filter((one) => one.table === table)
    const ids = [...new Set(mine.filter(({ op }) => op !== 'DELETE').map(({ id }) => id))]
    const rows = ids.length > 0 ? await readRows(db, reader, { table, shape, ids }) : new Map<string, Row>()
    for (const one of mine)
      for (const change of changesFor(one, rows.get(one.id), subscriber, shape)) subscriber.send(change)
  }
}

/** Builds one message for all bindings with the same columns. A row that is gone or hidden from the reader makes none. */
function changesFor(one: Notice, row: Row | undefined, { bindings, reader }: Subscriber, shape: TableShape) {
  const wanted = bindings.filter((binding) => coversChange(binding, one.table, one.op))
  const groups = new Map<string, ChangeMessage>()
  for (const binding of wanted) {
    if (one.op === 'DELETE' ? !isOwn(one, reader) : !row || !matches(binding, row)) continue
    const label = JSON.stringify(binding.select ?? null)
    const group = groups.get(label) ?? messageFor(one, row, binding.select, shape)
    group.ids.push(binding.id)
    groups.set(label, group)
  }
  return groups.values()
}

/** A deleted row cannot be checked by row security, so only its owner is told. */
function isOwn(one: Notice, reader: Reader): boolean {
  return reader.role === 'service_role' || (one.user_id !== undefined && one.user_id === reader.userId)
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
