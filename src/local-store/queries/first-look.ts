import type { ChatMessage, ChatSession } from '#domain/rows.ts'
import type { ReportNote, Stored, StoredMessage } from '../records.ts'

/** Of the last step of SCHEMA (local-store/db.ts), as Dexie numbers it. Another shape is left to the store itself. */
export const SHAPE = 20

export interface FirstLook {
  chat: ChatSession
  /** The newest messages, oldest first. */
  messages: ChatMessage[]
  /** On the last of them. */
  report: readonly ReportNote[] | undefined
}

/** Begun by the page itself, before any of the app's code is here (app/early-look.ts). */
export interface EarlyLook {
  userId: string
  sessionId: string
  begunAt: number
  reading: Promise<FirstLook | undefined>
}

declare global {
  interface Window {
    earlyLook?: EarlyLook | undefined
    readFirstLook?: typeof readFirstLook
  }
}

/** A question and its reply: what is on the screen when a chat opens at its end. */
const NEWEST = 2

/**
 * The end of a chat, read without the store's own code, which is larger than all that shows a plan: seen early, and soon
 * replaced by what the store says. Nothing when something waits to be sent, because that may lie on top of a row.
 */
export async function readFirstLook(userId: string, sessionId: string): Promise<FirstLook | undefined> {
  const db = await openAsItIs(`mahere-${userId}`)
  if (!db) return undefined
  // Whoever wants to change its shape, or to remove it, must not wait for a look.
  db.onversionchange = () => db.close()
  try {
    return db.version === SHAPE ? await read(db, sessionId) : undefined
  } catch {
    return undefined
  } finally {
    db.close()
  }
}

function openAsItIs(name: string): Promise<IDBDatabase | undefined> {
  return new Promise((resolve) => {
    const asked = indexedDB.open(name)
    asked.onupgradeneeded = () => asked.transaction?.abort() // there was none, and a look makes none
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = (event) => {
      event.preventDefault()
      resolve(undefined)
    }
  })
}

async function read(db: IDBDatabase, sessionId: string): Promise<FirstLook | undefined> {
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

/** As in records.ts, which comes with the store. */
const shown = <Row>(record: Stored<Row> | undefined): Row | undefined =>
  (record?.view === undefined ? record?.row : record.view) ?? undefined

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
      if (cursor && found.length < NEWEST) cursor.continue()
      else resolve(found)
    }
  })
}
