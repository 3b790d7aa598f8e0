import { useEffect, useRef, useState } from 'react'
import type { WaitingCounts } from '#local-store/queries/waiting-counts.ts'
import { readToast } from '#session/toasts.ts'

interface Announcements {
  polite: string
  assertive: string
}

const NOTHING: Announcements = { polite: '', assertive: '' }
/** Some screen readers miss text that is removed sooner. */
const ANNOUNCED_MS = 2000

/**
 * Announces to screen readers, once each, that a change waits for the network or was refused. A refusal that a toast
 * announces is not repeated.
 */
export function useAnnouncements(counts: WaitingCounts | undefined, offline: boolean): Announcements {
  const before = useRef<WaitingCounts>(undefined)
  const [said, setSaid] = useState(NOTHING)
  const { waiting, refused } = counts ?? {}

  useEffect(() => {
    if (waiting === undefined || refused === undefined) return
    const last = before.current
    before.current = { waiting, refused }
    if (!last) return
    if (refused > last.refused && readToast()?.kind !== 'error')
      setSaid({ polite: '', assertive: 'Not sent. Open “Waiting to send” to see why.' })
    else if (waiting > last.waiting && offline)
      setSaid({ polite: "Will send when you're back online", assertive: '' })
  }, [waiting, refused, offline])

  // The text is cleared, so that the same text can be announced for the next change.
  useEffect(() => {
    if (said === NOTHING) return
    const timer = setTimeout(() => setSaid(NOTHING), ANNOUNCED_MS)
    return () => clearTimeout(timer)
  }, [said])
  return said
}
