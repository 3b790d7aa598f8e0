import { useCallback, useRef, useState } from 'react'
import { clearDraft, saveDraft } from '#local-store/commands/drafts.ts'

export const draftKey = (messageId: string) => `resource:${messageId}`

export interface StoredDraft {
  /** True while the store holds the text as it is now. */
  kept: boolean
  /** Stores the text; null removes the draft. */
  store: (html: string | null) => void
  /** The text has changed and is not stored yet. */
  touch: () => void
  /** Settles when the last change has reached the disk. */
  stored: () => Promise<unknown>
}

/** The draft of a resource in the store of this device. */
export function useStoredDraft(messageId: string): StoredDraft {
  const [kept, setKept] = useState(false)
  const storing = useRef<Promise<unknown>>(undefined)
  const store = useCallback(
    (html: string | null) => {
      const key = draftKey(messageId)
      storing.current = html === null ? clearDraft(key) : saveDraft(key, html).then(({ ok }) => setKept(ok))
    },
    [messageId],
  )
  const touch = useCallback(() => setKept(false), [])
  const stored = useCallback(() => Promise.resolve(storing.current), [])
  return { kept, store, touch, stored }
}
