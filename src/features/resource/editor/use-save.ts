import { useEffect, useRef, useState } from 'react'
import { sanitiseDocument } from '#documents/html/sanitise-html.ts'
import { clearDraft } from '#local-store/commands/drafts.ts'
import { saveResource } from '#local-store/commands/save-resource.ts'
import { discardWaiting } from '#local-store/commands/waiting.ts'
import { readIdentity } from '#session/identity.ts'
import { showToast } from '#session/toasts.ts'
import type { ResourceEdit } from './use-resource-edit.ts'
import { draftKey } from './use-stored-draft.ts'

/** The reasons a save fails for, as the requirements word them [RES-83] [RES-85] [RES-90] */
const PROBLEMS: Record<string, string> = {
  signed_out: 'Not authenticated',
  not_found: 'Resource not found or not permitted',
  too_long: 'The resource is too large. Take out a picture, then save again.',
  storage_full: 'This device is full. Your text stays here until there is room.',
  storage_broken: 'This device could not save it. Your text stays here: copy it before you leave.',
}

export function saveFailedText(reason: string | undefined): string {
  const problem = reason ? PROBLEMS[reason] : undefined
  return problem ? `Failed to save: ${problem}` : 'Failed to save changes. Please try again.'
}

interface Input {
  messageId: string
  /** The revision that the editor opened */
  baseId: string | null
  edit: ResourceEdit
  /** A refused save whose text is in this editor. A save that succeeds replaces it. */
  refusedOp: string | null
  /** The version that is current on this device */
  stored: { storedEdit: string | null; revision: string | null }
}

const ABOUT = 'save'
const SAVED = {
  title: 'Changes saved',
  text: 'Your changes have been saved successfully.',
  kind: 'success',
  about: ABOUT,
} as const
const SIGNED_OUT = { ok: false, reason: 'signed_out' } as const

/** Saves on this device at once, offline too; sending follows [OP-94]. One save at a time [RES-71]. */
export function useSave(input: Input) {
  const { messageId, edit, refusedOp } = input
  const running = useRef(false)
  const [saving, setSaving] = useState(false)
  const base = useBaseRevision(input)

  const store = async () => {
    const html = edit.currentHtml()
    const clean = sanitiseDocument(html)
    edit.versions.add(clean)
    const change = { messageId, html: clean, baseId: base.current }
    const result = readIdentity() ? await saveResource(change) : SIGNED_OUT
    if (!result.ok) {
      showToast({ title: 'Save failed', text: saveFailedText(result.reason), kind: 'error', about: ABOUT })
      return
    }
    base.current = result.revisionId
    await clearDraft(draftKey(messageId))
    if (refusedOp) await discardWaiting(refusedOp)
    edit.markSaved(html)
    showToast(SAVED)
  }
  const save = async () => {
    if (running.current || !edit.checkDirty()) return
    running.current = true
    setSaving(true)
    try {
      await store()
    } finally {
      running.current = false
      setSaving(false)
    }
  }
  /** Answers true when nothing is unsaved any more. */
  const saveFirst = async () => {
    await save()
    return !edit.checkDirty()
  }
  return { saving, save, saveFirst }
}

/** The revision that the next save builds on. "Keep this one" gives the same text another id. */
function useBaseRevision({ baseId, edit, stored: { storedEdit, revision } }: Input) {
  const base = useRef(baseId)
  useEffect(() => {
    if (storedEdit !== null && edit.versions.isSaved(storedEdit)) base.current = revision
  }, [storedEdit, revision, edit.versions])
  return base
}
