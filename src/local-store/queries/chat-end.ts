import type { ChatMessage, ChatSession } from '#domain/rows.ts'
import { type ReportNote, type Stored, type StoredMessage, shown } from '../records.ts'
import { NATIVE_VERSION } from '../schema.ts'

/** The part of a chat that is on the screen when it opens at its end. */
export interface ChatEnd {
  chat: ChatSession
  /** The newest messages, oldest first. */
  messages: ChatMessage[]
  /** The report on the last of them. */
  report: readonly ReportNote[] | undefined
}

/** Two: a question and its reply. */
const MAX_MESSAGES = 2

/**
 * Reads the end of a chat without Dexie, because the store's code is larger than the code that shows a plan. The store's own
 * answer soon replaces it. While anything waits to be sent it returns nothing, because a waiting change may alter a row.
 */
export async function readChatEnd(userId: string, sessionId: string): Promise<ChatEnd | undefined> {
  const db = await openExisting(`mahere-${userId}`)
  if (!db) return undefined
  // Another tab that upgrades or removes the database must not wait for this read.
  db.onversionchange = () => db.close()
  try {
    return db.version === NATIVE_VERSION ? await read(db, sessionId) : undefined
  } catch {
    return undefined
  } finally {
    db.close()
  }
}

function openExisting(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const request = indexedDB.open(name)
    request.onupgradeneeded = () => request.transaction?.abort() // there was no database, and a read makes none
    request.onsuccess = () => resolve(request.result)
    request.onerror = (event) => {
      event.preventDefault()
      resolve(undefined)
    }
  })
}

async function read(db: IDBDatabase, sessionId: string): Promise<ChatEnd | undefined> {
  const tables = db.transaction(['chat_sessions', 'chat_messages', 'outbox'])
  const ofChat = IDBKeyRange.bound([sessionId], [sessionId, []])
  const places = tables.objectStore('chat_messages').index('[session_id+place]')
  const [waiting, session, messages] = await Promise.all([
    answerOf(tables.objectStore('outbox').count()),
    answerOf<Stored<ChatSession>>(tables.objectStore('chat_sessions').get(sessionId)),
    newest<StoredMessage>(places.openCursor(ofChat, 'prev')),
  ])
  const chat = shown(session)
  if (waiting > 0 || messages.length === 0 || !chat || chat.is_deleted) return undefined
  return {
    chat,
    messages: messages.flatMap((record) => shown(record) ?? []),
    report: messages.at(-1)?.report,
  }
}

function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

function newest<T>(request: IDBRequest<IDBCursorWithValue | null>): Promise<T[]> {
  const found: T[] = []
  return new Promise((resolve, reject) => {
    request.onerror = () => reject(request.error)
    request.onsuccess = () => {
      const cursor = request.result
      if (cursor) found.unshift(cursor.value as T)
      if (cursor && found.length < MAX_MESSAGES) cursor.continue()
      else resolve(found)
    }
  })
}
