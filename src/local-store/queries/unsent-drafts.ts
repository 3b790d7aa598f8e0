import type { GeneratorType } from '#content/contract.ts'
import { currentStore } from '../current-store.ts'
import type { Draft, StoreDb } from '../db.ts'
import { shown } from '../records.ts'

export interface UnsentDraft extends Draft {
  /** True if it is the draft of a message or of an edit. */
  kind: 'message' | 'edit'
  generatorType: GeneratorType
  /** The chat to which the draft belongs; undefined for a new chat. */
  sessionId: string | undefined
  /** The message whose document is being edited. */
  messageId: string | undefined
  /** The title of that chat, if this device has it. */
  title: string | undefined
}

/** Drafts that were neither sent nor saved, the latest first. */
export async function listUnsentDrafts(db: StoreDb = currentStore()): Promise<UnsentDraft[]> {
  const drafts = (await db.drafts.toArray()).filter(({ text }) => text.trim() !== '')
  const described = await Promise.all(drafts.map((draft) => describe(db, draft)))
  return described.sort((one, other) => (one.savedAt < other.savedAt ? 1 : -1))
}

export async function countUnsentDrafts(db: StoreDb = currentStore()): Promise<number> {
  return db.drafts.filter(({ text }) => text.trim() !== '').count()
}

async function describe(db: StoreDb, draft: Draft): Promise<UnsentDraft> {
  const [area = '', id = ''] = draft.key.split(/:(.*)/s)
  const messageId = area === 'resource' ? id : undefined
  const message = messageId ? shown(await db.chat_messages.get(messageId)) : undefined
  const sessionId = area === 'chat' ? id : message?.session_id
  const chat = sessionId ? shown(await db.chat_sessions.get(sessionId)) : undefined
  const ofNew = id === 'resourceGenerator' ? 'resourceGenerator' : 'lessonPlan'
  return {
    ...draft,
    kind: messageId ? 'edit' : 'message',
    generatorType: chat?.generator_type ?? (messageId ? 'resourceGenerator' : ofNew),
    sessionId,
    messageId,
    title: chat?.title,
  }
}
