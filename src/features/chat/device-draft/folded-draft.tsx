import { useState } from 'react'
import { isLessonPlan } from '#content/lesson-plan.ts'
import { discardDraft } from '#device-draft/drafting.ts'
import type { DeviceDraft } from '#domain/device-draft.ts'
import { Button } from '#ui/button.tsx'
import { DRAFT_LABEL, DraftSheet } from './draft-sheet.tsx'

/** Our plan is here, so the draft is one row above it. It goes when the teacher says so. */
export function FoldedDraft({ draft }: { draft: DeviceDraft }) {
  const [open, setOpen] = useState(false)
  if (!isLessonPlan(draft.doc)) return null
  return (
    <div className="mx-auto w-full max-w-page">
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p className="min-w-0 grow text-muted">{DRAFT_LABEL}. Our plan is below.</p>
        <Button variant="ghost" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Fold the draft' : 'Keep reading the draft'}
        </Button>
        {!open && (
          <Button variant="ghost" onClick={() => void discardDraft(draft.id)}>
            Discard
          </Button>
        )}
      </div>
      {open && <DraftSheet draft={draft} drafting={false} />}
    </div>
  )
}
