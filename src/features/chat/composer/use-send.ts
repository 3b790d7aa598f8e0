import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { RedonePart } from '#domain/ops.ts'
import type { CurriculumContext, GeneratorType } from '#domain/rows.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import { readCurriculumChoice } from '#session/curriculum-choice.ts'
import { readIdentity } from '#session/identity.ts'
import { showToast } from '#session/toasts.ts'
import { chatAddress } from '../chat-address.ts'
import { draftKey } from './use-draft.ts'

interface Toast {
  title: string
  text: string
}

/** The catalogue's words for a send that did not happen; the text stays where it was typed. */
export function sendProblem(reason: string): Toast {
  switch (reason) {
    case 'limit':
      return {
        title: 'Message limit reached',
        text: 'You have reached your message limit. Please upgrade to continue.',
      }
    case 'storage_full':
      return {
        title: 'This device is full',
        text: 'Your message is still in the box. Free up some space, then send it again.',
      }
    case 'storage_broken':
      return {
        title: 'Failed to send',
        text: 'This browser did not let us store your message. It is still in the box: copy it, then reload the page.',
      }
    default:
      return { title: 'Failed to send', text: 'Failed to send message. Please try again.' }
  }
}

const NOT_SIGNED_IN = { title: 'Authentication required', text: 'Please sign in to send messages' }
const UNEXPECTED = { title: 'Failed to send', text: 'An unexpected error occurred. Please try again.' }

/** Words that are not those in the box: it keeps its own, and they bring their own goals. */
export interface Beside {
  context: CurriculumContext | null
  /** Only this section of an earlier reply is to be made anew. */
  part?: RedonePart
}

/** Sends words: kept on this device first, then the new chat's address, with and without a network [CHAT-72] [CHAT-73]. */
export function useSend(generatorType: GeneratorType, sessionId: string | undefined) {
  const navigate = useNavigate()
  const underWay = useRef(false)
  const [sending, setSending] = useState(false)

  async function send(content: string, beside?: Beside): Promise<boolean> {
    if (underWay.current) return false
    if (!readIdentity()) {
      showToast({ ...NOT_SIGNED_IN, kind: 'error' })
      return false
    }
    underWay.current = true
    setSending(true)
    try {
      const { active, draft } = readCurriculumChoice()
      const context = beside?.context ?? active ?? draft
      const input = { sessionId, generatorType, content, context, part: beside?.part }
      const key = beside ? undefined : draftKey(generatorType, sessionId)
      const result = await sendMessage({ ...input, draftKey: key })
      if (!result.ok) {
        showToast({ ...sendProblem(result.reason), kind: 'error' })
        return false
      }
      if (!sessionId) {
        setCurrentChat(result.sessionId)
        void navigate({ ...chatAddress(generatorType, result.sessionId), replace: true })
      }
      return true
    } catch {
      showToast({ ...UNEXPECTED, kind: 'error' })
      return false
    } finally {
      underWay.current = false
      setSending(false)
    }
  }

  return { send, sending }
}
