import type { ChatMessage } from '#domain/rows.ts'

type ShownContent = { kind: 'html'; html: string } | { kind: 'markdown'; text: string } | { kind: 'none' }

/** The content that a resource's page shows: the teacher's edit, else the HTML, else the text [RES-20] [RES-21] [RES-22]. */
export function shownContent(
  message: Pick<ChatMessage, 'edited_html_content' | 'html_content' | 'content' | 'chat_content'>,
): ShownContent {
  const html = message.edited_html_content ?? message.html_content
  if (html) return { kind: 'html', html }
  const text = message.content || message.chat_content
  return text ? { kind: 'markdown', text } : { kind: 'none' }
}
