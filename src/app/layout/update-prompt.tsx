import { useRouterState } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { useEffect, useState } from 'react'
import { flushBeforeLeaving } from '#platform/flush-drafts.ts'
import type { WorkerUpdates } from '#platform/worker-updates.ts'
import { withWorker } from '../start/start-worker.ts'
import { generatorPath } from './new-chat-button.tsx'

/** Offers a newer version and never forces it: the page reloads when the teacher says so [SYS-13]. */
export function UpdatePrompt() {
  const [updates, setUpdates] = useState<WorkerUpdates>()
  const [later, setLater] = useState(false)
  const path = useRouterState({ select: (state) => state.location.pathname })

  useEffect(() => withWorker((found) => found.onReady(() => setUpdates(found))), [])

  // The editor holds unsaved edits, so there the offer waits for the next screen.
  if (updates === undefined || later || path.startsWith('/resource-edit/')) return null
  return (
    <UpdateChip
      aboveComposer={generatorPath(path) !== undefined}
      onLater={() => setLater(true)}
      onReload={async () => {
        await flushBeforeLeaving()
        updates.apply()
      }}
    />
  )
}

interface UpdateChipProps {
  /** In a chat the composer is at the bottom of the screen. */
  aboveComposer: boolean
  onLater: () => void
  onReload: () => void
}

function UpdateChip({ aboveComposer, onLater, onReload }: UpdateChipProps) {
  const bottom = aboveComposer ? 'bottom-44' : 'bottom-3 md:bottom-6'
  return (
    <div className={`fixed inset-x-3 z-40 md:inset-x-auto md:right-6 ${bottom}`} role="status">
      <div className="flex items-center gap-1 rounded-box bg-neutral py-1.5 pr-1.5 pl-4 text-neutral-content shadow-sheet">
        <RefreshCw className="mr-1.5 size-5" aria-hidden="true" />
        <p className="grow md:pr-6">Update ready</p>
        <button
          type="button"
          className="btn border-0 bg-transparent px-3 text-neutral-content"
          onClick={onLater}
        >
          Later
        </button>
        <button
          type="button"
          className="btn border-0 bg-neutral-content px-4 text-neutral"
          onClick={onReload}
        >
          Reload now
        </button>
      </div>
    </div>
  )
}
