import type { Op } from './ops.ts'
import type { SyncedTable } from './rows.ts'

export interface Target {
  table: SyncedTable
  key: string
}

/**
 * The rows on which an op shows. A send shows on three, so that a chat begun offline is whole: the chat, the message and
 * the empty reply to it. Other effects (hidden messages, usage) are the server's and arrive by pull.
 */
export function targetsOf(op: Op): Target[] {
  switch (op.op) {
    case 'message.send':
      return [
        { table: 'chat_sessions', key: op.session_id },
        { table: 'chat_messages', key: op.message_id },
        { table: 'chat_messages', key: op.reply_id },
      ]
    case 'reply.stop':
    case 'reply.retry':
      return [{ table: 'chat_messages', key: op.reply_id }]
    case 'chat.rename':
    case 'chat.delete':
      return [{ table: 'chat_sessions', key: op.session_id }]
    case 'chat.restore':
      return [
        { table: 'chat_sessions', key: op.session_id },
        ...op.message_ids.map((key) => ({ table: 'chat_messages' as const, key })),
      ]
    case 'star.set':
    case 'star.file':
      return [{ table: 'starred_items', key: op.message_id }]
    case 'plan.save':
    case 'document.copy':
      return [
        { table: 'chat_sessions', key: op.session_id },
        { table: 'chat_messages', key: op.message_id },
      ]
    case 'resource.save':
      return [{ table: 'chat_messages', key: op.message_id }]
    case 'shelf.set':
      return [{ table: 'shelf_items', key: op.message_id }]
    case 'class.set':
      return [{ table: 'teacher_classes', key: op.user_id }]
  }
}
