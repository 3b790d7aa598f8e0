import { column, PowerSyncDatabase, Schema, Table } from '@powersync/web'
import type { Contender } from '../../beside/contender.ts'
import { offer } from '../../beside/rounds.ts'

/* PowerSync web by its guide: a schema with indexes, SQLite in a worker, watched queries. Its default file
 * system (IndexedDB) opened and sent faster in Chromium than the three on the origin's private file system. */

const chats = new Table(
  { title: column.text, updated_at: column.text },
  { indexes: { newest: ['updated_at'] } },
)
const messages = new Table(
  { session_id: column.text, role: column.text, content: column.text, created_at: column.text },
  { indexes: { of_chat: ['session_id', 'created_at'] } },
)
const schema = new Schema({ chats, messages })
let db: PowerSyncDatabase

const NEWEST = 'select * from messages where session_id = ? order by created_at desc limit ?'
const OWN = "select content from messages where session_id = ? and role = 'user'"
const INSERT = 'insert into messages (id, session_id, role, content, created_at) values (?, ?, ?, ?, ?)'

const powersync: Contender = {
  async open() {
    db = new PowerSyncDatabase({
      schema,
      database: { dbFilename: 'bench.db' },
    })
    await db.init()
  },
  async close() {
    await db.close()
  },
  // Its sync writes rows below the views, and so does this; a write through a view would put each row into the outbox.
  async receive(newChats, newMessages) {
    const put = (table: string, rows: { id: string }[]) =>
      rows.map(({ id, ...rest }) => [id, JSON.stringify(rest), table] as const)
    const all = [...put('chats', newChats), ...put('messages', newMessages)]
    await db.writeTransaction(async (tx) => {
      for (const table of ['chats', 'messages']) {
        const rows = all.filter(([, , name]) => name === table).map(([id, data]) => [id, data])
        if (rows.length > 0)
          await tx.executeBatch(`insert or replace into ps_data__${table} (id, data) values (?, ?)`, rows)
      }
    })
  },
  async readChat(session, limit) {
    return (await db.getAll(NEWEST, [session, limit])).length
  },
  async send(session, content) {
    const now = Date.now()
    const at = (ms: number) => new Date(ms).toISOString()
    await db.writeTransaction(async (tx) => {
      await tx.execute('update chats set updated_at = ? where id = ?', [at(now), session])
      await tx.execute(INSERT, [crypto.randomUUID(), session, 'user', content, at(now)])
      await tx.execute(INSERT, [crypto.randomUUID(), session, 'assistant', '', at(now + 1)])
    })
  },
  watch(session, limit, heard) {
    const stop = new AbortController()
    db.watchWithCallback(NEWEST, [session, limit], { onResult: () => heard() }, { signal: stop.signal })
    return () => stop.abort()
  },
  async search(word) {
    return (await db.getAll('select id from messages where content like ? limit 50', [`%${word}%`])).length
  },
  async ownTexts(session) {
    const own = await db.getAll<{ content: string }>(OWN, [session])
    return own.map(({ content }) => content)
  },
  async waiting() {
    return (await db.get<{ sends: number }>('select count(distinct tx_id) as sends from ps_crud')).sends
  },
}

offer(powersync)
