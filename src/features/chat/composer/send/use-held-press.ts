import { useEffect, useRef } from 'react'
import { readText } from '#session/composer-text.ts'
import { type ComposerFacts, sendBlock } from '../composer-rules.ts'

interface Holding {
  sessionId: string | undefined
  facts: ComposerFacts
  submit: (text: string) => Promise<void>
}

/**
 * Keeps an Enter that came while the chat was being loaded, and sends its message once the chat is there: an Enter that
 * does nothing looks like a broken app. A text changed since, or another chat, needs an Enter of its own. Returns the
 * function that keeps a press.
 */
export function useHeldPress({ sessionId, facts, submit }: Holding): (text: string) => void {
  const held = useRef<{ text: string; sessionId: string | undefined }>(undefined)
  const { loading } = facts

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of loading sends what was held
  useEffect(() => {
    if (loading || !held.current) return
    const { text, sessionId: heldFor } = held.current
    held.current = undefined
    if (heldFor !== sessionId || text !== readText() || sendBlock({ ...facts, text })) return
    void submit(text)
  }, [loading, sessionId])

  return (text) => {
    held.current = { text, sessionId }
  }
}
