import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react'
import { showToast } from '#session/toasts.ts'
import type { VersionsDialogProps } from './versions-dialog.later.tsx'

/** It is seldom wanted, so it is not part of the editor, which works without it. */
const VersionsDialog = lazy<ComponentType<VersionsDialogProps>>(() =>
  import('./versions-dialog.later.tsx').then(
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

interface VersionsControl {
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

/** Restores from the strip without a look at the version; false when its text is not on this device. */
async function restoreAtOnce({ messageId, dirty, saveFirst }: Input, id: string): Promise<boolean> {
  const { restoreById } = await import('./restore-version.later.ts')
  if (dirty && !(await saveFirst())) return true
  return restoreById(messageId, id)
}
