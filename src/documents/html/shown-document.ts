import { isLessonPlan } from '#content/lesson-plan.ts'
import { planHtml } from '#content/render-html.ts'
import type { ChatMessage, ChatSession } from '#domain/rows.ts'
import { markdownDocument } from './markdown-document.ts'
import { shownContent } from './shown-content.ts'

/** [RES-23] */
export function titleOf(chat: Pick<ChatSession, 'title'> | undefined): string {
  return chat?.title.trim() || 'Untitled Session'
}

type Shown = Pick<
  ChatMessage,
  'edited_html_content' | 'html_content' | 'content' | 'chat_content' | 'state' | 'doc'
>

/** The HTML document of a message; null when it has none [RES-18] [RES-20]. */
export function documentOf(message: Shown, title: string): string | null {
  const content = shownContent(message)
  if (content.kind === 'none') return null
  if (content.kind === 'html') return content.html
  // A typed plan is laid out from its sections, as in the PDF from the chat; other text from its Markdown [OP-89].
  const plan = message.state === 'done' && isLessonPlan(message.doc) ? message.doc : null
  return plan ? planHtml(plan) : markdownDocument(title, content.text)
}
