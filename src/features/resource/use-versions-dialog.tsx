import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { showToast } from '#session/toasts.ts'
import type { VersionsDialogProps } from './versions-dialog.tsx'

/** Seldom wanted, so it is not part of the editor; without it the editor goes on. */
const VersionsDialog = lazy<ComponentType<VersionsDialogProps>>(() =>
  import('./versions-dialog.tsx').then(
    (part) => ({ default: part.VersionsDialog }),
    () => ({ default: NeedsConnection }),
  ),
)

function NeedsConnection({ onClose }: VersionsDialogProps): ReactNode {
  queueMicrotask(() => {
    showToast({ title: 'Needs a connection', text: 'The list of versions is not on this device yet.' })
    onClose()
  })
  return null
}

interface Input {
  messageId: string
  title: string
  dirty: boolean
  saveFirst: () => Promise<boolean>
}

export interface VersionsControl {
  openList: () => void
  view: (revisionId: string) => void
  restore: (revisionId: string) => void
  dialog: ReactNode
}

export function useVersionsDialog(input: Input): VersionsControl {
  const [at, setAt] = useState<{ first: string | undefined }>()
  const dialog = at && (
    <Suspense>
      <VersionsDialog {...input} first={at.first} onClose={() => setAt(undefined)} />
    </Suspense>
  )
  const view = (first: string) => setAt({ first })
  return {
    openList: () => setAt({ first: undefined }),
    view,
    restore: (id) => void restoreAtOnce(input, id).then((done) => done || view(id)),
    dialog,
  }
}

/** From the notice. What is not on this device has to be fetched, so it is looked at first. */
async function restoreAtOnce({ messageId, dirty, saveFirst }: Input, id: string): Promise<boolean> {
  const { restoreById } = await import('./restore-version.ts')
  if (dirty && !(await saveFirst())) return true
  return restoreById(messageId, id)
}
