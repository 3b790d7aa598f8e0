import { takeBackMessage } from '#local-store/commands/take-back.ts'
import { flushDrafts } from '#platform/flush-drafts.ts'
import { restoreText } from '#session/composer-text.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import { setActiveCurriculum } from '#session/curriculum-choice.ts'
import { newChatAddress } from '../../chat-address.ts'

type Go = (address: ReturnType<typeof newChatAddress> & { replace: true }) => Promise<void>

/** Moves an unsent message back into the composer, with its goals. */
export async function editMessage(opId: string, go: Go): Promise<void> {
  await flushDrafts()
  const taken = await takeBackMessage(opId)
  if (!taken.ok) return
  if (taken.chatGone) {
    setCurrentChat(null)
    await go({ ...newChatAddress(taken.op.generator_type), replace: true })
  }
  restoreText(taken.draftKey, taken.text)
  if (taken.op.context) setActiveCurriculum(taken.op.context)
}
