import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Banner } from '#ui/banner.tsx'
import { useOffline } from './use-offline.ts'

/** A dead spot in the corridor is no news. */
const SETTLE_MS = 2000
const BACK_MS = 4000

/** Stays while offline, then says for four seconds that we are back. */
export function OfflineBanner() {
  const shown = useSettled(useOffline())
  const back = useBack(shown)
  if (shown) {
    return (
      <Banner icon={<CloudOff className="size-5 shrink-0" aria-hidden="true" />}>
        Offline. You can read, edit and queue messages
      </Banner>
    )
  }
  if (!back) return null
  return (
    <Banner tone="tint" icon={null}>
      Back online
    </Banner>
  )
}

function useSettled(offline: boolean): boolean {
  const [settled, setSettled] = useState(offline)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(offline), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [offline])
  return settled
}

function useBack(offline: boolean): boolean {
  const [wasOffline, setWasOffline] = useState(offline)
  useEffect(() => {
    if (offline) {
      setWasOffline(true)
      return
    }
    const timer = setTimeout(() => setWasOffline(false), BACK_MS)
    return () => clearTimeout(timer)
  }, [offline])
  return !offline && wasOffline
}
