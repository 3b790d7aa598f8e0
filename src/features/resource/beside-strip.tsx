import { useLiveQuery } from 'dexie-react-hooks'
import { Smartphone } from 'lucide-react'
import { useState } from 'react'
import { keepCurrentVersion } from '#local-store/commands/save-resource.ts'
import { listRevisionsBeside } from '#local-store/queries/revisions.ts'
import { showToast } from '#session/toasts.ts'
import { Button } from '#ui/button.tsx'
import { dayTime } from '#ui/date.ts'
import { Strip } from './strip.tsx'
import { saveFailedText } from './use-save.ts'

interface Props {
  messageId: string
  /** Opens that version. */
  onView: (revisionId: string) => void
  /** Makes that version the current one. */
  onRestore: (revisionId: string) => void
}

/** Two devices saved without knowing of each other: both versions are kept, and the teacher is told while that is so. */
export function BesideStrip({ messageId, onView, onRestore }: Props) {
  const beside = useLiveQuery(async () => listRevisionsBeside(messageId), [messageId])
  const [busy, setBusy] = useState(false)
  const [other] = beside ?? []
  if (!beside || !other) return null
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
      Also edited on another device. {otherWords(beside.length, other.here, dayTime(other.savedAt))}
    </Strip>
  )
}

/** Which of the two is not shown: the other device's, or this one's because the other's was later. */
export function otherWords(count: number, here: boolean, time: string): string {
  if (count > 1) return `${count} other versions are kept.`
  return here
    ? `The version from this device (${time}) is kept.`
    : `The version from there (${time}) is kept.`
}
