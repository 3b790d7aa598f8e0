import { useEffect } from 'react'
import type { ResourceEdit } from './use-resource-edit.ts'

interface Input {
  /** The edit the device has as current; null when nobody has edited the resource */
  storedEdit: string | null
  /** The op of a save the server refused */
  refusedOp: string | null
  /** What counts as saved when a save was refused */
  storedHtml: string
  edit: ResourceEdit
  onReopen: () => void
}

/**
 * What happened to the resource outside this editor. Another device saved: a clean editor opens that version; with
 * unsaved words the answer is true, and the teacher is told. The server refused a save: its words are unsaved again.
 */
export function useOtherEdits({ storedEdit, refusedOp, storedHtml, edit, onReopen }: Input): boolean {
  const { dirty, isKnown, markSaved } = edit
  const changed = storedEdit !== null && !isKnown(storedEdit)

  useEffect(() => {
    if (changed && !dirty) onReopen()
  }, [changed, dirty, onReopen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, with what is stored then
  useEffect(() => {
    if (refusedOp) markSaved(storedHtml)
  }, [refusedOp])

  return changed && dirty
}
