import { useLiveQuery } from 'dexie-react-hooks'
import { useEffect, useState } from 'react'
import { countArrived, listUnsentMessages } from '#local-store/queries/waiting-counts.ts'
import { setReconnection, useReconnection } from '#session/reconnection.ts'

const NONE: string[] = []

/** Remembers which messages waited while offline, and counts those that reached the server. */
export function useArrivals(offline: boolean): void {
  const { announced } = useReconnection()
  const unsent = useLiveQuery(async () => listUnsentMessages(), []) ?? NONE
  const [away, setAway] = useState(NONE)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the list starts again once the banner has announced it
  useEffect(() => setAway(NONE), [announced])

  useEffect(() => {
    if (!offline) return
    setAway((known) => {
      const more = unsent.filter((id) => !known.includes(id))
      return more.length > 0 ? [...known, ...more] : known
    })
  }, [offline, unsent])

  const arrived = useLiveQuery(async () => countArrived(away), [away]) ?? 0
  const waiting = away.filter((id) => unsent.includes(id)).length
  useEffect(() => setReconnection({ waiting, arrived }), [waiting, arrived])
}
