import { addRxPlugin, createRxDatabase, type RxCollection, type RxDatabase } from 'rxdb'
import { getRxStorageDexie } from 'rxdb/plugins/storage-dexie'
import { RxDBUpdatePlugin } from 'rxdb/plugins/update'
import type { Contender, PlainChat, PlainMessage } from '../../beside/contender.ts'
import { offer } from '../../beside/rounds.ts'

/* RxDB with its free Dexie storage, by its quickstart: schemas with indexes, queries with selectors, `$` for live results. */

addRxPlugin(RxDBUpdatePlugin)

const text = (maxLength?: number) => ({ type: 'string', ...(maxLength ? { maxLength } : {}) })
const chats = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: { id: text(36), title: text(), updated_at: text(30) },
  required: ['id', 'title', 'updated_at'],
  indexes: ['updated_at'],
}
const messages = {
  version: 0,
  primaryKey: 'id',
  type: 'object',
  properties: { id: text(36), session_id: text(36), role: text(10), content: text(), created_at: text(30) },
  required: ['id', 'session_id', 'role', 'content', 'created_at'],
  indexes: [['session_id', 'created_at']],
}

interface Collections {
  chats: RxCollection<PlainChat>
  messages: RxCollection<PlainMessage>
}
let db: RxDatabase<Collections>

const newest = (session: string, limit: number) =>
  db.messages.find({ selector: { session_id: session }, sort: [{ created_at: 'desc' }], limit })

const rxdb: Contender = {
  async open() {
    db = await createRxDatabase<Collections>({
      name: 'bench',
      storage: getRxStorageDexie(),
      multiInstance: true,
      eventReduce: true,
    })
    await db.addCollections({ chats: { schema: chats }, messages: { schema: messages } })
  },
  async close() {
    await db.close()
  },
  async receive(newChats, newMessages) {
    if (newChats.length > 0) await db.chats.bulkUpsert(newChats)
    if (newMessages.length > 0) await db.messages.bulkUpsert(newMessages)
  },
  async readChat(session, limit) {
    return (await newest(session, limit).exec()).length
  },
  async send(session, content) {
    const now = Date.now()
    const own = { id: crypto.randomUUID(), session_id: session, role: 'user' as const, content }
    const reply = { id: crypto.randomUUID(), session_id: session, role: 'assistant' as const, content: '' }
    await db.messages.bulkInsert([
      { ...own, created_at: new Date(now).toISOString() },
      { ...reply, created_at: new Date(now + 1).toISOString() },
    ])
    const chat = await db.chats.findOne(session).exec()
    await chat?.incrementalPatch({ updated_at: new Date(now).toISOString() })
  },
  watch(session, limit, heard) {
    const subscription = newest(session, limit).$.subscribe(() => heard())
    return () => subscription.unsubscribe()
  },
  async search(word) {
    return (await db.messages.find({ selector: { content: { $regex: word } }, limit: 50 }).exec()).length
  },
  async ownTexts(session) {
    const own = await db.messages.find({ selector: { session_id: session, role: 'user' } }).exec()
    return own.map(({ content }) => content)
  },
  // Its replication compares documents with what was pushed last; a list of changes is the app's to keep.
  waiting: async () => undefined,
}

offer(rxdb)
