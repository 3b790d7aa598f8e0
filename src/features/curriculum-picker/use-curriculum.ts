import { useCallback, useEffect, useState } from 'react'
import type { CurriculumBlock } from '#domain/curriculum.ts'
import { loadCurriculum } from '#local-store/queries/curriculum.ts'

export type Curriculum =
  | { state: 'loading'; blocks: CurriculumBlock[] }
  | { state: 'ready'; blocks: CurriculumBlock[] }
  | { state: 'failed'; blocks: CurriculumBlock[] }

/** The subjects offered when nothing is stored and nothing can be loaded [CURR-31] [CURR-32, OP-107]. */
export const FALLBACK_SUBJECTS = ['English', 'Maths']

/** Loads the curriculum when it is first wanted. It then stays loaded for all pickers of this page. */
export function useCurriculum(wanted: boolean): Curriculum & { retry: () => void } {
  const [curriculum, setCurriculum] = useState<Curriculum>({ state: 'loading', blocks: [] })
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a retry is another attempt
  useEffect(() => {
    if (!wanted || curriculum.state === 'ready') return
    let left = false
    loadCurriculum().then(
      (blocks) => left || setCurriculum({ state: 'ready', blocks }),
      () => left || setCurriculum({ state: 'failed', blocks: [] }),
    )
    return () => {
      left = true
    }
  }, [wanted, attempt])

  const retry = useCallback(() => {
    setCurriculum({ state: 'loading', blocks: [] })
    setAttempt((before) => before + 1)
  }, [])
  return { ...curriculum, retry }
}
