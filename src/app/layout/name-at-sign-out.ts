import { generateTitle } from '#backend/functions.ts'
import { localTitle, NEW_CHAT_TITLE } from '#domain/titles.ts'
import { renameChat } from '#local-store/commands/chats.ts'
import { readChat } from '#local-store/queries/chats.ts'
import { readFirstWords } from '#local-store/queries/first-words.ts'
import { seemsOnline } from '#platform/online.ts'
import { readCurrentChat } from '#session/current-chat.ts'

/** The service has this long, then the first words of the message are the title (OP-32). */
const PATIENCE_MS = 2_000

/**
 * Before a sign-out: the current chat, if nobody has named it, by its oldest message [CHAT-66] [CHAT-67]. Silent whatever
 * happens [CHAT-70]. Offline it is left: the name could not be sent, and would only be one more thing to lose.
 */
export async function nameCurrentChat(): Promise<void> {
  const sessionId = readCurrentChat()
  if (sessionId === null || !seemsOnline()) return
  try {
    const chat = (await readChat(sessionId))?.chat
    if (chat?.title !== NEW_CHAT_TITLE || chat.is_deleted) return
    const words = await readFirstWords(sessionId)
    if (words) await renameChat(sessionId, (await generatedTitle(words)) ?? localTitle(words))
  } catch {
    // a name is not worth keeping anybody from signing out
  }
}

async function generatedTitle(words: string): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS))
  const answer = await Promise.race([generateTitle(words).catch(() => undefined), late])
  return answer?.ok ? answer.value : undefined
}
