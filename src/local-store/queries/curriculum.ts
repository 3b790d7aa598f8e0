import type { CurriculumBlock } from '#domain/curriculum.ts'
import curriculumUrl from '../../../supabase/seed/nz-curriculum.json?url'

export type { CurriculumBlock } from '#domain/curriculum.ts'
export { blocksUnder, choicesOf, isDraftSubject } from '#domain/curriculum.ts'

let loading: Promise<CurriculumBlock[]> | undefined
let savedAt: number | null = null

/** When this device fetched the curriculum it shows; null before it is loaded, or when the server did not say. */
export const curriculumSavedAt = (): number | null => savedAt

/**
 * The whole curriculum as this build knows it: one file named by its content, kept by the service worker from the first
 * visit on. Throws when it can be had neither from there nor from the network; asking again tries again.
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
