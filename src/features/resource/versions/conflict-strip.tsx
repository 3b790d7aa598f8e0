import { useLiveQuery } from 'dexie-react-hooks'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { keepCurrentVersion } from '#local-store/commands/save-resource.ts'
import { listConflicts } from '#local-store/queries/revisions.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { dayTime } from '#ui/date.ts'
import { saveFailedText } from '../editor/use-save.ts'
import { Strip } from '../strip.tsx'

interface Props {
  messageId: string
  /** Opens that version. */
  onView: (revisionId: string) => void
  /** Makes that version the current one. */
  onRestore: (revisionId: string) => void
}

/** Two devices saved without knowing of each other. Both versions are kept, and this stays until the teacher decides. */
export function ConflictStrip({ messageId, onView, onRestore }: Props) {
  const conflicts = useLiveQuery(async () => listConflicts(messageId), [messageId])
  const [busy, setBusy] = useState(false)
  const [other] = conflicts ?? []
  if (!conflicts || !other) return null
  const keep = async () => {
    setBusy(true)
    const kept = await keepCurrentVersion({ messageId })
    setBusy(false)
    if (!kept.ok) showToast({ title: 'Save failed', text: saveFailedText(kept.reason), kind: 'error' })
  }
  return (
    <Strip
      icon={<Smartphone className="size-5 shrink-0 text-warning" aria-hidden="true" />}
      actions={
        <>
          <Button variant="ghost" onClick={() => onView(other.id)}>
            View
          </Button>
          <Button variant="ghost" onClick={() => onRestore(other.id)}>
            Restore
          </Button>
          <Button variant="ghost" busy={busy} onClick={() => void keep()}>
            Keep this one
          </Button>
        </>
      }
    >
      Also edited on another device. {conflictText(conflicts.length, other.here, dayTime(other.savedAt))}
    </Strip>
  )
}

/** Names the version that is not shown: the other device's, or this device's when the other's was later. */
function conflictText(count: number, here: boolean, time: string): string {
  if (count > 1) return `${count} other versions are kept.`
  return here
    ? `The version from this device (${time}) is kept.`
    : `The version from there (${time}) is kept.`
}
