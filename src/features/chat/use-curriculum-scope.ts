import { useEffect, useRef } from 'react'
import { readCurrentChat } from '#session/current-chat.ts'
import { resetCurriculumChoice } from '#session/curriculum-choice.ts'

let scope: string | undefined

/**
 * Chosen goals belong to one chat: another chat or another kind of page starts without them [CURR-21] [CURR-22]. A
 * new chat that gets its address by its first send is still the same chat.
 */
export function useCurriculumScope(generatorType: string, sessionId: string | undefined): void {
  const before = useRef<string>(undefined)
  useEffect(() => {
    const begunHere = before.current === undefined && readCurrentChat() === sessionId
    before.current = sessionId
    const next = `${generatorType}:${sessionId ?? 'new'}`
    if (scope !== undefined && scope !== next && !begunHere) resetCurriculumChoice()
    scope = next
  }, [generatorType, sessionId])
}
