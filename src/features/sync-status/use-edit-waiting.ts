import { useNavigate } from '@tanstack/react-router'
import type { GeneratorType } from '#content/contract.ts'
import { takeBackMessage } from '#local-store/commands/take-back.ts'
import type { WaitingEntry } from '#local-store/queries/waiting.ts'
import { flushDrafts } from '#platform/flush-drafts.ts'
import { restoreText } from '#session/composer-text.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import { setActiveCurriculum } from '#session/curriculum-choice.ts'
import { showToast } from '#session/toasts.ts'

const NOT_OPENED = {
  title: 'Could not open it to edit',
  text: 'This device has no room for a draft. Copy the text instead.',
  kind: 'error',
} as const

/** Shown when the entry was sent after the list was drawn and before the press. */
export const ON_ITS_WAY = 'It is being sent now.'

/** Opens the place to edit: the chat, a new chat or the resource editor. */
export function useOpenForEditing(): (at: {
  generatorType: GeneratorType
  sessionId: string | undefined
  messageId: string | undefined
}) => Promise<void> {
  const navigate = useNavigate()
  return async ({ generatorType, sessionId, messageId }) => {
    const plan = generatorType === 'lessonPlan'
    if (messageId) return navigate({ to: '/resource-edit/$messageId', params: { messageId } })
    if (!sessionId) {
      setCurrentChat(null)
      return navigate({ to: plan ? '/lesson-plan' : '/resource' })
    }
    const to = plan ? '/lesson-plan/chat/$sessionId' : '/resource/chat/$sessionId'
    return navigate({ to, params: { sessionId } })
  }
}

/**
 * Opens a waiting entry for editing. A message leaves the outbox only as it becomes a draft. An edit stays there: the
 * editor shows it, and the next save replaces it.
 */
export function useEditWaiting(onLeave: () => void): (entry: WaitingEntry) => Promise<void> {
  const openForEditing = useOpenForEditing()
  return async ({ op, opId }) => {
    if (op.op === 'resource.save') {
      onLeave()
      const { session_id: sessionId, message_id: messageId } = op
      return openForEditing({ generatorType: 'resourceGenerator', sessionId, messageId })
    }
    await flushDrafts()
    const taken = await takeBackMessage(opId)
    if (!taken.ok) {
      return showToast(
        taken.reason === 'not_found' ? { title: 'Could not open it to edit', text: ON_ITS_WAY } : NOT_OPENED,
      )
    }
    onLeave()
    const { op: sent, chatGone, draftKey, text } = taken
    await openForEditing({
      generatorType: sent.generator_type,
      sessionId: chatGone ? undefined : sent.session_id,
      messageId: undefined,
    })
    restoreText(draftKey, text)
    if (sent.context) setActiveCurriculum(sent.context)
  }
}
