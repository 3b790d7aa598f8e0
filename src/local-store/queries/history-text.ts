import Dexie from 'dexie'
import type { ChatMessage } from '#domain/rows.ts'
import { foldText, textOfHtml, textOfMarkdown } from '#domain/search-text.ts'
import type { StoreDb } from '../db.ts'
import { messagesOfChat } from '../messages-of-chat.ts'
import { shown } from '../records.ts'
import { listRefusedSends } from './deliveries.ts'

/** The most letters kept in memory. Text beyond that is read again for every search. */
const MAX_KEPT_LETTERS = 32_000_000
const KEPT_FOR_MS = 120_000

/** The folded text of one message of a chat. */
export interface MessageText {
  id: string
  folded: string
  /** The original text, only for a message that is in no row. */
  text?: string
}

let kept = new Map<string, MessageText[]>()
let keptLetters = 0
let keptOf: string | undefined
let forgetting: ReturnType<typeof setTimeout> | undefined
const listeners = new Set<() => void>()

/** Drops the texts from memory; call it when the search ends. */
export function forgetHistory(): void {
  clearTimeout(forgetting)
  kept = new Map()
  keptLetters = 0
}

/** Calls the listener when the results may have changed, in this tab or another. */
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

/** The texts of each of these chats, from memory or from the disk. */
export async function readTexts(ids: readonly string[], db: StoreDb): Promise<MessageText[][]> {
  if (keptOf !== db.name) forgetHistory()
  keptOf = db.name
  clearTimeout(forgetting)
  forgetting = setTimeout(forgetHistory, KEPT_FOR_MS)
  const into = kept
  const all = await Promise.all(ids.map((id) => into.get(id) ?? textsOf(id, db)))
  all.forEach((texts, at) => {
    const id = ids[at] ?? ''
    const letters = texts.reduce((sum, { folded }) => sum + folded.length, 0)
    // A change while they were read may have made them out of date, so they are not kept.
    if (into !== kept || into.has(id) || keptLetters + letters > MAX_KEPT_LETTERS) return
    into.set(id, texts)
    keptLetters += letters
  })
  return all
}

async function textsOf(sessionId: string, db: StoreDb): Promise<MessageText[]> {
  const records = await messagesOfChat(sessionId, db).toArray()
  return records.flatMap((record) => {
    const message = shown(record)
    return message ? [{ id: message.id, folded: foldText(textOf(message)) }] : []
  })
}

/** The text of a message for display. */
export async function readMessageText(messageId: string, db: StoreDb): Promise<string> {
  const message = shown(await db.chat_messages.get(messageId))
  return message ? textOf(message) : ''
}

/** The text as the screen shows it: for a resource that of its document, with the teacher's edits. */
function textOf({ content, chat_content, html_content, edited_html_content }: ChatMessage): string {
  const html = edited_html_content ?? html_content
  const said = chat_content || content
  return html ? `${textOfMarkdown(said)} ${textOfHtml(html)}` : textOfMarkdown(said)
}

/** The texts of refused messages by chat. They are in no row, and there are few. */
export async function readRefusedTexts(db: StoreDb): Promise<Map<string, MessageText[]>> {
  const said = new Map<string, MessageText[]>()
  for (const { op } of await listRefusedSends(db)) {
    if (op.op !== 'message.send') continue
    const texts = { id: op.message_id, folded: foldText(op.content), text: op.content }
    said.set(op.session_id, [...(said.get(op.session_id) ?? []), texts])
  }
  return said
}
