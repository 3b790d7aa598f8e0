import type { ReplyEvent } from '#backend/functions.ts'
import { addReplySection, finishReply, startReply } from '#session/replies.ts'

/** Lets the screens run ahead of the row. A plain note has nothing to run ahead with: it comes whole, with its row. */
export function showEvent(replyId: string, event: ReplyEvent): void {
  if (event.type === 'start' && event.format !== 'note') startReply(replyId, event.format, event.outline)
  if (event.type === 'section') {
    const { type: _type, ...section } = event
    addReplySection(replyId, section)
  }
  if (event.type === 'done') finishReply(replyId, event.state)
}
