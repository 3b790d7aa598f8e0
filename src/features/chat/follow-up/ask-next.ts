import { createContext, type RefObject, useContext, useMemo } from 'react'
import type { ComposerHandle } from '../composer/send/use-composer-handle.ts'
import type { AskOptions } from '../composer/send/use-send.ts'
import type { MessageEntry } from '../messages/message-types.ts'

export interface AskNext {
  /** The newest reply: the next question is about this one. */
  replyId: string
  /** Sends the message with these goals; while that is not possible, puts it into the field. */
  ask: (message: string, options: AskOptions) => void
  /** Puts the beginning of a message into the field, for the teacher to finish. */
  begin: (text: string) => void
  /** No message can be sent until the limit is lifted. */
  atLimit: boolean
}

/** Undefined while a reply is being written. */
export const AskNextContext = createContext<AskNext | undefined>(undefined)

/** Asks about this reply; undefined when it is not the newest, or another is being written. */
export function useAskNext(replyId: string): AskNext['ask'] | undefined {
  const next = useContext(AskNextContext)
  return next?.replyId === replyId ? next.ask : undefined
}

/**
 * The value of the context. The newest message must be a reply: while a question waits, nothing is asked about an
 * older plan.
 */
export function useAskNextValue(
  entries: readonly MessageEntry[] | undefined,
  { isWriting, atLimit }: { isWriting: boolean; atLimit: boolean },
  composer: RefObject<ComposerHandle | null>,
): AskNext | undefined {
  const last = entries?.at(-1)?.message
  const replyId = last?.role === 'assistant' && last.state === 'done' && !isWriting ? last.id : undefined
  return useMemo(() => {
    if (replyId === undefined) return undefined
    let asked = false // until the next render, a second tap is not a second message
    return {
      replyId,
      atLimit,
      begin: (text) => void composer.current?.put(text),
      async ask(message, options) {
        if (asked) return
        asked = true
        asked = (await composer.current?.ask(message, options)) ?? false
      },
    }
  }, [replyId, atLimit, composer])
}
