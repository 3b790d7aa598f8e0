import type { DeviceDraft } from '#domain/device-draft.ts'
import { currentStore, currentStoreIfOpen } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { shown } from '../records.ts'
import { entriesFor } from '../refresh.ts'
import { writing } from '../write.ts'
import { attempt, type CommandResult, refuse } from './result.ts'

/** Keeps a draft on this device, and nowhere else: no op tells the server of it. */
export const keepDeviceDraft = (draft: DeviceDraft, db: StoreDb = currentStore()): Promise<CommandResult> =>
  attempt(async () => {
    await writing(db, async () => db.device_drafts.put(draft))
    return { ok: true }
  })

export const discardDeviceDraft = (id: string, db: StoreDb = currentStore()): Promise<CommandResult> =>
  attempt(async () => {
    await writing(db, async () => db.device_drafts.delete(id))
    return { ok: true }
  })

/** True where the message or the chat of a draft is gone, by whatever way and from whatever device. */
async function isOrphan(db: StoreDb, { id, session_id }: DeviceDraft): Promise<boolean> {
  const chat = shown(await db.chat_sessions.get(session_id))
  const isHere = shown(await db.chat_messages.get(id)) !== undefined
  const isWaiting = (await entriesFor(db, `chat_messages:${id}`)).length > 0
  return chat?.is_deleted === true || !(isHere || isWaiting)
}

/** Changes a draft that is still wanted. One that was discarded, or whose message is gone, does not come back. */
const changeDeviceDraft = (id: string, change: Partial<DeviceDraft>, db: StoreDb): Promise<CommandResult> =>
  attempt(async () => {
    const tables = [db.device_drafts, db.chat_sessions, db.chat_messages, db.outbox]
    const isKept = await writing(db, () =>
      db.transaction('rw', tables, async () => {
        const draft = await db.device_drafts.get(id)
        if (!draft || (await isOrphan(db, draft))) return false
        await db.device_drafts.put({ ...draft, ...change })
        return true
      }),
    )
    return isKept ? { ok: true } : refuse('not_found')
  })

/** Where one teacher's drafts are kept, whoever else signs in while a draft is being written. */
export interface DraftStore {
  keep(draft: DeviceDraft): Promise<CommandResult>
  change(id: string, change: Partial<DeviceDraft>): Promise<CommandResult>
  read(id: string): Promise<DeviceDraft | undefined>
  /** Calls the listener when the teacher leaves, in this tab or in another one. */
  onClose(listener: () => void): () => void
}

/** The drafts of the teacher whose store is open now; undefined when nobody's is. */
export function openDraftStore(): DraftStore | undefined {
  const db = currentStoreIfOpen()
  return (
    db && {
      keep: (draft) => keepDeviceDraft(draft, db),
      change: (id, change) => changeDeviceDraft(id, change, db),
      read: async (id) => db.device_drafts.get(id),
      onClose(listener) {
        // A lost connection is closed too, and opened again: only afterwards can one tell.
        const heard = () => queueMicrotask(() => db.hasBeenClosed() && listener())
        db.on('close', heard)
        return () => db.on('close').unsubscribe(heard)
      },
    }
  )
}

/**
 * Deletes the drafts whose message or chat is gone. It runs when the app starts with drafts, so that a deletion can still
 * be taken back with everything that was there.
 */
export async function sweepDeviceDrafts(db: StoreDb = currentStore()): Promise<void> {
  const drafts = await db.device_drafts.toArray()
  const gone = await Promise.all(drafts.map(async (draft) => ((await isOrphan(db, draft)) ? [draft.id] : [])))
  await writing(db, async () => db.device_drafts.bulkDelete(gone.flat()))
}
