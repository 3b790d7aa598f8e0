import { createHash } from 'node:crypto'
import type { OpReceipt } from '#backend/rows.ts'
import { NO_CLASS } from '#domain/class/teacher-class.ts'
import type {
  ChatDelete,
  ChatRename,
  ClassSet,
  DocumentCopy,
  MessageSend,
  Op,
  ResourceSave,
  StarFile,
  StarSet,
} from '#domain/ops.ts'
import { STAR_LIMIT } from '#domain/product.ts'
import type { ChatMessage, StarLabels } from '#domain/rows.ts'
import { cutTitle } from '#domain/titles.ts'
import type { Account } from './account.ts'
import { retryReply, stopJob, stopJobsOfChat } from './jobs.ts'
import { type Shelf, setShelf } from './shelf.ts'
import { charge } from './usage.ts'
import { saveVersion } from './versions.ts'

/* apply_ops and what it calls: one effect an op, one savepoint each, the rest of a refused lane waits. */

type Outcome = { status: 'done' | 'refused'; reason?: string; also_edited?: string | null }
const DONE: Outcome = { status: 'done' }
const refused = (reason: string): Outcome => ({ status: 'refused', reason })
const answerOf = (problem: string | undefined) => (problem ? refused(problem) : DONE)

/** What an op may meet beyond its teacher's own rows. */
export interface Others {
  isTaken: (id: string) => boolean
  shelf: Shelf
}

export function applyOps(account: Account, ops: Op[], others: Others): OpReceipt[] {
  const stopped = new Set<string>()
  return ops.map((op) => {
    if (stopped.has(op.lane)) return { op_id: op.op_id, status: 'waiting' }
    const answer = account.savepoint(() => applyOnce(account, op, others))
    if (answer.status === 'refused') stopped.add(op.lane)
    return { ...answer, op_id: op.op_id } as OpReceipt
  })
}

function applyOnce(account: Account, op: Op, others: Others): Outcome {
  const { receipts } = account.data
  const hash = createHash('md5').update(canonical(op)).digest('hex')
  const receipt = receipts.get(op.op_id)
  if (receipt) return receipt.hash === hash ? receipt.outcome : refused('op_id_reused')
  const outcome = runOp(account, op, others)
  if (outcome.status !== 'done') return outcome
  const kept = { ...outcome, status: 'done' as const, rev: account.data.rev }
  receipts.set(op.op_id, { hash, outcome: kept })
  return kept
}

/** jsonb knows no order of keys. */
const canonical = (op: Op) =>
  JSON.stringify(Object.entries(op).sort(([one], [other]) => (one < other ? -1 : 1)))

function runOp(account: Account, op: Op, { isTaken, shelf }: Others): Outcome {
  if (op.v !== 1) return refused('unknown_op')
  switch (op.op) {
    case 'message.send':
      return send(account, op, isTaken)
    case 'reply.stop':
      if (!account.data.jobs.has(op.message_id)) return refused('gone')
      stopJob(account, op.message_id)
      return DONE
    case 'reply.retry':
      return answerOf(retryReply(account, op.message_id, `retry:${op.op_id}`))
    case 'chat.rename':
      return rename(account, op)
    case 'chat.delete':
      return remove(account, op)
    case 'star.set':
      return star(account, op)
    case 'star.file':
      return file(account, op)
    case 'resource.save':
      return save(account, op)
    case 'document.copy':
      return take(account, op, isTaken)
    case 'class.set':
      return setClass(account, op)
    case 'shelf.set':
      return answerOf(setShelf(account, shelf, op))
    default:
      return refused('unknown_op')
  }
}

function send(account: Account, op: MessageSend, isTaken: (id: string) => boolean): Outcome {
  if (account.message(op.message_id)) return DONE
  if (!/\S/.test(op.content)) return refused('empty')
  if (op.content.length > 20_000) return refused('too_long')
  if (isTaken(op.session_id)) return refused('gone')
  if (isTaken(op.message_id) || isTaken(op.reply_id) || account.message(op.reply_id))
    return refused('id_taken')
  const problem = charge(account, op.message_id)
  if (problem) return refused(problem)
  openSession(account, op)
  const at = nextTime(account, op.session_id)
  const words = { role: 'user', content: op.content, context: op.context, state: 'done' } as const
  account.put('chat_messages', newMessage(account, op, op.message_id, at, words))
  const reply = { role: 'assistant', state: 'waiting', reply_to: op.message_id } as const
  account.put('chat_messages', newMessage(account, op, op.reply_id, at + 1, reply))
  account.data.jobs.set(op.message_id, {
    message_id: op.message_id,
    reply_id: op.reply_id,
    session_id: op.session_id,
    state: 'waiting',
    attempt: 0,
    first_attempt: 0,
    lease_lost: false,
    charge_key: op.message_id,
    queued_at: at,
  })
  return DONE
}

function take(account: Account, op: DocumentCopy, isTaken: (id: string) => boolean): Outcome {
  if (isTaken(op.session_id) || account.session(op.session_id)) return refused('id_taken')
  if (isTaken(op.message_id) || account.message(op.message_id)) return refused('id_taken')
  openSession(account, op)
  const at = nextTime(account, op.session_id)
  const own = { role: 'assistant', state: 'done', ...op.body } as const
  account.put('chat_messages', newMessage(account, op, op.message_id, at, own))
  return DONE
}

/** A message for a deleted chat revives it. */
function openSession(
  account: Account,
  { session_id, generator_type, title }: MessageSend | DocumentCopy,
): void {
  const known = account.session(session_id)
  const at = account.iso()
  if (known) {
    account.change('chat_sessions', session_id, { is_deleted: false, deleted_at: null, updated_at: at })
    if (known.is_deleted) setVisible(account, session_id, true)
    return
  }
  const times = { created_at: at, updated_at: at }
  const named = cutTitle(title) || 'New Chat'
  const chat = { id: session_id, user_id: account.userId, title: named, generator_type }
  account.put('chat_sessions', { ...chat, is_deleted: false, deleted_at: null, ...times })
}

function nextTime(account: Account, sessionId: string): number {
  const times = account.messagesOf(sessionId).map(({ created_at }) => Date.parse(created_at) + 1)
  return Math.max(account.now(), ...times)
}

function newMessage(
  account: Account,
  op: Pick<MessageSend, 'session_id'>,
  id: string,
  at: number,
  rest: Partial<ChatMessage> & Pick<ChatMessage, 'role' | 'state'>,
): Omit<ChatMessage, 'rev'> {
  return {
    id,
    user_id: account.userId,
    session_id: op.session_id,
    content: '',
    chat_content: null,
    html_content: null,
    edited_html_content: null,
    edited_revision: null,
    also_edited: [],
    offer: null,
    resource_link: null,
    resource_type: null,
    is_visable: true,
    reply_to: null,
    context: null,
    doc: null,
    doc_version: null,
    created_at: account.iso(at),
    ...rest,
  }
}

function setVisible(account: Account, sessionId: string, is_visable: boolean): void {
  for (const message of account.messagesOf(sessionId)) {
    if (message.is_visable !== is_visable) account.change('chat_messages', message.id, { is_visable })
  }
}

function rename(account: Account, op: ChatRename): Outcome {
  const title = op.title.trim()
  if (!title) return refused('empty')
  const chat = account.session(op.session_id)
  if (!chat) return refused('gone')
  if (chat.is_deleted) return DONE
  const cut = cutTitle(title)
  const moved = cut === chat.title ? {} : { updated_at: account.iso() }
  account.change('chat_sessions', chat.id, { title: cut, ...moved })
  return DONE
}

function remove(account: Account, op: ChatDelete): Outcome {
  const chat = account.session(op.session_id)
  if (!chat || chat.is_deleted) return DONE
  account.change('chat_sessions', chat.id, { is_deleted: true, deleted_at: account.iso() })
  stopJobsOfChat(account, chat.id)
  setVisible(account, chat.id, false)
  return DONE
}

function star(account: Account, op: StarSet): Outcome {
  const stars = account.data.rows.starred_items
  if (!op.starred) {
    account.remove('starred_items', op.message_id)
    return DONE
  }
  const message = account.message(op.message_id)
  if (!message) return refused('gone')
  if (stars.has(op.message_id)) return DONE
  const chat = account.session(message.session_id)
  const item_type = chat?.generator_type === 'resourceGenerator' ? 'resource' : 'lesson_plan'
  if ([...stars.values()].filter((other) => other.item_type === item_type).length >= STAR_LIMIT)
    return refused('star_limit')
  const names = { id: op.op_id, user_id: account.userId, message_id: op.message_id }
  const place = {
    chat_session_id: message.session_id,
    school_id: schoolOf(account),
    starred_at: account.iso(),
  }
  const labels = { name: null, folder: null, tags: [] }
  account.put('starred_items', { ...names, ...place, ...labels, item_type })
  return DONE
}

const schoolOf = ({ data, userId }: Account) => data.rows.subscriptions.get(userId)?.school_id ?? null

function file(account: Account, op: StarFile): Outcome {
  const star = account.data.rows.starred_items.get(op.message_id)
  if (!star) return DONE
  const undone = Object.entries(op.undoes ?? {}) as [keyof StarLabels, unknown][]
  const same = ([key, value]: [keyof StarLabels, unknown]) =>
    JSON.stringify(star[key] ?? (key === 'tags' ? [] : null)) === JSON.stringify(value)
  if (!undone.every(same)) return refused('changed_elsewhere')
  account.change('starred_items', op.message_id, op.set)
  return DONE
}

function save(account: Account, op: ResourceSave): Outcome {
  const message = account.message(op.message_id)
  if (!message) return refused('gone')
  if (op.html.length > 4_000_000) return refused('too_long')
  saveVersion(account, message, op)
  if (message.edited_revision === op.base_id) return DONE
  return { status: 'done', also_edited: message.edited_revision }
}

function setClass(account: Account, { user_id, changes }: ClassSet): Outcome {
  if (user_id !== account.userId) return refused('rejected')
  const before = account.data.rows.teacher_classes.get(user_id) ?? NO_CLASS
  account.put('teacher_classes', { ...before, ...changes, user_id, updated_at: account.iso() })
  return DONE
}
