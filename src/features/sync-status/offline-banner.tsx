import { CloudCheck, CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOffline } from '#session/connection.ts'
import { markReconnectionTold, useReconnection } from '#session/reconnection.ts'
import { Banner } from '#ui/banner.tsx'

/** A dead spot in the corridor is no news. */
const SETTLE_MS = 2000
const BACK_MS = 4000
/** For messages that are still going out, so that the number is told once and is right. */
const LONGEST_COUNT_MS = 5000

/** Stays while offline, then says for four seconds that we are back, and how many messages went out. */
export function OfflineBanner() {
  const offline = useSettled(useOffline())
  const { shown, sent } = useBack(offline)
  // The region stands before its words do: else some screen readers miss them.
  return (
    <div role="status">
      {offline && (
        <Banner quiet icon={<CloudOff className="size-5 shrink-0" aria-hidden="true" />}>
          Offline. You can read, edit and queue messages
        </Banner>
      )}
      {shown && (
        <Banner
          quiet
          tone="tint"
          icon={<CloudCheck className="size-5 shrink-0 text-success" aria-hidden="true" />}
        >
          {backWords(sent)}
        </Banner>
      )}
    </div>
  )
}

export function backWords(sent: number): string {
  if (sent === 0) return 'Back online'
  return `Back online. ${sent} ${sent === 1 ? 'message' : 'messages'} sent`
}

function useSettled(offline: boolean): boolean {
  const [settled, setSettled] = useState(offline)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(offline), SETTLE_MS)
    return () => clearTimeout(timer)
  }, [offline])
  return settled
}

function useBack(offline: boolean): { shown: boolean; sent: number } {
  const [wasOffline, setWasOffline] = useState(offline)
  const [tired, setTired] = useState(false)
  const { waiting, arrived } = useReconnection()
  const counting = !offline && wasOffline && waiting > 0 && !tired
  const shown = !offline && wasOffline && !counting

  useEffect(() => {
    if (offline) setWasOffline(true)
  }, [offline])
  useEffect(() => {
    if (!counting) return
    const timer = setTimeout(() => setTired(true), LONGEST_COUNT_MS)
    return () => clearTimeout(timer)
  }, [counting])
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => {
      setWasOffline(false)
      setTired(false)
      markReconnectionTold()
    }, BACK_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return { shown, sent: arrived }
}
