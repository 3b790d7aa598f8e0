import { generateTitle } from '#backend/functions.ts'
import { NEW_CHAT_TITLE } from '#domain/titles.ts'
import { firstTitle } from '#features/chat/composer/send/first-title.ts'
import { renameChat } from '#local-store/commands/chats.ts'
import { readChat } from '#local-store/queries/chats.ts'
import { readFirstMessage } from '#local-store/queries/first-message.ts'
import { seemsOnline } from '#platform/online.ts'
import { readCurrentChat } from '#session/current-chat.ts'

/** After this time the first words of the message become the title (OP-32). */
const MAX_WAIT_MS = 2_000

/**
 * Names the current chat after its oldest message before a sign-out, if nobody has named it [CHAT-66] [CHAT-67]. It
 * never reports a failure [CHAT-70]. Offline it does nothing: the title could not be sent, and would be lost with the
 * sign-out.
 */
export async function nameCurrentChat(): Promise<void> {
  const sessionId = readCurrentChat()
  if (sessionId === null || !seemsOnline()) return
  try {
    const chat = (await readChat(sessionId))?.chat
    if (chat?.title !== NEW_CHAT_TITLE || chat.is_deleted) return
    const message = await readFirstMessage(sessionId)
    if (message) await renameChat(sessionId, (await generatedTitle(message)) ?? (await firstTitle(message)))
  } catch {
    // a missing title must not keep anybody from signing out
  }
}

async function generatedTitle(message: string): Promise<string | undefined> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, MAX_WAIT_MS))
  const answer = await Promise.race([generateTitle(message).catch(() => undefined), late])
  return answer?.ok ? answer.value : undefined
}
