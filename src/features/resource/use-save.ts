import { useEffect, useRef, useState } from 'react'
import { clearDraft } from '#local-store/commands/drafts.ts'
import { saveResource } from '#local-store/commands/save-resource.ts'
import { discardWaiting } from '#local-store/commands/waiting.ts'
import { sanitiseDocument } from '#platform/sanitise-html.ts'
import { readIdentity } from '#session/identity.ts'
import { showToast } from '#session/toasts.ts'
import { draftKey, type ResourceEdit } from './use-resource-edit.ts'

/** Why a save failed, in the words of the catalogue [RES-83] [RES-85] [RES-90]. */
const PROBLEMS: Record<string, string> = {
  signed_out: 'Not authenticated',
  not_found: 'Resource not found or not permitted',
  too_long: 'The resource is too large. Take out a picture, then save again.',
  storage_full: 'This device is full. Your text stays here until there is room.',
  storage_broken: 'This device could not write it down. Your text stays here: copy it before you leave.',
}

export function saveFailedText(reason: string | undefined): string {
  const problem = reason ? PROBLEMS[reason] : undefined
  return problem ? `Failed to save: ${problem}` : 'Failed to save changes. Please try again.'
}

interface Input {
  messageId: string
  /** The revision the editor opened */
  baseId: string | null
  edit: ResourceEdit
  /** A refused save whose words are in this editor: a save that goes through takes its place */
  refusedOp: string | null
  /** What the device has as current */
  stored: { storedEdit: string | null; revision: string | null }
}

/** Saving works offline: the change is on the device and on its way [OP-94]. Never twice at once [RES-71]. */
export function useSave({ messageId, baseId, edit, refusedOp, stored }: Input) {
  const running = useRef(false)
  const base = useRef(baseId)
  const [saving, setSaving] = useState(false)
  const { storedEdit, revision } = stored

  // The same text under another id, after "Keep this one": the next save builds on that.
  useEffect(() => {
    if (storedEdit !== null && edit.isSaved(storedEdit)) base.current = revision
  }, [storedEdit, revision, edit.isSaved])

  const save = async () => {
    if (running.current || !edit.checkDirty()) return
    running.current = true
    setSaving(true)
    try {
      const html = edit.currentHtml()
      const clean = sanitiseDocument(html)
      edit.know(clean)
      const result = readIdentity()
        ? await saveResource({ messageId, html: clean, baseId: base.current })
        : ({ ok: false, reason: 'signed_out' } as const)
      if (!result.ok) {
        showToast({ title: 'Save failed', text: saveFailedText(result.reason), kind: 'error' })
        return
      }
      base.current = result.revisionId
      await clearDraft(draftKey(messageId))
      if (refusedOp) await discardWaiting(refusedOp)
      edit.markSaved(html)
      showToast({
        title: 'Changes saved',
        text: 'Your changes have been saved successfully.',
        kind: 'success',
      })
    } finally {
      running.current = false
      setSaving(false)
    }
  }
  return { saving, save }
}
