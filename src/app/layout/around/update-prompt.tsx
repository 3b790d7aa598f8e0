import { useEffect, useState } from 'react'
import { NEWEST_NEWS } from '#domain/product.ts'
import { isJustUpdated, noteFirstNews } from '#platform/just-updated.ts'
import type { WorkerUpdates } from '#platform/worker-updates.ts'
import { optionalPart } from '#ui/optional-part.tsx'
import { withWorker } from '../../start/start-worker.ts'

const UpdateChip = optionalPart(async () => (await import('./update-chip.soon.tsx')).UpdateChip)

/** Offers a newer version and never forces it: the page reloads when the teacher says so [SYS-13]. */
export function UpdatePrompt() {
  const [updates, setUpdates] = useState<WorkerUpdates>()
  const [isNew] = useState(() => isJustUpdated(NEWEST_NEWS))

  useEffect(() => noteFirstNews(NEWEST_NEWS), [])
  useEffect(() => withWorker((found) => found.onReady(() => setUpdates(found))), [])

  return updates || isNew ? <UpdateChip updates={updates} isNew={isNew} /> : null
}
