import { CloudCheck, CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useOffline } from '#session/connection.ts'
import { markReconnectionAnnounced, useReconnection } from '#session/reconnection.ts'
import { Banner } from '#ui/banner.tsx'

/** A shorter gap, such as a dead spot in the corridor, is not shown. */
const MIN_OFFLINE_MS = 2000
const BACK_MS = 4000
/** The longest wait for messages still being sent, so that their number is announced once and is right. */
const MAX_COUNTING_MS = 5000

/** Shows that the device is offline, then for four seconds that it is back and how many messages were sent. */
export function OfflineBanner() {
  const offline = useSettled(useOffline())
  const { shown, sent } = useReconnected(offline)
  // The live region is always rendered, because some screen readers miss text that arrives together with its region.
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
          {backText(sent)}
        </Banner>
      )}
    </div>
  )
}

export function backText(sent: number): string {
  if (sent === 0) return 'Back online'
  return `Back online. ${sent} ${sent === 1 ? 'message' : 'messages'} sent`
}

function useSettled(offline: boolean): boolean {
  const [settled, setSettled] = useState(offline)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(offline), MIN_OFFLINE_MS)
    return () => clearTimeout(timer)
  }, [offline])
  return settled
}

function useReconnected(offline: boolean): { shown: boolean; sent: number } {
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
    const timer = setTimeout(() => setTired(true), MAX_COUNTING_MS)
    return () => clearTimeout(timer)
  }, [counting])
  useEffect(() => {
    if (!shown) return
    const timer = setTimeout(() => {
      setWasOffline(false)
      setTired(false)
      markReconnectionAnnounced()
    }, BACK_MS)
    return () => clearTimeout(timer)
  }, [shown])
  return { shown, sent: arrived }
}
