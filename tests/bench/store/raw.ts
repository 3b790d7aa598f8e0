/** The same tables without our store: what IndexedDB itself takes for the same work. */
const NAME = 'bench-raw'

export function result<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

export function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve()
    transaction.onabort = () => reject(transaction.error)
  })
}

export async function openRaw(): Promise<IDBDatabase> {
  const opening = indexedDB.open(NAME, 1)
  opening.onupgradeneeded = () => {
    const db = opening.result
    db.createObjectStore('chat_sessions', { keyPath: 'id' }).createIndex('listed', 'listed')
    const messages = db.createObjectStore('chat_messages', { keyPath: 'id' })
    messages.createIndex('place', ['session_id', 'place'])
    messages.createIndex('unfinished', 'unfinished')
    const outbox = db.createObjectStore('outbox', { keyPath: 'seq', autoIncrement: true })
    for (const name of ['opId', 'lane', 'state']) outbox.createIndex(name, name)
    outbox.createIndex('op', ['op.op', 'state'])
    outbox.createIndex('targets', 'targets', { multiEntry: true })
  }
  return result(opening)
}

export async function putRaw(db: IDBDatabase, table: string, rows: readonly unknown[]): Promise<void> {
  const writing = db.transaction(table, 'readwrite', { durability: 'strict' })
  for (const row of rows) writing.objectStore(table).put(row)
  await done(writing)
}

/** The newest messages of a chat, with a cursor, because they are wanted from the end. */
export async function readRaw(db: IDBDatabase, sessionId: string, limit: number): Promise<unknown[]> {
  const index = db.transaction('chat_messages').objectStore('chat_messages').index('place')
  const range = IDBKeyRange.bound([sessionId, ''], [sessionId, '\uffff'])
  const rows: unknown[] = []
  return new Promise((resolve, reject) => {
    const walk = index.openCursor(range, 'prev')
    walk.onerror = () => reject(walk.error)
    walk.onsuccess = () => {
      if (!walk.result || rows.length === limit) return resolve(rows.reverse())
      rows.push(walk.result.value)
      walk.result.continue()
    }
  })
}

/** A send is a chat, a message, an empty reply and an outbox entry in one durable transaction. */
export async function sendRaw(
  db: IDBDatabase,
  chat: unknown,
  messages: unknown[],
  entry: unknown,
): Promise<void> {
  const writing = db.transaction(['chat_sessions', 'chat_messages', 'outbox'], 'readwrite', {
    durability: 'strict',
  })
  writing.objectStore('chat_sessions').put(chat)
  for (const message of messages) writing.objectStore('chat_messages').put(message)
  writing.objectStore('outbox').add(entry)
  await done(writing)
}
