import type { SendBody } from '#content/contract.ts'
import type { ChatMessage, ChatSession } from '#domain/rows.ts'

/** Builds the request body [GEN-10]. The server knows the message by its id, so asking again neither writes nor charges. */
export function replyBody(message: ChatMessage, chat: ChatSession, replyId: string): SendBody {
  return {
    session_id: message.session_id,
    chat_content: message.content,
    user_id: message.user_id,
    generator_type: chat.generator_type,
    additional_data: {
      message_id: message.id,
      reply_id: replyId,
      context: message.context,
      title: chat.title,
    },
  }
}
