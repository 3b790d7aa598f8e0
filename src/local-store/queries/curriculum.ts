import type { CurriculumBlock } from '#domain/curriculum.ts'
import curriculumUrl from '../../../supabase/seed/nz-curriculum.json?url'

let loading: Promise<CurriculumBlock[]> | undefined
let savedAt: number | null = null

/** The time when this device fetched the curriculum; null before it is loaded, or when the server did not send the time. */
export const curriculumSavedAt = (): number | null => savedAt

/**
 * The whole curriculum of this build: one file named by its content, which the service worker caches from the first visit
 * on. Throws when neither the cache nor the network has it; the next call tries again.
 */
export function loadCurriculum(): Promise<CurriculumBlock[]> {
  loading ??= fetchCurriculum().catch((cause) => {
    loading = undefined
    throw new Error('The curriculum could not be loaded', { cause })
  })
  return loading
}

async function fetchCurriculum(): Promise<CurriculumBlock[]> {
  const answer = await fetch(curriculumUrl)
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`)
  savedAt = Date.parse(answer.headers.get('date') ?? '') || null
  return answer.json()
}
