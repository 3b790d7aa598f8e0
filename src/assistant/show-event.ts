import type { ReplyEvent } from '#content/contract.ts'
import { addReplySection, finishReply, startReply } from '#session/replies.ts'

/** Shows streamed sections before the row arrives. A plain note has no sections, so it appears whole with its row. */
export function showEvent(replyId: string, event: ReplyEvent): void {
  if (event.type === 'start' && event.format !== 'note')
    startReply(replyId, event.format, event.outline, event.told)
  if (event.type === 'section') {
    const { type: _type, told, ...section } = event
    addReplySection(replyId, section, told)
  }
  if (event.type === 'done') finishReply(replyId, event.state)
}
