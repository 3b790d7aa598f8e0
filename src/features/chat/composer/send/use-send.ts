import { useNavigate } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import type { CurriculumContext, GeneratorType, RedonePart } from '#content/contract.ts'
import { sendMessage } from '#local-store/commands/send-message.ts'
import { setCurrentChat } from '#session/current-chat.ts'
import { readCurriculumChoice } from '#session/curriculum-choice.ts'
import { readIdentity } from '#session/identity.ts'
import { awaitReply } from '#session/plan-changes.ts'
import { chatAddress } from '../../chat-address.ts'
import { draftKey } from '../draft/draft-key.ts'
import { firstTitle } from './first-title.ts'
import { dropProblem, NOT_SIGNED_IN, sendProblem, showProblem, UNEXPECTED } from './send-problem.ts'

/**
 * The options of a message that is not the text in the field: the field keeps its text, and the message brings its
 * own goals.
 */
export interface AskOptions {
  context: CurriculumContext | null
  /** The section of an earlier reply to redo. Without it the whole message is answered. */
  part?: RedonePart
}

/** Resolves to the id of the message's chat, or to undefined when nothing was sent. */
export type Send = (content: string, options?: AskOptions) => Promise<string | undefined>

async function storeMessage(
  generatorType: GeneratorType,
  sessionId: string | undefined,
  content: string,
  options?: AskOptions,
): Promise<string | undefined> {
  const { active, draft } = readCurriculumChoice()
  const context = options?.context ?? active ?? draft
  const key = options ? undefined : draftKey(generatorType, sessionId)
  const title = sessionId === undefined ? await firstTitle(content) : undefined
  const input = { sessionId, generatorType, content, context, title, part: options?.part, draftKey: key }
  const result = await sendMessage(input)
  if (result.ok) {
    dropProblem()
    awaitReply(result.replyId)
    return result.sessionId
  }
  showProblem(sendProblem(result.reason))
  return undefined
}

/**
 * Sends a message. It is stored on this device first; then a new chat gets its address, with and without a network
 * [CHAT-72] [CHAT-73].
 */
export function useSend(generatorType: GeneratorType, sessionId: string | undefined) {
  const navigate = useNavigate()
  const underWay = useRef(false)
  const [sending, setSending] = useState(false)

  const send: Send = async (content, options) => {
    if (underWay.current) return undefined
    if (!readIdentity()) {
      showProblem(NOT_SIGNED_IN)
      return undefined
    }
    underWay.current = true
    setSending(true)
    try {
      const chatId = await storeMessage(generatorType, sessionId, content, options)
      if (chatId !== undefined && !sessionId) {
        setCurrentChat(chatId)
        void navigate({ ...chatAddress(generatorType, chatId), replace: true })
      }
      return chatId
    } catch {
      showProblem(UNEXPECTED)
      return undefined
    } finally {
      underWay.current = false
      setSending(false)
    }
  }

  return { send, sending }
}
