import Dexie from 'dexie'
import type { ChatMessage } from '#domain/rows.ts'
import { foldText, textOfHtml, textOfMarkdown } from '#domain/search-text.ts'
import type { StoreDb } from '../db.ts'
import { messagesOfChat } from '../messages-of-chat.ts'
import { shown } from '../records.ts'
import { listRefusedSends } from './deliveries.ts'

/** Letters kept in memory at most; what is beyond is read again for every search. */
const MOST_KEPT = 32_000_000
const KEPT_FOR_MS = 120_000

/** The folded words of a chat's messages, as they were last read. */
export interface ChatWords {
  id: string
  folded: string
  /** Only of words that are in no row. */
  text?: string
}

let kept = new Map<string, ChatWords[]>()
let keptLetters = 0
let keptOf: string | undefined
let forgetting: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Nothing of a teacher's words stays in memory once nobody searches. */
export function forgetHistory(): void {
  clearTimeout(forgetting)
  kept = new Map()
  keptLetters = 0
}

/** Told when what was found may have changed, in this tab or another. */
export function onHistoryChanged(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

Dexie.on('storagemutated', (parts: Record<string, unknown>) => {
  const tables = Object.keys(parts).flatMap((part) => /\/(chat_\w+|outbox)\//.exec(part)?.[1] ?? [])
  if (tables.length === 0) return
  if (tables.includes('chat_messages')) forgetHistory()
  for (const listener of listeners) listener()
})

/** Of each of these chats, from memory or from the disk. */
export async function readWords(ids: readonly string[], db: StoreDb): Promise<ChatWords[][]> {
  if (keptOf !== db.name) forgetHistory()
  keptOf = db.name
  clearTimeout(forgetting)
  forgetting = setTimeout(forgetHistory, KEPT_FOR_MS)
  const into = kept
  const all = await Promise.all(ids.map((id) => into.get(id) ?? wordsOf(id, db)))
  all.forEach((words, at) => {
    const id = ids[at] ?? ''
    const letters = words.reduce((sum, { folded }) => sum + folded.length, 0)
    // Something changed while it was read: it may be old already.
    if (into !== kept || into.has(id) || keptLetters + letters > MOST_KEPT) return
    into.set(id, words)
    keptLetters += letters
  })
  return all
}

async function wordsOf(sessionId: string, db: StoreDb): Promise<ChatWords[]> {
  const records = await messagesOfChat(sessionId, db).toArray()
  return records.flatMap((record) => {
    const message = shown(record)
    return message ? [{ id: message.id, folded: foldText(textOf(message)) }] : []
  })
}

/** As it is read, for showing. */
export async function readText(messageId: string, db: StoreDb): Promise<string> {
  const message = shown(await db.chat_messages.get(messageId))
  return message ? textOf(message) : ''
}

/** As it is read on the screen: a resource by its document, with the teacher's edits. */
function textOf({ content, chat_content, html_content, edited_html_content }: ChatMessage): string {
  const html = edited_html_content ?? html_content
  const said = chat_content || content
  return html ? `${textOfMarkdown(said)} ${textOfHtml(html)}` : textOfMarkdown(said)
}

/** Refused messages are in no row; they are few. */
export async function readRefusedWords(db: StoreDb): Promise<Map<string, ChatWords[]>> {
  const said = new Map<string, ChatWords[]>()
  for (const { op } of await listRefusedSends(db)) {
    if (op.op !== 'message.send') continue
    const words = { id: op.message_id, folded: foldText(op.content), text: op.content }
    said.set(op.session_id, [...(said.get(op.session_id) ?? []), words])
  }
  return said
}
