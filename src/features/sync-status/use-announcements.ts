import { useEffect, useRef, useState } from 'react'
import type { WaitingCounts } from '#local-store/queries/waiting-counts.ts'
import { readToast } from '#session/toasts.ts'

export interface Announcements {
  polite: string
  assertive: string
}

const NOTHING: Announcements = { polite: '', assertive: '' }
/** Sooner is missed by some screen readers. */
const SAID_MS = 2000

/**
 * Said once to those who do not see the screen: that something now waits for the network, and that something was
 * refused. A refusal that a toast tells of is not told twice.
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

  // Taken away again, so that the same words can be said of the next change.
  useEffect(() => {
    if (said === NOTHING) return
    const timer = setTimeout(() => setSaid(NOTHING), SAID_MS)
    return () => clearTimeout(timer)
  }, [said])
  return said
}
