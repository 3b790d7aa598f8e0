import { useEffect, useRef } from 'react'
import type { GeneratorType } from '#content/contract.ts'
import { readCurrentChat } from '#session/current-chat.ts'
import { onGoalsChosen, resetCurriculumChoice } from '#session/curriculum-choice.ts'
import { hasResourcePrompt } from './actions/resource-prompt.ts'
import { draftKey } from './composer/draft/draft-key.ts'

let scope: string | undefined

/**
 * Chosen goals belong to one chat: another chat or another kind of page starts with its own [CURR-21] [CURR-22]. A
 * new chat that gets its address by its first send is still the same chat.
 */
export function useCurriculumScope(generatorType: GeneratorType, sessionId: string | undefined): void {
  const before = useRef<string>(undefined)
  useEffect(() => {
    const key = draftKey(generatorType, sessionId)
    const isSent =
      before.current?.startsWith('new:') && sessionId !== undefined && readCurrentChat() === sessionId
    const movedFrom = isSent ? before.current : undefined
    before.current = key
    if (scope !== undefined && scope !== key && !isSent) resetCurriculumChoice()
    scope = key
    let left = false
    const anew = key === 'new:resourceGenerator' && hasResourcePrompt()
    // Where this part or the store is missing, the choice is only not stored.
    import('./composer/draft/follow-goals.soon.ts')
      .then(({ followGoals }) =>
        left ? undefined : followGoals({ key, movedFrom, anew, hasLeft: () => left }),
      )
      .catch(() => {})
    return () => {
      left = true
      onGoalsChosen()
    }
  }, [generatorType, sessionId])
}
