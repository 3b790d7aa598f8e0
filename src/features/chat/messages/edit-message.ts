import { takeBackMessage } from '#local-store/commands/take-back.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import { setActiveCurriculum } from '#session/curriculum-choice.ts'
import { readOpenDraft } from '#session/open-draft.ts'
import { newChatAddress } from '../chat-address.ts'

type Go = (address: ReturnType<typeof newChatAddress> & { replace: true }) => Promise<void>

/** Takes a message that is not sent back into the box, with its goals. */
export async function editMessage(opId: string, go: Go): Promise<void> {
  await readOpenDraft()?.keep()
  const taken = await takeBackMessage(opId)
  if (!taken.ok) return
  if (taken.chatGone) {
    setCurrentChat(null)
    await go({ ...newChatAddress(taken.op.generator_type), replace: true })
  }
  const box = readOpenDraft()
  if (box?.key === taken.draftKey) box.show(taken.text)
  if (taken.op.context) setActiveCurriculum(taken.op.context)
}
