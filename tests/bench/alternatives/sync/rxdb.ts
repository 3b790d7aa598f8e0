import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { createRxDatabase, type RxCollection, type RxDatabase } from 'rxdb'
import { replicateSupabase } from 'rxdb/plugins/replication-supabase'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'

/* Runs in a page: RxDB with its free Dexie storage and its own replication to Supabase, by the page that documents it. */

/** Its documentation shows 50, which would ask 200 times for 10,000 rows. Our pages hold 300. */
const PULL = 300
const PUSH = 50

const text = (maxLength?: number) => ({ type: 'string', ...(maxLength ? { maxLength } : {}) })
const chats = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: { id: text(36), user_id: text(36), title: text(), updated_at: text(30) },
  required: ['id', 'title', 'updated_at'],
  indexes: ['updated_at'],
}
const messages = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: {
    id: text(36),
    user_id: text(36),
    session_id: text(36),
    role: text(10),
    content: text(),
    created_at: text(30),
  },
  required: ['id', 'session_id', 'role', 'content', 'created_at'],
  indexes: [['session_id', 'created_at']],
}
interface Row {
  id: string
  title?: string
}
interface Collections {
  chats: RxCollection<Row>
  messages: RxCollection<Row>
}
type Name = keyof Collections

let client: SupabaseClient
let db: RxDatabase<Collections>

/** The embedded backend reads no quotation marks round the names of columns in a filter. PostgREST does. */
const withoutQuotes: typeof fetch = (input, init) =>
  fetch(typeof input === 'string' ? input.replaceAll('%22', '') : input, init)

export async function signIn(key: string, email: string, password: string): Promise<void> {
  client = createClient(location.origin, key, {
    auth: { persistSession: false },
    global: { fetch: withoutQuotes },
  })
  const { error } = await client.auth.signInWithPassword({ email, password })
  if (error) throw error
}

/** Opens the database of this device, empty the first time. */
export async function open(name: string): Promise<void> {
  db = await createRxDatabase<Collections>({ name, storage: getRxStorageDexie(), eventReduce: true })
  await db.addCollections({ chats: { schema: chats }, messages: { schema: messages } })
}

/** Sends what waits and fetches what is new, once. It goes on from where it was. */
async function replicated(name: Name): Promise<void> {
  const state = replicateSupabase<Row>({
    tableName: `rx_${name}`,
    client,
    collection: db[name],
    replicationIdentifier: `rx_${name}`,
    live: false,
    waitForLeadership: false,
    pull: { batchSize: PULL },
    push: { batchSize: PUSH },
  })
  const failed = new Promise<never>((_, reject) => state.error$.subscribe((error) => reject(error)))
  await Promise.race([state.awaitInitialReplication(), failed])
  await state.cancel()
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

/** Changes made while offline, and then the time to send them all. */
export async function drain(ids: string[], title: string): Promise<number> {
  const found = await db.chats.findByIds(ids).exec()
  if (found.size !== ids.length) throw new Error(`${found.size} of ${ids.length} chats are on the device`)
  for (const [at, id] of ids.entries()) await found.get(id)?.incrementalPatch({ title: `${title} ${at}` })
  return timed(() => replicated('chats'))
}

/** What is new in both tables, kept on the device. */
export const catchUp = () => timed(() => Promise.all([replicated('chats'), replicated('messages')]))

/** Everything, into an empty database. Answers ms and the rows that are on the device then. */
export async function firstSync(): Promise<{ ms: number; rows: number }> {
  const ms = await catchUp()
  const counts = await Promise.all([db.chats.count().exec(), db.messages.count().exec()])
  return { ms, rows: counts.reduce((sum, count) => sum + count, 0) }
}
