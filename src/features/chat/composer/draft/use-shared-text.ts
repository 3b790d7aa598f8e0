import { useEffect } from 'react'
import type { GeneratorType } from '#content/contract.ts'
import { readSharedText } from '#session/shared-text.ts'
import { draftKey } from './draft-key.ts'

/** A new lesson plan chat takes the text that was shared into the app. The first paint does not need its code. */
export function useSharedText(generatorType: GeneratorType, sessionId: string | undefined): void {
  useEffect(() => {
    if (sessionId || generatorType !== 'lessonPlan' || !readSharedText()) return
    import('./take-shared-text.ts')
      .then(({ takeSharedText }) => takeSharedText(draftKey(generatorType, undefined)))
      .catch(() => undefined) // the text waits for the next time
  }, [generatorType, sessionId])
}
