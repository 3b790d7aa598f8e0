import { createContext, useContext } from 'react'
import type { Beside } from '../composer/use-send.ts'

export interface AskNext {
  /** The newest reply: what is asked next is asked about this one. */
  replyId: string
  /** Sends the words with these goals; while that is not possible, puts them into the box. */
  ask: (words: string, beside: Beside) => void
}

/** Nothing while a reply is being written. */
export const AskNextContext = createContext<AskNext | undefined>(undefined)

/** How to ask about this reply; undefined when it is not the newest, or another is being written. */
export function useAskNext(replyId: string): AskNext['ask'] | undefined {
  const next = useContext(AskNextContext)
  return next?.replyId === replyId ? next.ask : undefined
}
