import { useEffect } from 'react'
import type { GeneratorType } from '#domain/rows.ts'
import { readSharedText } from '#session/shared-text.ts'
import { draftKey } from './use-draft.ts'

/** A new lesson plan chat takes what was shared into the app. Its code is not needed for the first paint. */
export function useSharedText(generatorType: GeneratorType, sessionId: string | undefined): void {
  useEffect(() => {
    if (sessionId || generatorType !== 'lessonPlan' || !readSharedText()) return
    import('./take-shared-text.ts')
      .then(({ takeSharedText }) => takeSharedText(draftKey(generatorType, undefined)))
      .catch(() => undefined) // it waits for the next time
  }, [generatorType, sessionId])
}
