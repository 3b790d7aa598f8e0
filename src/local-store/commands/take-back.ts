import type { MessageSend } from '#domain/ops.ts'
import { isoNow } from '#platform/clock.ts'
import { changeOutbox } from '../commit.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { mayBeDropped } from '../outbox-entry.ts'
import { listRefusedSends } from '../queries/deliveries.ts'
import { shown } from '../records.ts'
import { refresh } from '../refresh.ts'
import { type CommandResult, refuse } from './result.ts'

interface TakenBack {
  op: MessageSend
  /** The draft that now holds the message, and its whole text. */
  draftKey: string
  text: string
  /** True if the chat existed only in this message. Then the text is the draft of a new chat. */
  chatGone: boolean
}

/**
 * Turns an unsent message back into a draft, in one transaction, so that its text is always stored. Text typed there
 * since then follows below it.
 */
export async function takeBackMessage(
  opId: string,
  db: StoreDb = currentStore(),
): Promise<CommandResult<TakenBack>> {
  let taken: TakenBack | undefined
  const outcome = await changeOutbox(db, async () => {
    const entry = await db.outbox.get({ opId })
    if (!entry || !mayBeDropped(entry) || entry.op.op !== 'message.send') return
    const { op } = entry
    await db.outbox.delete(entry.seq)
    await refresh(db, entry.targets)
    const chatKey = `chat:${op.session_id}`
    const chatGone = !(await isChatHere(db, op.session_id))
    const draftKey = chatGone ? `new:${op.generator_type}` : chatKey
    const typed = [(await db.drafts.get(chatKey))?.text]
    if (chatGone) {
      typed.push((await db.drafts.get(draftKey))?.text)
      await db.drafts.delete(chatKey)
    }
    const text = [op.content, ...typed.filter((words) => words?.trim() && words !== op.content)].join('\n\n')
    await db.drafts.put({ key: draftKey, text, savedAt: isoNow() })
    taken = { op, draftKey, text, chatGone }
  })
  if (!outcome.ok) return outcome
  return taken ? { ok: true, ...taken } : refuse('not_found')
}

async function isChatHere(db: StoreDb, sessionId: string): Promise<boolean> {
  if (shown(await db.chat_sessions.get(sessionId))) return true
  return (await listRefusedSends(db, sessionId)).length > 0
}
