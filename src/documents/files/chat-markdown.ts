import type { ChatMessage, ChatSession } from '#domain/rows.ts'
import { titleOf } from '../html/shown-document.ts'

/** A chat as it reads on the screen, in Markdown. */
export function chatMarkdown({
  chat,
  messages,
}: {
  chat: ChatSession
  messages: readonly ChatMessage[]
}): string {
  return [`# ${oneLine(titleOf(chat))}`, ...messages.map(messageMarkdown)].join('\n\n').concat('\n')
}

function messageMarkdown({ role, created_at, chat_content, content }: ChatMessage): string {
  const time = created_at.slice(0, 16).replace('T', ' ')
  const words = (chat_content || content).trim()
  return `## ${role === 'user' ? 'You' : 'Reply'} · ${time} UTC\n\n${words || '*(no text)*'}`
}

const oneLine = (title: string) => title.replace(/\s+/g, ' ')
