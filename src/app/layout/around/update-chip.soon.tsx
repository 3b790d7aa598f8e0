import { useRouterState } from '@tanstack/react-router'
import { RefreshCw } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { NEWEST_NEWS } from '#domain/product.ts'
import { flushBeforeLeaving } from '#platform/flush-drafts.ts'
import { noteNewsShown, noteUpdateTaken } from '#platform/just-updated.ts'
import type { WorkerUpdates } from '#platform/worker-updates.ts'
import { generatorPath } from '../new-chat-button.tsx'

interface UpdateChipProps {
  /** A newer version that waits. */
  updates: WorkerUpdates | undefined
  /** This is the first page of one. */
  isNew: boolean
}

/** Says that a newer version waits, or what the last one brought. */
export function UpdateChip({ updates, isNew }: UpdateChipProps) {
  const [closed, setClosed] = useState<'news' | 'offer'>()
  const path = useRouterState({ select: (state) => state.location.pathname })
  useEffect(() => {
    if (isNew) noteNewsShown(NEWEST_NEWS)
  }, [isNew])

  // The editor holds unsaved edits, so there the offer waits for the next screen.
  if (path.startsWith('/resource-edit/')) return null
  const aboveComposer = generatorPath(path) !== undefined
  if (updates) {
    if (closed === 'offer') return null
    const reload = async () => {
      await flushBeforeLeaving()
      noteUpdateTaken()
      updates.apply()
    }
    return (
      <Chip
        text="Update ready"
        close="Later"
        aboveComposer={aboveComposer}
        onClose={() => setClosed('offer')}
      >
        <button type="button" className={STRONG} onClick={reload}>
          Reload now
        </button>
      </Chip>
    )
  }
  if (!isNew || closed) return null
  return (
    <Chip text="Updated" close="Close" aboveComposer={aboveComposer} onClose={() => setClosed('news')}>
      <a href="/help#whats-new" className={STRONG}>
        What's new
      </a>
    </Chip>
  )
}

const STRONG = 'btn border-0 bg-neutral-content px-4 text-neutral'

interface ChipProps {
  text: string
  close: string
  /** In a chat the composer is at the bottom of the screen. */
  aboveComposer: boolean
  onClose: () => void
  children: ReactNode
}

function Chip({ text, close, aboveComposer, onClose, children }: ChipProps) {
  const bottom = aboveComposer ? 'bottom-44' : 'bottom-3 md:bottom-6'
  return (
    <div className={`fixed inset-x-3 z-40 md:inset-x-auto md:right-6 ${bottom}`} role="status">
      <div className="flex items-center gap-1 rounded-box bg-neutral py-1.5 pr-1.5 pl-4 text-neutral-content shadow-sheet">
        <RefreshCw className="mr-1.5 size-5" aria-hidden="true" />
        <p className="grow md:pr-6">{text}</p>
        <button
          type="button"
          className="btn border-0 bg-transparent px-3 text-neutral-content"
          onClick={onClose}
        >
          {close}
        </button>
        {children}
      </div>
    </div>
  )
}
