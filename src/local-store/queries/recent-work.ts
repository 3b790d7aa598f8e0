import type { ChatMessage } from '#domain/rows.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { messagesOfChat } from '../messages-of-chat.ts'
import { type Stored, shown } from '../records.ts'
import { type ListedChat, listChats } from './chats.ts'

interface RecentWork extends ListedChat {
  /** The newest plan or resource of the chat, or else the newest message with chosen goals. */
  work?: ChatMessage
  /** True if one of its plans or resources is starred. */
  starred: boolean
}

/** The number of newest messages of each chat that are searched. */
const MAX_MESSAGES = 6
/** The most stars read: more than the limit of both types together. */
const MAX_STARS = 200

/** The newest chats, each with its newest work. */
export async function listRecentWork(limit: number, db: StoreDb = currentStore()): Promise<RecentWork[]> {
  const chats = await listChats(limit, db)
  const [stars, works] = await Promise.all([
    db.starred_items.orderBy('[item_type+place]').limit(MAX_STARS).toArray(),
    Promise.all(chats.map(({ chat }) => newestWork(chat.id, db))),
  ])
  const starred = new Set(stars.map((record) => shown(record)?.chat_session_id))
  return chats.map((listed, at) => {
    const work = works[at]
    return { ...listed, ...(work ? { work } : {}), starred: starred.has(listed.chat.id) }
  })
}

async function newestWork(sessionId: string, db: StoreDb): Promise<ChatMessage | undefined> {
  const newest = await messagesOfChat(sessionId, db)
    .reverse()
    .limit(MAX_MESSAGES)
    .until((record) => isWork(shown(record)), true)
    .toArray()
  const messages = newest.flatMap((record: Stored<ChatMessage>) => shown(record) ?? [])
  return messages.find(isWork) ?? messages.find(({ context }) => context !== null)
}

function isWork(message: ChatMessage | undefined): boolean {
  return (
    message?.role === 'assistant' && message.state === 'done' && Boolean(message.doc || message.html_content)
  )
}
