import { useEffect, useState, useSyncExternalStore } from 'react'
import { isDrafting, onDrafting, untilNobodyWrites, whyUnkept } from '#device-draft/drafting.ts'
import type { DeviceDraft } from '#domain/device-draft.ts'

/** True while this tab writes a draft for the message. */
export const useDrafting = (messageId: string): boolean =>
  useSyncExternalStore(onDrafting, () => isDrafting(messageId))

/** Why the draft for the message ended, where the device had no room to keep it. */
export const useWhyUnkept = (messageId: string): string | undefined =>
  useSyncExternalStore(onDrafting, () => whyUnkept(messageId))

/**
 * True while another tab writes the draft; undefined until that is known. It is asked again with each section that comes,
 * because a draft that broke off may be gone on with in that tab.
 */
export function useWrittenElsewhere(draft: DeviceDraft | null, drafting: boolean): boolean | undefined {
  const [elsewhere, setElsewhere] = useState<boolean>()
  useEffect(() => {
    if (draft?.state !== 'writing' || drafting) return
    const left = new AbortController()
    const later = setTimeout(() => setElsewhere(true), KNOWN_AFTER_MS)
    untilNobodyWrites(draft.id, left.signal)
      .then(() => setElsewhere(false))
      .catch(() => {}) // this screen no longer asks
      .finally(() => clearTimeout(later))
    return () => {
      clearTimeout(later)
      left.abort()
    }
  }, [draft, drafting])
  return elsewhere
}

/** A lock that is free is given at once, so one that is not given by then is another tab's. */
const KNOWN_AFTER_MS = 100
