import { isLessonPlan } from '#content/lesson-plan.ts'
import { planHtml } from '#content/render-html.ts'
import type { ChatMessage, ChatSession } from '#domain/rows.ts'
import { shownHtml } from '#domain/shown-content.ts'
import { markdownDocument } from './markdown-document.ts'

/** [RES-23] */
export function titleOf(chat: Pick<ChatSession, 'title'> | undefined): string {
  return chat?.title.trim() || 'Untitled Session'
}

/** The document a message stands for, as it is stored; null when it has none [RES-18] [RES-20]. */
export function documentOf(message: ChatMessage, title: string): string | null {
  const content = shownHtml(message)
  if (content.kind === 'none') return null
  if (content.kind === 'html') return content.html
  // A plan of ours is laid out from its parts, as the chat's own PDF is; other text from its Markdown [OP-89].
  const plan = message.state === 'done' && isLessonPlan(message.doc) ? message.doc : null
  return plan ? planHtml(plan) : markdownDocument(title, content.text)
}
