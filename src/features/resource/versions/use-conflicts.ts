import { useEffect } from 'react'
import type { ResourceEdit } from '../editor/use-resource-edit.ts'

interface Input {
  /** The edit that is current on this device; null when nobody has edited the resource */
  storedEdit: string | null
  /** A save that the server refused while this editor was open */
  refusedOp: string | null
  /** The text that counts as saved once a save was refused */
  storedHtml: string
  edit: ResourceEdit
  onReopen: () => void
}

/**
 * Follows changes of the resource outside this editor. When another device saved, an editor without unsaved text opens that
 * version; with unsaved text the answer is true. When the server refused a save, its text is unsaved again.
 */
export function useConflicts({ storedEdit, refusedOp, storedHtml, edit, onReopen }: Input): boolean {
  const { dirty, versions, markSaved } = edit
  const changed = storedEdit !== null && !versions.has(storedEdit)

  useEffect(() => {
    if (changed && !dirty) onReopen()
  }, [changed, dirty, onReopen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal, with what is stored then
  useEffect(() => {
    if (refusedOp) markSaved(storedHtml)
  }, [refusedOp])

  return changed && dirty
}
