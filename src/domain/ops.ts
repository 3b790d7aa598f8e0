import type { CurriculumContext, GeneratorType, RedonePart } from '#content/contract.ts'
import type { ClassFields } from './class/teacher-class.ts'
import type { DocumentBody, ItemType, ShelfCopy, StarLabels } from './rows.ts'

/** A teacher's change as `apply_ops` takes it, in JSON. Its id is made at the tap and never changes. */
interface OpBase {
  op_id: string
  /** Ops of one lane reach the server in the order of the taps. Lanes: 'chat:<session>', 'star:<message>', 'resource:<message>', 'shelf:<message>', 'class'. */
  lane: string
  v: 1
}

export interface MessageSend extends OpBase {
  op: 'message.send'
  session_id: string
  message_id: string
  reply_id: string
  generator_type: GeneratorType
  content: string
  context: CurriculumContext | null
  /** The chat's title; used only when the chat is new. */
  title: string
  /** Present when the reply only redoes one section of an earlier reply. */
  part?: RedonePart
}
export interface ReplyChange extends OpBase {
  op: 'reply.stop' | 'reply.retry'
  session_id: string
  message_id: string
  reply_id: string
  /** Of a retry: who is to write this time, when the teacher takes what the reply offered. */
  writer?: 'planner'
}
export interface ChatRename extends OpBase {
  op: 'chat.rename'
  session_id: string
  title: string
}
export interface ChatDelete extends OpBase {
  op: 'chat.delete'
  session_id: string
}
/** Brings a deleted chat back, with its messages. */
export interface ChatRestore extends OpBase {
  op: 'chat.restore'
  session_id: string
  /** The messages that the deletion hid, which show again at once; the server knows them by their chat. */
  message_ids: string[]
}
export interface StarSet extends OpBase {
  op: 'star.set'
  session_id: string
  message_id: string
  item_type: ItemType
  starred: boolean
}
/** Names, files or tags a saved item. It sets only what the teacher changed, so two devices do not undo each other's work. */
export interface StarFile extends OpBase {
  op: 'star.file'
  session_id: string
  message_id: string
  item_type: ItemType
  set: StarLabels
  /** Of an undo: what the teacher takes back. The server refuses it when another device has changed the same since. */
  undoes?: StarLabels
}
/** The new revision's id is the op's id. */
export interface ResourceSave extends OpBase {
  op: 'resource.save'
  session_id: string
  message_id: string
  base_id: string | null
  html: string
  /** The id of this installation. The server keeps its saves within ten minutes as one version. */
  device?: string
  /** The version that this save restores. A restoring save replaces no other version. */
  restores?: string
  /** The conflicting versions that the teacher has now decided about. */
  settles?: string[]
}
/**
 * A version of a lesson plan that the teacher made: with words edited by hand, or an older version brought back. It is a
 * reply of its own in the chat, so no version is ever written over.
 */
export interface PlanSave extends OpBase {
  op: 'plan.save'
  session_id: string
  /** The id of the new version. */
  message_id: string
  /** The newest version that the teacher saw. */
  base_id: string
  /** The version that comes back. The server refuses it when the plan has changed since the teacher looked. */
  restores?: string
  doc: unknown
  /** The plan in Markdown. */
  content: string
}
/** Changes what the teacher has told about the class. Fields that are absent stay as they are. */
export interface ClassSet extends OpBase {
  op: 'class.set'
  /** The teacher whose class it is. */
  user_id: string
  changes: Partial<ClassFields>
}
/** Puts a copy of a message's document on the school's shelf, or withdraws it. */
export interface ShelfSet extends OpBase {
  op: 'shelf.set'
  message_id: string
  /** null: it is withdrawn. */
  item: ShelfCopy | null
}
/** Makes a copy of a document in a new chat of the teacher's own. What was copied may be gone by then. */
export interface DocumentCopy extends OpBase {
  op: 'document.copy'
  /** The ids of the new chat and of its only message. */
  session_id: string
  message_id: string
  generator_type: GeneratorType
  title: string
  body: DocumentBody
}
export type Op =
  | MessageSend
  | ReplyChange
  | ChatRename
  | ChatDelete
  | ChatRestore
  | StarSet
  | StarFile
  | ResourceSave
  | PlanSave
  | ClassSet
  | ShelfSet
  | DocumentCopy

/** Ops of one group go to the server in one call and in order: those of a chat, else those of a lane. */
export const groupOf = (op: Op): string => ('session_id' in op ? op.session_id : op.lane)

type Body<T extends Op> = Omit<T, 'op' | keyof OpBase>
const chatLane = (sessionId: string) => `chat:${sessionId}`

export function sendOp(opId: string, body: Body<MessageSend>): MessageSend {
  return { op_id: opId, lane: chatLane(body.session_id), v: 1, op: 'message.send', ...body }
}
export function replyOp(opId: string, op: ReplyChange['op'], body: Body<ReplyChange>): ReplyChange {
  return { op_id: opId, lane: chatLane(body.session_id), v: 1, op, ...body }
}
export function renameOp(opId: string, body: Body<ChatRename>): ChatRename {
  return { op_id: opId, lane: chatLane(body.session_id), v: 1, op: 'chat.rename', ...body }
}
export function deleteOp(opId: string, body: Body<ChatDelete>): ChatDelete {
  return { op_id: opId, lane: chatLane(body.session_id), v: 1, op: 'chat.delete', ...body }
}
export function restoreOp(opId: string, body: Body<ChatRestore>): ChatRestore {
  return { op_id: opId, lane: chatLane(body.session_id), v: 1, op: 'chat.restore', ...body }
}
export function starOp(opId: string, body: Body<StarSet>): StarSet {
  return { op_id: opId, lane: `star:${body.message_id}`, v: 1, op: 'star.set', ...body }
}
export function fileOp(opId: string, body: Body<StarFile>): StarFile {
  return { op_id: opId, lane: `star:${body.message_id}`, v: 1, op: 'star.file', ...body }
}
export function saveOp(opId: string, body: Body<ResourceSave>): ResourceSave {
  return { op_id: opId, lane: `resource:${body.message_id}`, v: 1, op: 'resource.save', ...body }
}
export function savePlanOp(opId: string, body: Body<PlanSave>): PlanSave {
  return { op_id: opId, lane: chatLane(body.session_id), v: 1, op: 'plan.save', ...body }
}
export function classOp(opId: string, body: Body<ClassSet>): ClassSet {
  return { op_id: opId, lane: 'class', v: 1, op: 'class.set', ...body }
}
export function shelfOp(opId: string, body: Body<ShelfSet>): ShelfSet {
  return { op_id: opId, lane: `shelf:${body.message_id}`, v: 1, op: 'shelf.set', ...body }
}
export function copyOp(opId: string, body: Body<DocumentCopy>): DocumentCopy {
  return { op_id: opId, lane: chatLane(body.session_id), v: 1, op: 'document.copy', ...body }
}
