import type { ChatMessage, ChatSession } from '#domain/rows.ts'
import { currentStore } from '../../current-store.ts'
import type { StoreDb } from '../../db.ts'
import { shown } from '../../records.ts'
import { listChats, readChat } from '../chats.ts'
import { listMessages } from '../messages.ts'
import { isHistoryComplete } from '../meta.ts'
import { listStarred } from '../starred.ts'
import { listUnsentDrafts, type UnsentDraft } from '../unsent-drafts.ts'
import { listWaiting, type WaitingEntry } from '../waiting.ts'

/** More than a teacher has. IndexedDB takes no larger limit than 32 bits hold. */
const ALL = 0xffff_ffff

/** All of a teacher that is on this device. Chats are read one by one, because there may be thousands. */
export interface WholeAccount {
  /** The newest first; deleted chats only where something in them is starred. */
  chats: ChatToRead[]
  rest: Record<string, unknown>
  waiting: WaitingEntry[]
  drafts: UnsentDraft[]
  /** True if every message of the account is here. */
  isWhole: boolean
}

interface ChatToRead {
  id: string
  starred: ChatMessage[]
}

export async function readWholeAccount(db: StoreDb = currentStore()): Promise<WholeAccount> {
  const stars = [...(await listStarred('lesson_plan', db)), ...(await listStarred('resource', db))]
  const incomplete = await db.chat_sessions.filter((record) => record.complete === false).count()
  const [waiting, drafts] = [await listWaiting(db), await listUnsentDrafts(db)]
  const rest = {
    starred: stars.map(({ star }) => star),
    subscription: shown(await db.subscriptions.get(db.userId)) ?? null,
    class: shown(await db.teacher_classes.get(db.userId)) ?? null,
    usage: shown(await db.user_usage.get(db.userId)) ?? null,
    versions: await db.revisions.toArray(),
    not_sent: waiting.map(({ op, state }) => ({ op, state })),
    drafts: drafts.map(({ key, text, savedAt }) => ({ key, text, savedAt })),
  }
  const isWhole = incomplete === 0 && (await isHistoryComplete(db))
  return { chats: await chatsToRead(stars, db), rest, waiting, drafts, isWhole }
}

async function chatsToRead(
  stars: Awaited<ReturnType<typeof listStarred>>,
  db: StoreDb,
): Promise<ChatToRead[]> {
  const starred = new Map<string, ChatMessage[]>()
  for (const { chat } of await listChats(ALL, db)) starred.set(chat.id, [])
  for (const { star, message } of stars) {
    const before = starred.get(star.chat_session_id) ?? []
    starred.set(star.chat_session_id, message ? [...before, message] : before)
  }
  return [...starred].map(([id, messages]) => ({ id, starred: messages }))
}

/** A chat with all its messages. Of a deleted chat only what is starred is left. */
export async function readWholeChat(
  { id, starred }: ChatToRead,
  db: StoreDb = currentStore(),
): Promise<{ chat: ChatSession; messages: ChatMessage[] } | undefined> {
  const found = await readChat(id, db)
  if (!found) return undefined
  const messages = (await listMessages(id, ALL, db)).map(({ message }) => message)
  const seen = new Set(messages.map((message) => message.id))
  return { chat: found.chat, messages: [...messages, ...starred.filter((message) => !seen.has(message.id))] }
}
