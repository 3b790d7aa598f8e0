import type { CurriculumContext, GeneratorType, ReplyState, ResourceKind } from '#content/contract.ts'
import type { ClassFields } from './class/teacher-class.ts'

/** Rows exactly as the server sends them (`to_jsonb`): snake_case, ISO timestamps, the spec's spelling. */
export type ItemType = 'lesson_plan' | 'resource'

export interface ChatSession {
  id: string
  user_id: string
  title: string
  generator_type: GeneratorType
  is_deleted: boolean
  /** Absent in rows of older servers. */
  deleted_at?: string | null
  created_at: string
  updated_at: string
  rev: number
}

export interface ChatMessage {
  id: string
  user_id: string
  session_id: string
  role: 'user' | 'assistant'
  content: string
  chat_content: string | null
  html_content: string | null
  edited_html_content: string | null
  edited_revision: string | null
  /** Conflicting versions that the teacher has not decided about; absent in rows of older servers. */
  also_edited?: ConflictingVersion[]
  resource_link: string | null
  resource_type: ResourceKind | null
  is_visable: boolean
  state: ReplyState
  /** The other way of having it written that a failed or stopped reply offers; absent in rows of older servers. */
  offer?: 'planner' | null
  reply_to: string | null
  context: CurriculumContext | null
  doc: unknown
  doc_version: number | null
  created_at: string
  rev: number
}

export interface ConflictingVersion {
  id: string
  /** The installation that saved it; null for versions that an older app saved. */
  device: string | null
  saved_at: string
}

/** A saved edit. It is not synced: the app asks for it when a teacher looks at the versions of a resource. */
export interface RevisionRow extends ConflictingVersion {
  message_id: string
  base_id: string | null
  restored_from: string | null
  created_at: string
  html?: string
}

/** What a teacher writes on a saved item. Each is absent in rows of older servers. */
export interface StarLabels {
  /** The teacher's own name for it; without one it is called after its chat. */
  name?: string | null
  folder?: string | null
  tags?: string[]
}

export interface StarredItem extends StarLabels {
  id: string
  user_id: string
  message_id: string
  chat_session_id: string
  item_type: ItemType
  school_id: string | null
  starred_at: string
  rev: number
}

export interface UserUsage {
  user_id: string
  count_messages: number
  rev: number
}

export interface Subscription {
  user_id: string
  message_limit: number
  plan_type: string
  cancel_at_period_end: boolean
  status: string | null
  current_period_end: string | null
  school_name: string | null
  school_id: string | null
  is_trial: boolean
  trial_expires_at: string | null
  is_admin: boolean
  /** When a school's member is charged next for a plan of their own; absent in rows of older servers. */
  own_plan_renews_at?: string | null
  /** When the account will be deleted; absent in rows of older servers. */
  deletion_due_at?: string | null
  rev: number
}

/** The teacher's class: one row for each teacher who has told of it. */
export interface TeacherClass extends ClassFields {
  user_id: string
  updated_at: string
  rev: number
}

/** A document as its copies hold it. */
export type DocumentBody = Pick<
  ChatMessage,
  'content' | 'html_content' | 'edited_html_content' | 'resource_type' | 'doc' | 'doc_version'
>

/** A teacher puts this on the shelf, and colleagues see it. */
export interface ShelfCopy {
  item_type: ItemType
  title: string
  /** The kind, year and subject. */
  about: string
  /** How the document begins. */
  words: string
  body: DocumentBody
}

/** A copy on the school's shelf, as one reader has it. */
export interface ShelfItem extends Omit<ShelfCopy, 'body'> {
  /** The message that was copied. */
  id: string
  /** The reader, not the one who put it there. */
  user_id: string
  /** The name of the one who put it there; empty when nobody gave one. */
  by: string
  mine: boolean
  put_at: string
  /** 1 while the document has to be fetched; it is then absent. */
  bare?: 1
  body?: DocumentBody
  rev: number
}

export interface Tombstone {
  user_id: string
  table_name: SyncedTable
  /** The key of the removed row; for a star its message id. */
  row_id: string
  rev: number
}

/** Every synced table with its row. */
export interface Rows {
  chat_sessions: ChatSession
  chat_messages: ChatMessage
  starred_items: StarredItem
  user_usage: UserUsage
  subscriptions: Subscription
  teacher_classes: TeacherClass
  shelf_items: ShelfItem
}
export type SyncedTable = keyof Rows

/** A row on the wire, with the table it belongs to. */
export type ServerRow =
  | { [T in SyncedTable]: { t: T; r: Rows[T] } }[SyncedTable]
  | { t: 'sync_tombstones'; r: Tombstone }

const ONE_EACH: readonly SyncedTable[] = ['user_usage', 'subscriptions', 'teacher_classes']

/** The key of a row on every device: the message for a star, the user for a row that each user has once, the id otherwise. */
export function keyOf(table: SyncedTable, row: Rows[SyncedTable]): string {
  if (table === 'starred_items') return (row as StarredItem).message_id
  if (ONE_EACH.includes(table)) return (row as UserUsage).user_id
  return (row as ChatSession).id
}
