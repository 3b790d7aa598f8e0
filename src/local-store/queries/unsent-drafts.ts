import type { GeneratorType } from '#domain/rows.ts'
import type { Draft, StoreDb } from '../db.ts'
import { currentStore } from '../open-store.ts'
import { shown } from '../records.ts'

export interface UnsentDraft extends Draft {
  /** Of a message not sent, or of an edit not saved. */
  kind: 'message' | 'edit'
  generatorType: GeneratorType
  /** The chat the words belong to; undefined for a new chat. */
  sessionId: string | undefined
  /** The message whose document is being edited. */
  messageId: string | undefined
  /** Of that chat, when this device knows it. */
  title: string | undefined
}

/** Words that were typed and neither sent nor saved, the latest first. */
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
