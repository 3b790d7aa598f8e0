import type { Page } from 'playwright-core'

/** An op of the outbox, as far as it is needed here. */
export interface WaitingOp {
  opId: string
  op: string
  state: 'queued' | 'sending' | 'acked' | 'parked'
  attempts: number
  reason?: string
  sessionId: string
  messageId?: string
  content?: string
  title?: string
  starred?: boolean
  html?: string
}

export interface DeviceChat {
  id: string
  type: 'lessonPlan' | 'resourceGenerator'
  title: string
  deleted: boolean
}

export interface DeviceMessage {
  id: string
  sessionId: string
  role: 'user' | 'assistant'
  state: string
  visible: boolean
  content: string
  format?: 'plan' | 'resource'
  edited: string | null
}

/** Reads the device's rows as its screens would show them: the server's rows with the waiting ops on top. */
export interface DeviceState {
  outbox: WaitingOp[]
  chats: DeviceChat[]
  messages: DeviceMessage[]
  stars: string[]
  drafts: { key: string; text: string }[]
}

/** Reads the teacher's database on the device as it lies there, past all code of the app. */
export async function readDevice(page: Page, userId: string): Promise<DeviceState> {
  return page.evaluate(readAll, `mahere-${userId}`)
}

async function readAll(name: string): Promise<DeviceState> {
  type Stored = { id: string; row: Record<string, unknown> | null; view?: Record<string, unknown> | null }
  const empty = { outbox: [], chats: [], messages: [], stars: [], drafts: [] }
  // Opening what is not there would make it, and the app would find a database without tables.
  if (!(await indexedDB.databases()).some((known) => known.name === name)) return empty
  const db = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open(name)
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
  })
  const tables = ['outbox', 'chat_sessions', 'chat_messages', 'starred_items', 'drafts']
  const reading = db.transaction(tables, 'readonly')
  const all = (table: string) =>
    new Promise<unknown[]>((resolve, reject) => {
      const asked = reading.objectStore(table).getAll()
      asked.onsuccess = () => resolve(asked.result)
      asked.onerror = () => reject(asked.error)
    })
  const [outbox = [], chats = [], messages = [], stars = [], drafts = []] = await Promise.all(tables.map(all))
  db.close()
  const shown = (list: unknown[]) =>
    (list as Stored[]).flatMap(({ id, row, view }) => {
      const look = view === undefined ? row : view
      return look ? [{ ...look, id } as Record<string, unknown> & { id: string }] : []
    })
  return {
    outbox: (outbox as Record<string, unknown>[]).map((entry) => {
      const op = entry.op as Record<string, unknown>
      return {
        opId: entry.opId,
        op: op.op,
        state: entry.state,
        attempts: entry.attempts,
        reason: entry.reason,
        sessionId: op.session_id,
        messageId: op.message_id,
        content: op.content,
        title: op.title,
        starred: op.starred,
        html: op.html,
      } as WaitingOp
    }),
    chats: shown(chats).map(({ id, generator_type, title, is_deleted }) => ({
      id,
      type: generator_type as DeviceChat['type'],
      title: String(title),
      deleted: is_deleted === true,
    })),
    messages: shown(messages).map((row) => {
      const format = (row.doc as { format?: string; kind?: string } | null)?.format
      return {
        id: row.id,
        sessionId: String(row.session_id),
        role: row.role as DeviceMessage['role'],
        state: String(row.state),
        visible: row.is_visable !== false,
        content: row.role === 'user' ? String(row.content) : '',
        ...(format === 'plan' || format === 'resource' ? { format } : {}),
        edited: typeof row.edited_html_content === 'string' ? row.edited_html_content : null,
      }
    }),
    stars: shown(stars).map(({ id }) => id),
    drafts: drafts as DeviceState['drafts'],
  }
}
