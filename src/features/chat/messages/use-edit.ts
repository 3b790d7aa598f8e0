import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { takeBackMessage } from '#local-store/commands/take-back.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import { setActiveCurriculum } from '#session/curriculum-choice.ts'
import { readOpenDraft } from '#session/open-draft.ts'
import { newChatAddress } from '../chat-address.ts'
import type { MessageEntry } from './message-types.ts'

/** Takes a message that is not sent back into the box, with its goals. */
export function useEdit(): (entry: MessageEntry) => Promise<void> {
  const navigate = useNavigate()
  return useCallback(
    async ({ delivery }) => {
      if (delivery.state === 'synced') return
      await readOpenDraft()?.keep()
      const taken = await takeBackMessage(delivery.opId)
      if (!taken.ok) return
      if (taken.chatGone) {
        setCurrentChat(null)
        await navigate({ ...newChatAddress(taken.op.generator_type), replace: true })
      }
      const box = readOpenDraft()
      if (box?.key === taken.draftKey) box.show(taken.text)
      if (taken.op.context) setActiveCurriculum(taken.op.context)
    },
    [navigate],
  )
}
