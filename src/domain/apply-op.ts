import { NO_CLASS } from './class/teacher-class.ts'
import type { DocumentCopy, MessageSend, Op, PlanSave, ResourceSave, StarSet } from './ops.ts'
import type {
  ChatMessage,
  ChatSession,
  Rows,
  ShelfItem,
  StarredItem,
  SyncedTable,
  TeacherClass,
} from './rows.ts'

/** The teacher who made a change, and the device's time of it: shown until the server's time arrives, never used to order or decide. */
interface Tap {
  by: string
  at: string
}

/**
 * The row as it will look once the server has applied the op; undefined means that there is no such row. An op that does
 * not concern the row leaves it alone, so waiting ops can be replayed in order on top of any row of the server.
 */
export function applyOp<T extends SyncedTable>(
  { table, key }: { table: T; key: string },
  row: Rows[T] | undefined,
  op: Op,
  tap: Tap,
): Rows[T] | undefined {
  return appliers[table](key, row, op, tap)
}

type Applier<Row> = (key: string, row: Row | undefined, op: Op, tap: Tap) => Row | undefined

const appliers: { [T in SyncedTable]: Applier<Rows[T]> } = {
  chat_sessions: toSession,
  chat_messages: toMessage,
  starred_items: toStar,
  user_usage: (_key, row) => row,
  subscriptions: (_key, row) => row,
  teacher_classes: toClass,
  shelf_items: toShelfItem,
}

const alive = { is_deleted: false, deleted_at: null }

function toSession(key: string, row: ChatSession | undefined, op: Op, tap: Tap): ChatSession | undefined {
  if (!('session_id' in op) || op.session_id !== key) return row
  switch (op.op) {
    case 'message.send':
    case 'document.copy':
      return { ...(row ?? newSession(op, tap)), ...alive, updated_at: tap.at }
    case 'chat.rename': // a deletion wins over a rename
      return row && !row.is_deleted ? { ...row, title: op.title, updated_at: tap.at } : row
    case 'chat.delete':
      return row && { ...row, is_deleted: true, deleted_at: tap.at }
    case 'chat.restore':
      return row && { ...row, ...alive }
    case 'plan.save':
      return row && { ...row, ...alive, updated_at: tap.at }
    default:
      return row
  }
}

function newSession(op: MessageSend | DocumentCopy, tap: Tap): ChatSession {
  return {
    id: op.session_id,
    user_id: tap.by,
    title: op.title,
    generator_type: op.generator_type,
    is_deleted: false,
    created_at: tap.at,
    updated_at: tap.at,
    rev: 0,
  }
}

function toMessage(key: string, row: ChatMessage | undefined, op: Op, tap: Tap): ChatMessage | undefined {
  switch (op.op) {
    case 'message.send': // messages are immutable, so the server's row wins; but a queued message is always visible
      if (key === op.message_id)
        return row ? { ...row, is_visable: true } : { ...newMessage(op, tap), context: op.context }
      if (key === op.reply_id) return row ? { ...row, is_visable: true } : newReply(op, tap)
      return row
    case 'reply.stop':
      return row && isOpen(row) ? { ...row, state: 'stopped' } : row
    case 'reply.retry':
      return row && !isOpen(row) ? { ...row, state: 'waiting' } : row
    case 'chat.restore':
      return row && { ...row, is_visable: true }
    case 'plan.save':
      return row ?? newVersion(op, tap)
    case 'document.copy':
      return row ?? newCopy(op, tap)
    case 'resource.save':
      return row && { ...row, ...savedEdit(row, op) }
    default:
      return row
  }
}

/** A save removes from `also_edited` the version it builds on and the conflicts it settles. */
function savedEdit({ also_edited }: ChatMessage, { op_id, html, base_id, settles = [] }: ResourceSave) {
  const left = also_edited?.filter(({ id }) => id !== base_id && !settles.includes(id))
  return { edited_html_content: html, edited_revision: op_id, ...(left && { also_edited: left }) }
}

const isOpen = (reply: ChatMessage) => reply.state === 'waiting' || reply.state === 'running'

type Written = Pick<MessageSend, 'message_id' | 'session_id' | 'content'>

function newMessage(op: Written, tap: Tap): ChatMessage {
  return {
    id: op.message_id,
    user_id: tap.by,
    session_id: op.session_id,
    role: 'user',
    content: op.content,
    chat_content: null,
    html_content: null,
    edited_html_content: null,
    edited_revision: null,
    resource_link: null,
    resource_type: null,
    is_visable: true,
    state: 'done',
    reply_to: null,
    context: null,
    doc: null,
    doc_version: null,
    created_at: tap.at,
    rev: 0,
  }
}

function newReply(op: MessageSend, tap: Tap): ChatMessage {
  const message = newMessage(op, tap)
  return {
    ...message,
    id: op.reply_id,
    role: 'assistant',
    content: '',
    state: 'waiting',
    reply_to: op.message_id,
  }
}

const newVersion = (op: PlanSave, tap: Tap): ChatMessage => ({
  ...newMessage(op, tap),
  role: 'assistant',
  doc: op.doc,
  doc_version: 1,
})

/** The copy's first version is the text that was edited by hand; it has the id of the op. */
const newCopy = (op: DocumentCopy, tap: Tap): ChatMessage => ({
  ...newMessage({ ...op, ...op.body }, tap),
  role: 'assistant',
  ...op.body,
  edited_revision: op.body.edited_html_content === null ? null : op.op_id,
})

function toStar(_key: string, row: StarredItem | undefined, op: Op, tap: Tap): StarredItem | undefined {
  if (op.op === 'star.file') return row && { ...row, ...op.set }
  if (op.op !== 'star.set') return row
  return op.starred ? (row ?? newStar(op, tap)) : undefined
}

function newStar(op: StarSet, tap: Tap): StarredItem {
  return {
    id: op.op_id,
    user_id: tap.by,
    message_id: op.message_id,
    chat_session_id: op.session_id,
    item_type: op.item_type,
    school_id: null,
    starred_at: tap.at,
    rev: 0,
  }
}

function toClass(key: string, row: TeacherClass | undefined, op: Op, tap: Tap): TeacherClass | undefined {
  if (op.op !== 'class.set' || op.user_id !== key) return row
  return { ...NO_CLASS, user_id: key, rev: 0, ...row, ...op.changes, updated_at: tap.at }
}

function toShelfItem(_key: string, row: ShelfItem | undefined, op: Op, tap: Tap): ShelfItem | undefined {
  if (op.op !== 'shelf.set') return row
  if (!op.item) return undefined
  const own = { id: op.message_id, user_id: tap.by, by: '', mine: true, put_at: tap.at, rev: 0 }
  return { ...own, ...op.item }
}
