import { done, openRaw, putRaw, readRaw, result, sendRaw } from '../store/raw.ts'
import type { Contender, PlainMessage } from './contender.ts'
import { offer } from './rounds.ts'

/* IndexedDB as the browser has it, by hand: the tables and indexes of the app, and nothing that keeps them right. */

let db: IDBDatabase
const listeners = new Set<() => void>()
const MAX_FOUND = 50

const messageRecord = (row: PlainMessage) => ({
  id: row.id,
  rev: 1,
  row,
  session_id: row.session_id,
  place: row.created_at,
})

const made = (session: string, role: PlainMessage['role'], content: string, at: number) =>
  messageRecord({
    id: crypto.randomUUID(),
    session_id: session,
    role,
    content,
    created_at: new Date(at).toISOString(),
  })

function found(word: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const walk = db.transaction('chat_messages').objectStore('chat_messages').openCursor()
    let count = 0
    walk.onerror = () => reject(walk.error)
    walk.onsuccess = () => {
      if (!walk.result || count === MAX_FOUND) return resolve(count)
      if ((walk.result.value.row as PlainMessage).content.includes(word)) count += 1
      walk.result.continue()
    }
  })
}

const raw: Contender = {
  async open() {
    db = await openRaw()
  },
  async close() {
    db.close()
  },
  async receive(chats, messages) {
    if (chats.length > 0)
      await putRaw(
        db,
        'chat_sessions',
        chats.map((row) => ({ id: row.id, rev: 1, row, listed: row.updated_at })),
      )
    if (messages.length > 0) await putRaw(db, 'chat_messages', messages.map(messageRecord))
  },
  async readChat(session, limit) {
    return (await readRaw(db, session, limit)).length
  },
  async send(session, text) {
    const now = Date.now()
    const entry = { opId: crypto.randomUUID(), lane: `chat:${session}`, state: 'queued', targets: ['a', 'b'] }
    const reading = db.transaction('chat_sessions')
    const chat = await result(reading.objectStore('chat_sessions').get(session))
    await done(reading)
    const messages = [made(session, 'user', text, now), made(session, 'assistant', '', now + 1)]
    await sendRaw(db, { ...chat, listed: new Date(now).toISOString() }, messages, entry)
    for (const tell of listeners) tell()
  },
  watch(session, limit, heard) {
    const ask = () => void readRaw(db, session, limit).then(heard)
    listeners.add(ask)
    ask()
    return () => listeners.delete(ask)
  },
  search: found,
  async ownTexts(session) {
    const records = (await readRaw(db, session, Number.POSITIVE_INFINITY)) as { row: PlainMessage }[]
    return records.flatMap(({ row }) => (row.role === 'user' ? [row.content] : []))
  },
  waiting: () => result(db.transaction('outbox').objectStore('outbox').count()),
}

offer(raw)
