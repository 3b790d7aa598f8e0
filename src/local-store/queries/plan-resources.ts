import type { ChatMessage } from '#domain/rows.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { messagesOfChat } from '../messages-of-chat.ts'
import { shown } from '../records.ts'

/** The number of newest chats that are searched, because a teacher makes the resources soon after the plan. */
const MAX_CHATS = 60
const MAX_MESSAGES = 40

interface Plan {
  title: string
  /** The time when this version of the plan was made. */
  since: string
  sessionId: string
}

/**
 * The resources made from a lesson plan, the newest of each chat. No row says which plan a resource came from, but the
 * request for it names the plan's title. A plan that was changed later keeps the resources of its earlier versions until
 * it has some of its own.
 */
export async function resourcesOfPlan(
  { title, since, sessionId }: Plan,
  db: StoreDb = currentStore(),
): Promise<ChatMessage[]> {
  const begun = shown(await db.chat_sessions.get(sessionId))?.created_at ?? since
  const all = await resourcesNaming(title, begun, db)
  const own = all.filter(({ created_at }) => created_at >= since)
  return own.length > 0 ? own : all
}

/**
 * The newest version of the lesson plan that the request for a resource names; undefined where there is none.
 * @param titleOf answers the title of a typed plan, and undefined for other documents
 */
export async function planOfResource(
  sessionId: string,
  titleOf: (doc: unknown) => string | undefined,
  db: StoreDb = currentStore(),
): Promise<{ title: string; messageId: string; sessionId: string } | undefined> {
  const asked = (await messagesOf(sessionId, db)).find(({ role }) => role === 'user')?.content ?? ''
  for (const record of await db.chat_sessions.orderBy('listed').reverse().limit(MAX_CHATS).toArray()) {
    const chat = shown(record)
    if (chat?.generator_type !== 'lessonPlan') continue
    const plans = (await messagesOf(chat.id, db)).filter(({ state }) => state === 'done')
    const plan = plans.findLast(({ doc }) => names(asked, titleOf(doc) ?? ''))
    if (plan) return { title: titleOf(plan.doc) ?? '', messageId: plan.id, sessionId: chat.id }
  }
  return undefined
}

async function resourcesNaming(title: string, since: string, db: StoreDb): Promise<ChatMessage[]> {
  const chats = await db.chat_sessions.orderBy('listed').reverse().limit(MAX_CHATS).toArray()
  const found: ChatMessage[] = []
  for (const record of chats) {
    const chat = shown(record)
    if (chat?.generator_type !== 'resourceGenerator' || chat.updated_at < since) continue
    const messages = await messagesOf(chat.id, db)
    const asked = messages.some(({ role, content }) => role === 'user' && names(content, title))
    const resource = messages.findLast((message) => message.state === 'done' && hasPage(message))
    if (asked && resource) found.push(resource)
  }
  return found.reverse()
}

async function messagesOf(sessionId: string, db: StoreDb): Promise<ChatMessage[]> {
  const newest = await messagesOfChat(sessionId, db).reverse().limit(MAX_MESSAGES).toArray()
  return newest.reverse().flatMap((record) => shown(record) ?? [])
}

const hasPage = ({ edited_html_content, html_content }: ChatMessage) =>
  Boolean(edited_html_content || html_content)

function names(text: string, title: string): boolean {
  const plain = (words: string) => words.replace(/\\(.)/g, '$1').replace(/\s+/g, ' ').toLowerCase()
  return title.trim().length > 3 && plain(text).includes(plain(title.trim()))
}
