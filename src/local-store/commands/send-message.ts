import type { CurriculumContext, GeneratorType, RedonePart } from '#content/contract.ts'
import { cleanText } from '#domain/clean-text.ts'
import { type MessageSend, sendOp } from '#domain/ops.ts'
import { MAX_PROMPT_CHARS } from '#domain/product.ts'
import { localTitle } from '#domain/titles.ts'
import { newId } from '#platform/ids.ts'
import { commit } from '../commit.ts'
import { currentStore } from '../current-store.ts'
import type { StoreDb } from '../db.ts'
import { removeCopyOf } from '../draft-copies.ts'
import { readPlanState } from '../queries/usage.ts'
import { type CommandResult, readThenCommit, refuse } from './result.ts'

interface MessageInput {
  /** Without it, the message begins a new chat. */
  sessionId?: string | undefined
  generatorType: GeneratorType
  content: string
  context: CurriculumContext | null
  /** The first title of a new chat; without it, the first words of the message. */
  title?: string | undefined
  /** The section of an earlier reply to redo. */
  part?: RedonePart | undefined
  /** The draft that holds this text. It is deleted in the transaction that saves the message. */
  draftKey?: string | undefined
}

interface SentMessage {
  sessionId: string
  messageId: string
  replyId: string
}

/** [CHAT-137] [CHAT-142] [SYS-21] Saves a message on this device. Sync sends it to the server, once. */
export async function sendMessage(
  input: MessageInput,
  db: StoreDb = currentStore(),
): Promise<CommandResult<SentMessage>> {
  const content = cleanText(input.content).trim()
  if (!content) return refuse('empty')
  if (content.length > MAX_PROMPT_CHARS) return refuse('too_long')
  return readThenCommit(db, async () => {
    if (!(await readPlanState(db)).canSendMessage) return refuse('limit')
    const sent = { sessionId: input.sessionId ?? newId(), messageId: newId(), replyId: newId() }
    const committed = await commit(opOf(input, content, sent), db, input.draftKey)
    if (!committed.ok) return committed
    // A copy with other text was typed after the send, so it stays.
    if (input.draftKey)
      removeCopyOf(db.userId, input.draftKey, (copied) => cleanText(copied).trim() === content)
    return { ok: true, ...sent }
  })
}

function opOf(
  { generatorType, context, part, title }: MessageInput,
  content: string,
  sent: SentMessage,
): MessageSend {
  return sendOp(newId(), {
    session_id: sent.sessionId,
    message_id: sent.messageId,
    reply_id: sent.replyId,
    generator_type: generatorType,
    content,
    context,
    title: title ?? localTitle(content),
    ...(part && { part }),
  })
}
