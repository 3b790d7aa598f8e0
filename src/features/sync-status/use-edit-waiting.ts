import { useNavigate } from '@tanstack/react-router'
import type { GeneratorType } from '#domain/rows.ts'
import { takeBackMessage } from '#local-store/commands/take-back.ts'
import type { WaitingEntry } from '#local-store/queries/waiting.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import { setActiveCurriculum } from '#session/curriculum-choice.ts'
import { readOpenDraft } from '#session/open-draft.ts'
import { showToast } from '#session/toasts.ts'

const NOT_MOVED = {
  title: 'Not moved',
  text: 'This device has no room for a draft. Copy the words instead.',
  kind: 'error',
} as const

/** Sent between the look at the list and the press. */
export const ON_ITS_WAY = 'It is being sent now.'

/** Where words are written: the chat's box, a new chat's box, or the editor. */
export function useOpenWords(): (at: {
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
 * Puts the words back where they were written. A message leaves the list only as it becomes a draft. An edit stays:
 * the editor shows it, and lets it go once it is saved again.
 */
export function useEditWaiting(onLeave: () => void): (entry: WaitingEntry) => Promise<void> {
  const openWords = useOpenWords()
  return async ({ op, opId }) => {
    if (op.op === 'resource.save') {
      onLeave()
      const { session_id: sessionId, message_id: messageId } = op
      return openWords({ generatorType: 'resourceGenerator', sessionId, messageId })
    }
    await readOpenDraft()?.keep()
    const taken = await takeBackMessage(opId)
    if (!taken.ok) {
      return showToast(taken.reason === 'not_found' ? { title: 'Not moved', text: ON_ITS_WAY } : NOT_MOVED)
    }
    onLeave()
    const { op: sent, chatGone, draftKey, text } = taken
    await openWords({
      generatorType: sent.generator_type,
      sessionId: chatGone ? undefined : sent.session_id,
      messageId: undefined,
    })
    const box = readOpenDraft()
    if (box?.key === draftKey) box.show(text)
    if (sent.context) setActiveCurriculum(sent.context)
  }
}
